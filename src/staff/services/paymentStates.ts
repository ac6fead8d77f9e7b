import { markId, readMark, type PaymentKind, type PaymentState } from '@/staff/domain/confirmation'
import { loadConfirmations } from './confirmationRecords'
import { findByIds, getByIds } from './database'
import { loadThanks } from './thanks'

/** `amount`: pledged; none for a fee. */
type Paid = readonly { readonly id: string; readonly amount?: number }[]

/** As the rules ask of who may see orders, or fees, alone. */
const readerOf = (kind: PaymentKind) => (kind === 'donation' ? findByIds : getByIds)

/** One read each, if ever confirmed; for orders and fees in any case. */
export async function loadStates(
  kind: PaymentKind | 'refund',
  payments: Paid,
  read = kind === 'refund' ? findByIds : readerOf(kind),
): Promise<(id: string) => PaymentState> {
  const ids = payments.map(({ id }) => markId(kind, id))
  const marks = await read('confirmed', ids)
  const amounts = new Map(payments.map(({ id, amount }) => [id, amount]))
  return (id) => readMark(marks.get(markId(kind, id))?.fields ?? null, amounts.get(id))
}

export type KnownPayment = Readonly<ReturnType<Awaited<ReturnType<typeof loadPayments>>>>

/** One more read per part, its thanks, and refund. Nobody is thanked for a fee. */
export async function loadPayments(kind: PaymentKind, payments: Paid) {
  const states = await loadStates(kind, payments)
  const ids = payments.flatMap(({ id }) => Object.keys(states(id).parts))
  const parts = ids.map((id) => ({ id }))
  const [loaded, refunds, thanks] = await Promise.all([
    loadConfirmations(ids, kind),
    loadStates('refund', parts, readerOf(kind)),
    loadThanks(kind === 'fee' ? [] : ids, readerOf(kind)),
  ])
  const records = loaded
    .map((each) => ({ ...each, thanks: thanks.get(each.id) ?? null }))
    .sort((one, other) => Number(one.at) - Number(other.at))
  return (id: string) => {
    const known = states(id)
    const back = Object.keys(known.parts).reduce((sum, part) => sum + refunds(part).paid, 0)
    return {
      ...known,
      state: back > 0 && back === known.paid ? 'back' : known.state,
      /** Standing ones, latest last. */
      records: records.filter(({ document }) => document === id),
      /** Refunded, whole Ksh. */
      back,
    }
  }
}

import { markId, readMark, type PaymentKind, type PaymentState } from '@/staff/domain/confirmation'
import { loadConfirmations } from './confirmationRecords'
import { findByIds, getByIds } from './database'
import { loadThanks } from './thanks'

/** `amount`: what was pledged; none for a fee. */
type Paid = readonly { readonly id: string; readonly amount?: number }[]

/** Staff with just the orders or the members area may get these documents, but not query them. */
const readerOf = (kind: PaymentKind) => (kind === 'donation' ? findByIds : getByIds)

/** One read for each that was ever confirmed; for orders and fees, one for each in any case. */
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

/** One more read for each part, its thanks and its refund. Nobody is thanked for a fee. */
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
      /** Those that stand, latest last. */
      records: records.filter(({ document }) => document === id),
      /** What was paid back, in whole Ksh. */
      back,
    }
  }
}

import {
  markId,
  readMark,
  type Confirmation,
  type PaymentKind,
  type PaymentState,
} from '@/domain/staff/confirmation'
import { loadConfirmations } from './confirmationRecords'
import { findByIds } from './database'

/** `amount`: what was pledged; left out for a fee. */
type Paid = readonly { readonly id: string; readonly amount?: number }[]

/** Each that was ever confirmed costs a read. */
export async function loadStates(
  kind: PaymentKind,
  payments: Paid,
): Promise<(id: string) => PaymentState> {
  const ids = payments.map(({ id }) => markId(kind, id))
  const marks = await findByIds('confirmed', ids)
  const amounts = new Map(payments.map(({ id, amount }) => [id, amount]))
  return (id) => readMark(marks.get(markId(kind, id))?.fields ?? null, amounts.get(id))
}

/** `records`: what stands for it, the latest last. */
export type KnownPayment = PaymentState & { readonly records: readonly Confirmation[] }

/** Each part costs a read more. */
export async function loadPayments(
  kind: PaymentKind,
  payments: Paid,
): Promise<(id: string) => KnownPayment> {
  const states = await loadStates(kind, payments)
  const ids = payments.flatMap(({ id }) => Object.keys(states(id).parts))
  const loaded = await loadConfirmations(ids, kind)
  const records = loaded.toSorted((one, other) => Number(one.at) - Number(other.at))
  return (id) => ({
    ...states(id),
    records: records.filter(({ document }) => document === id),
  })
}

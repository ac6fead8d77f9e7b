import { markId, readMark, type PaymentKind, type PaymentState } from '@/domain/staff/confirmation'
import { findByIds } from './database'

/** Each that was ever confirmed costs a read. */
export async function loadStates(
  kind: PaymentKind,
  payments: readonly { readonly id: string }[],
): Promise<(id: string) => PaymentState> {
  const ids = payments.map(({ id }) => markId(kind, id))
  const marks = await findByIds('confirmed', ids)
  return (id) => readMark(marks.get(markId(kind, id))?.fields ?? null)
}

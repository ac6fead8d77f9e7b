import {
  markId,
  readMark,
  type Confirmation,
  type PaymentKind,
  type PaymentState,
} from '@/domain/staff/confirmation'
import { loadConfirmations } from './confirmationRecords'
import { findByIds } from './database'

type Paid = readonly { readonly id: string }[]

/** Each that was ever confirmed costs a read. */
export async function loadStates(
  kind: PaymentKind,
  payments: Paid,
): Promise<(id: string) => PaymentState> {
  const ids = payments.map(({ id }) => markId(kind, id))
  const marks = await findByIds('confirmed', ids)
  return (id) => readMark(marks.get(markId(kind, id))?.fields ?? null)
}

/** `record` is what confirms it now; null while nothing does. */
export type KnownPayment = PaymentState & { readonly record: Confirmation | null }

/** Each that is confirmed costs two reads. */
export async function loadPayments(
  kind: PaymentKind,
  payments: Paid,
): Promise<(id: string) => KnownPayment> {
  const states = await loadStates(kind, payments)
  const confirmed = payments.flatMap(({ id }) => {
    const state = states(id)
    return state.state === 'confirmed' ? [state.confirmation] : []
  })
  const records = new Map(
    (await loadConfirmations(confirmed, kind)).map((record) => [record.id, record]),
  )
  return (id) => {
    const state = states(id)
    const record = state.state === 'confirmed' ? records.get(state.confirmation) : undefined
    return { ...state, record: record ?? null }
  }
}

import { addDays } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import {
  markId,
  readCodePayment,
  readConfirmation,
  readMark,
  type CodePayment,
  type Confirmation,
  type Parts,
  type PaymentState,
  type RecordKind,
} from '@/staff/domain/confirmation'
import { findByIds, findDocument } from './database'
import { loadAll, loadPage } from './listPage'

export async function loadConfirmation(id: string): Promise<Confirmation | null> {
  const found = await findDocument('confirmations', id)
  return found && readConfirmation(id, found.fields)
}

/** Null if nothing was ever booked. */
export async function loadCodePayment(code: string): Promise<CodePayment | null> {
  const found = await findDocument('payments', code)
  return found && readCodePayment(code, found.fields)
}

/** Only those with something booked. */
export async function loadPaymentsByCode(
  codes: readonly string[],
): Promise<ReadonlyMap<string, CodePayment>> {
  const found = await findByIds('payments', codes)
  const payments = [...found].map(([code, { fields }]) => readCodePayment(code, fields))
  return new Map(
    payments.filter(({ booked }) => booked > 0).map((payment) => [payment.code, payment]),
  )
}

/** YYYY-MM-DD, both included; void ones too. */
export async function loadConfirmationsOf(
  first: string,
  last: string,
): Promise<readonly Confirmation[]> {
  return loadAll((after) =>
    loadPage(
      {
        collection: 'confirmations',
        where: [
          ['paidOn', 'GREATER_THAN_OR_EQUAL', first],
          ['paidOn', 'LESS_THAN', addDays(last, 1)],
        ],
        orderBy: ['paidOn', 'ASCENDING'],
        size: 300,
      },
      after,
      ({ id, fields }) => readConfirmation(id, fields),
    ),
  )
}

/** By kind: the members area alone may ask only for fees. */
export async function loadConfirmations(
  ids: readonly string[],
  kind: RecordKind,
): Promise<readonly Confirmation[]> {
  const found = await findByIds('confirmations', ids, [['kind', 'EQUAL', kind]])
  return [...found].map(([id, { fields }]) => readConfirmation(id, fields))
}

/** The parts that stand for one thing; a refund's `document` is the confirmation. */
export async function findMark(kind: RecordKind, document: string): Promise<PaymentState> {
  const mark = await findDocument('confirmed', markId(kind, document))
  return readMark(mark?.fields ?? null)
}

/** Null if missing, or refused to the members area alone. */
export async function loadFirstPart(parts: Parts): Promise<Confirmation | null> {
  const [id] = Object.keys(parts)
  try {
    return id === undefined ? null : await loadConfirmation(id)
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return null
    throw failure
  }
}

import { addDays } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import {
  markId,
  readCodePayment,
  readConfirmation,
  readMark,
  type ArrivedPayment,
  type CodePayment,
  type Confirmation,
  type RecordKind,
} from '@/domain/staff/confirmation'
import { askDatabase, findByIds } from './database'
import { loadAll, loadPage } from './listPage'

export async function loadConfirmation(id: string): Promise<Confirmation | null> {
  const found = await askDatabase(({ findDocument }) => findDocument('confirmations', id))
  return found && readConfirmation(id, found.fields)
}

/** Null where nothing was ever booked under the code. */
export async function loadCodePayment(code: string): Promise<CodePayment | null> {
  const found = await askDatabase(({ findDocument }) => findDocument('payments', code))
  return found && readCodePayment(code, found.fields)
}

/** Those of which something is booked. */
export async function loadPaymentsByCode(
  codes: readonly string[],
): Promise<ReadonlyMap<string, CodePayment>> {
  const found = await findByIds('payments', codes)
  const payments = [...found].map(([code, { fields }]) => readCodePayment(code, fields))
  return new Map(
    payments.filter(({ booked }) => booked > 0).map((payment) => [payment.code, payment]),
  )
}

/** Of these days, both included, YYYY-MM-DD; void ones too. */
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

/** Those of a kind that exist: who looks after members alone may ask for fees only. */
export async function loadConfirmations(
  ids: readonly string[],
  kind: RecordKind,
): Promise<readonly Confirmation[]> {
  const found = await findByIds('confirmations', ids, [['kind', 'EQUAL', kind]])
  return [...found].map(([id, { fields }]) => readConfirmation(id, fields))
}

/** What leaves not so much of this code, or confirms this payment; null where nothing does. */
export async function findConfirmation({
  code,
  kind,
  document,
  amount,
}: Pick<ArrivedPayment, 'code' | 'kind' | 'document' | 'amount'>): Promise<Confirmation | null> {
  const payment = await loadCodePayment(code)
  const mark = await askDatabase(({ findDocument }) =>
    findDocument('confirmed', markId(kind, document)),
  )
  const used = payment && payment.booked > 0 && payment.rest < amount ? payment.parts : {}
  const [id] = [...Object.keys(used), ...Object.keys(readMark(mark?.fields ?? null).parts)]
  return id === undefined ? null : loadIfMine(id)
}

/** Staff who look after members alone are refused what is no fee. */
async function loadIfMine(id: string): Promise<Confirmation | null> {
  try {
    return await loadConfirmation(id)
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return null
    throw failure
  }
}

import { addDays } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import {
  confirmationId,
  markId,
  mostAttempts,
  readConfirmation,
  readMark,
  type ArrivedPayment,
  type Confirmation,
  type PaymentKind,
} from '@/domain/staff/confirmation'
import type { FoundDocument } from '@/services/firebase/staffDatabase'
import { askDatabase, findByIds } from './database'
import { loadAll, loadPage } from './listPage'

export async function loadConfirmation(id: string): Promise<Confirmation | null> {
  const found = await askDatabase(({ findDocument }) => findDocument('confirmations', id))
  return found && readConfirmation(id, found.fields)
}

/** Null where the code never counted. */
export async function loadNewestConfirmation(code: string) {
  let newest: FoundDocument | null = null
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const found = await findIfThere('confirmations', confirmationId(code, attempt))
    if (!found) break
    newest = found
  }
  if (!newest) return null
  const { id, fields } = newest
  const isVoid = (await findIfThere('voids', id)) !== null
  return { confirmation: readConfirmation(id, fields), isVoid }
}

/** Those of a kind that exist: who looks after members alone may ask for fees only. */
export async function loadConfirmations(
  ids: readonly string[],
  kind: PaymentKind,
): Promise<readonly Confirmation[]> {
  const found = await findByIds('confirmations', ids, [['kind', 'EQUAL', kind]])
  return [...found].map(([id, { fields }]) => readConfirmation(id, fields))
}

/** What counts under this code now, or confirms this payment; null where nothing does. */
export async function findConfirmation({
  code,
  kind,
  document,
}: Pick<ArrivedPayment, 'code' | 'kind' | 'document'>): Promise<Confirmation | null> {
  const newest = await loadNewestConfirmation(code)
  if (newest && !newest.isVoid) return newest.confirmation
  const mark = await askDatabase(({ findDocument }) =>
    findDocument('confirmed', markId(kind, document)),
  )
  const payment = readMark(mark?.fields ?? null)
  return payment.state === 'confirmed' ? loadConfirmation(payment.confirmation) : null
}

/** What counts under these codes. */
export async function findCounting(codes: readonly string[]): Promise<readonly Confirmation[]> {
  const found = await findByIds('confirmations', codes)
  const voids = await findByIds('voids', [...found.keys()])
  const counting = [...found.values()].filter(({ id }) => !voids.has(id)).map(asConfirmation)
  // A void code may have been confirmed again.
  for (const code of voids.keys()) {
    const newest = await loadNewestConfirmation(code)
    if (newest && !newest.isVoid) counting.push(newest.confirmation)
  }
  return counting
}

/** What counts of these days, both included, YYYY-MM-DD. */
export async function loadCountingOf(
  first: string,
  last: string,
): Promise<readonly Confirmation[]> {
  const ofDays = (collection: string) =>
    loadAll((after) =>
      loadPage(
        {
          collection,
          where: [
            ['paidOn', 'GREATER_THAN_OR_EQUAL', first],
            ['paidOn', 'LESS_THAN', addDays(last, 1)],
          ],
          orderBy: ['paidOn', 'ASCENDING'],
          size: 300,
        },
        after,
        (document) => document,
      ),
    )
  // In this order, so that a void of what was read is known.
  const found = await ofDays('confirmations')
  const voids = new Set((await ofDays('voids')).map(({ id }) => id))
  return found.filter(({ id }) => !voids.has(id)).map(asConfirmation)
}

function asConfirmation({ id, fields }: FoundDocument): Confirmation {
  return readConfirmation(id, fields)
}

/** Staff who look after members alone are refused what does not exist. */
async function findIfThere(collection: string, id: string): Promise<FoundDocument | null> {
  try {
    return await askDatabase(({ findDocument }) => findDocument(collection, id))
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return null
    throw failure
  }
}

import { readPledge, type Pledge } from '@/domain/staff/records'
import { loadNewestConfirmation } from './confirmationRecords'
import { askDatabase } from './database'
import { findByIds } from './findByIds'
import { loadStates } from './paymentStates'

/** How many pledges one request fetches where all of them are needed. */
const batchSize = 300

/**
 * All pledges from one moment until another that nothing confirms, newest first, for holding them
 * against a statement. Each pledge costs a read. @throws Failure
 */
export async function loadOpenPledges(from: Date, until: Date): Promise<readonly Pledge[]> {
  const pledges: Pledge[] = []
  let after: readonly unknown[] | undefined
  do {
    const found = await askDatabase(({ findDocuments, documentId }) =>
      findDocuments({
        collection: 'Donations',
        where: [
          ['timestamp', 'GREATER_THAN_OR_EQUAL', from],
          ['timestamp', 'LESS_THAN', until],
        ],
        orderBy: [
          ['timestamp', 'DESCENDING'],
          [documentId, 'DESCENDING'],
        ],
        after,
        limit: batchSize,
      }),
    )
    const read = found.map(({ id, fields }) => readPledge(id, fields))
    pledges.push(...read)
    const last = read.at(-1)
    after = last && read.length === batchSize ? [last.at, last.id] : undefined
  } while (after)
  const states = await loadStates('donation', pledges)
  return pledges.filter(({ id }) => states(id).state !== 'confirmed')
}

/** Which of these codes are confirmed, and not void. @throws Failure */
export async function findConfirmedCodes(codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await findByIds('confirmations', codes)
  const voids = await findByIds('voids', [...found.keys()])
  const confirmed = new Set([...found.keys()].filter((code) => !voids.has(code)))
  // A code that was voided may count anew.
  for (const code of voids.keys()) {
    const newest = await loadNewestConfirmation(code)
    if (newest && !newest.isVoid) confirmed.add(code)
  }
  return confirmed
}

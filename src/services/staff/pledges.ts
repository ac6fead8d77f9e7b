import type { PaymentMethod } from '@/domain/giving/donation'
import type { PaymentState } from '@/domain/staff/confirmation'
import { readPledge, type Pledge } from '@/domain/staff/records'
import { askDatabase, pageOf, pageSize, type ListCursor, type ListPage } from './database'
import { loadStates } from './paymentStates'

/** A pledge, and how far its payment is. */
export interface PledgeInList {
  readonly pledge: Pledge
  readonly payment: PaymentState
}

/** Which pledges to list; without anything all of them. */
export interface PledgeFilter {
  readonly method?: PaymentMethod | undefined
  /** Stored before this moment. */
  readonly before?: Date | undefined
}

/** A page of 50 pledges, newest first. @throws Failure */
export function listPledges(
  filter: PledgeFilter = {},
  after: ListCursor | null = null,
): Promise<ListPage<PledgeInList>> {
  return askDatabase(async (database) => {
    const found = await database.findDocuments({
      collection: 'Donations',
      where: conditionsOf(filter),
      orderBy: [
        ['timestamp', 'DESCENDING'],
        [database.documentId, 'DESCENDING'],
      ],
      after: after ?? undefined,
      limit: pageSize + 1,
    })
    const pledges = found.map(({ id, fields }) => readPledge(id, fields))
    const { items, next } = pageOf(pledges, ({ at, id }) => [at, id])
    return { items: await withStates(items), next }
  })
}

/** Pledges with this reference (the first characters of their id) or this address. At most 50. @throws Failure */
export function findPledges(
  typed: string,
  filter: PledgeFilter = {},
): Promise<readonly PledgeInList[]> {
  const text = typed.trim()
  return askDatabase(async ({ findDocuments, documentId }) => {
    const reference = text.toUpperCase()
    const found = await findDocuments({
      collection: 'Donations',
      where: [
        ...conditionsOf(filter),
        ...(text.includes('@')
          ? ([['email', 'EQUAL', text]] as const)
          : ([
              [documentId, 'GREATER_THAN_OR_EQUAL', reference],
              [documentId, 'LESS_THAN', `${reference}~`],
            ] as const)),
      ],
      limit: pageSize,
    })
    return withStates(found.map(({ id, fields }) => readPledge(id, fields)))
  })
}

function conditionsOf({ method, before }: PledgeFilter) {
  return [
    ...(method ? ([['paymentMethod', 'EQUAL', method]] as const) : []),
    ...(before ? ([['timestamp', 'LESS_THAN', before]] as const) : []),
  ]
}

async function withStates(pledges: readonly Pledge[]): Promise<readonly PledgeInList[]> {
  const states = await loadStates('donation', pledges)
  return pledges.map((pledge) => ({ pledge, payment: states(pledge.id) }))
}

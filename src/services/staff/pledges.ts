import type { PaymentMethod } from '@/domain/giving/donation'
import type { PaymentState } from '@/domain/staff/confirmation'
import { readPledge, type Pledge } from '@/domain/staff/records'
import { askDatabase } from './database'
import { loadAll, loadPage, type ListCursor, type ListPage } from './listPage'
import { loadStates } from './paymentStates'

export interface PledgeInList {
  readonly pledge: Pledge
  readonly payment: PaymentState
}

export interface PledgeFilter {
  readonly method?: PaymentMethod | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

/** Newest first. */
export async function listPledges(
  filter: PledgeFilter = {},
  after: ListCursor | null = null,
): Promise<ListPage<PledgeInList>> {
  const { items, next } = await pageOf(filter, after)
  return { items: await withStates(items), next }
}

/** By reference (how the id begins) or address; at most 50. */
export async function findPledges(
  typed: string,
  filter: PledgeFilter = {},
): Promise<readonly PledgeInList[]> {
  const text = typed.trim()
  const reference = text.toUpperCase()
  const found = await askDatabase(({ findDocuments, documentId }) =>
    findDocuments({
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
      limit: 50,
    }),
  )
  return withStates(found.map(({ id, fields }) => readPledge(id, fields)))
}

/** Without a confirmation, newest first. */
export async function loadOpenPledges(from: Date, before: Date): Promise<readonly Pledge[]> {
  const pledges = await loadAll((after) => pageOf({ from, before }, after, 300))
  const states = await loadStates('donation', pledges)
  return pledges.filter(({ id }) => states(id).state !== 'confirmed')
}

function pageOf(
  filter: PledgeFilter,
  after: ListCursor | null,
  size?: number,
): Promise<ListPage<Pledge>> {
  return loadPage(
    {
      collection: 'Donations',
      where: conditionsOf(filter),
      orderBy: ['timestamp', 'DESCENDING'],
      ...(size !== undefined && { size }),
    },
    after,
    ({ id, fields }) => readPledge(id, fields),
  )
}

function conditionsOf({ method, from, before }: PledgeFilter) {
  return [
    ...(method ? ([['paymentMethod', 'EQUAL', method]] as const) : []),
    ...(from ? ([['timestamp', 'GREATER_THAN_OR_EQUAL', from]] as const) : []),
    ...(before ? ([['timestamp', 'LESS_THAN', before]] as const) : []),
  ]
}

async function withStates(pledges: readonly Pledge[]): Promise<readonly PledgeInList[]> {
  const states = await loadStates('donation', pledges)
  return pledges.map((pledge) => ({ pledge, payment: states(pledge.id) }))
}

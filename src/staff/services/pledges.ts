import type { PaymentMethod } from '@/domain/giving/donation'
import { nameSpellings } from '@/staff/domain/spellings'
import { readPledge, type Pledge } from '@/staff/domain/records'
import { loadAll, loadPage, type ListCursor, type ListPage } from './listPage'
import { loadPayments, loadStates, type KnownPayment } from './paymentStates'
import { beginningWith, findAny, findByCode, findByReference, findByReferences } from './search'
import { loadThanksFor, type Thanked } from './thanks'

export interface PledgeInList {
  readonly pledge: Pledge
  readonly payment: KnownPayment
  readonly thanks: readonly Thanked[]
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

/** By code, reference, address or the start of the name; newest first within each. */
export async function findPledges(
  typed: string,
  { method }: Pick<PledgeFilter, 'method'> = {},
): Promise<readonly PledgeInList[]> {
  const text = typed.trim()
  if (text === '') return []
  const addresses = [...new Set([text, text.toLowerCase()])]
  const found = await Promise.all(
    text.includes('@')
      ? [findAny('Donations', [[['email', 'IN', addresses]]])]
      : [
          findByCode('Donations', 'donation', text),
          findByReference('Donations', text),
          findAny(
            'Donations',
            nameSpellings(text).map((name) => beginningWith('name', name)),
          ),
        ],
  )
  const pledges = found.flatMap((each) =>
    [...each.values()]
      .map(({ id, fields }) => readPledge(id, fields))
      .filter((pledge) => method === undefined || pledge.paymentMethod === method)
      .toSorted((one, other) => Number(other.at) - Number(one.at)),
  )
  const once = new Map(pledges.map((pledge) => [pledge.id, pledge]))
  return withStates([...once.values()])
}

export async function reloadPledge({ pledge }: PledgeInList): Promise<PledgeInList | null> {
  const [reloaded] = await withStates([pledge])
  return reloaded ?? null
}

/** Of that time, or by reference; with the amounts still due. */
export async function loadOpenPledges(
  from: Date,
  before: Date,
  references: readonly string[],
): Promise<readonly Pledge[]> {
  const [inTime, named] = await Promise.all([
    loadAll((after) => pageOf({ from, before }, after, 300)),
    findByReferences('Donations', references),
  ])
  const found = [...inTime, ...[...named].map(([id, { fields }]) => readPledge(id, fields))]
  const pledges = [...new Map(found.map((pledge) => [pledge.id, pledge])).values()]
  const states = await loadStates('donation', pledges)
  return pledges
    .filter(({ id }) => states(id).state !== 'confirmed')
    .map((pledge) => ({ ...pledge, amount: pledge.amount - states(pledge.id).paid }))
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
  const payments = await loadPayments('donation', pledges)
  const known = pledges.map((pledge) => ({ pledge, payment: payments(pledge.id) }))
  const thanksFor = await loadThanksFor(known.map(({ payment }) => payment))
  return known.map((each) => ({ ...each, thanks: thanksFor(each.payment) }))
}

import { expect, it, vi } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { matchStatements } from '@/staff/services/matchStatements'
import { loadConfirmationsOf } from '@/staff/services/confirmationRecords'
import { loadEntryTimes } from '@/staff/services/entryTimes'
import { findInBook, loadMonth } from '@/staff/services/book'
import { loadGifts } from '@/staff/services/givers'
import { findMembers, listAllMembers, listMembers } from '@/staff/services/members'
import { findMessages, listMessages } from '@/staff/services/messages'
import type { ReadPeople } from '@/staff/services/people'
import { findPledges, listPledges } from '@/staff/services/pledges'
import { findOrders, listDoneOrders, listOpenOrders } from '@/staff/services/storedOrders'
import { listSubscribers } from '@/staff/services/subscribers'
import { loadNewPledges, loadOpenOrders, loadWaitingMessages } from '@/staff/services/waiting'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { storeInConsole } from '../../support/console'
import { statementIn } from '../matching/statementIn'
import { beginAsStaff } from '../support/staff'

const backend = globalThis.testBackend

/** 1 is six years of a small organisation. `SCALE=30` prints what each act reads and how long it takes. */
const scale = Number(process.env.SCALE ?? 1)
const years = 6
const days = years * 365
const dayMs = 24 * 3_600_000
const now = Date.now()
const sizeOf = (usual: number, at30: number) =>
  scale === 1 ? usual : Math.round((at30 * scale) / 30)
const sizes = {
  // Of the last month alone, unless all six years are wanted.
  pledges: sizeOf(500, 100_000),
  orders: sizeOf(600, 5000),
  members: sizeOf(1100, 20_000),
  messages: 100,
}
const pledgesADay = scale === 1 ? 500 / 30 : sizes.pledges / days

const daysAgo = (count: number) => new Date(now - count * dayMs)
const idOf = (kind: string, index: number) =>
  `${kind}${[...String(index).padStart(6, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`.padEnd(
    20,
    '2',
  )
const codeOf = (index: number) => `TM${String(index).padStart(8, '0')}`

type Documents = Record<string, Readonly<Record<string, unknown>>>

/** What staff leave behind when they confirm a payment. */
function confirmed(
  kind: 'donation' | 'order',
  document: string,
  { code, amount, paid }: { readonly code: string; readonly amount: number; readonly paid: number },
): Documents {
  const at = daysAgo(paid)
  const paidOn = dayInKenya(at)
  const record = { code, kind, document, amount, received: amount, method: 'mpesa', paidOn, at }
  return {
    [`confirmations/${code}`]: { ...record, month: paidOn.slice(0, 7), by: 'staff' },
    [`confirmed/${kind}-${document}`]: { parts: { [code]: amount } },
    [`payments/${code}`]: { received: amount, attempts: 1, parts: { [code]: amount } },
  }
}

function* everything(): Generator<Documents> {
  for (let index = 0; index < sizes.pledges; index += 1) {
    const id = idOf('D', index)
    const pledged = index / pledgesADay
    // Half of the month is not matched yet.
    const isOpen = pledged < 30 && index % 2 === 0
    yield {
      [`Donations/${id}`]: {
        name: `Giver ${index}`,
        email: `g${index}@example.org`,
        amount: '500',
        message: '',
        paymentMethod: 'mpesa',
        timestamp: daysAgo(pledged),
      },
      ...(!isOpen &&
        confirmed('donation', id, { code: codeOf(index), amount: 500, paid: pledged })),
    }
  }
  for (let index = 0; index < sizes.orders; index += 1) {
    const id = idOf('R', index)
    const placed = index * (days / sizes.orders)
    const cart = [{ name: 'Hoodie', size: 'M' }]
    const code = `TR${String(index).padStart(8, '0')}`
    const step = 'handedOver'
    yield {
      [`Orders/${id}`]: { name: `Buyer ${index}`, cart, totalItems: 1, totalCost: 1500 },
      [`placed/${id}`]: { at: daysAgo(placed) },
      // One in four never pays; what is paid is handed over after two weeks.
      ...(index % 4 !== 0 && {
        ...confirmed('order', id, { code, amount: 1500, paid: placed }),
        ...(placed > 14 && {
          [`orderSteps/${id}-${step}`]: { order: id, step, at: daysAgo(placed - 14) },
        }),
      }),
    }
  }
  for (let index = 0; index < sizes.members; index += 1)
    yield {
      [`users/M${index}`]: { fname: `Member ${index}`, lname: 'M', email: `${index}@x.ke` },
      [`joined/M${index}`]: { at: daysAgo(index * (days / sizes.members)) },
      [`mailingList/S${index}`]: { email: `${index}@x.ke` },
    }
  for (let index = 0; index < sizes.messages; index += 1) {
    const id = idOf('Q', index)
    const timestamp = daysAgo(index)
    yield {
      [`contactMessages/${id}`]: { name: 'A', email: 'a@x.ke', message: 'Hello', timestamp },
      ...(index > 9 && { [`answers/${id}`]: { by: 'staff', at: daysAgo(index - 1) } }),
    }
  }
}

/** Past the rules, in requests that the backend takes. */
async function fill(): Promise<void> {
  let waiting: Record<string, object> = {}
  for (const documents of everything()) {
    Object.assign(waiting, documents)
    if (Object.keys(waiting).length < 5000) continue
    await storeInConsole(waiting)
    waiting = {}
  }
  await storeInConsole(waiting)
}

function matchMonth() {
  const from = now - 30 * dayMs
  // One pays the fee, so that members are looked at.
  const payments = Array.from({ length: 400 }, (_, index) => ({
    code: codeOf(index),
    payer: `2547****000 - GIVER ${index}`,
    amount: index === 0 ? 200 : 500,
    at: now - index * 90 * 6e4,
  }))
  const statement = statementIn(portalCsv(payments, { shortCode: '000000', from, to: now }))
  return matchStatements([statement], '', 200, () => {})
}

interface Answer {
  readonly document?: { readonly name: string }
  readonly result?: { readonly aggregateFields: Record<string, { readonly integerValue?: string }> }
}

/**
 * What Google would count: each document, one for a query without any, one for each 1,000 that are counted
 * or summed, and one by the rules for each call.
 */
async function readsOf<Found>(act: () => Promise<Found>) {
  const collections = new Set<string>()
  let reads = 0
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await send(address, init)
    const answers = (await response.clone().json()) as readonly Answer[]
    const found = answers.flatMap(({ document }) => document ?? [])
    for (const { name } of found) collections.add(name.split('/').at(-2) ?? '')
    const counted = answers[0]?.result?.aggregateFields['count']?.integerValue ?? 0
    reads += Math.max(1, found.length, Math.ceil(Number(counted) / 1000)) + 1
    return response
  })
  const started = performance.now()
  const result = await act()
  spy.mockRestore()
  return { result, reads, collections, ms: Math.round(performance.now() - started) }
}

it(
  'with six years of records, each staff task reads all that it needs, and no more',
  { timeout: 900_000 },
  async () => {
    await beginAsStaff()
    await fill()
    const today = dayInKenya(new Date())
    const month = today.slice(0, 7)
    // Numbers that grow with the records.
    const ofMonth = 31 * pledgesADay
    const ofYear = Math.min(sizes.pledges, 366 * pledgesADay)
    const ordersOf = (count: number) => (count * sizes.orders) / days
    const people: ReadPeople = new Map()
    const all = (collection: string) => backend.documents(collection).length
    // One read for each document and each page; a whole list takes at least the first.
    const each = (count: number) => [1.01 * count + 1, count] as const
    const acts: readonly [string, () => Promise<unknown>, most: number, least?: number][] = [
      ['Messages that wait', () => loadWaitingMessages(), 2.2 * sizes.messages],
      ['New pledges', () => loadNewPledges(), 10],
      ['Orders that wait', () => loadOpenOrders(), 2 * ordersOf(90) + 4],
      ['A page of gifts', () => listPledges(), 250],
      // Each once; then what is new, and those found.
      ['Look up a giver', () => findPledges('Giver 77', people), 1.01 * sizes.pledges + 100],
      ['Look up another', () => findPledges('Giver 42', people), 100],
      ['Open orders', () => listOpenOrders(), 4 * ordersOf(90)],
      // Of each order and its last step, and once more of each that is open.
      ['Older open orders', () => listOpenOrders([]), 3 * sizes.orders, sizes.orders / 4],
      ['Orders handed over', () => listDoneOrders('handedOver', null), 450],
      ['Look up an order', () => findOrders('Buyer 77', people), 1.01 * sizes.orders + 100],
      ['Messages', () => listMessages(), 2.2 * sizes.messages, all('contactMessages')],
      ['Look up a message', () => findMessages('a@x.ke', people), 110],
      ['A page of members', () => listMembers(), 60],
      ['All members', () => listAllMembers(), ...each(all('users'))],
      ['Who joined', () => loadEntryTimes('joined', daysAgo(days)), ...each(sizes.members)],
      ['Look up a member', () => findMembers('Member 77', people), 1.01 * sizes.members + 100],
      ['The newsletter', () => listSubscribers('mailingList'), ...each(sizes.members)],
      [
        'All confirmed',
        () => loadConfirmationsOf('2000-01-01', today),
        ...each(all('confirmations')),
      ],
      ['The book of a month', () => loadMonth(month, new Map()), 2.5 * (ofMonth + ordersOf(31))],
      ['Look up a code', () => findInBook(codeOf(1)), 20],
      ['Look up a name in the book', () => findInBook('Giver 77', people), 200],
      ['The givers of a year', () => loadGifts(month.slice(0, 4)), 2.5 * ofYear],
      ['Match a month', () => matchMonth(), scale === 1 ? 1530 : 3 * ofMonth + 1530],
    ]
    for (const [name, act, most, least = 0] of acts) {
      const { result, reads, ms } = await readsOf(act)
      const { items = result } = Object(result) as { readonly items?: unknown }
      const listed = least > 0 ? [...Object(items)].length : 0
      expect.soft(listed, name).toBeGreaterThanOrEqual(least)
      // oxlint-disable-next-line no-console -- asked for by SCALE
      if (scale !== 1) console.log(`${name}: ${reads} reads, ${ms} ms`)
      expect.soft(reads, name).toBeLessThanOrEqual(most)
    }
  },
)

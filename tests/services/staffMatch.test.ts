import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Statement } from '@/domain/matching/statement'
import { readStatement } from '@/domain/matching/readStatement'
import { matchStatements } from '@/pages/staff/match/matchStatements'
import { listOpenOrders, markOrder } from '@/services/staff/storedOrders'
import { fromPlainFields } from 'local-backend'
import { demoMember } from '../../local/demoMember'
import { portalCsv, type SamplePayment } from '../../local/mobile-money/portalCsv'
import { sampleOrders } from '../../local/samples/sampleGiving'
import { storeInConsole } from '../support/console'
import { setOrganisation } from '../support/organisation'
import { addSamples, logIn, staffAccount } from '../support/staff'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const now = Date.now()

const daysAgo = (days: number) => new Date(now - days * dayMs)
const dayOf = (days: number) => dayInKenya(daysAgo(days))

beforeEach(async () => {
  setOrganisation({ membershipFeeKsh: 200 })
  await addSamples()
  await logIn()
})

function statementOf(payments: readonly SamplePayment[]): Statement {
  const from = now - 30 * dayMs
  const statement = readStatement(portalCsv([...payments], { shortCode: '000000', from, to: now }))
  if (statement.kind === 'problem') throw new Error(statement.why)
  return statement
}

const match = (payments: readonly SamplePayment[], messages = '') =>
  matchStatements([statementOf(payments)], messages, () => {})

/** Past the rules. */
function store(documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  return storeInConsole(
    Object.fromEntries(
      Object.entries(documents).map(([path, fields]) => [path, fromPlainFields(fields)]),
    ),
  )
}

/** A message as /pay writes it. */
const told = (reference: string, code: string) =>
  `I have paid by M-Pesa.\nReference: ${reference}\nM-Pesa code: ${code}`

const payment = (code: string, payer: string, amount: number, at = now - hourMs) => ({
  ...{ code, payer: `2547****000 - ${payer}`, amount, at },
})

/** What Google would count: each document, one for a query without any, and one by the rules. */
async function readsOf(act: () => Promise<unknown>) {
  const collections = new Set<string>()
  let reads = 0
  const send = globalThis.fetch
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const response = await send(address, init)
    const answers = (await response.clone().json()) as readonly { document?: { name: string } }[]
    const found = answers.flatMap(({ document }) => document ?? [])
    for (const { name } of found) collections.add(name.split('/').at(-2) ?? '')
    reads += Math.max(1, found.length) + 1
    return response
  })
  await act()
  spy.mockRestore()
  return { reads, collections }
}

describe('a payment', () => {
  it('is for the older pledge or order that its payer names in a message', async () => {
    const old = { name: 'Otieno', email: 'o@example.org', amount: '700', paymentMethod: 'mpesa' }
    await store({
      'Donations/QQQQQQ23456789ABCDEF': { ...old, timestamp: daysAgo(100) },
      'Orders/WWWWWW23456789ABCDEF': { name: 'Njeri', phoneNumber: '0700000001', totalCost: 900 },
    })
    const { matching } = await match(
      [payment('TKOLD00001', 'A PARENT', 700), payment('TKOLD00002', 'A FRIEND', 900)],
      `${told('QQQQQQ', 'TKOLD00001')}\n\n${told('wwwwww', 'TKOLD00002')}`,
    )
    expect(matching.messagesLeft).toEqual([])
    expect(matching.certain.map(({ expected, line }) => [expected.id, line.code])).toEqual([
      ['QQQQQQ23456789ABCDEF', 'TKOLD00001'],
      ['WWWWWW23456789ABCDEF', 'TKOLD00002'],
    ])
  })

  it('is for an order that nobody has paid, until it is cancelled', async () => {
    const [{ id, name }] = sampleOrders
    const ordersOf = async () => {
      const { matching } = await match([payment('TKORD00001', name.toUpperCase(), 2200)])
      return [...matching.certain, ...matching.suggested, ...matching.expectedLeft]
        .map(({ expected }) => expected)
        .filter((each) => each.id === id)
    }
    expect(await ordersOf()).toHaveLength(1)
    await markOrder(id, 'cancelled', staffAccount)
    expect(await ordersOf()).toEqual([])
  })

  it('is for the fee of a member who registered in the week before, where it is as much as the fee', async () => {
    const feeOf = async () => {
      const { matching } = await match([payment('TKFEE00001', 'AMANI DEMO', 200)])
      return [...matching.suggested, ...matching.expectedLeft]
        .map(({ expected }) => expected)
        .filter(({ kind }) => kind === 'fee')
    }
    const joined = `joined/${demoMember.uid}`
    const gift = await readsOf(() => match([payment('TKFEE00001', 'AMANI DEMO', 201)]))
    expect(gift.collections).not.toContain('users')
    await store({ [joined]: { at: daysAgo(2) } })
    expect(await feeOf()).toMatchObject([{ id: demoMember.uid, at: now - 2 * dayMs }])
    await store({ [joined]: { at: daysAgo(38) } })
    expect(await feeOf()).toEqual([])
    await storeInConsole({ [joined]: null })
    expect(await feeOf()).toEqual([])
  })
})

describe('in a database of six years, with 500 pledges a month, 2,000 orders and 3,000 members', () => {
  const years = 6 * 365

  const idOf = (kind: string, index: number) =>
    `${kind}${[...String(index).padStart(6, '0')].map((digit) => 'ABCDEFGHJK'[Number(digit)]).join('')}`.padEnd(
      20,
      '2',
    )

  async function fill() {
    const documents: Record<string, Readonly<Record<string, unknown>>> = {}
    for (let index = 0; index < 500; index += 1) {
      const id = idOf('D', index)
      documents[`Donations/${id}`] = {
        ...{ name: `Giver ${index}`, email: 'g@example.org', amount: '500', message: '' },
        ...{ paymentMethod: 'mpesa', timestamp: daysAgo(index * 0.06) },
      }
      // Half of the month was matched before.
      if (index % 2 === 0) continue
      const code = codeOf(index)
      documents[`confirmations/${code}`] = {
        code,
        kind: 'donation',
        document: id,
        amount: 500,
        paidOn: dayOf(index * 0.06),
      }
      documents[`confirmed/donation-${id}`] = { parts: { [code]: 500 } }
      documents[`payments/${code}`] = { received: 500, attempts: 1, parts: { [code]: 500 } }
    }
    for (let index = 0; index < 2000; index += 1) {
      const id = idOf('R', index)
      const days = index * (years / 2000)
      const at = daysAgo(days)
      const cart = [{ name: 'Hoodie', size: 'M' }]
      documents[`Orders/${id}`] = { name: `Buyer ${index}`, cart, totalItems: 1, totalCost: 1500 }
      documents[`placed/${id}`] = { at }
      // One in four never pays; what is paid is handed over after two weeks.
      if (index % 4 === 0) continue
      const code = `TR${String(index).padStart(8, '0')}`
      const month = at.toISOString().slice(0, 7)
      documents[`confirmations/${code}`] = {
        code,
        kind: 'order',
        document: id,
        amount: 1500,
        month,
        at,
        paidOn: dayOf(days),
      }
      documents[`confirmed/order-${id}`] = { parts: { [code]: 1500 } }
      if (days > 14) {
        const step = 'handedOver'
        documents[`orderSteps/${id}-${step}`] = { order: id, step, at: daysAgo(days - 14) }
      }
    }
    for (let index = 0; index < 3000; index += 1) {
      documents[`users/M${index}`] = {
        fname: `Member ${index}`,
        lname: 'M',
        email: `${index}@x.ke`,
      }
      documents[`joined/M${index}`] = { at: daysAgo(index * (years / 3000)) }
    }
    await store(documents)
  }

  const codeOf = (index: number) => `TM${String(index).padStart(8, '0')}`

  // One pays the fee, so that members are looked at.
  const month = Array.from({ length: 400 }, (_, index) =>
    payment(codeOf(index), `GIVER ${index}`, index === 0 ? 200 : 500, now - index * 90 * 60_000),
  )

  it('a month is matched by 1,500 reads at most, and the tab Orders opened by 300', async () => {
    await fill()
    expect((await readsOf(() => match(month))).reads).toBeLessThanOrEqual(1500)
    expect((await readsOf(() => listOpenOrders())).reads).toBeLessThanOrEqual(300)
  })
})

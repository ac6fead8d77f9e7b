import { beforeEach, describe, expect, it } from 'vitest'
import type { Statement } from '@/staff/matching/statement'
import { readStatement } from '@/staff/matching/readStatement'
import { matchStatements } from '@/staff/services/matchStatements'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { markOrder } from '@/staff/services/storedOrders'
import { fromPlainFields } from 'local-backend'
import { demoMember } from '../../../local/demoMember'
import { portalCsv, type SamplePayment } from '../../../local/mobile-money/portalCsv'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import { readsOf } from '../support/reads'
import { addSamples, logIn, staffAccount } from '../support/staff'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const now = Date.now()

const daysAgo = (days: number) => new Date(now - days * dayMs)

beforeEach(async () => {
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
  matchStatements([statementOf(payments)], messages, 200, () => {})

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

describe('a payment', () => {
  it('matches the older pledge or order named in the payer’s message', async () => {
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

  it('matches an unpaid order until it is cancelled', async () => {
    const [{ id, name }] = sampleOrders
    const ordersOf = async () => {
      const { matching } = await match([payment('TKORD00001', name.toUpperCase(), 2200)])
      return [...matching.certain, ...matching.suggested, ...matching.expectedLeft]
        .map(({ expected }) => expected)
        .filter((each) => each.id === id)
    }
    expect(await ordersOf()).toMatchObject([{ amount: 2200 }])
    const part = { code: 'TKORD00002', document: id, amount: 200, paidOn: '2025-11-20' }
    await confirmPayments([{ ...part, method: 'mpesa', kind: 'order' }], staffAccount)
    expect(await ordersOf()).toMatchObject([{ amount: 2000 }])
    await markOrder(id, 'cancelled', staffAccount)
    expect(await ordersOf()).toEqual([])
  })

  it('matches the fee of a member registered in the week before, if the amount is the fee', async () => {
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

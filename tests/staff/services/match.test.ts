import { beforeEach, describe, expect, it } from 'vitest'
import { matchStatements } from '@/staff/services/matchStatements'
import { markOrder } from '@/staff/services/orderSteps'
import { demoMember } from '../../../local/demoMember'
import { portalCsv, type SamplePayment } from '../../../local/mobile-money/portalCsv'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import { statementIn } from '../matching/statementIn'
import { amani, beginAsStaff, confirm, giftFor, staffAccount } from '../support/staff'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const now = Date.now()

const daysAgo = (days: number) => new Date(now - days * dayMs)

beforeEach(beginAsStaff)

function statementOf(payments: readonly SamplePayment[]) {
  const from = now - 30 * dayMs
  return statementIn(portalCsv([...payments], { shortCode: '000000', from, to: now }))
}

const match = (payments: readonly SamplePayment[], messages = '') =>
  matchStatements([statementOf(payments)], messages, 200, () => {})

/** A message as /pay writes it. */
const told = (reference: string, code: string) =>
  `I have paid by M-Pesa.\nReference: ${reference}\nM-Pesa code: ${code}`

const payment = (code: string, name: string, amount: number, at = now - hourMs) => ({
  ...{ code, payer: `2547****000 - ${name}`, amount, at },
})

describe('a payment', () => {
  const old = { name: 'Otieno', email: 'o@example.org', amount: '700', paymentMethod: 'mpesa' }

  it('matches the older pledge or order named in the payer’s message', async () => {
    await storeInConsole({
      'Donations/QQQQQQ23456789ABCDEF': { ...old, timestamp: daysAgo(130) },
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

  it('matches the older pledge whose reference is its account, however it is written', async () => {
    await storeInConsole({
      'Donations/Q4Q8WZ23456789ABCDEF': { ...old, timestamp: daysAgo(20) },
      // A stranger's payment of the same amount, today.
      'Donations/Z4Q8WZ23456789ABCDEF': { ...old, name: 'A PARENT', timestamp: daysAgo(0.1) },
    })
    const details = 'Pay Bill from 2547****000 - A PARENT Acc. Ref:q4q8-wz for trip'
    const { matching } = await match([{ ...payment('TKOLD00003', 'A PARENT', 700), details }])
    expect(matching.certain).toMatchObject([
      { expected: { id: 'Q4Q8WZ23456789ABCDEF' }, line: { code: 'TKOLD00003' }, by: 'account' },
    ])
    expect(matching.suggested).toEqual([])
  })

  it('matches an unpaid order until it is cancelled', async () => {
    const [{ id, name }] = sampleOrders
    // Some pay first.
    await storeInConsole({ [`placed/${id}`]: { at: daysAgo(-0.04) } })
    const ordersOf = async () => {
      const { matching } = await match([payment('TKORD00001', name.toUpperCase(), 2200)])
      return [...matching.certain, ...matching.suggested, ...matching.expectedLeft]
        .map(({ expected }) => expected)
        .filter((each) => each.id === id)
    }
    expect(await ordersOf()).toMatchObject([{ amount: 2200 }])
    await confirm({ ...giftFor(amani, 'TKORD00002'), kind: 'order', document: id, amount: 200 })
    expect(await ordersOf()).toMatchObject([{ amount: 2000 }])
    const { countBook, loaded } = await match([payment('TKORD00001', name, 2000)])
    await markOrder(id, 'cancelled', staffAccount)
    // An open statement hears of it too.
    expect(await countBook()).not.toEqual(loaded.bookSize)
    expect(await ordersOf()).toEqual([])
  })

  it('matches the fee of a member registered in the week before, and lists one of the quarter before', async () => {
    const feeOf = async () => {
      const { matching } = await match([payment('TKFEE00001', 'AMANI DEMO', 200)])
      return [...matching.suggested, ...matching.expectedLeft]
        .map(({ expected }) => expected)
        .filter(({ kind }) => kind === 'fee')
    }
    const joined = `joined/${demoMember.uid}`
    await storeInConsole({ [joined]: { at: daysAgo(2) } })
    expect(await feeOf()).toMatchObject([{ id: demoMember.uid, at: now - 2 * dayMs }])
    await storeInConsole({ [joined]: { at: daysAgo(119) } })
    expect(await feeOf()).toEqual([])
    const { matching } = await match([payment('TKFEE00001', 'AMANI DEMO', 260)])
    const fee = matching.linesLeft[0]?.candidates.find(({ expected }) => expected.kind === 'fee')
    expect(fee).toMatchObject({ expected: { id: demoMember.uid }, reasons: { difference: 60 } })
    await storeInConsole({ [joined]: null })
    expect(await feeOf()).toEqual([])
    // Staff stored a day for who paid in another way.
    const paid = { [`users/${demoMember.uid}`]: { dateJoined: '2025-02-03' } }
    await storeInConsole({ [joined]: { at: daysAgo(2) }, ...paid })
    expect(await feeOf()).toEqual([])
  })
})

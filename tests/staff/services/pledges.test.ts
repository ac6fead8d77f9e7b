import { beforeEach, describe, expect, it, test } from 'vitest'
import { bankCode } from '@/staff/domain/confirmation'
import { loadPaymentsByCode } from '@/staff/services/confirmationRecords'
import { loadOpenPledges } from '@/staff/services/expectedPayments'
import { findPledges, listPledges, withPayments } from '@/staff/services/pledges'
import { samplePledges } from '../../../local/samples/sampleGiving'
import {
  beginAsStaff,
  confirm,
  giftFor,
  grace,
  staffAccount,
  storeMany,
  wycliffe,
} from '../support/staff'

beforeEach(beginAsStaff)

const gift = giftFor(wycliffe, 'TKSAMP0001')
const other = giftFor(grace, 'TKSAMP0002')

const stateOf = async (id: string) => {
  const { items } = await listPledges()
  return items.find((each) => each.id === id)?.payment
}

describe('pledges', () => {
  it('are listed newest first, with their state', async () => {
    await confirm(gift)
    const { items, next } = await listPledges()
    expect(next).toBeNull()
    expect((await Promise.all(items.map((each) => withPayments([each])))).flat()).toEqual(items)
    expect(items.map(({ id }) => id)).toEqual(
      samplePledges.toSorted((a, b) => a.hoursAgo - b.hoursAgo).map(({ id }) => id),
    )
    expect(await stateOf(gift.document)).toMatchObject({
      state: 'confirmed',
      paid: gift.amount,
      records: [{ amount: gift.amount, paidOn: gift.paidOn, byEmail: staffAccount.email }],
    })
    expect(await stateOf(other.document)).toMatchObject({ state: 'open', records: [] })
  })

  it('come in pages of fifty, each once', async () => {
    await storeMany(95, (index) => [
      `Donations/MANY${String(index).padStart(3, '0')}`,
      // Three at the same moment, so that a page ends between two of them.
      { amount: '10', timestamp: new Date(Math.floor(index / 3) * 1000) },
    ])
    const one = await listPledges()
    const two = await listPledges(undefined, one.next)
    const three = await listPledges(undefined, two.next)
    expect([one, two, three].map(({ items }) => items.length)).toEqual([50, 50, 3])
    expect(three.next).toBeNull()
    const ids = [one, two, three].flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(103)
  })

  it('are found by a payment’s code, even a bank’s, and by a name', async () => {
    const idsOf = async (typed: string) => (await findPledges(typed)).map(({ id }) => id)
    const code = bankCode('ft 26325-abcde') ?? ''
    await confirm(gift, { ...other, code, method: 'bank' })
    expect(await idsOf(' tksamp0001 ')).toEqual([gift.document])
    expect(await idsOf('FT 26325 ABCDE')).toEqual([other.document])
    expect(await idsOf('BANK-FT26325ABCDE')).toEqual([other.document])
    expect(await idsOf('grace sample')).toEqual([other.document])
    expect(await idsOf('TKSAMP0002')).toEqual([])
    expect(await idsOf(' ')).toEqual([])
  })

  it('can be filtered, and found by reference or email', async () => {
    const { items } = await listPledges('bank')
    expect(items.map(({ paymentMethod }) => paymentMethod)).toEqual(['bank'])
    const byReference = await findPledges(` ${wycliffe.id.slice(0, 6).toLowerCase()} `)
    expect(byReference[0]?.id).toBe(wycliffe.id)
    const byAddress = await findPledges(`${grace.email.toUpperCase()}.`)
    expect(byAddress.map(({ id }) => id)).toEqual([grace.id])
    expect(await findPledges(grace.email, undefined, 'mpesa')).toEqual(byAddress)
    expect(await findPledges(grace.email, undefined, 'bank')).toEqual([])
    expect(await findPledges(wycliffe.id.slice(0, 10), undefined, 'bank')).toEqual([])
  })
})

test('a statement is compared with everything not yet confirmed', async () => {
  await confirm(gift)
  const open = await loadOpenPledges(new Date(Date.now() - 60 * 3_600_000), new Date(), [])
  const ids = open.map(({ id }) => id)
  expect(ids).toHaveLength(samplePledges.length - 2)
  expect(ids).not.toContain(gift.document)
  expect([...(await loadPaymentsByCode([gift.code, other.code])).keys()]).toEqual([gift.code])
})

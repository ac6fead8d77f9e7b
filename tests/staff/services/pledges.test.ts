import { beforeEach, describe, expect, it, test } from 'vitest'
import { bankCode } from '@/staff/domain/confirmation'
import { loadPaymentsByCode } from '@/staff/services/confirmationRecords'
import { loadOpenPledges } from '@/staff/services/expectedPayments'
import { deleteRecords } from '@/staff/services/oldRecords'
import {
  closePledge,
  findPledges,
  listPledges,
  withPayments,
  reopenPledge,
} from '@/staff/services/pledges'
import { samplePledges } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import * as staff from '../support/staff'

beforeEach(staff.beginAsStaff)

const gift = staff.giftFor(staff.wycliffe, 'TKSAMP0001')
const other = staff.giftFor(staff.grace, 'TKSAMP0002')

describe('pledges', () => {
  it('are listed newest first, with their state', async () => {
    await staff.confirm(gift)
    const { items, next } = await listPledges()
    expect(next).toBeNull()
    expect((await Promise.all(items.map((each) => withPayments([each])))).flat()).toEqual(items)
    expect(items.map(({ id }) => id)).toEqual(
      samplePledges.toSorted((a, b) => a.hoursAgo - b.hoursAgo).map(({ id }) => id),
    )
    expect(await staff.stateOf(gift.document)).toMatchObject({
      state: 'confirmed',
      paid: gift.amount,
      records: [{ amount: gift.amount, paidOn: gift.paidOn, byEmail: staff.staffAccount.email }],
    })
    expect(await staff.stateOf(other.document)).toMatchObject({ state: 'open', records: [] })
  })

  it('come in pages of fifty, each once', async () => {
    await staff.storeMany(95, (index) => [
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

  it('are found by a payment’s code, even a bank’s, by reference, email or name, and can be filtered', async () => {
    const find = async (typed: string, method?: 'bank' | 'mpesa') =>
      (await findPledges(typed, undefined, method)).map(({ id }) => id)
    const code = bankCode('ft 26325-abcde') ?? ''
    await staff.confirm(gift, { ...other, code, method: 'bank' })
    const wycliffes = [' tksamp0001 ', ` ${staff.wycliffe.id.slice(0, 6).toLowerCase()} `]
    const bank = ['FT 26325 ABCDE', 'BANK-FT26325ABCDE']
    const graces = [...bank, 'grace sample', `${staff.grace.email.toUpperCase()}.`]
    // It comes before those whose names begin with the same letters.
    for (const typed of wycliffes) expect((await find(typed))[0], typed).toBe(staff.wycliffe.id)
    for (const typed of graces) expect(await find(typed), typed).toEqual([staff.grace.id])
    for (const typed of ['TKSAMP0002', ' ']) expect(await find(typed), typed).toEqual([])

    // A name that is also the start of a reference.
    const named = (await listPledges()).items.filter(({ name }) => name.startsWith('Sample'))
    expect(await find('sample')).toEqual([
      ...new Set([staff.wycliffe.id, ...named.map(({ id }) => id)]),
    ])
    expect(await find(staff.grace.email, 'mpesa')).toEqual([staff.grace.id])
    expect(await find(staff.grace.email, 'bank')).toEqual([])
    expect(await find(staff.wycliffe.id.slice(0, 10), 'bank')).toEqual([])
    const { items } = await listPledges('bank')
    expect(items.map(({ paymentMethod }) => paymentMethod)).toEqual(['bank'])
  })
})

test('a statement is compared with everything not yet confirmed', async () => {
  await staff.confirm(gift)
  const open = await loadOpenPledges(new Date(Date.now() - 60 * 3_600_000), new Date(), [])
  const ids = open.map(({ id }) => id)
  expect(ids).toHaveLength(samplePledges.length - 2)
  expect(ids).not.toContain(gift.document)
  expect([...(await loadPaymentsByCode([gift.code, other.code])).keys()]).toEqual([gift.code])
})

describe('a closed pledge', () => {
  const { id } = staff.wycliffe
  beforeEach(() => closePledge(id, 'Regretted', staff.staffAccount))

  const isExpected = async () => {
    const open = await loadOpenPledges(new Date(Date.now() - 90 * 24 * 3_600_000), new Date(), [])
    return open.some((each) => each.id === id)
  }
  const closedNow = async () => (await findPledges(id))[0]?.closed

  it('is not proposed for any payment until it is opened again', async () => {
    expect(await isExpected()).toBe(false)
    await closePledge(id, 'Written twice', staff.staffAccount)
    // The first reason stands.
    expect(await closedNow()).toMatchObject({
      reason: 'Regretted',
      byEmail: staff.staffAccount.email,
    })
    for (const _ of ['once', 'twice']) await reopenPledge(id)
    expect(await isExpected()).toBe(true)
    expect(await closedNow()).toBeNull()
  })

  it('is confirmed if it is paid after all', async () => {
    await staff.confirm(gift)
    expect(await closedNow()).toBeNull()
  })

  it('is deleted with its reason', async () => {
    await storeInConsole({ [`Donations/${id}`]: { timestamp: new Date('2024-01-01') } })
    await deleteRecords('donations', [id])
    expect(globalThis.testBackend.documents('closedPledges')).toEqual([])
  })
})

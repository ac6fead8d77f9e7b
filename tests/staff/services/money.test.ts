import { beforeEach, describe, expect, it, test } from 'vitest'
import { sumsOf } from '@/staff/domain/book'
import { mostParts, type BookedMoney, type RecordKind } from '@/staff/domain/confirmation'
import { loadGiftStates } from '@/services/giftStates'
import { loadMonth } from '@/staff/services/book'
import {
  findRefund,
  loadConfirmation,
  loadPaymentsByCode,
} from '@/staff/services/confirmationRecords'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { storeRefund } from '@/staff/services/storeRecord'
import { loadMembers } from '@/staff/services/members'
import { loadPayments } from '@/staff/services/paymentStates'
import { listPledges } from '@/staff/services/pledges'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../../local/demoMember'
import { changeInConsole } from '../../support/console'
import { calls, goOffline } from '../../support/members'
import * as staff from '../support/staff'

const backend = globalThis.testBackend
beforeEach(staff.beginAsStaff)

const gift = staff.giftFor(staff.wycliffe, 'TKSAMP0001')
const other = staff.giftFor(staff.grace, 'TKSAMP0002')
const membersGift = { ...staff.giftFor(staff.amani, 'TKSAMP9999'), uid: demoMember.uid }
const fee = { ...gift, kind: 'fee', document: demoMember.uid, uid: demoMember.uid } as const

const refund: BookedMoney = {
  code: 'TRSAMP0001',
  amount: 100,
  paidOn: '2025-11-22',
  method: 'mpesa',
  note: 'Paid twice',
}

/** How many count in the book of the month, and their sum in Ksh. */
async function inBook(of: 'all' | RecordKind = 'all') {
  const sums = sumsOf(await loadMonth('2025-11', new Map()), 'kind')
  return sums.find(({ id }) => id === of)
}
const contributions = () =>
  backend.documents('users').find(({ id }) => id === demoMember.uid)?.fields['contributions']
/** What anybody reads with the link to it. */
async function linkOf(id: string) {
  const states = await loadGiftStates([`donation-${id}`])
  return states.get(`donation-${id}`)
}
const codesOf = (outcomes: Awaited<ReturnType<typeof confirmPayments>>) =>
  outcomes.map((outcome) => ('failure' in outcome ? outcome.failure.code : outcome.confirmation))

describe('confirming', () => {
  it('stores who confirmed what, and puts the line on the profile', async () => {
    const before = calls().length
    expect(codesOf(await staff.confirm(gift, membersGift))).toEqual([gift.code, membersGift.code])
    expect(calls().slice(before)).toEqual(['documents:commit', 'documents:commit'])
    expect(contributions()).toEqual([`20 Nov 2025 · Donation · Ksh 250 · ${membersGift.code}`])
    const confirmation = await loadConfirmation(gift.code)
    expect(confirmation).toMatchObject({ ...gift, by: staff.staffAccount.uid, line: '' })
    expect(confirmation?.at).toBeInstanceOf(Date)
    expect(await inBook()).toMatchObject({ count: 2, sum: gift.amount + membersGift.amount })
  })

  it('uses a code and a pledge once, and goes on with the others', async () => {
    await staff.confirm(gift)
    const again = [{ ...other, code: gift.code }, { ...gift, code: 'TKSAMP9998' }, other]
    expect(codesOf(await staff.confirm(...again))).toEqual(['refused', 'refused', other.code])
  })

  it('a second time, now for a member, is not mistaken for a repeat', async () => {
    await staff.confirm({ ...membersGift, uid: undefined })
    expect(codesOf(await staff.confirm(membersGift))).toEqual(['refused'])
    expect(contributions()).toBeUndefined()
  })

  it('changes nothing if the network fails midway', async () => {
    const ofOne = { code: gift.code, received: 10_000 }
    const parts = [gift, membersGift, other].map((each) => ({ ...each, ...ofOne }))
    const outcomes = await confirmPayments(parts, staff.staffAccount, () => goOffline())
    expect(codesOf(outcomes)).toEqual([gift.code, 'offline', 'offline'])
    expect(backend.documents('confirmations').map(({ id }) => id)).toEqual([gift.code])
    expect(backend.documents('confirmed')).toHaveLength(1)
    expect(contributions()).toBeUndefined()
  })
})

describe('one payment for several pledges', () => {
  const part = { ...gift, received: gift.amount + 300 }
  const rest = { ...other, code: gift.code, amount: 300 }

  const paymentNow = async () => (await loadPaymentsByCode([gift.code])).get(gift.code)

  it('is booked in parts up to the amount that came in, which stays the same until all is voided', async () => {
    await staff.confirm(part)
    expect(await paymentNow()).toMatchObject({ received: gift.amount + 300, rest: 300 })
    const more = { ...rest, received: 5000 }
    expect(codesOf(await staff.confirm(more))).toEqual(['refused'])
    const third = { ...membersGift, code: gift.code, amount: 1 }
    expect(codesOf(await staff.confirm(rest, third))).toEqual([`${gift.code}-2`, 'refused'])
    expect(await paymentNow()).toMatchObject({ booked: gift.amount + 300, rest: 0 })
    expect(await inBook()).toMatchObject({ count: 2, sum: gift.amount + 300 })

    await staff.voidOf(gift.code)
    expect(await paymentNow()).toMatchObject({ parts: { [`${gift.code}-2`]: 300 } })
    await staff.voidOf(`${gift.code}-2`)
    expect(await paymentNow()).toBeUndefined()
    expect(codesOf(await staff.confirm(more))).toEqual([`${gift.code}-3`])
  })

  it('has as many parts as the rules allow, the last of which takes all that is left', async () => {
    const money = { code: gift.code, method: 'mpesa', paidOn: gift.paidOn } as const
    const income = { ...money, received: mostParts + 4, from: '', note: 'Table' }
    const book = (amount: number) => staff.storeIncome({ ...income, amount })
    for (let count = 1; count < mostParts; count += 1) await book(1)
    await expect(book(1)).rejects.toMatchObject({ code: 'refused' })
    await book(5)
    expect(await inBook()).toMatchObject({ count: mostParts, sum: mostParts + 4 })
  })

  it('is booked by two people at once, up to its amount', async () => {
    await staff.confirm({ ...rest, received: 500 })
    const again = [gift, membersGift].map((each) => ({ ...each, code: gift.code, amount: 200 }))
    const outcomes = await Promise.all(again.map((each) => staff.confirm(each)))
    expect(codesOf(outcomes.flat()).toSorted()).toEqual([`${gift.code}-2`, 'refused'])
  })
})

describe('a refund', () => {
  const gone = `22 Nov 2025 · Refund of ${membersGift.code} · Ksh 100 · TRSAMP0001`

  it('lowers the sums, and is on the profile of its gift', async () => {
    await staff.confirm(membersGift)
    const paid = await staff.theConfirmation(membersGift.code)
    expect(await storeRefund(paid, refund, staff.staffAccount)).toBe(refund.code)
    expect(await storeRefund(paid, refund, staff.staffAccount)).toBe(refund.code)
    expect(contributions()).toEqual([paid.line, gone])
    expect(await linkOf(membersGift.document)).toMatchObject({ state: 'back' })
    expect(await inBook()).toMatchObject({ count: 2, sum: membersGift.amount - 100 })
    expect(await inBook('donation')).toMatchObject({ count: 1, sum: membersGift.amount })
    expect(await inBook('refund')).toMatchObject({ count: 1, sum: -100 })
    const again = storeRefund(paid, { ...refund, code: 'TRSAMP0002' }, staff.staffAccount)
    await expect(again).rejects.toMatchObject({ code: 'refused' })
  })

  it('is voided before its gift', async () => {
    await staff.confirm(membersGift)
    const paid = await staff.theConfirmation(membersGift.code)
    await storeRefund(paid, refund, staff.staffAccount)
    const voiding = voidConfirmation(paid, 'A mistake', staff.staffAccount)
    await expect(voiding).rejects.toMatchObject({ code: 'refused' })
    const back = await findRefund(paid)
    expect(back).toEqual({ id: refund.code, amount: 100 })
    await staff.voidOf(refund.code)
    expect(contributions()).toEqual([paid.line])
    expect(await findRefund(paid)).toBeNull()
    expect(await linkOf(membersGift.document)).toMatchObject({ state: 'confirmed' })
    await voidConfirmation(paid, 'A mistake', staff.staffAccount)
    expect(await inBook()).toMatchObject({ count: 0, sum: 0 })
  })
})

test('a pledge can be paid in parts, and its link says again that money went back once a newer part is void', async () => {
  const paid = { ...gift, amount: 100 }
  const another = { ...paid, code: 'TKSAMP9998' }
  await staff.confirm(paid, another)
  expect(await staff.stateOf(gift.document)).toMatchObject({
    ...{ state: 'part', paid: 200 },
    records: [{ code: paid.code }, { code: another.code }],
  })
  // A Friday and the Monday before it.
  await changeInConsole(`confirmations/${paid.code}`, { at: new Date('2025-11-28') })
  await changeInConsole(`confirmations/${another.code}`, { at: new Date('2025-11-24') })
  expect(await staff.stateOf(gift.document)).toMatchObject({
    records: [{ code: another.code }, { code: paid.code }],
  })
  await staff.voidOf(another.code)
  expect(await linkOf(gift.document)).toMatchObject({ state: 'confirmed' })
  await storeRefund(await staff.theConfirmation(paid.code), refund, staff.staffAccount)
  expect(await linkOf(gift.document)).toMatchObject({ state: 'back' })
  await staff.confirm(another, { ...paid, code: 'TKSAMP9997' })
  expect(await linkOf(gift.document)).toMatchObject({ state: 'confirmed' })
  await staff.voidOf(`${another.code}-2`)
  expect(await linkOf(gift.document)).toMatchObject({ state: 'back' })
})

test('voiding removes the profile line, keeps both records and frees the code', async () => {
  await staff.confirm(membersGift)
  const wrong = await staff.theConfirmation(membersGift.code)
  await voidConfirmation(wrong, 'Another giver', staff.staffAccount)
  await voidConfirmation(wrong, 'Another giver', staff.staffAccount)
  expect(contributions()).toEqual([])
  expect(await inBook()).toMatchObject({ count: 0, sum: 0 })
  expect(await staff.stateOf(membersGift.document)).toMatchObject({ state: 'void' })
  expect(await linkOf(membersGift.document)).toMatchObject({ state: 'void' })
  const again = await staff.confirm({ ...other, code: membersGift.code })
  expect(codesOf(again)).toEqual([`${membersGift.code}-2`])
  expect(backend.documents('confirmations').map(({ id }) => id)).toEqual([
    membersGift.code,
    `${membersGift.code}-2`,
  ])
  expect(backend.documents('voids')).toMatchObject([
    { id: membersGift.code, fields: { reason: 'Another giver' } },
  ])
  expect((await loadPaymentsByCode([membersGift.code])).get(membersGift.code)).toMatchObject({
    parts: { [`${membersGift.code}-2`]: other.amount },
  })
})

test('staff for members alone can confirm a fee with the rest of a gift’s payment', async () => {
  await staff.confirm({ ...gift, received: gift.amount + 200 })
  await staff.changeAreas('members')
  const outcomes = await staff.confirm(fee, { ...fee, amount: 200 })
  expect(codesOf(outcomes)).toEqual(['refused', `${gift.code}-2`])
})

test('staff for members alone can confirm a fee, void it and confirm it again', async () => {
  await staff.changeAreas('members')
  backend.failNext({ target: 'firestore', kind: 'lose-answer' })
  expect(codesOf(await staff.confirm(fee))).toEqual([gift.code])
  const confirmation = await staff.theConfirmation(gift.code)
  await voidConfirmation(confirmation, 'Paid for another', staff.staffAccount)
  await voidConfirmation(confirmation, 'Paid for another', staff.staffAccount)
  expect(contributions()).toEqual([])
  expect(codesOf(await staff.confirm(fee))).toEqual([`${gift.code}-2`])
  expect(contributions()).toHaveLength(1)
})

test('a refunded fee can be confirmed again once, with the new date on the profile', async () => {
  const { uid } = demoMember
  const again = { ...fee, code: 'TKSAMP9998', paidOn: '2025-11-25' }
  const feeOf = async () => (await loadPayments('fee', [{ id: uid }]))(uid)
  const feeDay = async () => (await loadMembers([uid])).get(uid)?.profile.feeDay
  await staff.confirm(fee)
  await storeRefund(await staff.theConfirmation(fee.code), refund, staff.staffAccount)
  expect(codesOf(await staff.confirm(again))).toEqual(['refused'])
  await staff.voidOf(refund.code)
  const whole = { ...refund, amount: gift.amount }
  await storeRefund(await staff.theConfirmation(fee.code), whole, staff.staffAccount)
  expect(await feeOf()).toMatchObject({ state: 'back' })
  expect(await feeDay()).toBeNull()

  await staff.changeAreas('members')
  const twice = await Promise.all(
    [again, { ...again, code: 'TKSAMP9997' }].map((each) => staff.confirm(each)),
  )
  expect(codesOf(twice.flat())).toContain('refused')
  expect(await feeOf()).toMatchObject({ state: 'confirmed', back: gift.amount })
  expect(await feeDay()).toEqual(new Date(Date.UTC(2025, 10, 25)))
  expect(contributions()).toHaveLength(3)
})

test('a staff member with an expired token is told if there is no new one, and can try again, still logged in', async () => {
  const refuseToken = (count: number) =>
    backend.failNext({ target: 'firestore', kind: 'unauthenticated', count })
  const canList = async () => expect((await listPledges()).items).not.toEqual([])
  const before = calls().length
  refuseToken(2)
  await expect(listPledges()).rejects.toMatchObject({ code: 'logged-out' })
  expect(calls().slice(before)).toEqual(['documents:runQuery', 'token', 'documents:runQuery'])
  await canList()
  refuseToken(1)
  await canList()

  refuseToken(1)
  backend.failNext({ target: 'auth', kind: 'unavailable' })
  await expect(listPledges()).rejects.toMatchObject({ code: 'unavailable' })
  await canList()
})

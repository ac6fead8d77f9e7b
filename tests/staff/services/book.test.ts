import { beforeEach, describe, expect, it, test } from 'vitest'
import { sumsOf, type BookEntry } from '@/staff/domain/book'
import { cashCode } from '@/staff/domain/booking'
import type { BookedMoney } from '@/staff/domain/confirmation'
import type { BookChange } from '@/staff/matching/work'
import { loadBookSize, watchBook } from '@/staff/services/bookChanges'
import { findInBook, loadFirstMonth, loadMonth } from '@/staff/services/book'
import {
  findLeftPayments,
  leavePayment,
  loadLeftPayments,
  takeBackLeftPayment,
} from '@/staff/services/leftPayments'
import { markOrder } from '@/staff/services/orderSteps'
import { closePledge, reopenPledge } from '@/staff/services/pledges'
import { loadStatementRecords } from '@/staff/services/statementRecords'
import { loadPayerName } from '@/staff/services/payers'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { portalCsv } from '../../../local/mobile-money/portalCsv'
import { demoMember } from '../../../local/demoMember'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { calls, failAfter } from '../../support/members'
import { storeInConsole } from '../../support/console'
import { statementIn } from '../matching/statementIn'
import * as staff from '../support/staff'

const month = '2025-11'

beforeEach(staff.beginAsStaff)

const [order] = sampleOrders
const gift = { ...staff.giftFor(staff.wycliffe, 'TK5AY9DLMG'), amount: staff.wycliffe.amount + 100 }
const grant = { ...staff.oldGrant, code: 'BANK-GRANT2025', paidOn: '2025-11-03' }
const stand: BookedMoney = {
  code: cashCode('K7P2QXAAAAAAAAAAAAAA'),
  method: 'cash',
  amount: 3050,
  paidOn: '2025-11-20',
  from: '',
  note: 'Stand on the open day',
}

const load = () => loadMonth(month, new Map())
const codesOf = (book: readonly BookEntry[]) => book.map((each) => each.code)
async function entry(code: string) {
  const found = (await load()).findLast((each) => each.code === code)
  if (!found) throw new Error(`${code} is not in the book`)
  return found
}

describe('a month’s book', () => {
  it('lists what arrived for what from whom, latest first, without other months', async () => {
    const fee = { ...gift, code: 'TK5AY9DLMH', kind: 'fee', document: demoMember.uid } as const
    const paid = { ...gift, code: 'TK5AY9DLMJ', kind: 'order', document: order.id } as const
    await staff.confirm(
      gift,
      { ...paid, paidOn: '2025-11-21', amount: 700 },
      { ...fee, uid: demoMember.uid, amount: 200 },
    )
    await staff.storeIncome(grant)
    await staff.storeIncome({ ...grant, code: 'BANK-OLD1', paidOn: '2025-10-31' })
    const book = await load()
    expect(codesOf(book)).toEqual(['TK5AY9DLMJ', 'TK5AY9DLMH', 'TK5AY9DLMG', 'BANK-GRANT2025'])
    const names = [order.name, 'Amani Demo', staff.wycliffe.name, 'Sample Foundation']
    expect(book.map(({ payer }) => payer?.name)).toEqual(names)
    expect(await Promise.all(book.map(loadPayerName))).toEqual(names)
    expect(await entry(gift.code)).toMatchObject({
      ...gift,
      by: staff.staffAccount.uid,
      byEmail: staff.staffAccount.email,
      payer: { pledged: staff.wycliffe.amount, email: staff.wycliffe.email },
      void: null,
    })
    expect(await loadFirstMonth()).toBe('2025-10')
  })

  it('lists a refund with the gift it gives back, even of another month', async () => {
    const old = { ...gift, code: 'TK5AY9DLMH', document: staff.amani.id, paidOn: '2025-10-31' }
    await staff.confirm(gift, old)
    for (const code of [gift.code, old.code]) await staff.payBack(code, 10, '2025-11-22')
    const linked = ({ code, payer, of, refund }: BookEntry) =>
      [code, payer?.name, of?.code, refund?.code] as const
    expect((await load()).map(linked)).toEqual([
      ['TR5AY9DLMH', staff.amani.name, old.code, undefined],
      ['TR5AY9DLMG', staff.wycliffe.name, gift.code, undefined],
      [gift.code, staff.wycliffe.name, undefined, 'TR5AY9DLMG'],
    ])
    expect((await findInBook('Amani')).map(linked)[1]?.[3], 'in all months').toBe('TR5AY9DLMH')
    await voidConfirmation(await entry('TR5AY9DLMG'), 'Twice', staff.staffAccount)
    expect((await entry(gift.code)).refund).toBeNull()
  })

  it('says when a pledge is no longer stored', async () => {
    await staff.confirm(gift)
    await storeInConsole({ [`Donations/${gift.document}`]: null })
    const record = await entry(gift.code)
    expect([record.payer, await loadPayerName(record)]).toEqual([null, ''])
  })

  it('reads each pledge once, however often it is loaded', async () => {
    await staff.confirm(gift)
    const known = new Map()
    await loadMonth(month, known)
    const before = calls().length
    await loadMonth(month, known)
    expect(calls().slice(before)).toEqual(['documents:runQuery', 'documents:runQuery'])
  })

  it('can be searched in all months by code, reference, amount and name', async () => {
    await staff.confirm(gift)
    await staff.storeIncome({ ...grant, paidOn: '2024-02-29' })
    const find = async (typed: string) => codesOf(await findInBook(typed))
    for (const typed of [' tk5ay9dlmg-2 ', gift.document.slice(0, 7).toLowerCase(), 'wýcliffe'])
      expect(await find(typed), typed).toEqual([gift.code])
    for (const typed of ['grant 2025', 'Ksh 250,000', 'FOUNDATION'])
      expect(await find(typed), typed).toEqual([grant.code])
    expect(await find('')).toEqual([])
    await staff.voidOf(gift.code)
    for (const typed of [gift.code, 'Wycliffe'])
      expect((await findInBook(typed))[0]?.void, typed).toMatchObject({ reason: 'Another giver' })
  })
})

test('income without a pledge is stored once, even if sent again', async () => {
  for (const income of [grant, stand, stand]) await staff.storeIncome(income)
  await staff.storeIncome({ ...stand, code: gift.code, method: 'mpesa' })
  expect(sumsOf(await load(), 'method')).toMatchObject([
    { id: 'mpesa', count: 1 },
    { id: 'bank', count: 1 },
    { id: 'cash', count: 1, sum: stand.amount },
    { id: 'all', count: 3, sum: 256_100 },
  ])
})

test('a gift can be paid back and voided after its member has made a new profile, which does not show it', async () => {
  const theirs = { ...gift, document: staff.amani.id, uid: demoMember.uid }
  await staff.confirm(theirs)
  const record = await entry(theirs.code)
  await storeInConsole({ [`users/${demoMember.uid}`]: null })
  const profile = { email: demoMember.email, contributions: ['Another'] }
  await storeInConsole({ [`users/${demoMember.uid}`]: profile })
  await staff.payBack(theirs.code, 10, '2025-11-22')
  const stored = { id: demoMember.uid, fields: profile }
  expect(globalThis.testBackend.documents('users')).toContainEqual(stored)
  await staff.voidOf('TR5AY9DLMG')
  await voidConfirmation(record, 'Another giver', staff.staffAccount)
  expect((await entry(theirs.code)).void?.reason).toBe('Another giver')
})

const loan = { code: gift.code, amount: 500, paidOn: '2025-11-20', reason: 'A loan' }

test('it stays on record who left a payment that is no gift and who took it back, and it can be left again', async () => {
  const left = await leavePayment(loan, staff.staffAccount)
  expect(left).toMatchObject({ ...loan, byEmail: staff.staffAccount.email, at: expect.any(Date) })
  // The first reason stands.
  expect(await leavePayment({ ...loan, reason: 'Another word' }, staff.staffAccount)).toEqual(left)
  expect(await findLeftPayments([gift.code, 'TK5AY9DLMH'])).toEqual([left])

  const before = await loadBookSize({ from: 0, to: 0 })
  const takeBack = () => takeBackLeftPayment(loan.code, staff.staffAccount)
  for (const _ of ['once', 'twice']) await takeBack()
  // If nobody can look it up, the refusal does not claim that nothing is stored.
  failAfter(1, 'firestore', 'close')
  await expect(takeBack()).rejects.toMatchObject({ code: 'no-connection' })
  // An open statement hears of it too.
  expect(await loadBookSize({ from: 0, to: 0 })).not.toEqual(before)
  expect(await findLeftPayments([loan.code])).toEqual([])
  const { email } = staff.staffAccount
  const back = { byEmail: email, backByEmail: email, backAt: expect.any(Date) }
  expect(await loadLeftPayments('2025-11')).toMatchObject([{ ...loan, ...back }])
  expect([await loadLeftPayments('2025-10'), await loadLeftPayments('2025-12')]).toEqual([[], []])

  const again = { ...loan, reason: 'Another loan' }
  await leavePayment(again, staff.staffAccount)
  expect(await loadLeftPayments('2025-11')).toMatchObject([{ ...again, backAt: null }])
})

test('of a left payment only what nobody has booked all the same stands', async () => {
  await leavePayment(loan, staff.staffAccount)
  const standing = async () => (await loadLeftPayments('2025-11')).map((each) => each.standing)
  expect(await standing()).toEqual([500])
  await staff.confirm(
    { ...gift, amount: 300, received: 600 },
    { ...gift, document: staff.amani.id, amount: 50 },
  )
  expect(await standing()).toEqual([250])
  await staff.voidOf(gift.code, 'A loan, it is')
  expect(await standing()).toEqual([500])
})

test('what is all in the book is not left', async () => {
  await staff.confirm(gift)
  expect(await leavePayment(loan, staff.staffAccount)).toBeNull()
  expect(await loadLeftPayments('2025-11')).toEqual([])
})

test('a statement hears what this desk books, voids, leaves, takes back, closes and cancels', async () => {
  const heard: BookChange[] = []
  const stop = watchBook((change) => heard.push(change))
  // Also what is found stored, where only the answer was lost.
  globalThis.testBackend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await staff.confirm(gift)
  await staff.voidOf(gift.code)
  await leavePayment(loan, staff.staffAccount)
  await takeBackLeftPayment(loan.code, staff.staffAccount)
  globalThis.testBackend.failNext({ target: 'firestore', kind: 'lose-answer' })
  await closePledge(gift.document, 'Regretted', staff.staffAccount)
  await markOrder(order.id, 'cancelled', staff.staffAccount)
  stop()
  await reopenPledge(gift.document)
  expect(heard).toMatchObject([
    { booked: { code: gift.code, amount: gift.amount } },
    { arrived: { code: gift.code, received: gift.amount } },
    { voided: gift.code },
    { left: loan },
    { takenBack: loan.code },
    { awaited: 'other' },
    { awaited: 'other' },
  ])
})

test('a statement shows its recorded payments, and records of its days that it lacks', async () => {
  const other = { ...gift, code: 'TK5AY9DLMH', kind: 'order', document: order.id } as const
  // The day of the second was mistyped.
  await staff.confirm({ ...gift, received: 700 }, { ...other, paidOn: '2025-10-02' })
  const later = { ...stand, code: 'TK5AY9DLML', method: 'mpesa', paidOn: '2025-11-22' } as const
  const earlier = { ...later, code: 'TK5AY9DLMP', paidOn: '2025-11-19' }
  for (const code of ['TK5AY9DLMJ', 'TK5AY9DLMK', 'TK5AY9DLMQ', 'TK5AY9DLMR'])
    await staff.storeIncome({ ...stand, code, method: 'mpesa' })
  for (const each of [earlier, later, stand]) await staff.storeIncome(each)
  await staff.voidOf('TK5AY9DLMK')
  // Nothing of the first is booked, and only a part of the second.
  for (const code of ['TK5AY9DLMN', gift.code])
    await leavePayment({ ...loan, code }, staff.staffAccount)
  const paid = { at: Date.UTC(2025, 10, 20, 9), amount: 600, payer: '2547****678 - JOHN DOE' }
  const statement = statementIn(
    portalCsv(
      [gift.code, other.code, 'TK5AY9DLMN', 'TK5AY9DLMQ', 'TK5AY9DLMR'].map((code) => {
        return { code, ...paid, ...(code === 'TK5AY9DLMR' && { status: 'Failed' }) }
      }),
      { shortCode: '123456', from: Date.UTC(2025, 10, 19, 21), to: Date.UTC(2025, 10, 21, 20) },
      // A row that cannot be read.
    ).replace(/(TK5AY9DLMQ.*)Completed/, '$1Done'),
  )
  const before = calls().length
  const { bookings, left, notInStatement } = await loadStatementRecords(statement)
  expect(bookings.map(({ code }) => code).toSorted()).toEqual([gift.code, other.code])
  expect(left.map(({ code }) => code).toSorted()).toEqual([gift.code, 'TK5AY9DLMN'])
  expect(notInStatement.map(({ code }) => code)).toEqual(['TK5AY9DLMJ', 'TK5AY9DLMR'])
  expect(calls().slice(before)).toHaveLength(5)
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '@/domain/failure'
import { failedText } from '@/staff/content/desk'
import { giversOf, giftsToThank, type Giver } from '@/staff/domain/givers'
import { cashCode } from '@/staff/domain/booking'
import { loadGifts } from '@/staff/services/givers'
import { canUndo } from '@/staff/services/storeOnce'
import { loadThanks, markThanked, unmarkThanked } from '@/staff/services/thanks'
import { demoMember } from '../../../local/demoMember'
import { sampleOrders } from '../../../local/samples/sampleGiving'
import { failAfter } from '../../support/members'
import * as staff from '../support/staff'

const backend = globalThis.testBackend

beforeEach(staff.beginAsStaff)

const gift = staff.giftFor(staff.wycliffe, 'TK5AY9DLMG')
const theirs = { ...staff.giftFor(staff.amani, 'TK5AY9DLMH'), amount: 500, uid: demoMember.uid }
const lastYears = { ...staff.giftFor(staff.grace, 'TK5AY9DLMK', '2024-12-31'), amount: 500 }
const grant = { ...staff.oldGrant, code: 'BANK-GRANT2025', paidOn: '2025-01-01' }

const load = async (year = '2025') => giversOf(await loadGifts(year))
const linesOf = (givers: readonly Giver[]) => givers.map(({ name, sum }) => [name, sum])

describe('the givers of a year', () => {
  it('are grouped by email, member and number, without people who only ordered', async () => {
    const mistake = staff.giftFor(staff.brian, 'TK5AY9DLMN')
    const [{ id }] = sampleOrders
    const order = { ...gift, code: 'TK5AY9DLMJ', document: id, kind: 'order' } as const
    await staff.confirm(gift, theirs, order, lastYears, mistake)
    await staff.voidOf(mistake.code)
    await staff.payBack(order.code, 100, '2025-12-01')
    await staff.storeIncome(grant)
    const cash = { method: 'cash', code: cashCode('K7P2QXAAAAAAAAAAAAAA'), from: '' } as const
    await staff.storeIncome({ ...grant, ...cash })
    const byPhone = { ...grant, code: 'BANK-PHONE', from: 'Amani 0712 345 678', amount: 40 }
    await staff.storeIncome(byPhone)
    expect(linesOf(await load())).toEqual([
      ['Sample Foundation', 250_000],
      [staff.amani.name, 540],
      [staff.wycliffe.name, 500],
    ])
    expect(linesOf(await load('2024'))).toEqual([[staff.grace.name, 500]])
  })

  it('gave in any of its months', async () => {
    const months = '01,02,03,04,05,06,07,08,09,10,11,12'.split(',').map((each) => `2023-${each}`)
    await staff.storeMany(12, (place) => {
      const month = months[place] ?? ''
      return [`confirmations/${place}`, { ...grant, kind: 'income', month, paidOn: `${month}-28` }]
    })
    const gifts = await loadGifts('2023')
    expect(gifts.map(({ paidOn }) => paidOn.slice(0, 7)).toSorted()).toEqual(months)
  })

  it('lose what was refunded this year, even of last year’s gift, which needs no thanks then', async () => {
    await staff.confirm(gift, lastYears)
    await staff.payBack(gift.code, 200, '2025-12-01')
    await staff.payBack(lastYears.code, 500, '2025-12-01')
    expect(linesOf(await load())).toEqual([
      [staff.wycliffe.name, 300],
      [staff.grace.name, -500],
    ])
    expect((await load()).flatMap(giftsToThank)).toMatchObject([{ code: gift.code }])
    expect((await load('2024')).flatMap(giftsToThank)).toEqual([])
  })
})

describe('thanks', () => {
  const codes = Array.from({ length: 12 }, (_, index) => `TK${String(index).padStart(8, 'A')}`)

  beforeEach(async () => {
    for (const code of codes) await staff.storeIncome({ ...grant, method: 'mpesa', code })
  })

  const noted = () => backend.documents('thanks').map(({ id }) => id)

  it('are stored once for all gifts, and taken back', async () => {
    // The connection breaks after the first look, so nobody can say.
    backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 1 })
    backend.failNext({ target: 'firestore', kind: 'close', count: 2 })
    await expect(markThanked(codes, staff.staffAccount)).rejects.toThrow('no-connection')
    await markThanked(codes, staff.staffAccount)
    const before = backend.documents('thanks')
    expect(before.map(({ id }) => id)).toEqual(codes.toSorted())
    await markThanked(codes, staff.staffAccount)
    expect(backend.documents('thanks')).toEqual(before)
    const [giver] = await load()
    expect(giver && giftsToThank(giver)).toEqual([])
    for (const _ of ['once', 'twice']) await unmarkThanked(codes, staff.staffAccount)
    expect(noted()).toEqual([])
    expect(backend.denials()).toEqual([])
  })

  it('that only some gifts get before the connection is lost say how many', async () => {
    await staff.thanksOfGrace(codes[5] ?? '')
    failAfter(2, 'firestore', 'close')
    const said = markThanked(codes, staff.staffAccount).catch((failure: Failure) =>
      failedText('', failure),
    )
    expect(await said).toMatch(/^It was done for at least 11 of 12\. There was no answer/)
    expect(noted()).toHaveLength(11)
  })

  it('of two people at once are stored once, by the first, and stay when the second takes theirs back', async () => {
    const first = fetch
    const hers = [codes[0] ?? '', codes[11] ?? '']
    // Grace is faster, after the second has looked.
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (typeof input !== 'string' || !input.endsWith(':commit')) return first(input, init)
      spy.mockRestore()
      for (const code of hers) await staff.thanksOfGrace(code)
      return first(input, init)
    })
    const others = await markThanked(codes, staff.staffAccount)
    expect(noted()).toHaveLength(12)
    expect([...others]).toMatchObject(hers.map((code) => [code, { byEmail: 'grace@example.org' }]))
    const thanks = await loadThanks(codes)
    expect(thanks.size).toBe(12)
    expect(thanks.get(codes[0] ?? '')?.by).toBe('grace')
    expect(thanks.get(codes[1] ?? '')?.by).toBe(staff.staffAccount.uid)
    await unmarkThanked(codes, staff.staffAccount)
    expect(noted()).toEqual(hers.toSorted())
  })
})

it('thanks can be taken back by the same person for ten minutes', () => {
  const { uid, email: byEmail } = staff.staffAccount
  const noted = (ago: number, by: string = uid) => ({
    by,
    byEmail,
    at: new Date(Date.now() - ago * 6e4),
  })
  const all = [noted(9), noted(11), noted(1, 'grace'), null]
  expect(all.map((each) => canUndo(each, staff.staffAccount))).toEqual([true, false, false, false])
})

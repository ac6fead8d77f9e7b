import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { giversOf, giftsToThank, type Giver } from '@/staff/domain/givers'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import { cashCode, type Income } from '@/staff/domain/income'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { loadGifts } from '@/staff/services/givers'
import { storeIncome } from '@/staff/services/income'
import { listPledges } from '@/staff/services/pledges'
import { canUndo, loadThanks, markThanked, unmarkThanked } from '@/staff/services/thanks'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../../local/demoMember'
import { sampleOrders, samplePledges } from '../../../local/samples/sampleGiving'
import { storeInConsole } from '../../support/console'
import { addSamples, logIn, staffAccount } from '../support/staff'

const backend = globalThis.testBackend

beforeEach(async () => {
  await addSamples()
  await logIn()
})

const [pledge, other] = samplePledges
const [order] = sampleOrders
if (!pledge || !other || !order) throw new Error('There are samples')
const membersPledge = samplePledges.find(({ email }) => email === demoMember.email) ?? pledge

const gift: ArrivedPayment = {
  ...({ code: 'TK5AY9DLMG', method: 'mpesa', kind: 'donation', document: pledge.id } as const),
  ...{ amount: 500, paidOn: '2025-11-20' },
}
const theirs = { ...gift, code: 'TK5AY9DLMH', document: membersPledge.id, uid: demoMember.uid }
const grant: Income = {
  ...({ code: 'BANK-GRANT2025', method: 'bank', amount: 250_000, paidOn: '2025-01-01' } as const),
  ...{ from: 'Sample Foundation', note: 'Grant' },
}

const load = async (year = '2025') => giversOf(await loadGifts(year))
const linesOf = (givers: readonly Giver[]) => givers.map(({ name, sum }) => [name, sum])
const text = (stringValue: string) => ({ stringValue })

/** As somebody else in the team notes it. */
function thanksOfGrace(confirmation: string) {
  return storeInConsole({
    [`thanks/${confirmation}`]: {
      ...{ by: text('grace'), byEmail: text('grace@example.org') },
      at: { timestampValue: new Date().toISOString() },
    },
  })
}

describe('the givers of a year', () => {
  it('are grouped by email, member and number, without people who only ordered', async () => {
    await confirmPayments(
      [
        gift,
        theirs,
        { ...gift, code: 'TK5AY9DLMJ', document: order.id, kind: 'order' },
        { ...gift, code: 'TK5AY9DLMK', document: other.id, paidOn: '2024-12-31' },
        { ...gift, code: 'TK5AY9DLMN', document: samplePledges[2]?.id ?? '' },
      ],
      staffAccount,
    )
    const records = (await load()).flatMap((giver) => giver.gifts.map(({ record }) => record))
    const mistake = records.find(({ code }) => code === 'TK5AY9DLMN')
    if (mistake) await voidConfirmation(mistake, 'Another giver', staffAccount)
    await storeIncome(grant, staffAccount)
    await storeIncome(
      { ...grant, code: cashCode('K7P2QXAAAAAAAAAAAAAA'), method: 'cash', from: '' },
      staffAccount,
    )
    const byPhone = { ...grant, code: 'BANK-PHONE', from: 'Amani 0712 345 678', amount: 40 }
    await storeIncome(byPhone, staffAccount)
    expect(linesOf(await load())).toEqual([
      ['Sample Foundation', 250_000],
      [membersPledge.name, 540],
      [pledge.name, 500],
    ])
    expect(linesOf(await load('2024'))).toEqual([[other.name, 500]])
  })

  it('form one line if their pledges are no longer stored', async () => {
    await confirmPayments([gift, { ...gift, code: 'TK5AY9DLMK', document: other.id }], staffAccount)
    await storeInConsole({ [`Donations/${pledge.id}`]: null, [`Donations/${other.id}`]: null })
    expect(await load()).toMatchObject([{ isStored: false, sum: 1000 }])
  })

  it('lose what was refunded this year, even of last year’s gift', async () => {
    await confirmPayments(
      [gift, { ...gift, code: 'TK5AY9DLMK', document: other.id, paidOn: '2024-12-31' }],
      staffAccount,
    )
    const refund = (document: string, amount: number) => ({
      ...{ code: text(`R-${document}`), kind: text('refund'), document: text(document) },
      ...{ amount: { integerValue: String(amount) }, paidOn: text('2025-12-01') },
      month: text('2025-12'),
    })
    await storeInConsole({
      'confirmations/R1': refund(gift.code, 200),
      'confirmations/R2': refund('TK5AY9DLMK', 50),
    })
    expect(linesOf(await load())).toEqual([
      [pledge.name, 300],
      [other.name, -50],
    ])
  })
})

describe('thanks', () => {
  const codes = Array.from({ length: 12 }, (_, index) => `TK${String(index).padStart(8, 'A')}`)

  beforeEach(async () => {
    for (const code of codes) await storeIncome({ ...grant, method: 'mpesa', code }, staffAccount)
  })

  const noted = () => backend.documents('thanks').map(({ id }) => id)

  it('are stored once for all gifts, and taken back', async () => {
    await markThanked(codes, staffAccount)
    const before = backend.documents('thanks')
    expect(before.map(({ id }) => id)).toEqual(codes.toSorted())
    await markThanked(codes, staffAccount)
    expect(backend.documents('thanks')).toEqual(before)
    const [giver] = await load()
    expect(giver && giftsToThank(giver)).toEqual([])
    await unmarkThanked(codes, staffAccount)
    await unmarkThanked(codes, staffAccount)
    expect(noted()).toEqual([])
    expect(backend.denials()).toEqual([])
  })

  it('of a colleague stay, and the second person is told', async () => {
    await thanksOfGrace(codes[1] ?? '')
    const others = await markThanked(codes, staffAccount)
    expect([...others]).toMatchObject([[codes[1], { byEmail: 'grace@example.org' }]])
    await unmarkThanked(codes, staffAccount)
    expect(noted()).toEqual([codes[1]])
  })

  it('of two people at once are stored once, by the first', async () => {
    const first = fetch
    // Grace is faster, after the second has looked.
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (typeof input !== 'string' || !input.endsWith(':commit')) return first(input, init)
      spy.mockRestore()
      await thanksOfGrace(codes[0] ?? '')
      return first(input, init)
    })
    const others = await markThanked(codes, staffAccount)
    expect([...others.keys()]).toEqual([codes[0]])
    const thanks = await loadThanks(codes)
    expect(thanks.size).toBe(12)
    expect(thanks.get(codes[0] ?? '')?.by).toBe('grace')
    expect(thanks.get(codes[1] ?? '')?.by).toBe(staffAccount.uid)
  })

  it('can be taken back by the same person for ten minutes', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const { uid: by, email: byEmail } = staffAccount
    expect(canUndo({ by, byEmail, at: at(9) }, staffAccount)).toBe(true)
    expect(canUndo({ by, byEmail, at: at(11) }, staffAccount)).toBe(false)
    expect(canUndo({ by: 'grace', byEmail, at: at(1) }, staffAccount)).toBe(false)
    expect(canUndo(null, staffAccount)).toBe(false)
  })
})

test('a gift in the list of pledges shows the same thanks', async () => {
  await confirmPayments([gift], staffAccount)
  await markThanked([gift.code], staffAccount)
  const { items } = await listPledges()
  const thanked = items.flatMap(({ pledge: { id }, thanks: parts }) =>
    parts.flatMap(({ thanks }) => (thanks ? [[id, thanks.byEmail]] : [])),
  )
  expect(thanked).toEqual([[pledge.id, staffAccount.email]])
})

import { expect, it, vi } from 'vitest'
import { renewToken } from '@/services/firebase/auth'
import type { RecordInput } from '@/staff/domain/confirmation'
import type { Gift } from '@/staff/domain/givers'
import { loadGifts } from '@/staff/services/givers'
import { findLeftPayments, leavePayment, takeBackLeftPayment } from '@/staff/services/leftPayments'
import { closePledge, reopenPledge } from '@/staff/services/pledges'
import { loadPublication, publishMonth, takeBackMonth } from '@/staff/services/publications'
import { storeRefund } from '@/staff/services/storeRecord'
import { markThanked, unmarkThanked } from '@/staff/services/thanks'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../../local/demoMember'
import { storeInConsole } from '../../support/console'
import { callOf, meet, takesEffect, type Way } from '../../support/faults'
import { isTokenRefused, kinds, testStories, whyItFailed, type Story } from '../../support/stories'
import * as staff from '../support/staff'

const backend = globalThis.testBackend
const { uid } = demoMember

const loan = { code: 'TK5AY9DLMG', amount: 500, paidOn: '2025-11-20', reason: 'A loan' }
const publicationId = 'P7AAAAAAAAAAAAAAAAAA'
const month = '2025-11'
const ofMonth = { month, received: 84e3, givers: 41, spent: 'Talks' }

const codes = ['BANK-ONE1', 'BANK-TWO2']

async function storeIncomes(): Promise<void> {
  for (const code of codes)
    await staff.storeIncome({ ...staff.oldGrant, code, paidOn: '2025-11-20' })
}

const gift = { ...staff.giftFor(staff.amani, 'TK5AY9DLMH'), amount: 100, received: 250, uid }
const rest = { ...staff.giftFor(staff.wycliffe, gift.code), amount: 150, received: 250 }
const refund = {
  ...({ code: 'TR5AY9DLMH', method: 'mpesa', amount: 100, paidOn: '2025-11-22' } as const),
  note: 'Too much',
}

async function confirmOne(payment: RecordInput): Promise<void> {
  const [outcome] = await staff.confirm(payment)
  if (outcome && 'failure' in outcome) throw outcome.failure
}

async function confirmedGift() {
  await staff.beginAsStaff()
  await confirmOne(gift)
  return staff.theConfirmation(gift.code)
}

/** All that a confirmation, a refund and a void leave behind. */
function bookNow() {
  const idsIn = (collection: string) => backend.documents(collection).map(({ id: each }) => each)
  const partsIn = (collection: string) =>
    backend.documents(collection).map(({ id: each, fields }) => [each, fields['parts']])
  const member = backend.documents('users').find(({ id: each }) => each === uid)
  return {
    records: idsIn('confirmations'),
    voids: idsIn('voids'),
    payments: partsIn('payments'),
    marks: partsIn('confirmed'),
    lines: member?.fields['contributions'] ?? [],
  }
}

const giftLine = `20 Nov 2025 · Donation · Ksh 100 · ${gift.code}`
const giftBook = {
  records: [gift.code],
  voids: [],
  payments: [[gift.code, { [gift.code]: 100 }]],
  marks: [[`donation-${gift.document}`, { [gift.code]: 100 }]],
  lines: [giftLine],
}

/** What is stored is one of these, and the last of them in the end. */
const inStages = (...stages: readonly ReturnType<typeof bookNow>[]) => ({
  expectUndone: () => expect(stages).toContainEqual(bookNow()),
  expectDone: () => expect(bookNow()).toEqual(stages.at(-1)),
})

/** Where only the answer was lost, a look finds it stored; what is stored too late is not there yet. */
const isFoundStored = (way: Way, step: string) =>
  step === 'storing it' && (isTokenRefused(way) || (takesEffect(way) && way !== 'late'))

/** Everything that a call asks of the database, in this order. */
const asking = (...asked: readonly string[]) =>
  asked.map((what, before) => [what, 'firestore', before] as const)

type Storing = Awaited<ReturnType<Story['begin']>> & {
  /** Stores what is there before. */
  readonly before?: () => Promise<unknown>
  /** What it asks first. */
  readonly looks?: readonly string[]
}

/** A call that stores something. `looks`: what it asks first. */
const storing = (what: string, { before, looks = [], ...done }: Storing): Story =>
  booking(what, looks, async () => {
    await staff.beginAsStaff()
    await before?.()
    return done
  })

/** The same, for a story that prepares the book itself. */
const booking = (what: string, looks: readonly string[], begin: Story['begin']): Story => ({
  ...{ what, begin, isRefusedAgain: true, unnoticed: isFoundStored },
  steps: asking(...looks, 'storing it'),
})

testStories([
  storing('leaving a payment that is no gift', {
    looks: ['looking whether it is booked'],
    act: () => leavePayment(loan, staff.staffAccount),
    expectDone: async () => expect(await findLeftPayments([loan.code])).toMatchObject([loan]),
  }),
  storing('taking back that a payment is left', {
    before: () => leavePayment(loan, staff.staffAccount),
    act: () => takeBackLeftPayment(loan.code, staff.staffAccount),
    expectDone: async () => expect(await findLeftPayments([loan.code])).toEqual([]),
  }),
  storing('closing a pledge', {
    act: () => closePledge(gift.document, 'Written twice', staff.staffAccount),
    expectDone: () => expect(backend.documents('closedPledges')).toHaveLength(1),
  }),
  {
    ...storing('opening a closed pledge again', {
      before: () => closePledge(gift.document, 'Written twice', staff.staffAccount),
      act: () => reopenPledge(gift.document),
      expectDone: () => expect(backend.documents('closedPledges')).toEqual([]),
    }),
    unnoticed: isTokenRefused,
  },
  storing('writing down income', {
    act: () => staff.storeIncome(staff.oldGrant),
    expectDone: () => expect(bookNow().records).toEqual([staff.oldGrant.code]),
  }),
  storing('publishing the gifts of a month', {
    act: () => publishMonth(publicationId, ofMonth, staff.staffAccount),
    expectDone: async () => {
      expect(await loadPublication(month)).toMatchObject(ofMonth)
      expect(backend.documents('monthsShown')).toHaveLength(1)
    },
  }),
  storing('taking back what another published', {
    before: () =>
      storeInConsole({
        [`publications/${publicationId}`]: { ...ofMonth, by: 'another', at: new Date() },
        [`monthsShown/${month}`]: { publication: publicationId },
      }),
    act: () => takeBackMonth({ id: publicationId, month: month }, staff.staffAccount),
    expectDone: async () => {
      expect(await loadPublication(month)).toBeNull()
      expect(backend.documents('monthsShown')).toEqual([])
    },
  }),
  {
    ...storing('confirming a payment', {
      act: () => confirmOne(gift),
      // The page has loaded the payment since.
      again: () => confirmOne({ ...gift, attempts: 1 }),
      ...inStages({ ...giftBook, records: [], payments: [], marks: [], lines: [] }, giftBook),
    }),
    isInEveryWay: true,
  },
  {
    ...booking(
      'booking the rest of a payment that is split',
      ['trying it as the first part', 'reading the payment', 'reading its parts'],
      async () => {
        await confirmedGift()
        const second = `${gift.code}-2`
        return {
          act: () => confirmOne(rest),
          ...inStages(giftBook, {
            ...giftBook,
            records: [gift.code, second],
            payments: [[gift.code, { [gift.code]: 100, [second]: 150 }]],
            marks: [[`donation-${rest.document}`, { [second]: 150 }], ...giftBook.marks],
          }),
        }
      },
    ),
    unnoticed: (way, step) => step.startsWith('trying') || isFoundStored(way, step),
  },
  booking(
    'writing down what was paid back',
    ['looking at the profile', 'looking for the link'],
    async () => {
      const paid = await confirmedGift()
      return {
        act: () => storeRefund(paid, refund, staff.staffAccount),
        ...inStages(giftBook, {
          ...giftBook,
          records: [gift.code, refund.code],
          payments: [...giftBook.payments, [refund.code, { [refund.code]: 100 }]],
          marks: [...giftBook.marks, [`refund-${gift.code}`, { [refund.code]: 100 }]],
          lines: [giftLine, `22 Nov 2025 · Refund of ${gift.code} · Ksh 100 · ${refund.code}`],
        }),
      }
    },
  ),
  booking(
    'voiding a confirmation',
    ['looking at the profile', 'looking for the link', 'looking for other parts'],
    async () => {
      const wrong = await confirmedGift()
      return {
        act: () => voidConfirmation(wrong, 'Another giver', staff.staffAccount),
        ...inStages(giftBook, {
          ...{ records: [gift.code], voids: [gift.code], payments: [[gift.code, {}]], lines: [] },
          marks: [[`donation-${gift.document}`, {}]],
        }),
      }
    },
  ),
  storing('noting who is thanked', {
    looks: ['looking who is already thanked'],
    before: storeIncomes,
    act: () => markThanked(codes, staff.staffAccount),
    expectDone: () => expect(backend.documents('thanks').map(({ id }) => id)).toEqual(codes),
  }),
  storing('taking thanks back', {
    looks: ['looking who is thanked'],
    before: () => storeIncomes().then(() => markThanked(codes, staff.staffAccount)),
    act: () => unmarkThanked(codes, staff.staffAccount),
    expectDone: () => expect(backend.documents('thanks')).toEqual([]),
  }),
  {
    what: 'listing the givers of a year',
    steps: [
      ['reading the first half', 'firestore', 0],
      ['reading what is void', 'firestore', 2],
    ],
    unnoticed: isTokenRefused,
    begin: async () => {
      await staff.beginAsStaff()
      await storeIncomes()
      let found: readonly Gift[] | null = null
      return {
        act: async () => {
          found = await loadGifts('2025')
        },
        expectUndone: () => expect(found).toBeNull(),
        expectDone: () => expect(found?.map(({ code }) => code)).toEqual(codes),
      }
    },
  },
])

it(`staff learn of ${kinds.join(', ')} why it failed`, async () => {
  await staff.beginAsStaff()
  expect(await whyItFailed('firestore', () => reopenPledge(gift.document))).toBe(
    'refused, unavailable, too-many-requests, unavailable, no-connection',
  )
})

it('a list that breaks off is not taken for all there is', async () => {
  await staff.beginAsStaff()
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json([{}, { error: {} }]))
  await expect(findLeftPayments([loan.code])).rejects.toThrow('unavailable')
})

it('a payment is not stored after its deadline, when the renewed token comes late', async () => {
  await staff.beginAsStaff()
  backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
  const renewal = callOf(['renewing the token', 'auth', 0])
  const { isMet, failure } = await meet('late', renewal, () => confirmOne(gift))
  expect([isMet, failure?.code]).toEqual([true, 'timeout'])
  // The late token has arrived before another one.
  expect(await renewToken()).toBe(true)
  expect(backend.documents('confirmations')).toEqual([])
})

it('a part is booked although the part before it comes from another tab', async () => {
  await staff.beginAsStaff()
  await Promise.all([confirmOne({ ...rest, attempts: 1 }), confirmOne(gift)])
  expect(bookNow().records).toEqual([gift.code, `${gift.code}-2`])
})

import { expect, describe, it, onTestFinished } from 'vitest'
import { catalogue } from '@/content/facts/catalogue'
import { toFailure, Failure } from '@/domain/failure'
import type { PromptReport } from '@/domain/payment/promptReport'
import type { ArrivedPayment } from '@/staff/domain/confirmation'
import type { Gift } from '@/staff/domain/givers'
import type { Income } from '@/staff/domain/income'
import { cartOf, orderedCart } from '@/domain/shop/cart'
import { sendContactMessage } from '@/services/contactMessages'
import { loadGiftStates } from '@/services/giftStates'
import { placeOrder, saveDonation, subscribe } from '@/services/records'
import { mailFeedback } from '@/services/mail'
import { askAboutPrompt, requestStkPush } from '@/services/mpesa'
import { waitingMessages } from '@/services/outbox'
import { deliverOutbox } from '@/services/outboxDelivery'
import { requestPasswordReset, setNewPassword } from '@/services/mailedLinks'
import { findLeftPayments, leavePayment, takeBackLeftPayment } from '@/staff/services/leftPayments'
import { register } from '@/services/registration'
import { createSession } from '@/services/session'
import { loadConfirmation } from '@/staff/services/confirmationRecords'
import { confirmPayments } from '@/staff/services/confirmPayments'
import { loadGifts } from '@/staff/services/givers'
import { storeIncome } from '@/staff/services/income'
import { storeRefund } from '@/staff/services/refunds'
import { markThanked, unmarkThanked } from '@/staff/services/thanks'
import { voidConfirmation } from '@/staff/services/voidConfirmation'
import { demoMember } from '../../local/demoMember'
import { samplePledges } from '../../local/samples/sampleGiving'
import { storeInConsole } from '../support/console'
import { callOf, eachBreak, meet, takesEffect, type Step, type Way } from '../support/faults'
import {
  accountWith,
  answerInstead,
  expectNowhere,
  sessionPlaces,
  watchConsole,
} from '../support/members'
import { asha, details, expectRegistered, newProfiles } from '../support/newMember'
import { addSamples, logIn, staffAccount } from '../staff/support/staff'

const backend = globalThis.testBackend
const { uid, email } = demoMember
/** Such as the forms make: nothing else is taken. */
const id = 'PLEDGE23456789ABCDEF'
const donation = {
  amount: '500',
  name: 'Asha',
  email: 'asha@example.org',
  message: '',
  paymentMethod: 'mpesa',
} as const
const choices = [
  { id: '1', name: 'Hoodie', size: 'M' },
  { id: '2', name: 'Hoodie', size: 'L' },
]
const order = {
  name: 'Asha',
  phoneNumber: '0712 345 678',
  ...orderedCart(cartOf(choices, catalogue)),
}
const feedback = { name: 'Asha', email: 'asha@example.org', message: 'Good' }
const ownTransfer = {
  ...{ code: 'TK5AY9DLMG', amount: 500, paidOn: '2025-11-20' },
  reason: 'Our own transfer',
}
const message = { ...feedback, subject: 'A talk' }

/** What is done, or not done, for the caller. */
interface Story {
  readonly what: string
  readonly steps: readonly Step[]
  /** One for each service: the others go the same way. */
  readonly isInEveryWay?: true
  /** The ways that the caller does not even notice. */
  readonly unnoticed?: (way: Way, step: string) => boolean
  /** Where it was done unheard, a second try is refused, and then found done. */
  readonly isRefusedAgain?: true
  /** Everything before, and the act itself, to be repeated until it succeeds. */
  readonly begin: () => Promise<{
    readonly act: () => Promise<unknown>
    /** What the person does after a failure, where it is not the same once more. */
    readonly again?: () => Promise<unknown>
    readonly expectUndone?: () => void
    /** `tries` is how often it may have been done, at most. */
    readonly expectDone: (tries: number) => Promise<void> | void
  }>
}

/** Exactly one document, under the id that was chosen for it, and none in any other collection. */
function expectOne(collection: string, fields: object): void {
  expect(backend.documents(collection)).toMatchObject([{ id, fields }])
  const beside = collection === 'Orders' ? ['placed'] : []
  expect(backend.collections()).toEqual([collection, ...beside, 'users'].toSorted())
}

/** A mail cannot be sent under an id: each try that was carried out is one. */
function expectMails(tries: number, params: object): void {
  const mails = backend.outbox()
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThanOrEqual(tries)
  for (const mail of mails) expect(mail.params).toMatchObject(params)
}

const arrived = {
  ...({ method: 'bank', amount: 250, paidOn: '2025-11-20' } as const),
  ...{ from: 'Asha', note: 'Grant' },
}
const income = { ...arrived, code: 'BANK-ONE1' }
const incomes: readonly Income[] = [income, { ...arrived, code: 'BANK-TWO2' }]
const codes = incomes.map(({ code }) => code)

/** Staff at work, with what they have written down before. */
async function beginAsStaff(stored: readonly Income[] = []): Promise<void> {
  await addSamples()
  await logIn()
  for (const each of stored) await storeIncome(each, staffAccount)
}

const membersPledge = samplePledges.find((pledge) => pledge.email === email)
const otherPledge = samplePledges.find(({ amount }) => amount > 250)
if (!membersPledge || !otherPledge) throw new Error('There are samples of both')

const gift: ArrivedPayment = {
  ...{ code: 'TK5AY9DLMH', method: 'mpesa', kind: 'donation', paidOn: '2025-11-20' },
  ...{ document: membersPledge.id, amount: 250, received: 400, uid },
}
const rest: ArrivedPayment = {
  ...{ code: gift.code, method: 'mpesa', kind: 'donation', paidOn: gift.paidOn },
  ...{ document: otherPledge.id, amount: 150, received: 400 },
}
const refund = {
  ...({ code: 'TR5AY9DLMH', method: 'mpesa', amount: 100, paidOn: '2025-11-22' } as const),
  note: 'Too much',
}

async function confirm(payment: ArrivedPayment): Promise<void> {
  const [outcome] = await confirmPayments([payment], staffAccount)
  if (outcome && 'failure' in outcome) throw outcome.failure
}

async function confirmedGift() {
  await beginAsStaff()
  await confirm(gift)
  const record = await loadConfirmation(gift.code)
  if (!record) throw new Error('It is confirmed')
  return record
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

const giftLine = `20 Nov 2025 · Donation · Ksh 250 · ${gift.code}`
const giftBook = {
  records: [gift.code],
  voids: [],
  payments: [[gift.code, { [gift.code]: 250 }]],
  marks: [[`donation-${gift.document}`, { [gift.code]: 250 }]],
  lines: [giftLine],
}

/** What is stored is one of these, and the last of them in the end. */
const inStages = (...stages: readonly ReturnType<typeof bookNow>[]) => ({
  expectUndone: () => expect(stages).toContainEqual(bookNow()),
  expectDone: () => expect(bookNow()).toEqual(stages.at(-1)),
})

/** Where only the answer was lost, a look finds it done; what is done too late is not there yet. */
const isFoundDone = (way: Way) => isTokenRefused(way) || (takesEffect(way) && way !== 'late')

/** A member whose token is refused gets a new one, and the call is made once more. */
const isTokenRefused = (way: Way) => way === 'unauthenticated'

const stories: readonly Story[] = [
  {
    what: 'donating',
    isInEveryWay: true,
    steps: [['storing the pledge', 'firestore', 0]],
    begin: async () => ({
      act: () => saveDonation(id, donation),
      expectDone: () => expectOne('Donations', donation),
    }),
  },
  {
    what: 'ordering',
    steps: [['storing the order', 'firestore', 0]],
    begin: async () => ({
      act: () => placeOrder(id, order),
      expectDone: () => {
        expectOne('Orders', order)
        expect(backend.documents('placed')).toEqual([{ id, fields: { at: expect.any(Date) } }])
      },
    }),
  },
  {
    what: 'subscribing',
    steps: [['storing the address', 'firestore', 0]],
    begin: async () => ({
      act: () => subscribe(id, email),
      expectDone: () => expectOne('mailingList', { email }),
    }),
  },
  {
    what: 'sending a message to the team',
    steps: [['mailing it', 'email', 0]],
    // What is not mailed is stored; without a network it is neither.
    unnoticed: (way) => way !== 'offline',
    begin: async () => {
      watchConsole()
      return {
        act: () => sendContactMessage(id, message).then(throwIfAny),
        again: deliverOutbox,
        expectDone: () => {
          const stored = backend.documents('contactMessages')
          expect(stored.length).toBeLessThanOrEqual(1)
          expect(stored.length + backend.outbox().length).toBeGreaterThan(0)
          expect(backend.outbox().length).toBeLessThanOrEqual(1)
          expect(waitingMessages()).toEqual([])
        },
      }
    },
  },
  {
    what: 'sending a message that cannot be mailed',
    steps: [['storing it', 'firestore', 0]],
    begin: async () => {
      watchConsole()
      return {
        act: () => {
          answerInstead({ address: '/email/send-form', status: 403, body: {} })
          return sendContactMessage(id, message).then(throwIfAny)
        },
        again: deliverOutbox,
        expectUndone: () => expect(waitingMessages()).toEqual([{ id, message }]),
        expectDone: () => {
          expectOne('contactMessages', { user_subject: 'A talk' })
          expect(backend.outbox()).toEqual([])
          expect(waitingMessages()).toEqual([])
        },
      }
    },
  },
  {
    what: 'sending feedback',
    isInEveryWay: true,
    steps: [['mailing it', 'email', 0]],
    // Half of 'OK' with status 200 is still a yes.
    unnoticed: (way) => way === 'cut-answer',
    begin: async () => {
      watchConsole()
      return {
        act: () => mailFeedback(feedback),
        expectDone: (tries) => expectMails(tries, feedback),
      }
    },
  },
  {
    what: 'asking for a prompt',
    isInEveryWay: true,
    steps: [['asking the payment service', 'stk', 0]],
    begin: async () => {
      const push = { phone: '0712345678', amount: 500 }
      return {
        act: () => requestStkPush(push),
        // Where a prompt was sent unheard, the payment service sends no second one.
        again: () => requestStkPush(push).catch(expectPromptIsOpen),
        expectDone: (tries) => {
          expect(backend.stkRequests()).toHaveLength(tries)
          const sent = backend.stkRequests().filter(({ answered }) => answered?.status === 200)
          expect(sent).toHaveLength(1)
        },
      }
    },
  },
  {
    what: 'asking what came of a prompt',
    steps: [['asking the payment service', 'stk', 0]],
    begin: async () => {
      const { handle } = await requestStkPush({ phone: '0712345905', amount: 500 })
      let report: PromptReport | null = null
      return {
        act: async () => {
          report = await askAboutPrompt(handle ?? '')
        },
        expectUndone: () => expect(report).toBeNull(),
        expectDone: () => expect(report).toMatchObject({ status: 'pending' }),
      }
    },
  },
  {
    what: 'asking for a reset link',
    isInEveryWay: true,
    steps: [['asking the sign-in service', 'auth', 0]],
    // A refusal may be about the address, and nobody is to learn who is a member: it looks like success.
    unnoticed: (way) => ['bad-request', 'unauthenticated', 'refuse'].includes(way),
    begin: async () => {
      watchConsole()
      return {
        act: () => requestPasswordReset(email),
        expectDone: async (tries) => {
          // As the page says: if nothing comes, ask again.
          if (backend.outbox().length === 0) await requestPasswordReset(email)
          expect(backend.outbox()).toHaveLength(tries)
        },
      }
    },
  },
  {
    what: 'setting a new password by a link',
    steps: [['setting it', 'auth', 0]],
    begin: async () => {
      watchConsole()
      await requestPasswordReset(email)
      const code = new URL(backend.outbox()[0]?.link ?? '').searchParams.get('oobCode') ?? ''
      const change = () => setNewPassword(code, email, asha.password)
      return {
        act: change,
        again: async () => {
          // A link that did its work unheard is used up: then they log in.
          const failure = await change().then(() => null, toFailure)
          if (failure) expect(failure).toMatchObject({ code: 'link-expired' })
        },
        expectDone: async () => expect(await accountWith(email, asha.password)).toBe(uid),
      }
    },
  },
  {
    what: 'saving the profile',
    steps: [['storing it', 'firestore', 0]],
    unnoticed: isTokenRefused,
    begin: async () => {
      const session = createSession()
      await session.logIn(demoMember, 'tab')
      return {
        act: () => session.saveProfile(details),
        expectUndone: () => expect(session.read()).toMatchObject({ profile: { fname: 'Amani' } }),
        expectDone: () => {
          expect(session.read()).toMatchObject({ profile: { fname: 'Asha' } })
          expect(backend.documents('users')).toMatchObject([{ id: uid, fields: { fname: 'Asha' } }])
        },
      }
    },
  },
  {
    what: 'logging in',
    isInEveryWay: true,
    steps: [
      ['signing in', 'auth', 0],
      ['reading the account', 'auth', 1],
      ['reading the profile', 'firestore', 0],
    ],
    begin: async () => {
      const session = createSession()
      return {
        act: () => session.logIn(demoMember, 'tab'),
        expectUndone: () => {
          expect(session.read().status).toBe('visitor')
          expect(sessionPlaces()).toEqual([])
        },
        expectDone: () => {
          expect(session.read()).toMatchObject({ account: { uid }, profile: { fname: 'Amani' } })
          expect(sessionPlaces()).toEqual(['tab'])
          expectNowhere(demoMember.password)
        },
      }
    },
  },
  {
    what: 'fetching the profile',
    steps: [['reading the profile', 'firestore', 0]],
    unnoticed: isTokenRefused,
    begin: async () => {
      const session = createSession()
      await createSession().logIn(demoMember, 'tab')
      onTestFinished(session.start())
      await expect.poll(() => session.read()).toMatchObject({ profile: 'not fetched' })
      const profile = () => {
        const state = session.read()
        return state.status === 'member' ? state.profile : null
      }
      return {
        act: async () => {
          await session.fetchProfile()
          if (profile() instanceof Failure) throw profile()
        },
        expectUndone: () => expect(profile()).toBeInstanceOf(Failure),
        expectDone: () => expect(profile()).toMatchObject({ fname: 'Amani' }),
      }
    },
  },
  {
    what: 'registering',
    steps: [
      ['opening the account', 'auth', 0],
      ['reading the account', 'auth', 1],
      ['storing the profile', 'firestore', 0],
    ],
    begin: async () => ({
      act: () => register(asha, details),
      expectUndone: () => undefined,
      expectDone: async () => {
        await expectRegistered()
        expect(sessionPlaces()).toEqual([])
        expectNowhere(asha.password)
      },
    }),
  },
  {
    what: 'leaving a payment that is no gift',
    isRefusedAgain: true,
    steps: [['storing it', 'firestore', 0]],
    unnoticed: isFoundDone,
    begin: async () => {
      await beginAsStaff()
      return {
        act: () => leavePayment(ownTransfer, staffAccount),
        expectDone: async () => {
          expect(await findLeftPayments([ownTransfer.code])).toMatchObject([ownTransfer])
        },
      }
    },
  },
  {
    what: 'taking back that a payment is left',
    steps: [['deleting it', 'firestore', 0]],
    unnoticed: isTokenRefused,
    begin: async () => {
      await beginAsStaff()
      await leavePayment(ownTransfer, staffAccount)
      return {
        act: () => takeBackLeftPayment(ownTransfer.code),
        expectDone: async () => expect(await findLeftPayments([ownTransfer.code])).toEqual([]),
      }
    },
  },
  {
    what: 'deleting a membership',
    // Proving the password takes two calls; then the profile goes, then the account.
    steps: [
      ['proving the password', 'auth', 0],
      ['reading the account', 'auth', 1],
      ['deleting the profile', 'firestore', 0],
      ['deleting the account', 'auth', 2],
    ],
    begin: async () => {
      await register(asha, details)
      const session = createSession()
      await session.logIn(asha, 'device')
      const [profile] = newProfiles()
      for (const collection of ['verified', 'joined'])
        await storeInConsole({ [`${collection}/${profile?.id}`]: {} })
      return {
        act: () => session.deleteMembership(asha.password),
        expectUndone: () => expect(session.read().status).toBe('member'),
        expectDone: async () => {
          expect(session.read()).toEqual({ status: 'visitor', ended: 'account deleted' })
          expect(sessionPlaces()).toEqual([])
          expect(newProfiles()).toEqual([])
          expect(backend.documents('verified')).toEqual([])
          expect(backend.documents('joined')).toEqual([])
          expect(await accountWith(asha.email, asha.password)).toBe('INVALID_LOGIN_CREDENTIALS')
          expectNowhere(asha.password)
        },
      }
    },
  },
  {
    what: 'writing down income',
    steps: [['storing it', 'firestore', 0]],
    unnoticed: isFoundDone,
    isRefusedAgain: true,
    begin: async () => {
      await beginAsStaff()
      return {
        act: async () => expect(await storeIncome(income, staffAccount)).toBe('stored'),
        expectDone: () => expect(storedIncome()).toEqual([income.code]),
      }
    },
  },
  {
    what: 'confirming a payment',
    isInEveryWay: true,
    isRefusedAgain: true,
    steps: [['storing it', 'firestore', 0]],
    unnoticed: isFoundDone,
    begin: async () => {
      await beginAsStaff()
      return { act: () => confirm(gift), ...inStages(bookNow(), giftBook) }
    },
  },
  {
    what: 'booking the rest of a payment that is split',
    isRefusedAgain: true,
    steps: [
      ['storing it', 'firestore', 3],
      ['trying it as the first part', 'firestore', 0],
      ['reading the payment', 'firestore', 1],
      ['reading its parts', 'firestore', 2],
    ],
    unnoticed: (way, step) =>
      step.startsWith('trying') || (step === 'storing it' && isFoundDone(way)),
    begin: async () => {
      await confirmedGift()
      const second = `${gift.code}-2`
      return {
        act: () => confirm(rest),
        ...inStages(giftBook, {
          ...giftBook,
          records: [gift.code, second],
          payments: [[gift.code, { [gift.code]: 250, [second]: 150 }]],
          marks: [[`donation-${rest.document}`, { [second]: 150 }], ...giftBook.marks],
        }),
      }
    },
  },
  {
    what: 'writing down what was paid back',
    isRefusedAgain: true,
    steps: [
      ['storing it', 'firestore', 2],
      ['looking at the profile', 'firestore', 0],
      ['looking for the link', 'firestore', 1],
    ],
    unnoticed: (way, step) => step === 'storing it' && isFoundDone(way),
    begin: async () => {
      const paid = await confirmedGift()
      return {
        act: () => storeRefund(paid, refund, staffAccount),
        ...inStages(giftBook, {
          ...giftBook,
          records: [gift.code, refund.code],
          payments: [...giftBook.payments, [refund.code, { [refund.code]: 100 }]],
          marks: [...giftBook.marks, [`refund-${gift.code}`, { [refund.code]: 100 }]],
          lines: [giftLine, `22 Nov 2025 · Refund of ${gift.code} · Ksh 100 · ${refund.code}`],
        }),
      }
    },
  },
  {
    what: 'voiding a confirmation',
    isRefusedAgain: true,
    steps: [
      ['storing it', 'firestore', 3],
      ['looking at the profile', 'firestore', 0],
      ['looking for the link', 'firestore', 1],
      ['looking for other parts', 'firestore', 2],
    ],
    unnoticed: (way, step) => step === 'storing it' && isFoundDone(way),
    begin: async () => {
      const wrong = await confirmedGift()
      return {
        act: () => voidConfirmation(wrong, 'Another giver', staffAccount),
        ...inStages(giftBook, {
          records: [gift.code],
          voids: [gift.code],
          payments: [[gift.code, {}]],
          marks: [[`donation-${gift.document}`, {}]],
          lines: [],
        }),
      }
    },
  },
  {
    what: 'noting who is thanked',
    steps: [['storing it, after a look at who is already', 'firestore', 1]],
    unnoticed: isFoundDone,
    begin: async () => {
      await beginAsStaff(incomes)
      return {
        act: () => markThanked(codes, staffAccount),
        expectDone: () => expect(thanked()).toEqual(codes),
      }
    },
  },
  {
    what: 'taking thanks back',
    steps: [['deleting it, after a look at what is noted', 'firestore', 1]],
    unnoticed: isFoundDone,
    begin: async () => {
      await beginAsStaff(incomes)
      await markThanked(codes, staffAccount)
      return {
        act: () => unmarkThanked(codes, staffAccount),
        expectDone: () => expect(thanked()).toEqual([]),
      }
    },
  },
  {
    what: 'listing the givers of a year',
    steps: [
      ['reading the first half', 'firestore', 0],
      ['reading what is void', 'firestore', 2],
    ],
    unnoticed: isTokenRefused,
    begin: async () => {
      await beginAsStaff(incomes)
      let found: readonly Gift[] | null = null
      return {
        act: async () => {
          found = await loadGifts('2025')
        },
        expectUndone: () => expect(found).toBeNull(),
        expectDone: () => expect(found?.map(({ record }) => record.code)).toEqual(codes),
      }
    },
  },
  {
    what: 'looking up whether a gift is confirmed',
    steps: [['reading what its link says', 'firestore', 0]],
    begin: async () => {
      const at = { timestampValue: '2026-11-23T09:00:00Z' }
      await storeInConsole({ [`giftStates/${id}`]: { state: { stringValue: 'confirmed' }, at } })
      let found: string | undefined
      return {
        act: async () => {
          found = (await loadGiftStates([id])).get(id)?.state
        },
        expectUndone: () => expect(found).toBeUndefined(),
        expectDone: () => expect(found).toBe('confirmed'),
      }
    },
  },
]

const storedIncome = () => backend.documents('confirmations').map(({ id: code }) => code)
const thanked = () => backend.documents('thanks').map(({ id: code }) => code)

function expectPromptIsOpen(cause: unknown): void {
  expect(toFailure(cause)).toMatchObject({ reason: 'prompt-open' })
}

function throwIfAny(failure: Failure | null): void {
  if (failure) throw failure
}

describe.each(stories)(
  '$what is done or not, and done on the next try',
  ({ steps, isInEveryWay = false, unnoticed = () => false, isRefusedAgain, begin }) => {
    it.each(eachBreak(steps, isInEveryWay))(
      'when %s (a call to %s, %i before it) meets "%s"',
      async (what, target, before, way) => {
        const { act, again = act, expectUndone, expectDone } = await begin()
        const { failure, isMet } = await meet(way, callOf([what, target, before]), act)
        expect(isMet).toBe(true)
        expect(failure === null).toBe(way === 'slow' || unnoticed(way, what))
        if (failure) expectUndone?.()
        if (failure) await again()
        await expectDone(failure && takesEffect(way) ? 2 : 1)
        expect(isRefusedAgain ? [] : backend.denials()).toEqual([])
      },
    )
  },
)

const kinds = ['bad-request', 'conflict', 'too-many', 'unavailable', 'web-page'] as const
const asMost = 'refused, unavailable, unavailable, unavailable, no-connection'

it.each([
  ['a donor', 'firestore', () => saveDonation(id, donation), asMost],
  ['a member', 'auth', () => createSession().logIn(demoMember, 'tab'), asMost],
  [
    ...(['staff', 'firestore', () => takeBackLeftPayment(ownTransfer.code)] as const),
    'refused, unavailable, too-many-requests, unavailable, no-connection',
  ],
  [
    ...(['the holder of a link', 'firestore', () => loadGiftStates([id])] as const),
    'unavailable, unavailable, unavailable, unavailable, no-connection',
  ],
  [
    ...(['a critic', 'email', () => mailFeedback(feedback)] as const),
    'refused, refused, unavailable, unavailable, unavailable',
  ],
] as const)(`%s learns of ${kinds.join(', ')} why it failed`, async (who, target, act, why) => {
  watchConsole()
  if (who === 'staff') await beginAsStaff()
  const told: unknown[] = []
  for (const kind of kinds) {
    backend.failNext({ target, kind })
    told.push(await act().catch((cause: unknown) => toFailure(cause).code))
  }
  expect(told.join(', ')).toBe(why)
})

import { expect, it, onTestFinished } from 'vitest'
import { toFailure, Failure } from '@/domain/failure'
import type { PromptReport } from '@/domain/payment/promptReport'
import { sendContactMessage } from '@/services/contactMessages'
import { renewToken } from '@/services/firebase/auth'
import { loadGiftStates } from '@/services/giftStates'
import * as records from '@/services/records'
import { mailFeedback } from '@/services/mail'
import { askAboutPrompt, requestStkPush } from '@/services/mpesa'
import { waitingMessages } from '@/services/outbox'
import { deliverOutbox } from '@/services/outboxDelivery'
import { requestPasswordReset, setNewPassword } from '@/services/mailedLinks'
import { register } from '@/services/registration'
import { createSession } from '@/services/session'
import { demoMember } from '../../local/demoMember'
import { storeInConsole } from '../support/console'
import { callOf, meet } from '../support/faults'
import * as members from '../support/members'
import { asha, details } from '../support/newMember'
import { feedback, id, message, storedFields, storing } from '../support/records'
import { expectRegistered, newProfiles } from '../support/registered'
import { isTokenRefused, kinds, testStories, whyItFailed, type Story } from '../support/stories'

const backend = globalThis.testBackend
const { uid, email } = demoMember
const stores = storing(records)

/** Exactly one document, under the id that was chosen for it, and none in any other collection. */
function expectOne(collection: string, fields: object): void {
  expect(backend.documents(collection)).toMatchObject([{ id, fields }])
  const placed = collection === 'Orders' ? [{ id, fields: { at: expect.any(Date) } }] : []
  expect(backend.documents('placed')).toEqual(placed)
  const beside = placed.length > 0 ? ['placed'] : []
  expect(backend.collections()).toEqual([collection, ...beside, 'users'].toSorted())
}

/** A mail cannot be sent under an id: each try that was carried out is one. */
function expectMails(tries: number, params: object): void {
  const mails = backend.outbox()
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.length).toBeLessThanOrEqual(tries)
  for (const mail of mails) expect(mail.params).toMatchObject(params)
}

/** A story whose failures are logged. */
const logged = (story: Awaited<ReturnType<Story['begin']>>) => async () => {
  members.watchConsole()
  return story
}

testStories([
  ...Object.entries(storedFields).map(([collection, fields], index) => ({
    what: `storing a document of ${collection}`,
    isRefusedAgain: true as const,
    ...(index === 0 && { isInEveryWay: true as const }),
    steps: [['storing it', 'firestore', 0]] as const,
    begin: async () => ({
      act: () => stores[collection as keyof typeof storedFields](id),
      expectDone: () => expectOne(collection, fields),
    }),
  })),
  {
    what: 'sending a message to the team',
    steps: [['mailing it', 'email', 0]],
    // What is not mailed is stored; without a network it is neither.
    unnoticed: (way) => way !== 'offline',
    begin: logged({
      act: () => sendContactMessage(id, message).then(throwIfAny),
      again: deliverOutbox,
      expectDone: () => {
        const stored = backend.documents('contactMessages')
        expect(stored.length).toBeLessThanOrEqual(1)
        expect(stored.length + backend.outbox().length).toBeGreaterThan(0)
        expect(backend.outbox().length).toBeLessThanOrEqual(1)
        expect(waitingMessages()).toEqual([])
      },
    }),
  },
  {
    what: 'sending a message that cannot be mailed',
    isRefusedAgain: true,
    steps: [['storing it', 'firestore', 0]],
    begin: logged({
      act: () => {
        members.answerInstead({ address: '/email/send-form', status: 403, body: {} })
        return sendContactMessage(id, message).then(throwIfAny)
      },
      again: deliverOutbox,
      expectUndone: () => expect(waitingMessages()).toEqual([{ id, message }]),
      expectDone: () => {
        expectOne('contactMessages', { user_subject: 'A talk' })
        expect(backend.outbox()).toEqual([])
        expect(waitingMessages()).toEqual([])
      },
    }),
  },
  {
    what: 'sending feedback',
    isInEveryWay: true,
    steps: [['mailing it', 'email', 0]],
    // Half of 'OK' with status 200 is still a yes.
    unnoticed: (way) => way === 'cut-answer',
    begin: logged({
      act: () => mailFeedback(feedback),
      expectDone: (tries) => expectMails(tries, feedback),
    }),
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
        // What it says depends on how long the tries took.
        expectDone: () => expect(report).not.toBeNull(),
      }
    },
  },
  {
    what: 'asking for a reset link',
    isInEveryWay: true,
    steps: [['asking the sign-in service', 'auth', 0]],
    // A refusal may be about the address, and nobody is to learn who is a member: it looks like success.
    unnoticed: (way) => ['bad-request', 'unauthenticated', 'refuse'].includes(way),
    begin: logged({
      act: () => requestPasswordReset(email),
      expectDone: async (tries) => {
        // As the page says: if nothing comes, ask again.
        if (backend.outbox().length === 0) await requestPasswordReset(email)
        expect(backend.outbox()).toHaveLength(tries)
      },
    }),
  },
  {
    what: 'setting a new password by a link',
    steps: [['setting it', 'auth', 0]],
    begin: async () => {
      members.watchConsole()
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
        expectDone: async () => expect(await members.accountWith(email, asha.password)).toBe(uid),
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
          expect(members.sessionPlaces()).toEqual([])
        },
        expectDone: () => {
          expect(session.read()).toMatchObject({ account: { uid }, profile: { fname: 'Amani' } })
          expect(members.sessionPlaces()).toEqual(['tab'])
          members.expectNowhere(demoMember.password)
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
    isRefusedAgain: true,
    steps: [
      ['opening the account', 'auth', 0],
      ['reading the account', 'auth', 1],
      ['storing the profile', 'firestore', 0],
    ],
    begin: async () => ({
      act: () => register(asha, details),
      expectDone: async () => {
        await expectRegistered()
        expect(members.sessionPlaces()).toEqual([])
        members.expectNowhere(asha.password)
      },
    }),
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
          expect(members.sessionPlaces()).toEqual([])
          expect(newProfiles()).toEqual([])
          expect(backend.documents('verified')).toEqual([])
          expect(backend.documents('joined')).toEqual([])
          const account = await members.accountWith(asha.email, asha.password)
          expect(account).toBe('INVALID_LOGIN_CREDENTIALS')
          members.expectNowhere(asha.password)
        },
      }
    },
  },
  {
    what: 'looking up whether a gift is confirmed',
    steps: [['reading what its link says', 'firestore', 0]],
    begin: async () => {
      const at = new Date('2026-11-23T09:00:00Z')
      await storeInConsole({ [`giftStates/${id}`]: { state: 'confirmed', at } })
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
])

function expectPromptIsOpen(cause: unknown): void {
  expect(toFailure(cause)).toMatchObject({ reason: 'prompt-open' })
}

function throwIfAny(failure: Failure | null): void {
  if (failure) throw failure
}

const asMost = 'refused, unavailable, unavailable, unavailable, no-connection'
const asRead = 'unavailable, unavailable, unavailable, unavailable, no-connection'
const asMailed = 'refused, refused, unavailable, unavailable, unavailable'

it.each([
  ['a donor', 'firestore', () => stores.Donations(id), asMost],
  ['a member', 'auth', () => createSession().logIn(demoMember, 'tab'), asMost],
  ['the holder of a link', 'firestore', () => loadGiftStates([id]), asRead],
  ['a critic', 'email', () => mailFeedback(feedback), asMailed],
] as const)(`%s learns of ${kinds.join(', ')} why it failed`, async (_who, target, act, why) => {
  members.watchConsole()
  expect(await whyItFailed(target, act)).toBe(why)
})

it('a document is not stored after its deadline, when the renewed token comes late', async () => {
  await createSession().logIn(demoMember, 'tab')
  backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
  const renewal = callOf(['renewing the token', 'auth', 0])
  const { isMet, failure } = await meet('late', renewal, () => stores.Donations(id))
  expect([isMet, failure?.code]).toEqual([true, 'timeout'])
  // The late token has arrived before another one.
  expect(await renewToken()).toBe(true)
  expect(members.timesCalled('documents:commit')).toBe(1)
})

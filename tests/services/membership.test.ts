import { describe, expect, it } from 'vitest'
import { messages } from '@/content/messages'
import { Failure } from '@/domain/failure'
import { fetchProfile } from '@/services/profiles'
import { register } from '@/services/registration'
import { createSession } from '@/services/session'
import { demoMember } from '../../local-backend/demoMember'
import {
  accountWith,
  authRefusesNext,
  calls,
  eachBreak,
  expectNowhere,
  failAfter,
  goOffline,
  hold,
  openAccountAlone,
  passDeadline,
  sessionPlaces,
  type Step,
} from '../support/members'

const backend = globalThis.testBackend
const { uid } = demoMember
const asha = { email: 'Asha@Example.org', password: 'kahawa-chungu-9' }
const details = {
  fname: 'Asha',
  lname: 'Wanjiru',
  phoneNumber: '0712 345 678',
  dob: '2003-05-06',
  gender: 'Female',
  location: "Murang'a",
  profession: 'Counsellor',
}
const profiles = () => backend.documents('users').filter(({ id }) => id !== uid)
const asFailure = (reason: unknown) => {
  if (reason instanceof Failure) return reason
  throw reason
}

async function expectRegistered() {
  const id = await accountWith(asha.email, asha.password)
  const { profession, ...texts } = details
  const displayName = 'Asha Wanjiru'
  const email = 'asha@example.org'
  expect(profiles()).toEqual([
    { id, fields: { ...texts, proffesion: profession, displayName, email, uid: id } },
  ])
}

/** What takes several calls, and is done or not done to whoever asked for it. */
interface Story {
  readonly what: string
  readonly steps: readonly Step[]
  /** Everything before, and the act itself, to be repeated until it succeeds. */
  readonly begin: () => Promise<{
    readonly act: () => Promise<unknown>
    readonly expectUndone: () => void
    readonly expectDone: () => Promise<void> | void
  }>
}

const stories: readonly Story[] = [
  {
    what: 'logging in',
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
          expect(session.read().status).toBe('resolving')
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
    begin: async () => {
      const session = createSession()
      await createSession().logIn(demoMember, 'tab')
      session.start()
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
    what: 'finishing a registration that broke off',
    steps: [['storing the profile', 'firestore', 0]],
    begin: async () => {
      await openAccountAlone(asha.email, asha.password)
      const session = createSession()
      await session.logIn(asha, 'tab')
      return {
        act: () => session.saveProfile(details),
        expectUndone: () => expect(session.read()).toMatchObject({ profile: null }),
        expectDone: async () => {
          await expectRegistered()
          expect(session.read()).toMatchObject({ profile: { displayName: 'Asha Wanjiru' } })
        },
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
      return {
        act: () => session.deleteMembership(asha.password),
        expectUndone: () => expect(session.read().status).toBe('member'),
        expectDone: async () => {
          expect(session.read()).toEqual({ status: 'visitor', ended: 'account deleted' })
          expect(sessionPlaces()).toEqual([])
          expect(profiles()).toEqual([])
          expect(await accountWith(asha.email, asha.password)).toBe('INVALID_LOGIN_CREDENTIALS')
          expectNowhere(asha.password)
        },
      }
    },
  },
]

describe.each(stories)(
  '$what is done or not done, and done by asking again',
  ({ steps, begin }) => {
    it.each(eachBreak(steps))(
      'when %s (a call to %s, %i before it) meets "%s"',
      async (_what, target, before, way) => {
        const { act, expectUndone, expectDone } = await begin()
        failAfter(before, target, way)
        const failure = await act().catch(asFailure)
        expect(failure).toBeInstanceOf(Failure)
        expect(backend.pendingFaults()).toEqual([])
        expectUndone()
        await act()
        await expectDone()
        expect(backend.denials().length).toBeLessThanOrEqual(way === 'refuse' ? 1 : 0)
      },
    )
  },
)

describe('registering', () => {
  it('takes one account, one look and one commit, and logs nobody in', async () => {
    await register(asha, details)
    expect(calls()).toEqual(['accounts:signUp', 'accounts:lookup', 'documents:commit'])
    await expectRegistered()
    expect(sessionPlaces()).toEqual([])
  })

  it.each(['accounts:signUp', 'documents:commit'])(
    'goes on when asked again after %s was not answered in time',
    async (call) => {
      const held = hold(call)
      const failure = await passDeadline(held, () => register(asha, details).catch(asFailure))
      expect(failure).toMatchObject({ code: 'timeout' })
      await held.release()
      await register(asha, details)
      await expectRegistered()
    },
  )

  it('goes on through one failure after the other between account and profile', async () => {
    failAfter(0, 'firestore', 'close')
    await expect(register(asha, details)).rejects.toBeInstanceOf(Failure)
    const goOnline = goOffline()
    await expect(register(asha, details)).rejects.toMatchObject({ code: 'offline' })
    goOnline()
    failAfter(0, 'firestore', 'lose-answer')
    // What is corrected between two tries is what is stored.
    await expect(register(asha, { ...details, fname: 'Aisha' })).rejects.toBeInstanceOf(Failure)
    await register(asha, details)
    await expectRegistered()
  })

  it('goes on after the page was closed: the same password shows that it is the same person', async () => {
    const id = await openAccountAlone('baraka@example.org', asha.password)
    await register({ ...asha, email: 'baraka@example.org' }, details)
    expect(calls()).toEqual([
      ...['accounts:signUp', 'accounts:signInWithPassword', 'accounts:lookup'],
      ...['documents:batchGet', 'documents:commit'],
    ])
    expect(profiles()).toMatchObject([{ id, fields: { uid: id, email: 'baraka@example.org' } }])
  })

  it.each([
    ['somebody else', { email: demoMember.email, password: asha.password }],
    ['the same member', demoMember],
  ])('is refused with an address that %s has, whose profile stays', async (_who, credentials) => {
    const before = backend.documents('users')
    await expect(register(credentials, details)).rejects.toMatchObject({ code: 'email-taken' })
    failAfter(0, 'auth', 'lose-answer')
    await expect(register(credentials, details)).rejects.toBeInstanceOf(Failure)
    await expect(register(credentials, details)).rejects.toMatchObject({ code: 'email-taken' })
    expect(backend.documents('users')).toEqual(before)
  })

  it('is refused to somebody who has finished by logging in meanwhile', async () => {
    failAfter(0, 'firestore', 'close')
    await expect(register(asha, details)).rejects.toBeInstanceOf(Failure)
    const session = createSession()
    await session.logIn(asha, 'tab')
    await session.saveProfile(details)
    await expect(register(asha, { ...details, fname: 'Somebody' })).rejects.toMatchObject({
      code: 'email-taken',
    })
    await expectRegistered()
  })
})

describe('what the sign-in service says is passed on, with one plain sentence', () => {
  it.each([
    ['INVALID_LOGIN_CREDENTIALS', 'invalid-credential', /The email or the password is not right/],
    ['EMAIL_NOT_FOUND', 'user-not-found', /The email or the password is not right/],
    ['INVALID_PASSWORD', 'wrong-password', /The email or the password is not right/],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', 'too-many-requests', /too many attempts/],
    ['USER_DISABLED', 'user-disabled', /This account is closed/],
    ['OPERATION_NOT_ALLOWED', 'operation-not-allowed', /did not work just now/],
    ['NOBODY_KNOWS_THIS', 'nobody-knows-this', /did not work just now/],
    ['WEAK_PASSWORD : At least 12 characters', 'weak-password', /choose a longer password/],
  ])('%s', async (message, code, advice) => {
    authRefusesNext('signInWithPassword', message)
    const failure = await createSession().logIn(demoMember, 'tab').catch(asFailure)
    if (!(failure instanceof Failure)) throw new Error('Nobody should be logged in')
    expect(failure.detail).toContain(`(auth/${code})`)
    expect(messages.accountAdvice(failure)).toMatch(advice)
  })
})

it("a member's token does not read the profile of another", async () => {
  await openAccountAlone(asha.email, asha.password)
  await createSession().logIn(asha, 'tab')
  const { email } = demoMember
  const failure = await fetchProfile({ uid, email, isEmailConfirmed: false, openedAt: null }).catch(
    asFailure,
  )
  expect(failure).toMatchObject({ code: 'refused' })
  expect(backend.denials()).toHaveLength(1)
})

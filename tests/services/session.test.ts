import { getAuth, signOut } from 'firebase/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storedAccountPrefix } from '@/config/deviceKeys'
import { Failure } from '@/domain/failure'
import type { SessionPlace } from '@/services/firebase/auth'
import type * as loaders from '@/services/call'
import { createSession, type Session } from '@/services/session'
import { sessionUse, watchUse } from '@/services/sessionUse'
import { storedToken } from '@/services/firebase/storedSession'
import type { UserState } from '@/services/userStore'
import { demoMember } from '../../local/demoMember'
import {
  accountWith,
  calls,
  hold,
  openAccountAlone,
  passDeadline,
  sessionPlaces,
} from '../support/members'

const { fetches, network } = vi.hoisted(() => ({
  fetches: { count: 0 },
  network: { isDown: false },
}))

// Whether the code of the Auth SDK is fetched, and whether it can be, shows nowhere else.
vi.mock('@/services/call', async (importOriginal) => {
  const original = await importOriginal<typeof loaders>()
  return {
    ...original,
    loadAccounts: () => {
      fetches.count += 1
      return network.isDown ? Promise.reject(new Failure('no-connection')) : original.loadAccounts()
    },
  }
})

const { email, password, uid, profile } = demoMember
const baraka = { email: 'baraka@example.org', password: 'chapati-na-madondo' }
const started: (() => void)[] = []

beforeEach(() => {
  network.isDown = false
})
afterEach(() => {
  network.isDown = false
  for (const stop of started.splice(0)) stop()
})

/** A session as the site starts it, and every state it has been in. */
function startSession() {
  const session = createSession()
  const seen: UserState[] = [session.read()]
  session.subscribe(() => seen.push(session.read()))
  started.push(session.start())
  return { session, seen }
}

/** Says what another tab says when its member logs out. */
async function logOutInOtherTab(session: Session) {
  const channel = new BroadcastChannel('session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('logged out')
  await becomes(session, 'visitor')
  channel.close()
}

const becomes = (session: Session, status: UserState['status']) =>
  vi.waitFor(() => expect(session.read().status).toBe(status), 8000)
const becomesMember = (session: Session, whose = email) =>
  vi.waitFor(() => expect(session.read()).toMatchObject({ account: { email: whose } }), 8000)
/** What a session was, without repetitions: 'resolving', 'visitor', 'member not fetched', … */
const historyOf = (seen: readonly UserState[]) =>
  seen
    .map((state) =>
      state.status === 'member'
        ? `${state.account.email} ${typeof state.profile === 'string' ? state.profile : state.profile && 'profile'}`
        : state.status,
    )
    .filter((now, at, all) => now !== all[at - 1])

async function logInBefore(place: SessionPlace = 'device') {
  const { session } = startSession()
  await session.logIn(demoMember, place)
  for (const stop of started.splice(0)) stop()
  fetches.count = 0
}

describe('the person using the site', () => {
  it('is a visitor without fetching the Auth SDK', async () => {
    const { session, seen } = startSession()
    fetches.count = 0
    dispatchEvent(new Event('online'))
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }))
    await becomes(session, 'visitor')
    expect(historyOf(seen)).toEqual(['visitor'])
    expect(fetches.count).toBe(0)
  })

  it.each(['tab', 'device'] as const)(
    'is unknown at first after an earlier login (%s), and never a visitor',
    async (place) => {
      await logInBefore(place)
      expect(sessionPlaces()).toEqual([place])
      const { session, seen } = startSession()
      await becomesMember(session)
      expect(historyOf(seen)).toEqual(['resolving', `${email} not fetched`])
      await signOut(getAuth())
      await becomes(session, 'visitor')
    },
  )

  it('is watched once when React starts, stops and starts it', async () => {
    await logInBefore()
    const session = createSession()
    session.start()()
    started.push(session.start())
    await becomesMember(session)
    const told = vi.fn()
    session.subscribe(told)
    await session.leave('logged out')
    await becomes(session, 'visitor')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is no longer watched once stopped', async () => {
    await logInBefore()
    const { session } = startSession()
    for (const stop of started.splice(0)) stop()
    await accountWith(email, password)
    expect(session.read().status).toBe('resolving')
  })

  it('is unknown without the SDK until the network is back', async () => {
    await logInBefore()
    network.isDown = true
    const { session, seen } = startSession()
    await becomes(session, 'unknown')
    session.checkAgain()
    expect(session.read().status).toBe('resolving')
    await becomes(session, 'unknown')
    expect(fetches.count).toBe(2)
    network.isDown = false
    dispatchEvent(new Event('online'))
    await becomesMember(session)
    session.checkAgain()
    expect(session.read()).toMatchObject({ status: 'member' })
    expect(historyOf(seen)).not.toContain('visitor')
  })

  it('is a visitor after logging out, even if the SDK cannot be fetched', async () => {
    await logInBefore()
    network.isDown = true
    const { session } = startSession()
    await becomes(session, 'unknown')
    await session.leave('logged out')
    expect(session.read()).toEqual({ status: 'visitor' })
    expect(sessionPlaces()).toEqual([])
  })

  it('is a visitor if what is stored is not an account', async () => {
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{"uid":"made up"}')
    const { session } = startSession()
    await becomes(session, 'visitor')
  })

  it('follows a login and a logout in another tab', async () => {
    const { session } = startSession()
    await becomes(session, 'visitor')
    const otherTab = createSession()
    await otherTab.logIn(demoMember, 'device')
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }))
    await becomesMember(session)
    await logOutInOtherTab(session)
    expect(session.read()).toEqual({ status: 'visitor', ended: 'logged out' })
    await vi.waitFor(() => expect(sessionPlaces()).toEqual([]))
  })
})

describe('logging in', () => {
  it('turns a visitor into a member with a profile, read once', async () => {
    const { session, seen } = startSession()
    const read = await session.logIn(demoMember, 'tab')
    expect(read?.displayName).toBe(profile.displayName)
    expect(historyOf(seen)).toEqual(['visitor', `${email} profile`])
    await session.fetchProfile()
    expect(calls().filter((call) => call === 'documents:batchGet')).toHaveLength(1)
    expect(sessionPlaces()).toEqual(['tab'])
  })

  it('lets a member without a profile in to finish it', async () => {
    await openAccountAlone(baraka.email, baraka.password)
    const { session, seen } = startSession()
    expect(await session.logIn(baraka, 'tab')).toBeNull()
    expect(historyOf(seen)).toEqual(['visitor', `${baraka.email} null`])
  })

  it('fetches a newer profile when a member logs in again', async () => {
    const { session } = startSession()
    await session.logIn(demoMember, 'tab')
    const before = session.read()
    await session.logIn(demoMember, 'device')
    expect(session.read()).not.toBe(before)
    expect(session.read()).toMatchObject({ profile: { displayName: profile.displayName } })
    expect(sessionPlaces()).toEqual(['device'])
  })

  it('lasts until it is left, here or in another tab, if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { session } = startSession()
    await session.logIn(demoMember, 'device')
    dispatchEvent(new StorageEvent('storage'))
    expect(session.read()).toMatchObject({ status: 'member', account: { uid } })
    expect(sessionPlaces()).toEqual([])
    await session.leave('logged out')
    expect(session.read()).toMatchObject({ status: 'visitor' })
    expect(getAuth().currentUser).toBeNull()
    await session.logIn(demoMember, 'tab')
    await logOutInOtherTab(session)
    expect(getAuth().currentUser).toBeNull()
  })

  it.each(['accounts:signInWithPassword', 'accounts:lookup', 'documents:batchGet'])(
    'fails when %s is answered after the deadline; the late answer logs nobody in',
    async (call) => {
      const { session, seen } = startSession()
      const held = hold(call)
      const failure = await passDeadline(held, () =>
        session.logIn(demoMember, 'tab').catch((reason: unknown) => reason),
      )
      expect(failure).toMatchObject({ code: 'timeout' })
      await held.release()
      // Whatever the SDK still does with it is over when the service has answered twice more.
      await accountWith(email, password)
      await accountWith(email, password)
      expect(getAuth().currentUser).toBeNull()
      expect(sessionPlaces()).toEqual([])
      expect(historyOf(seen)).toEqual(['visitor'])
      await session.logIn(demoMember, 'tab')
      expect(sessionPlaces()).toEqual(['tab'])
    },
  )

  it.each(['accounts:signInWithPassword', 'documents:batchGet'])(
    'that waits for %s gives way to a later login, with its place and profile',
    async (call) => {
      await openAccountAlone(baraka.email, baraka.password)
      const { session, seen } = startSession()
      const held = hold(call)
      const late = session.logIn(demoMember, 'device').catch((reason: unknown) => reason)
      await held.made
      await session.logIn(baraka, 'tab')
      void held.release()
      expect(await late).toMatchObject({ code: 'logged-out' })
      expect(sessionPlaces()).toEqual(['tab'])
      expect(historyOf(seen)).toEqual(['visitor', `${baraka.email} null`])
    },
  )

  it('gives way to a logout meanwhile, even of a short session', async () => {
    const { session, seen } = startSession()
    const held = hold('documents:batchGet')
    const late = session.logIn(demoMember, 'device').catch((reason: unknown) => reason)
    await held.made
    await session.leave('logged out')
    void held.release()
    expect(await late).toMatchObject({ code: 'logged-out' })
    expect(sessionPlaces()).toEqual([])
    expect(getAuth().currentUser).toBeNull()
    expect(historyOf(seen)).toEqual(['visitor'])
  })
})

describe('a profile being fetched', () => {
  it('is fetched once, however often requested', async () => {
    await logInBefore()
    const { session, seen } = startSession()
    await becomesMember(session)
    await Promise.all([session.fetchProfile(), session.fetchProfile()])
    await session.fetchProfile()
    expect(historyOf(seen).slice(1)).toEqual([
      `${email} not fetched`,
      `${email} on its way`,
      `${email} profile`,
    ])
    // Logging in has read it once too.
    expect(calls().filter((call) => call === 'documents:batchGet')).toHaveLength(2)
  })

  it('does not bring back a member who has logged out, or show to another person', async () => {
    await logInBefore()
    await openAccountAlone(baraka.email, baraka.password)
    const { session } = startSession()
    await becomesMember(session)
    const held = hold('documents:batchGet')
    const fetching = session.fetchProfile()
    await held.made
    await session.leave('logged out')
    await session.logIn(baraka, 'tab')
    void held.release()
    await fetching
    expect(session.read()).toMatchObject({ account: { email: baraka.email }, profile: null })
  })

  it('does not replace that of a newer login', async () => {
    await logInBefore()
    const { session } = startSession()
    await becomesMember(session)
    const held = hold('documents:batchGet')
    const fetching = session.fetchProfile()
    await held.made
    await session.logIn(demoMember, 'device')
    const brought = session.read()
    void held.release()
    await fetching
    expect(session.read()).toBe(brought)
  })
})

describe('an overtaken deletion', () => {
  it.each(['nobody', 'somebody else'])('deletes no account once %s is logged in', async (who) => {
    await openAccountAlone(baraka.email, baraka.password)
    const { session } = startSession()
    await session.logIn(demoMember, 'tab')
    const held = hold('documents:commit')
    const deleting = session.deleteMembership(password).catch((reason: unknown) => reason)
    await held.made
    await session.leave('logged out')
    if (who === 'somebody else') await session.logIn(baraka, 'tab')
    void held.release()
    expect(await deleting).toMatchObject({ code: 'logged-out' })
    expect(await accountWith(email, password)).toBe(uid)
    expect(await accountWith(baraka.email, baraka.password)).toMatch(/^\w{28}$/)
    expect(session.read()).toMatchObject({ status: who === 'nobody' ? 'visitor' : 'member' })
  })
})

it('the reason a membership ended stays until it is shown', async () => {
  const { session } = startSession()
  await session.logIn(demoMember, 'tab')
  await session.leave('logged out')
  expect(session.read()).toEqual({ status: 'visitor', ended: 'logged out' })
  session.forgetEnd()
  expect(session.read()).toEqual({ status: 'visitor' })
})

describe('a session that is not stored on the device', () => {
  /** As if this tab had been closed, or asleep, for so long since it was last used. */
  function lastUsed(minutesAgo: number | undefined) {
    if (minutesAgo === undefined) return sessionStorage.removeItem('session-used:1')
    const kept = { savedAt: Date.now() - minutesAgo * 60_000, value: true }
    sessionStorage.setItem('session-used:1', JSON.stringify(kept))
  }

  it.each([
    [59, 'member'],
    [61, 'visitor'],
    [undefined, 'visitor'],
  ] as const)('in a tab restored after %s minutes belongs to a %s', async (minutes, who) => {
    await logInBefore('tab')
    lastUsed(minutes)
    const { session } = startSession()
    await becomes(session, who)
    if (who === 'member') return
    expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
    expect(sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it.each(['focus', 'pointerdown'])(
    'ends if its tab wakes up too late (%s), in this tab alone',
    async (event) => {
      const { session } = startSession()
      await session.logIn(demoMember, 'tab')
      const told = vi.fn()
      const channel = new BroadcastChannel('session')
      channel.addEventListener('message', told)
      lastUsed(61)
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61 * 60_000)
      dispatchEvent(new Event(event))
      vi.mocked(Date.now).mockRestore()
      await becomes(session, 'visitor')
      expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
      await vi.waitFor(() => expect(sessionPlaces()).toEqual([]))
      expect(told).not.toHaveBeenCalled()
      channel.close()
    },
  )

  it('lasts as long as it is used', async () => {
    const { session } = startSession()
    await session.logIn(demoMember, 'tab')
    lastUsed(30)
    const before = sessionStorage.getItem('session-used:1')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
    dispatchEvent(new Event('pointerdown'))
    vi.mocked(Date.now).mockRestore()
    expect(sessionStorage.getItem('session-used:1')).not.toBe(before)
    dispatchEvent(new Event('focus'))
    expect(session.read()).toMatchObject({ status: 'member' })
  })

  it('never expires if stored on the device', async () => {
    await logInBefore('device')
    expect(sessionStorage.getItem('session-used:1')).toBeNull()
    lastUsed(61)
    const { session } = startSession()
    await becomes(session, 'member')
    expect(session.read()).toMatchObject({ account: { email } })
  })

  it('ends by itself after an hour, and is watched no longer than its page is open', () => {
    vi.useFakeTimers()
    const onUnused = vi.fn()
    sessionUse.write(true)
    const stop = watchUse(onUnused)
    vi.advanceTimersByTime(3_600_000)
    expect(onUnused).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(onUnused).toHaveBeenCalledOnce()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

const stored = (expirationTime: number) =>
  JSON.stringify({
    uid: 'ann',
    email: 'ann@example.org',
    emailVerified: true,
    createdAt: '1700000000000',
    stsTokenManager: { accessToken: 'token', refreshToken: 'more', expirationTime },
  })

it.each([
  ['an hour', 3_600_000, 'token'],
  ['half a minute', 30_000, null],
])('a stored session with a token for %s', (_, ms, token) => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, stored(Date.now() + ms))
  expect(storedToken()).toBe(token)
})

it('a stored session of another shape is not an account', () => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, '{"uid":"ann"}')
  expect(storedToken()).toBeNull()
})

import { getAuth, signOut } from 'firebase/auth'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Failure } from '@/domain/failure'
import type * as loaders from '@/services/call'
import { createSession, type Session } from '@/services/session'
import { sessionUse, watchUse } from '@/services/sessionUse'
import type { UserState } from '@/services/userStore'
import { demoMember } from '../../local/demoMember'
import * as members from '../support/members'
import { baraka } from '../support/newMember'
import {
  becomes,
  logIn,
  logInBefore,
  resume,
  startSession,
  stopSessions,
} from '../support/sessions'

const sdk = vi.hoisted(() => ({ fetches: 0, isDown: false }))

// Whether the code of the Auth SDK is fetched, and whether it can be, shows nowhere else.
vi.mock('@/services/call', async (importOriginal) => {
  const original = await importOriginal<typeof loaders>()
  return {
    ...original,
    loadAccounts: () => {
      sdk.fetches += 1
      return sdk.isDown ? Promise.reject(new Failure('no-connection')) : original.loadAccounts()
    },
  }
})

const { email, password, uid, profile } = demoMember

afterEach(() => void (sdk.isDown = false))

/** Says what a tab with an older version says when its member logs out. */
async function logOutInOtherTab(session: Session) {
  const channel = new BroadcastChannel('session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  channel.postMessage('logged out')
  await becomes(session, 'visitor')
  channel.close()
}

/** What a session was, without repetitions: 'resolving', 'visitor', 'member not fetched', … */
const historyOf = (seen: readonly UserState[]) =>
  seen
    .map((state) =>
      state.status === 'member'
        ? `${state.account.email} ${typeof state.profile === 'string' ? state.profile : state.profile && 'profile'}`
        : state.status,
    )
    .filter((now, at, all) => now !== all[at - 1])

const openAlone = () => members.openAccountAlone(baraka.email, baraka.password)

/** How something ends that waits for a call while `act` is done. */
async function overtake(call: string, begin: () => Promise<unknown>, act: () => Promise<unknown>) {
  const held = members.hold(call)
  const begun = begin().catch((reason: unknown) => reason)
  await held.made
  await act()
  void held.release()
  return begun
}

describe('the person using the site', () => {
  it('is a visitor without fetching the Auth SDK', async () => {
    const { session, seen } = startSession()
    sdk.fetches = 0
    dispatchEvent(new Event('online'))
    dispatchEvent(new StorageEvent('storage', { key: 'anything' }))
    await becomes(session, 'visitor')
    expect(historyOf(seen)).toEqual(['visitor'])
    expect(sdk.fetches).toBe(0)
  })

  it.each(['tab', 'device'] as const)(
    'is unknown at first after an earlier login (%s), and never a visitor',
    async (place) => {
      const { session, seen } = await resume(place)
      expect(members.sessionPlaces()).toEqual([place])
      expect(historyOf(seen)).toEqual(['resolving', `${email} not fetched`])
      await signOut(getAuth())
      await becomes(session, 'visitor')
    },
  )

  it('is watched once when React starts, stops and starts it', async () => {
    await logInBefore(demoMember, 'device')
    const session = createSession()
    session.start()()
    onTestFinished(session.start())
    await becomes(session, 'member')
    const told = vi.fn()
    session.subscribe(told)
    await session.leave('logged out')
    await becomes(session, 'visitor')
    expect(told).toHaveBeenCalledTimes(1)
  })

  it('is no longer watched once stopped', async () => {
    await logInBefore(demoMember, 'device')
    const { session } = startSession()
    stopSessions()
    await members.accountWith(email, password)
    expect(session.read().status).toBe('resolving')
  })

  it('is unknown without the SDK until the network is back', async () => {
    await logInBefore(demoMember, 'device')
    sdk.isDown = true
    sdk.fetches = 0
    const { session, seen } = startSession()
    await becomes(session, 'unknown')
    session.checkAgain()
    expect(session.read().status).toBe('resolving')
    await becomes(session, 'unknown')
    expect(sdk.fetches).toBe(2)
    sdk.isDown = false
    dispatchEvent(new Event('online'))
    await becomes(session, 'member')
    session.checkAgain()
    expect(session.read()).toMatchObject({ status: 'member' })
    expect(historyOf(seen)).not.toContain('visitor')
  })

  it('is a visitor after logging out, even if the SDK cannot be fetched', async () => {
    await logInBefore(demoMember, 'device')
    sdk.isDown = true
    const { session } = startSession()
    await becomes(session, 'unknown')
    await session.leave('logged out')
    expect(session.read()).toEqual({ status: 'visitor' })
    expect(members.sessionPlaces()).toEqual([])
  })

  it('is a visitor if what is stored is not an account', async () => {
    localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{"uid":"made up"}')
    const { session } = startSession()
    await becomes(session, 'visitor')
  })
})

describe('logging in', () => {
  it('turns a visitor into a member with a profile, read once', async () => {
    const { session, seen, read } = await logIn()
    expect(read?.displayName).toBe(profile.displayName)
    expect(historyOf(seen)).toEqual(['visitor', `${email} profile`])
    await session.fetchProfile()
    expect(members.timesCalled('documents:batchGet')).toBe(1)
    expect(members.sessionPlaces()).toEqual(['tab'])
  })

  it('lets a member without a profile in to finish it', async () => {
    await openAlone()
    const { session, seen } = startSession()
    expect(await session.logIn(baraka, 'tab')).toBeNull()
    expect(historyOf(seen)).toEqual(['visitor', `${baraka.email} null`])
  })

  it('fetches a newer profile when a member logs in again', async () => {
    const { session } = await logIn()
    const before = session.read()
    await session.logIn(demoMember, 'device')
    expect(session.read()).not.toBe(before)
    expect(session.read()).toMatchObject({ profile: { displayName: profile.displayName } })
    expect(members.sessionPlaces()).toEqual(['device'])
  })

  it('lasts until it is left, here or in another tab, if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { session } = await logIn('device')
    dispatchEvent(new StorageEvent('storage'))
    expect(session.read()).toMatchObject({ status: 'member', account: { uid } })
    expect(members.sessionPlaces()).toEqual([])
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
      const held = members.hold(call)
      const failure = await members.passDeadline(held, () =>
        session.logIn(demoMember, 'tab').catch((reason: unknown) => reason),
      )
      expect(failure).toMatchObject({ code: 'timeout' })
      await held.release()
      // Whatever the SDK still does with it is over when the service has answered twice more.
      await members.accountWith(email, password)
      await members.accountWith(email, password)
      expect(getAuth().currentUser).toBeNull()
      expect(members.sessionPlaces()).toEqual([])
      expect(historyOf(seen)).toEqual(['visitor'])
      await session.logIn(demoMember, 'tab')
      expect(members.sessionPlaces()).toEqual(['tab'])
    },
  )

  it.each(['accounts:signInWithPassword', 'documents:batchGet'])(
    'that waits for %s gives way to a later login, with its place and profile',
    async (call) => {
      await openAlone()
      const { session, seen } = startSession()
      const late = () => session.logIn(demoMember, 'device')
      const failure = await overtake(call, late, () => session.logIn(baraka, 'tab'))
      expect(failure).toMatchObject({ code: 'logged-out' })
      expect(members.sessionPlaces()).toEqual(['tab'])
      expect(historyOf(seen)).toEqual(['visitor', `${baraka.email} null`])
    },
  )

  it('gives way to a logout meanwhile, even of a short session', async () => {
    const { session, seen } = startSession()
    const late = () => session.logIn(demoMember, 'device')
    const leave = () => session.leave('logged out')
    const failure = await overtake('documents:batchGet', late, leave)
    expect(failure).toMatchObject({ code: 'logged-out' })
    expect(members.sessionPlaces()).toEqual([])
    expect(getAuth().currentUser).toBeNull()
    expect(historyOf(seen)).toEqual(['visitor'])
  })
})

describe('a profile being fetched', () => {
  it('is fetched once, however often requested', async () => {
    const { session, seen } = await resume('device')
    await Promise.all([session.fetchProfile(), session.fetchProfile()])
    await session.fetchProfile()
    expect(historyOf(seen).slice(1)).toEqual([
      `${email} not fetched`,
      `${email} on its way`,
      `${email} profile`,
    ])
    // Logging in has read it once too.
    expect(members.timesCalled('documents:batchGet')).toBe(2)
  })

  it('does not bring back a member who has logged out, or show to another person', async () => {
    await openAlone()
    const { session } = await resume('device')
    await overtake('documents:batchGet', session.fetchProfile, async () => {
      await session.leave('logged out')
      await session.logIn(baraka, 'tab')
    })
    expect(session.read()).toMatchObject({ account: { email: baraka.email }, profile: null })
  })

  it('does not replace that of a newer login', async () => {
    const { session } = await resume('device')
    let brought
    await overtake('documents:batchGet', session.fetchProfile, async () => {
      await session.logIn(demoMember, 'device')
      brought = session.read()
    })
    expect(session.read()).toBe(brought)
  })
})

it.each(['nobody', 'somebody else'])(
  'an overtaken deletion deletes no account once %s is logged in',
  async (who) => {
    await openAlone()
    const { session } = await logIn()
    const deleting = () => session.deleteMembership(password)
    const failure = await overtake('documents:commit', deleting, async () => {
      await session.leave('logged out')
      if (who === 'somebody else') await session.logIn(baraka, 'tab')
    })
    expect(failure).toMatchObject({ code: 'logged-out' })
    expect(await members.accountWith(email, password)).toBe(uid)
    expect(await members.accountWith(baraka.email, baraka.password)).toMatch(/^\w{28}$/)
    expect(session.read()).toMatchObject({ status: who === 'nobody' ? 'visitor' : 'member' })
  },
)

it('the reason a membership ended stays until it is shown', async () => {
  const { session } = await logIn()
  // As another tab did that is closed by now.
  Object.assign(localStorage, { ...sessionStorage })
  await session.leave('logged out')
  expect(members.sessionPlaces()).toEqual([])
  expect(session.read()).toEqual({ status: 'visitor', ended: 'logged out' })
  expect(sessionUse.has()).toBe(false)
  session.forgetEnd()
  expect(session.read()).toEqual({ status: 'visitor' })
})

/** What the person does when some time has passed. */
function doLater(ms: number, event: string) {
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
  dispatchEvent(new Event(event))
  vi.mocked(Date.now).mockRestore()
}

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
    await logInBefore()
    lastUsed(minutes)
    const { session } = startSession()
    await becomes(session, who)
    if (who === 'member') return
    expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
    expect(members.sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it.each(['focus', 'pointerdown'])('ends in its tab alone if woken late (%s)', async (event) => {
    const { session } = await logIn()
    const told = vi.fn()
    const channel = new BroadcastChannel('session')
    channel.addEventListener('message', told)
    lastUsed(61)
    doLater(61 * 60_000, event)
    await becomes(session, 'visitor')
    expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
    await vi.waitFor(() => expect(members.sessionPlaces()).toEqual([]))
    expect(told).not.toHaveBeenCalled()
    channel.close()
  })

  it.each([0, 61_000, -1_200_000])('lasts while used, %s ms later by the clock', async (ms) => {
    const { session } = await logIn()
    lastUsed(30)
    const before = sessionStorage.getItem('session-used:1')
    doLater(ms, 'pointerdown')
    expect(sessionStorage.getItem('session-used:1')).not.toBe(before)
    dispatchEvent(new Event('focus'))
    expect(session.read()).toMatchObject({ status: 'member' })
  })

  it('never expires if stored on the device, even after a login in this tab alone', async () => {
    sessionUse.write(true)
    await logInBefore(demoMember, 'device')
    expect(sessionStorage.getItem('session-used:1')).toBeNull()
    lastUsed(61)
    const { session } = startSession()
    await becomes(session, 'member')
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
  })
})

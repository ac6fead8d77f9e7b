import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SessionPlace } from '@/services/firebase/auth'
import { createSession, type Session } from '@/services/session'
import { sessionUse, watchUse } from '@/services/sessionUse'
import { demoMember } from '../../local/demoMember'
import { sessionPlaces } from '../support/members'

const { email } = demoMember
const started: (() => void)[] = []

afterEach(() => {
  for (const stop of started.splice(0)) stop()
})

/** A session as the site starts it. */
function startSession() {
  const session = createSession()
  started.push(session.start())
  return { session }
}

async function logInBefore(place: SessionPlace) {
  const { session } = startSession()
  await session.logIn(demoMember, place)
  for (const stop of started.splice(0)) stop()
}

const becomes = (session: Session, status: string) =>
  vi.waitFor(() => expect(session.read().status).toBe(status), 8000)

describe('a session that is not stored on the device', () => {
  /** As if this tab had been closed, or asleep, for so long since it was last used. */
  function lastUsed(minutesAgo: number) {
    const kept = { savedAt: Date.now() - minutesAgo * 60_000, value: true }
    sessionStorage.setItem('session-used:1', JSON.stringify(kept))
  }

  it.each([
    [59, 'member'],
    [61, 'visitor'],
  ] as const)('in a tab restored after %i minutes belongs to a %s', async (minutes, who) => {
    await logInBefore('tab')
    lastUsed(minutes)
    const { session } = startSession()
    await becomes(session, who)
    if (who === 'member') return
    expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
    expect(sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('ends if its last use is unknown', async () => {
    await logInBefore('tab')
    sessionStorage.removeItem('session-used:1')
    const { session } = startSession()
    await becomes(session, 'visitor')
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

import { describe, expect, it, vi } from 'vitest'
import { sessionUse, watchUse } from '@/services/sessionUse'
import { demoMember } from '../../local/demoMember'
import { sessionPlaces } from '../support/members'
import { becomes, logIn, logInBefore, startSession } from '../support/sessions'

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
    expect(sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it.each(['focus', 'pointerdown'])(
    'ends if its tab wakes up too late (%s), in this tab alone',
    async (event) => {
      const { session } = await logIn()
      const told = vi.fn()
      const channel = new BroadcastChannel('session')
      channel.addEventListener('message', told)
      lastUsed(61)
      doLater(61 * 60_000, event)
      await becomes(session, 'visitor')
      expect(session.read()).toEqual({ status: 'visitor', ended: 'not used' })
      await vi.waitFor(() => expect(sessionPlaces()).toEqual([]))
      expect(told).not.toHaveBeenCalled()
      channel.close()
    },
  )

  it('lasts as long as it is used', async () => {
    const { session } = await logIn()
    lastUsed(30)
    const before = sessionStorage.getItem('session-used:1')
    doLater(61_000, 'pointerdown')
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

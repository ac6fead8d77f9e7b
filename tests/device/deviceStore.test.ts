// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceKeys, type DeviceKey } from '@/config/deviceKeys'
import * as store from '@/device/deviceStore'

const drafts = store.deviceEntry('draft', v.object({ name: v.string() }))
const cart = store.deviceEntry('cart', v.array(v.string()))
const outbox = store.deviceEntry('contact-outbox', v.string())
const passwords = store.deviceEntry('password', v.string())

const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  store.forgetEverything()
  sessionStorage.clear()
  localStorage.clear()
  // An earlier test file may have left its own.
  history.replaceState(null, '')
})

/** No storage, as in a browser that blocks it; or one that is full, where only writing fails. */
function breakStorage(how: 'blocked' | 'full') {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  if (how === 'blocked') vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
  else vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
}

describe('what is kept in the browser', () => {
  it('is read back under its own name', () => {
    drafts.write({ name: 'Asha' }, 'donation')
    drafts.write({ name: 'Baraka' }, 'contact')
    expect(drafts.read('donation')).toEqual({ name: 'Asha' })
    expect(drafts.read('contact')).toEqual({ name: 'Baraka' })
    expect(drafts.names()).toEqual(['donation', 'contact'])
    drafts.forget('donation')
    expect(drafts.read('donation')).toBeNull()
    expect(drafts.names()).toEqual(['contact'])
  })

  it('stays in the tab or on the device as its key says, but never a password', () => {
    drafts.write({ name: 'Asha' }, 'donation')
    cart.write(['T-Shirt'])
    passwords.write('sit-down-and-talk', 'registration')
    expect(Object.keys(sessionStorage)).toEqual(['draft:1:donation', 'person:1'])
    expect(Object.keys(localStorage)).toEqual(['cart:2'])
    expect(passwords.read('registration')).toBe('sit-down-and-talk')
  })

  it('is the same object until it changes, so React does not render again', () => {
    drafts.write({ name: 'Asha' }, 'donation')
    const first = drafts.read('donation')
    expect(drafts.read('donation')).toBe(first)
    drafts.write({ name: 'Baraka' }, 'donation')
    expect(drafts.read('donation')).not.toBe(first)
  })

  it('expires, even when the clock was set back by more than its lifetime', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] })
    cart.write(['T-Shirt'])
    vi.setSystemTime(Date.now() + 7 * dayMs)
    expect(cart.read()).toEqual(['T-Shirt'])
    vi.setSystemTime(Date.now() + 1)
    expect(cart.read()).toBeNull()
    expect(cart.has()).toBe(true)
    vi.setSystemTime(Date.now() - 20 * dayMs)
    expect(cart.read()).toBeNull()
  })

  it('is gone at the next visit after its lifetime, unless the clock was set back', async () => {
    for (const days of [-31, 31]) {
      for (const key of ['kept-payments:1', 'prompt-asked-at:1', 'cart:2', 'staff-here:1'])
        localStorage.setItem(key, `{"savedAt":${Date.now() + days * dayMs}}`)
      vi.resetModules()
      await import('@/device/deviceStore')
      expect(localStorage).toHaveLength(days < 0 ? 2 : 4)
      expect(localStorage.getItem('cart:2')).toMatch(days < 0 ? /^{}$/ : /savedAt/)
    }
  })

  it('guards its whole time again from when a clock was found set back', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), toFake: ['Date'] })
    const guard = store.deviceEntry('prompt-asked-at', v.number())
    guard.write(1, 'first')
    vi.setSystemTime(Date.now() - 60 * 60_000)
    store.forgetEverything()
    expect(guard.read('first')).toBe(1)
    vi.setSystemTime(Date.now() + 2 * 60_000)
    expect(guard.read('first')).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    expect(guard.read('first')).toBeNull()
  })

  it.each(['', 'null', '[]', '{"savedAt":1}', '{"savedAt":1,"value":{"name":1}}', '{"savedAt":'])(
    'is ignored if something else wrote it (%s)',
    (text) => {
      sessionStorage.setItem('draft:1:donation', text)
      expect(drafts.read('donation')).toBeNull()
    },
  )

  it.each(['blocked', 'full'] as const)('lasts as long as the page if storage is %s', (how) => {
    breakStorage(how)
    expect(cart.write(['T-Shirt'])).toBe(false)
    expect(cart.read()).toEqual(['T-Shirt'])
    expect(store.keysInUse()).toEqual(['cart'])
    cart.forget()
    expect([cart.read(), cart.has()]).toEqual([null, false])
  })

  it('stays in the history entry, if storage is full, where losing it could cost a payment', async () => {
    breakStorage('full')
    drafts.write({ name: 'Asha' }, 'donation')
    expect(history.state).toBeNull()
    const guard = store.deviceEntry('prompt-asked-at', v.number())
    guard.write(1, 'first')
    guard.write(2, 'second')
    guard.forget('first')
    history.pushState({ usr: { amount: 500 } }, '')
    store.markHistoryEntry()
    // As after a reload: nothing is left in memory.
    vi.resetModules()
    const reloaded = await import('@/device/deviceStore')
    const again = reloaded.deviceEntry('prompt-asked-at', v.number())
    expect([again.names(), again.read('second')]).toEqual([['second'], 2])
    expect(history.state).toMatchObject({ usr: { amount: 500 } })
    vi.restoreAllMocks()
    again.write(2, 'second')
    expect(Object.keys(localStorage)).toEqual(['prompt-asked-at:1:second'])
    expect(history.state).toEqual({ usr: { amount: 500 } })
    guard.forget('second')
  })

  it('is what another tab wrote last, even after storage was full for a while', () => {
    breakStorage('full')
    cart.write(['T-Shirt'])
    vi.restoreAllMocks()
    expect(cart.write(['Cap'])).toBe(true)
    localStorage.setItem('cart:2', JSON.stringify({ savedAt: Date.now(), value: ['Hoodie'] }))
    expect(cart.read()).toEqual(['Hoodie'])
  })

  it('tells its followers of every change, in other tabs too', () => {
    const listener = vi.fn<() => void>()
    const stop = store.subscribeToDevice(listener)
    cart.write(['T-Shirt'])
    dispatchEvent(new StorageEvent('storage'))
    dispatchEvent(new PageTransitionEvent('pageshow'))
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(listener).toHaveBeenCalledTimes(4)
    stop()
    cart.forget()
    dispatchEvent(new StorageEvent('storage'))
    dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(listener).toHaveBeenCalledTimes(4)
  })
})

describe('forgetting', () => {
  const entries = Object.keys(deviceKeys).map((key) => ({
    key: key as DeviceKey,
    entry: store.deviceEntry(key as DeviceKey, v.string()),
  }))

  beforeEach(() => {
    for (const { entry } of entries) entry.write('something', 'somebody')
    sessionStorage.setItem('somebody-else', 'stays')
  })

  it('deletes what is personal, but no unsent message', () => {
    expect(store.keysInUse()).toEqual(Object.keys(deviceKeys))
    store.forgetPersonal()
    expect(store.keysInUse()).toEqual([
      ...['prompt-asked-at', 'cart', 'contact-outbox', 'session-used', 'staff-here'],
    ])
    expect(outbox.read('somebody')).toBe('something')
    expect(sessionStorage.getItem('somebody-else')).toBe('stays')
  })

  it('deletes everything of ours on request, but a guard only once it has expired', () => {
    store.forgetEverything()
    expect(store.keysInUse()).toEqual(['prompt-asked-at'])
    vi.useFakeTimers({ now: Date.now() + 2 * 60_000 + 1, toFake: ['Date'] })
    store.forgetEverything()
    expect(store.keysInUse()).toEqual([])
  })

  it('deletes what another version left, without reading it', () => {
    store.forgetEverything()
    localStorage.setItem('cart:1', '{"savedAt":0,"value":["T-Shirt"]}')
    localStorage.setItem('contact-outbox:99:FIRST', '{"savedAt":0,"value":"Habari"}')
    expect(store.keysInUse()).toEqual(expect.arrayContaining(['cart', 'contact-outbox']))
    expect(cart.read()).toBeNull()
    expect(outbox.names()).toEqual([])
    store.forgetPersonal()
    expect(store.keysInUse()).toContain('contact-outbox')
    store.forgetEverything()
    expect(localStorage.getItem('cart:1')).toBeNull()
    expect(localStorage.getItem('contact-outbox:99:FIRST')).toBeNull()
  })
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as rawKeys from '@/device/rawKeys'

const session = 'firebase:authUser:demo:[DEFAULT]'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const found = () => [rawKeys.hasStoredSession(), rawKeys.hasTabSession(), rawKeys.storedAccounts()]

describe('a login stored in this browser', () => {
  it('is found on the device or in the tab, the device’s first', () => {
    expect(found()).toEqual([false, false, []])
    localStorage.setItem(session, 'device')
    localStorage.setItem('other', 'no session')
    expect(found()).toEqual([true, false, ['device']])
    sessionStorage.setItem(session, 'tab')
    expect(found()).toEqual([true, true, ['device', 'tab']])
  })

  it('ends in this tab alone, with its time of use, or on the device too', () => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(session, '{}')
      storage.setItem('cart:2', '[]')
    }
    sessionStorage.setItem('session-used:1', '1')
    rawKeys.forgetTabSessions()
    expect(Object.keys(sessionStorage)).toEqual(['cart:2'])
    expect(rawKeys.hasStoredSession()).toBe(true)
    rawKeys.forgetStoredSessions()
    expect(Object.keys(localStorage)).toEqual(['cart:2'])
  })
})

it('the quick exit takes the login and what is personal, and leaves the cart and what is unsent', () => {
  const kept = ['cart:2', 'contact-outbox:2:FIRST']
  for (const key of [session, 'draft:1:contact', 'session-used:1', ...kept])
    for (const storage of [sessionStorage, localStorage]) storage.setItem(key, '{}')
  rawKeys.forgetPersonalKeys()
  for (const storage of [sessionStorage, localStorage]) expect(Object.keys(storage)).toEqual(kept)
})

describe('whether anything is stored', () => {
  it.each([
    ['a cart', 'cart:2', true],
    ['what an older version kept', 'cart:1', true],
    ['a draft', 'draft:1:contact', true],
    ['a login', session, true],
    ['the mark of a person', 'person:1', false],
    ['what is not ours', 'other:1', false],
  ])('of %s: %s is %s', (_, key, isKept) => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(key, '{}')
      expect(rawKeys.hasStoredData()).toBe(isKept)
      storage.clear()
    }
  })

  it.each([
    ['the browser blocks storage', 'sessionStorage', new DOMException('Blocked', 'SecurityError')],
    ['a WebView has none', 'sessionStorage', null],
    ['a build in Node 26 has none of a device', 'localStorage', undefined],
  ] as const)('is "no", without an error, if %s', (_, place, got) => {
    localStorage.setItem(session, '{}')
    vi.spyOn(globalThis, place, 'get').mockImplementation(() => {
      if (got) throw got
      return got as never
    })
    expect(rawKeys.isStorageBlocked()).toBe(true)
    expect(found()).toEqual([false, false, []])
    expect([rawKeys.hasStoredData(), rawKeys.currentPerson()]).toEqual([false, undefined])
    rawKeys.forgetTabSessions()
    rawKeys.forgetPersonalKeys()
  })
})

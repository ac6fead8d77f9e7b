// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  forgetPersonalKeys,
  forgetStoredSessions,
  forgetTabSessions,
  hasStoredSession,
  hasTabSession,
  isStorageBlocked,
  hasStoredData,
  currentPerson,
  storedAccounts,
} from '@/device/rawKeys'

const session = 'firebase:authUser:demo:[DEFAULT]'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('a login stored in this browser', () => {
  it('is found on the device or in the tab, the device’s first', () => {
    expect([hasStoredSession(), hasTabSession(), storedAccounts()]).toEqual([false, false, []])
    localStorage.setItem(session, 'device')
    localStorage.setItem('other', 'no session')
    expect([hasStoredSession(), hasTabSession(), storedAccounts()]).toEqual([
      ...[true, false, ['device']],
    ])
    sessionStorage.setItem(session, 'tab')
    expect([hasStoredSession(), hasTabSession(), storedAccounts()]).toEqual([
      ...[true, true, ['device', 'tab']],
    ])
  })

  it('ends in this tab alone, with its time of use, or on the device too', () => {
    for (const storage of [sessionStorage, localStorage]) {
      storage.setItem(session, '{}')
      storage.setItem('cart:2', '[]')
    }
    sessionStorage.setItem('session-used:1', '1')
    forgetTabSessions()
    expect(Object.keys(sessionStorage)).toEqual(['cart:2'])
    expect(hasStoredSession()).toBe(true)
    forgetStoredSessions()
    expect(Object.keys(localStorage)).toEqual(['cart:2'])
  })
})

it('the quick exit takes the login and what is personal, and leaves the cart and what is unsent', () => {
  const kept = ['cart:2', 'contact-outbox:2:FIRST']
  for (const key of [session, 'draft:1:contact', 'session-used:1', ...kept])
    for (const storage of [sessionStorage, localStorage]) storage.setItem(key, '{}')
  forgetPersonalKeys()
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
      expect(hasStoredData()).toBe(isKept)
      storage.clear()
    }
  })

  it('is "no", without an error, if the browser blocks storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    localStorage.setItem(session, '{}')
    expect(isStorageBlocked()).toBe(true)
    expect([hasStoredData(), hasTabSession(), storedAccounts(), currentPerson()]).toEqual([
      ...[false, false, [], undefined],
    ])
    forgetTabSessions()
    forgetPersonalKeys()
  })
})

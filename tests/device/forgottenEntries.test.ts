// @vitest-environment jsdom
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  deviceEntry,
  forgetEverything,
  forgetPersonal,
  markHistoryEntry,
} from '@/device/deviceStore'
import { forgetPersonalKeys, hasNavigationState, watchForgottenEntries } from '@/device/rawKeys'

const drafts = deviceEntry('draft', v.string())
const pledge = { name: 'Asha', amount: 500 }

/** Goes on to a page to which something is passed on, as the router does. */
function passOn(usr: object): void {
  history.pushState({ usr, key: 'made up' }, '')
  markHistoryEntry()
}

async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await gone
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '')
})

describe('a page’s navigation state', () => {
  watchForgottenEntries()

  it('is still there for its page after "back" and a reload', async () => {
    drafts.write('Asha', 'donation')
    passOn(pledge)
    history.pushState(null, '')
    await goBack()
    expect(history.state).toMatchObject({ usr: pledge, key: 'made up' })
    watchForgottenEntries()
    expect(hasNavigationState()).toBe(true)
  })

  it('is there when nothing is stored, and belongs to the next person who types', () => {
    passOn({ subject: 'Counsellor' })
    watchForgottenEntries()
    expect(hasNavigationState()).toBe(true)
    drafts.write('Baraka', 'contact')
    watchForgottenEntries()
    expect(hasNavigationState()).toBe(true)
  })

  it.each([
    ['a logout', forgetPersonal],
    ['the quick exit', forgetPersonalKeys],
    ['forgetting everything', forgetEverything],
  ])('is gone after %s, even for a person who has typed since', async (_, forget) => {
    drafts.write('Asha', 'donation')
    passOn(pledge)
    history.pushState(null, '')
    forget()
    vi.setSystemTime(Date.now() + 1000)
    drafts.write('Baraka', 'contact')
    passOn({ name: 'Baraka' })
    await goBack()
    await goBack()
    expect(hasNavigationState()).toBe(false)
    expect(JSON.stringify(history.state)).not.toContain('Asha')
  })

  it('is gone after a reload of its page', () => {
    drafts.write('Asha', 'donation')
    passOn(pledge)
    forgetPersonal()
    drafts.write('Baraka', 'contact')
    watchForgottenEntries()
    expect(hasNavigationState()).toBe(false)
  })
})

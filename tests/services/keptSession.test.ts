import { SDK_VERSION } from 'firebase/app'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { storedAccountPrefix } from '@/config/deviceKeys'
import { settings } from '@/config/settings'
import * as marks from '@/config/marks'
import { tabChannel } from '@/device/tabChannel'
import { sdkVersionRead, storedToken } from '@/services/firebase/storedSession'
import { demoMember } from '../../local/demoMember'
import { asOwner } from '../support/console'
import * as members from '../support/members'
import { id, storing } from '../support/records'

const backend = globalThis.testBackend
const { uid } = demoMember

/** The session after a reload: the SDK too knows only what is stored. */
async function loadAnew() {
  vi.resetModules()
  return (await import('@/services/session')).createSession()
}

async function logInAndLeave() {
  await (await loadAnew()).logIn(demoMember, 'device')
  return loadAnew()
}

/** An hour later: the token has to be renewed before anything is asked. Or at a moment that a wrong clock takes for that. */
function letTokenExpire(at = Date.now() - 1000) {
  for (const [key, text] of Object.entries(localStorage)) {
    if (!key.startsWith('firebase:authUser:')) continue
    const user = JSON.parse(String(text)) as { stsTokenManager: { expirationTime: number } }
    user.stsTokenManager.expirationTime = at
    localStorage.setItem(key, JSON.stringify(user))
  }
}

/** Errors of the service, of a proxy and of a Wi-Fi login, half an answer, and none. */
const passing = [
  ...(['bad-request', 'too-many', 'error-page', 'web-page', 'cut-answer', 'close'] as const),
  'offline',
] as const

describe('a session kept on the phone', () => {
  it.each(
    passing.flatMap((way) => [[way, 'accounts:lookup'] as const, [way, '/v1/token'] as const]),
  )('survives a page load when the sign-in service answers "%s" (%s)', async (way, call) => {
    const session = await logInAndLeave()
    if (call === '/v1/token') letTokenExpire()
    const before = members.requests.length
    const kept = { ...localStorage }
    const goOnline = way === 'offline' ? members.goOffline() : undefined
    if (way !== 'offline') backend.failNext({ target: 'auth', kind: way })
    onTestFinished(session.start())
    await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { uid } }), 8000)
    goOnline?.()
    expect(members.requests[before]?.url).toContain(call)
    // The next page load finds what this one did, and goes on once the service does.
    expect({ ...localStorage }).toEqual(kept)
  })

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'])(
    'ends with a page load when the sign-in service says %s',
    async (word) => {
      const session = await logInAndLeave()
      members.authRefusesNext('lookup', word)
      onTestFinished(session.start())
      await vi.waitFor(() => expect(session.read()).toEqual({ status: 'visitor' }), 8000)
      expect(members.sessionPlaces()).toEqual([])
    },
  )
})

it('staff learn of an address that was confirmed elsewhere while a session was kept', async () => {
  const session = await logInAndLeave()
  const service = `${settings.VITE_FIREBASE_AUTH_URL}/identitytoolkit.googleapis.com/v1`
  await asOwner(`${service}/accounts:update`, { localId: uid, emailVerified: true })
  onTestFinished(session.start())
  const noted = [{ id: uid, fields: { email: demoMember.email } }]
  await vi.waitFor(() => expect(backend.documents('verified')).toMatchObject(noted), 8000)
})

it('a logout in another tab ends a session that this one is still asking about', async () => {
  const session = await logInAndLeave()
  const held = members.hold('accounts:lookup')
  onTestFinished(session.start())
  await held.made
  localStorage.clear()
  tabChannel('session').tell('logged out')
  await held.release()
  await vi.waitFor(() => expect(session.read().status).toBe('visitor'))
  expect(members.sessionPlaces()).toEqual([])
})

it('a tab that is being left does nothing about the logout that its first script tells', async () => {
  const session = await loadAnew()
  onTestFinished(session.start())
  await session.logIn(demoMember, 'tab')
  document.body.setAttribute(marks.left, '')
  onTestFinished(() => document.body.removeAttribute(marks.left))
  const heard = new Promise((resolve) => onTestFinished(tabChannel('session').listen(resolve)))
  tabChannel('session').tell('logged out')
  await heard
  expect(Object.keys(sessionStorage)).toContain('session-used:1')
})

it('a member whose clock was ahead by a day at the login is not logged out once it is right', async () => {
  const session = await logInAndLeave()
  letTokenExpire(Date.now() + 25 * 3_600_000)
  onTestFinished(session.start())
  await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { uid } }), 8000)
  const before = members.requests.length
  // The token is older than this device believes, as the database says.
  backend.failNext({ target: 'firestore', kind: 'unauthenticated' })
  await session.fetchProfile()
  expect(session.read()).toMatchObject({ profile: { fname: 'Amani' } })
  expect(members.calls().slice(before)).toContain('token')
})

it.each([
  ['never answers', () => void members.hold('accounts:lookup')],
  [
    'is down, an hour later',
    () => {
      letTokenExpire()
      backend.failNext({ target: 'auth', kind: 'unavailable', count: 5 })
    },
  ],
])('what a member sends does not wait while the sign-in service %s', async (_, disturb) => {
  const session = await logInAndLeave()
  disturb()
  onTestFinished(session.start())
  await expectSent()
})

it('a member is known and can send although the browser’s databases hang', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'indexedDB'))
  const session = await logInAndLeave()
  onTestFinished(session.start())
  await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { uid } }), 8000)
  await expectSent()
})

async function expectSent() {
  const loaded = await import('@/services/records')
  await import('@/services/firebase/firestore')
  const stores = storing(loaded)
  const sent = Object.values(stores).map((store) => store(id))
  // Calls to the sign-in service are given up after 15 s.
  const late = new Promise((_resolve, reject) => setTimeout(reject, 5000))
  await Promise.race([Promise.all(sent), late])
  for (const collection of Object.keys(stores))
    expect(backend.documents(collection)).toHaveLength(1)
  // The logout after the test would wait for this SDK's open calls.
  vi.resetModules()
}

it('the stored token is at hand while the sign-in service never answers', async () => {
  const session = await logInAndLeave()
  members.hold('accounts:lookup')
  const stop = session.start()
  const { sessionToken } = await import('@/services/firebase/auth')
  const kept = Object.values(localStorage).join()
  expect(kept).toContain(`"accessToken":"${await sessionToken()}"`)
  stop()
  vi.resetModules()
})

const lasting = (ms: number) => ({
  stsTokenManager: { accessToken: 'token', expirationTime: Date.now() + ms },
})

it.each([
  ['that lasts an hour', lasting(3_600_000), 'token'],
  ['that lasts half a minute', lasting(30_000), null],
  ['of another shape', { uid: 'ann' }, null],
])('the token of a stored session %s', (_, user, token) => {
  localStorage.setItem(`${storedAccountPrefix}key:[DEFAULT]`, JSON.stringify(user))
  expect(storedToken()).toBe(token)
})

it('relies on the SDK’s internals as read in this version', () => {
  const advice = 'Do storedSession.ts and client.ts still hold? Then write the new version there.'
  expect(sdkVersionRead, advice).toBe(SDK_VERSION)
})

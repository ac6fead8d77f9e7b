import { SDK_VERSION } from 'firebase/app'
import { describe, expect, it, vi } from 'vitest'
import { sdkVersionRead } from '@/services/firebase/storedSession'
import type { FaultKind } from 'local-backend'
import { demoMember } from '../../local/demoMember'
import { authRefusesNext, goOffline, requests, sessionPlaces } from '../support/members'

const backend = globalThis.testBackend
const { uid } = demoMember

/** The session as a page finds it that is loaded anew: the SDK too knows only what is stored. */
async function loadAnew() {
  vi.resetModules()
  const { createSession } = await import('@/services/session')
  return createSession()
}

async function logInAndLeave() {
  const { createSession } = await import('@/services/session')
  await createSession().logIn(demoMember, 'device')
  return loadAnew()
}

/** An hour later: the token has to be made anew before anything is asked. */
function letTokenExpire() {
  for (const [key, text] of Object.entries(localStorage)) {
    if (!key.startsWith('firebase:authUser:')) continue
    const user = JSON.parse(String(text)) as { stsTokenManager: { expirationTime: number } }
    user.stsTokenManager.expirationTime = Date.now() - 1000
    localStorage.setItem(key, JSON.stringify(user))
  }
}

const passing: readonly FaultKind[] = [
  ...(['bad-request', 'unauthenticated', 'refuse', 'conflict', 'too-many'] as const),
  ...(['server-error', 'unavailable', 'web-page', 'error-page', 'cut-answer', 'close'] as const),
]

describe('a session that is kept on the phone', () => {
  it.each(passing.flatMap((kind) => [[kind, 'lookup'] as const, [kind, 'token'] as const]))(
    'outlasts a page load to which the sign-in service answers "%s" (%s)',
    async (kind, call) => {
      const session = await logInAndLeave()
      if (call === 'token') letTokenExpire()
      const before = requests.length
      backend.failNext({ target: 'auth', kind })
      const stop = session.start()
      await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { uid } }), 8000)
      stop()
      expect(requests[before]?.url).toContain(call === 'token' ? '/v1/token' : 'accounts:lookup')
      expect(sessionPlaces()).toEqual(['device'])
      // Everything goes on as soon as the service does.
      const next = await loadAnew()
      const stopNext = next.start()
      await vi.waitFor(() => expect(next.read()).toMatchObject({ account: { uid } }), 8000)
      await next.fetchProfile()
      expect(next.read()).toMatchObject({ profile: { fname: 'Amani' } })
      stopNext()
    },
  )

  it('outlasts a page load without a network', async () => {
    const session = await logInAndLeave()
    const goOnline = goOffline()
    const stop = session.start()
    await vi.waitFor(() => expect(session.read()).toMatchObject({ account: { uid } }), 8000)
    stop()
    goOnline()
    expect(sessionPlaces()).toEqual(['device'])
  })

  it.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED', 'INVALID_ID_TOKEN'])(
    'ends with a page load to which the sign-in service says %s',
    async (word) => {
      const session = await logInAndLeave()
      authRefusesNext('lookup', word)
      const stop = session.start()
      await vi.waitFor(() => expect(session.read()).toEqual({ status: 'visitor' }), 8000)
      stop()
      expect(sessionPlaces()).toEqual([])
    },
  )
})

it('is kept by a hold on the inside of the SDK, which somebody has looked at in this version', () => {
  expect(
    sdkVersionRead,
    'Does storedSession.ts still hold? Then write the new version there.',
  ).toBe(SDK_VERSION)
})

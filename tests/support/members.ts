import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { logOutEverywhere } from '@/services/logout'
import { changeInConsole } from './console'
import { answerInstead, fetchPastSite, printedLines, requests } from './network'

export * from './network'

const backend = globalThis.testBackend

// A busy computer is slow, not wrong.
vi.setConfig({ testTimeout: 30_000 })

/** Everything that members' calls fetch when they need it, so that no test waits for code. */
beforeAll(async () => {
  await Promise.all([
    backend.startAuth(),
    import('@emailjs/browser'),
    import('@/services/firebase/auth'),
    import('@/services/firebase/firestore'),
  ])
}, 120_000)

let written: readonly { readonly mock: { readonly calls: readonly unknown[] } }[] = []

beforeEach(() => {
  written = [
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
  ]
})

// The Auth SDK outlives a test; a login must not.
afterEach(logOutEverywhere)

/** The next such call to the Auth service meets an error that the emulator never gives. */
export function authRefusesNext(call: string, message: string): void {
  const body = { error: { code: 400, message, errors: [{ message, domain: 'global' }] } }
  answerInstead({ address: `accounts:${call}`, status: 400, body })
}

const { origin } = new URL(import.meta.env.VITE_FIREBASE_AUTH_URL)

interface AuthAnswer {
  readonly localId?: string
  readonly idToken?: string
  readonly error?: { readonly message: string }
}

/** Asks the Auth service past the site. */
async function postToAuth(call: string, body: object): Promise<AuthAnswer> {
  const service = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`
  const response = await fetchPastSite(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  return response.json() as Promise<AuthAnswer>
}

/** Returns the uid, or why there is no account. */
async function askAuth(call: string, email: string, password: string): Promise<string> {
  const { localId, error } = await postToAuth(call, { email, password })
  return localId ?? error?.message ?? ''
}

/** Sets another address, as somebody does who has the password. */
export async function changeAddress(
  account: { readonly email: string; readonly password: string },
  email: string,
): Promise<void> {
  const { idToken } = await postToAuth('signInWithPassword', account)
  const { error } = await postToAuth('update', { idToken, email })
  expect(error).toBeUndefined()
}

/** Opens an account without a profile, like a registration that breaks off. @returns its uid */
export const openAccountAlone = (email: string, password: string) =>
  askAuth('signUp', email, password)

/** The uid of the account with this address and password, or why there is none. */
export const accountWith = (email: string, password: string) =>
  askAuth('signInWithPassword', email, password)

/** Writes fields of a profile as the team does in Firebase's console, where no rule binds. */
export const teamWrites = (uid: string, fields: object) => changeInConsole(`users/${uid}`, fields)

/** Where the SDK keeps a session: nowhere when nobody is logged in. */
export function sessionPlaces(): string[] {
  const isSession = (key: string) => key.startsWith('firebase:authUser:')
  return [
    ...(Object.keys(localStorage).some(isSession) ? ['device'] : []),
    ...(Object.keys(sessionStorage).some(isSession) ? ['tab'] : []),
  ]
}

/** Fails when a password was ever anywhere but in its field and in calls to the Auth service. */
export function expectNowhere(password: string): void {
  const elsewhere = {
    storageAndHistory: written.map(({ mock }) => mock.calls),
    address: location.href,
    cookies: document.cookie,
    console: printedLines,
    addresses: requests.map(({ url }) => url),
    bodies: requests.filter(({ url }) => !url.includes('identitytoolkit')).map(({ body }) => body),
  }
  expect(JSON.stringify(elsewhere)).not.toContain(password)
  expect(JSON.stringify(backend.documents('users'))).not.toContain(password)
  expect(JSON.stringify(backend.outbox())).not.toContain(password)
}

import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { callDeadlineMs } from '@/services/call'
import { logOutEverywhere } from '@/services/logout'
import type { FaultKind } from 'local-backend'
import type { FaultTarget } from '../../local/siteBackend'

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

/** A request that left the browser. */
export interface SentRequest {
  readonly url: string
  readonly body: string
}

/** An answer that a test gives in place of the service. */
interface StandIn {
  /** Part of the address that it answers. */
  readonly address: string
  readonly status: number
  readonly body: object
}

/** A request that waits before it leaves the browser. */
export interface HeldRequest {
  /** Resolves when the request has been made. */
  readonly made: Promise<void>
  /** Lets it go; resolves when its answer has come in. */
  readonly release: () => Promise<void>
}

const sent: SentRequest[] = []
const standIns: StandIn[] = []
const printed: string[] = []
const holds: { readonly address: string; readonly wait: () => Promise<() => void> }[] = []
let isOffline = false

const fetchOfSetup = fetch
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' })
  if (isOffline) throw new TypeError('Failed to fetch')
  const standIn = takeFor(standIns, url)
  if (standIn) return Response.json(standIn.body, { status: standIn.status })
  const noteAnswer = await takeFor(holds, url)?.wait()
  return fetchOfSetup(input, init).finally(noteAnswer)
})

function takeFor<One extends { readonly address: string }>(all: One[], url: string) {
  const at = all.findIndex(({ address }) => url.includes(address))
  return at === -1 ? undefined : all.splice(at, 1)[0]
}

let written: readonly { readonly mock: { readonly calls: readonly unknown[] } }[] = []

beforeEach(() => {
  for (const list of [sent, standIns, holds, printed]) list.length = 0
  isOffline = false
  written = [
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
  ]
})

// The Auth SDK outlives a test; a login must not.
afterEach(logOutEverywhere)

/** What the browser has sent in this test, in order. */
export const requests: readonly SentRequest[] = sent

/** The calls of this test by name: 'accounts:signUp', 'documents:commit', … */
export const calls = () => sent.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')

/** How often such a call was made in this test. */
export const timesCalled = (name: string) => calls().filter((call) => call === name).length

/** The next request to an address is answered by this instead. */
export function answerInstead(standIn: StandIn): void {
  standIns.push(standIn)
}

/** The next such call to the Auth service meets an error that the emulator never gives. */
export function authRefusesNext(call: string, message: string): void {
  const body = { error: { code: 400, message, errors: [{ message, domain: 'global' }] } }
  answerInstead({ address: `accounts:${call}`, status: 400, body })
}

/** A promise, and what resolves it. */
export function deferred<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** The next request to an address waits until it is released. */
export function hold(address: string): HeldRequest {
  const [made, released, answered] = [deferred(), deferred(), deferred()]
  holds.push({
    address,
    wait: async () => {
      made.resolve()
      await released.promise
      return answered.resolve
    },
  })
  return {
    made: made.promise,
    release: () => {
      released.resolve()
      return answered.promise
    },
  }
}

/** Errors of EmailJS and of the reset belong on the console; the lines printed. */
export function watchConsole(): () => readonly string[] {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    printed.push(parts.map(String).join(' '))
  })
  return () => printed
}

/** The call after `before` others that go right goes wrong. */
export function failAfter(before: number, target: FaultTarget, kind: FaultKind): void {
  if (before > 0) backend.failNext({ target, kind: 'slow', delayMs: 0, count: before })
  backend.failNext({ target, kind })
}

/** The device has no network until the function that is returned is called. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  isOffline = true
  return () => {
    onLine.mockRestore()
    isOffline = false
  }
}

/** Starts something whose call `held` is not answered in time, and lets that time pass. */
export async function passDeadline<T>(held: HeldRequest, start: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const started = start()
    await held.made
    vi.advanceTimersByTime(callDeadlineMs)
    return await started
  } finally {
    vi.useRealTimers()
  }
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
  const response = await fetchOfSetup(service, {
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
export async function teamWrites(uid: string, fields: Readonly<Record<string, object>>) {
  const documents = 'projects/demo-test/databases/(default)/documents'
  const write = {
    update: { name: `${documents}/users/${uid}`, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
  }
  const response = await fetchOfSetup(`${origin}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ writes: [write] }),
  })
  expect(response.status).toBe(200)
}

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
    console: printed,
    addresses: sent.map(({ url }) => url),
    bodies: sent.filter(({ url }) => !url.includes('identitytoolkit')).map(({ body }) => body),
  }
  expect(JSON.stringify(elsewhere)).not.toContain(password)
  expect(JSON.stringify(backend.documents('users'))).not.toContain(password)
  expect(JSON.stringify(backend.outbox())).not.toContain(password)
}

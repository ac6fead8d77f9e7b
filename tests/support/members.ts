import { act, configure, fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { callDeadlineMs } from '@/services/call'
import { logOut } from '@/services/session'
import type { FaultKind, FaultTarget } from '../../local-backend/faults'
import { backend } from './app'

// A busy computer is slow, not wrong.
vi.setConfig({ testTimeout: 30_000 })

/** Everything the member area fetches when it needs it, so that no test waits for code. */
beforeAll(async () => {
  configure({ asyncUtilTimeout: 8000 })
  await Promise.all([
    backend.startAuth(),
    import('@emailjs/browser'),
    import('@/services/firebase/auth'),
    import('@/services/firebase/firestore'),
    import('@/context/notifications/TopRightToasts'),
  ])
}, 120_000)

/** A request that left the browser. */
export interface SentRequest {
  readonly url: string
  readonly body: string
}

/** An answer that a test gives in the place of the service. */
export interface StandIn {
  /** Part of the address that it answers. */
  readonly address: string
  readonly status: number
  readonly body: object
}

const sent: SentRequest[] = []
const standIns: StandIn[] = []
const printed: string[] = []
const holds: {
  readonly address: string
  readonly released: Promise<void>
  readonly noteAnswer: () => void
}[] = []
let isOffline = false

const fetchOfSetup = fetch
vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' })
  if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
  const at = standIns.findIndex(({ address }) => url.includes(address))
  const [standIn] = at === -1 ? [] : standIns.splice(at, 1)
  if (standIn) return Promise.resolve(Response.json(standIn.body, { status: standIn.status }))
  const held = holds.findIndex(({ address }) => url.includes(address))
  if (held === -1) return fetchOfSetup(input, init)
  const [waiting] = holds.splice(held, 1)
  return (waiting?.released ?? Promise.resolve())
    .then(() => fetchOfSetup(input, init))
    .finally(() => waiting?.noteAnswer())
})

let written: readonly { readonly mock: { readonly calls: readonly unknown[] } }[] = []

beforeEach(() => {
  sent.length = 0
  standIns.length = 0
  holds.length = 0
  printed.length = 0
  isOffline = false
  written = [
    vi.spyOn(Storage.prototype, 'setItem'),
    vi.spyOn(history, 'pushState'),
    vi.spyOn(history, 'replaceState'),
  ]
})

// The Auth SDK outlives a test; whoever is logged in must not.
afterEach(logOut)

/** What the browser has sent in this test, in order. */
export const requests: readonly SentRequest[] = sent

/** The calls of this test by name: 'accounts:signUp', 'documents:commit', … */
export const calls = () => sent.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')

/** The next request to an address is answered by this instead. */
export function answerInstead(standIn: StandIn): void {
  standIns.push(standIn)
}

/** The next such call to the Auth service meets an error that the emulator never gives. */
export function authRefusesNext(call: string, message: string): void {
  const body = { error: { code: 400, message, errors: [{ message, domain: 'global' }] } }
  answerInstead({ address: `accounts:${call}`, status: 400, body })
}

/**
 * The next request to an address waits until the function that is returned is called. That one
 * resolves when the answer has come in.
 */
export function hold(address: string): () => Promise<void> {
  let release = () => {}
  let noteAnswer = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const answered = new Promise<void>((resolve) => {
    noteAnswer = resolve
  })
  holds.push({ address, released, noteAnswer })
  return () => {
    release()
    return answered
  }
}

/** Errors of EmailJS and of the reset belong on the console (SPEC section 8); the lines printed. */
export function watchConsole(): () => readonly string[] {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    printed.push(parts.map(String).join(' '))
  })
  return () => printed
}

/** The ways in which the n-th call from now to a service goes wrong. */
export const ways = ['close', 'lose-answer', 'refuse', 'server-error'] as const

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

/** Lets the time pass after which a call counts as not answered. */
export async function passDeadline(
  start: () => Promise<void>,
  isWaiting: () => void,
): Promise<void> {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await start()
    await waitFor(isWaiting)
    await act(() => vi.advanceTimersByTimeAsync(callDeadlineMs))
  } finally {
    vi.useRealTimers()
  }
}

const { origin } = new URL(import.meta.env.VITE_FIREBASE_AUTH_URL)

/** Asks the Auth service past the site: its answer's uid, or why there is none. */
async function askAuth(call: string, email: string, password: string): Promise<string> {
  const service = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=local`
  const response = await fetchOfSetup(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const answer = (await response.json()) as { localId?: string; error?: { message: string } }
  return answer.localId ?? answer.error?.message ?? ''
}

/** Opens an account that has no profile, as a registration does that breaks off; its uid. */
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

/**
 * Presses a button that sends the person to another page by ending the session. Not by user-event:
 * React drops such a change of page unless all that follows from the press is awaited in `act`.
 */
export async function pressToLeave(button: HTMLElement): Promise<void> {
  await act(async () => button.click())
}

/** Fills in the fields with these labels, each at once: typing letter by letter takes seconds. */
export function fill(form: HTMLElement, texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) {
    fireEvent.input(within(form).getByLabelText(label), { target: { value: text } })
  }
}

import { beforeEach, vi } from 'vitest'
import { callDeadlineMs } from '@/services/call'
import type { FaultKind } from 'local-backend'
import type { FaultTarget } from '../../local/siteBackend'

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

/** Sends a request that is not counted as the site's. */
export const fetchPastSite = fetch
vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = input instanceof Request ? input.url : String(input)
  sent.push({ url, body: typeof init?.body === 'string' ? init.body : '' })
  if (isOffline) throw new TypeError('Failed to fetch')
  const standIn = takeFor(standIns, url)
  if (standIn) return Response.json(standIn.body, { status: standIn.status })
  const noteAnswer = await takeFor(holds, url)?.wait()
  return fetchPastSite(input, init).finally(noteAnswer)
})

function takeFor<One extends { readonly address: string }>(all: One[], url: string) {
  const at = all.findIndex(({ address }) => url.includes(address))
  return at === -1 ? undefined : all.splice(at, 1)[0]
}

beforeEach(() => {
  for (const list of [sent, standIns, holds, printed]) list.length = 0
  isOffline = false
})

/** What the browser has sent in this test, in order. */
export const requests: readonly SentRequest[] = sent

/** The lines that `watchConsole` has kept off the console. */
export const printedLines: readonly string[] = printed

/** The calls of this test by name: 'accounts:signUp', 'documents:commit', … */
export const calls = () => sent.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '')

/** How often such a call was made in this test. */
export const timesCalled = (name: string) => calls().filter((call) => call === name).length

/** The next request to an address is answered by this instead. */
export function answerInstead(standIn: StandIn): void {
  standIns.push(standIn)
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
  if (before > 0)
    globalThis.testBackend.failNext({ target, kind: 'slow', delayMs: 0, count: before })
  globalThis.testBackend.failNext({ target, kind })
}

/** Takes the network away. Returns a function that brings it back. */
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

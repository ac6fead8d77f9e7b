import { expect, it } from 'vitest'
import {
  createPayments,
  memoryLimiter,
  readSettings,
  timing,
  type PaymentHandler,
} from '../index.ts'
import { result } from './recorded.ts'
import { accepted, environment, heard, phoneNo, site } from './service.ts'

const minuteMs = 60_000

/** The service with a clock and a Daraja that the test sets. */
function serviceAt(
  daraja: { answer: BodyInit | null },
  quick = {},
  settings = {},
  isOneProcess = true,
) {
  const clock = { now: Date.parse('2026-11-23T21:30:00Z') }
  const asked: string[] = []
  const fetchIt: typeof fetch = async (input, init) => {
    const { url } = new Request(input)
    asked.push(url.includes('oauth') ? 'token' : url.includes('query') ? 'query' : 'push')
    if (asked.at(-1) === 'token') return new Response('{"access_token":"t","expires_in":"3599"}')
    if (daraja.answer === null) {
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })
    }
    const isPush = asked.at(-1) === 'push'
    return new Response(isPush && typeof daraja.answer === 'string' ? accepted : daraja.answer)
  }
  const payments: PaymentHandler = createPayments({
    settings: readSettings({ ...environment, ...settings }),
    fetch: fetchIt,
    now: () => clock.now,
    timing: { ...timing, ...quick },
    isOneProcess,
  })
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { origin: site, 'content-type': 'application/json' }
    const request = new Request(`https://payments.example.org${path}`, { headers, ...init })
    return heard(payments(request, { address: '203.0.113.7' }))
  }
  const push = (phone = '0712345678') =>
    ask('/api/stkpush', { method: 'POST', body: JSON.stringify({ phone, amount: 1 }) })
  const handle = async () => `/api/stkpush/${String((await push())[1].handle)}`
  return { clock, asked, ask, push, handle }
}

it('a prompt without an answer is unknown after two minutes, but a late answer counts', async () => {
  const daraja = { answer: result('4999') }
  const { clock, ask, handle } = serviceAt(daraja)
  const path = await handle()
  clock.now += 2 * minuteMs - 1
  expect(await ask(path)).toEqual([200, { status: 'pending', askAgainInMs: 12_000 }])
  clock.now += 1
  expect(await ask(path)).toEqual([200, { status: 'unknown' }])
  daraja.answer = result('0')
  expect(await ask(path)).toEqual([200, { status: 'paid' }])
})

it('a handle is valid for ten minutes', async () => {
  const { clock, ask, handle, asked } = serviceAt({ answer: result('0') })
  const path = await handle()
  clock.now += 10 * minuteMs
  expect((await ask(path))[0]).toBe(200)
  clock.now += 1
  expect((await ask(path))[0]).toBe(404)
  expect(asked).toEqual(['token', 'push', 'query'])
})

it('a phone can get the next prompt after two minutes', async () => {
  const { clock, push } = serviceAt({ answer: '' })
  expect((await push())[0]).toBe(200)
  clock.now += 2 * minuteMs - 1
  expect((await push())[0]).toBe(409)
  clock.now += 1
  expect((await push())[0]).toBe(200)
})

it('a network may ask for prompts again after ten minutes', async () => {
  const { clock, push } = serviceAt({ answer: '' }, {}, { PAYMENTS_PROMPTS_PER_DAY: '3000' })
  const statuses = []
  for (let at = 0; at < 61; at += 1) statuses.push((await push(phoneNo(at)))[0])
  expect(statuses.slice(-2)).toEqual([200, 429])
  clock.now += 10 * minuteMs
  expect((await push())[0]).toBe(200)
})

it.each([
  ['300', 60],
  ['20', 10],
])('of %s prompts a day a network may send %i', async (PAYMENTS_PROMPTS_PER_DAY, most) => {
  const { clock, push } = serviceAt({ answer: '' }, {}, { PAYMENTS_PROMPTS_PER_DAY })
  const statuses: number[] = []
  for (let at = 0; at < 200; at += 1) {
    clock.now += minuteMs
    statuses.push((await push(phoneNo(at)))[0])
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(most)
  clock.now += 24 * 60 * minuteMs
  expect((await push())[0]).toBe(200)
})

it('the token is renewed a minute before it expires', async () => {
  const { clock, push, asked } = serviceAt({ answer: '' })
  await push('0711000001')
  clock.now += 3538_000
  await push('0711000002')
  expect(asked).toEqual(['token', 'push', 'push'])
  clock.now += 1000
  await push('0711000003')
  expect(asked).toEqual(['token', 'push', 'push', 'token', 'push'])
})

it('Daraja’s answer may come byte by byte', async () => {
  const words = { ResponseCode: '0', CustomerMessage: 'Lipa ‘sasa’' }
  const answer = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of new TextEncoder().encode(JSON.stringify(words)))
        controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  expect(await serviceAt({ answer }).push()).toMatchObject([200, words])
})

it('an endless answer from Daraja is not read to its end', async () => {
  const chunk = new Uint8Array(16 * 1024)
  const endless = { read: 0, isOver: false }
  const answer = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      endless.read += chunk.length
      controller.enqueue(chunk)
    },
    cancel() {
      endless.isOver = true
    },
  })
  const { push } = serviceAt({ answer })
  expect(await push()).toMatchObject([504, { status: 'unknown' }])
  expect(endless.isOver).toBe(true)
  expect(endless.read).toBeLessThan(200_000)
})

it('the service stops waiting for Daraja, sooner for a question than for a prompt', async () => {
  const daraja: { answer: string | null } = { answer: result('4999') }
  const asking = serviceAt(daraja, { queryDeadlineMs: 50 })
  const path = await asking.handle()
  daraja.answer = null
  expect(await asking.ask(path)).toMatchObject([200, { status: 'pending' }])
  const sending = serviceAt(daraja, { pushDeadlineMs: 50, queryDeadlineMs: 3_600_000 })
  expect(await sending.push()).toMatchObject([504, { status: 'unknown' }])
  expect([...asking.asked, ...sending.asked]).toEqual(['token', 'push', 'query', 'token', 'push'])
  expect(timing.queryDeadlineMs).toBeLessThan(timing.pushDeadlineMs)
})

it('the limits’ memory does not grow with the number of addresses', async () => {
  const limiter = memoryLimiter()
  const limit = { most: 1, withinMs: 1000 }
  const busy = { name: 'busy', most: 2, withinMs: 1000 }
  await limiter.take([{ name: 'first', ...limit }, busy], 0)
  for (let at = 0; at < 20_000; at += 1)
    await limiter.take([{ name: `address ${at}`, ...limit }, ...(at === 9 ? [busy] : [])], 0)
  // The oldest names made room; the newest are kept.
  expect(await limiter.take([busy], 0)).toBe(busy)
  expect(await limiter.take([{ name: 'first', ...limit }], 0)).toBeUndefined()
  expect(await limiter.take([{ name: 'address 19999', ...limit }], 0)).toMatchObject(limit)
  expect(await limiter.take([{ name: 'address 19999', ...limit }], 1000)).toBeUndefined()
})

it('expired names make room in the limits’ memory before those that still count', async () => {
  const limiter = memoryLimiter()
  const start = 10_000
  const day = { name: 'day', most: 1, withinMs: 5000 }
  const twice = { name: 'twice', most: 3, withinMs: 1000 }
  await limiter.take([day, twice], start)
  await limiter.take([twice], start + 500)
  for (let at = 0; at < 19_998; at += 1)
    await limiter.take(
      [{ name: `address ${at}`, most: 1, withinMs: 1000 }],
      start + 1000 * (at % 2),
    )
  await limiter.take([{ name: 'last', most: 1, withinMs: 1000 }], start + 1000)
  expect(await limiter.take([day], start + 1000)).toBe(day)
  expect(await limiter.count(twice, start + 1000)).toBe(1)
  // Taking back what was never counted does nothing.
  await limiter.forget('nobody', start)
  expect(await limiter.count({ ...day, name: 'nobody' }, start)).toBe(0)
})

it('an answer after a bug leaves it open whether a prompt comes, and names no phone', async () => {
  const lines: string[] = []
  const payments = createPayments({
    settings: readSettings(environment),
    limiter: {
      ...memoryLimiter(),
      take: () => Promise.reject(new Error('not counted: 254712345678')),
    },
    log: (line) => lines.push(line),
  })
  const request = new Request('https://payments.example.org/api/stkpush', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '0712345678', amount: 1 }),
  })
  const errorMessage = 'M-Pesa did not answer. A prompt may still come.'
  expect(await heard(payments(request, { address: null }))).toEqual([
    500,
    { status: 'unknown', errorMessage },
  ])
  expect(lines).toEqual(['a bug: not counted: …'])
})

it('a phone gets ten prompts a day', async () => {
  const { clock, push } = serviceAt({ answer: '' })
  const statuses: number[] = []
  for (let hour = 0; hour < 12; hour += 1) {
    clock.now += 60 * minuteMs
    statuses.push((await push())[0])
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
  const errorMessage = 'This phone got too many prompts in 24 hours. Please pay in another way.'
  expect(await push()).toEqual([429, { errorMessage }])
})

it('two pages that ask too often are not told that the prompt is unknown', async () => {
  const daraja = { answer: result('4999') }
  const { clock, ask, handle, asked } = serviceAt(daraja)
  const path = await handle()
  clock.now += 2 * minuteMs
  for (let at = 0; at < 5; at += 1) await ask(path)
  daraja.answer = result('0')
  expect(await ask(path)).toEqual([200, { status: 'pending', askAgainInMs: 12_000 }])
  clock.now += minuteMs - 1
  expect(await ask(path)).toMatchObject([200, { status: 'pending' }])
  clock.now += 1
  expect(await ask(path)).toEqual([200, { status: 'paid' }])
  expect(asked.filter((call) => call === 'query')).toHaveLength(6)
})

it.each([
  ['shares one token', true, 1],
  ['gets a token each if no request may wait for another', false, 50],
])('a crowd on a cold start %s', async (_what, isOneProcess, tokens) => {
  const { push, asked } = serviceAt({ answer: '' }, {}, {}, isOneProcess)
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => push(phoneNo(at))))
  expect(new Set(all.map(([status]) => status))).toEqual(new Set([200]))
  expect(asked.filter((call) => call === 'token')).toHaveLength(tokens)
})

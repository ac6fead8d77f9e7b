import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stkOutcomes } from '../../local/mobile-money/stkOutcomes'
import { startBackend, type RunningBackend } from '../support/startBackend'

const now = new Date('2026-03-04T05:06:07.089Z')
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ now: () => now, slowMs: 1 })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

const push = (body: unknown, init: RequestInit = {}) =>
  fetch(`${server.origin}/api/stkpush`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  })

const accepted = {
  MerchantRequestID: expect.any(String) as string,
  CheckoutRequestID: expect.stringMatching(/^ws_CO_/) as string,
  ResponseCode: '0',
  ResponseDescription: 'Success. Request accepted for processing',
  CustomerMessage: 'Success. Request accepted for processing',
  message: 'Success. Request accepted for processing',
}

test('a request is accepted and recorded as it came', async () => {
  const response = await push({ phone: '0712345678', amount: 700 })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(accepted)
  await push({ phone: 254_712_345_678, amount: '50' })
  expect(server.backend.stkRequests()).toEqual([
    { time: now.toISOString(), phone: '0712345678', amount: 700, outcome: 'accepted' },
    { time: now.toISOString(), phone: 254_712_345_678, amount: '50', outcome: 'accepted' },
  ])
})

test.each([
  ['0712345400', 400, { errorMessage: 'Bad Request - Invalid PhoneNumber' }],
  ['254712345400', 400, { errorMessage: 'Bad Request - Invalid PhoneNumber' }],
  ['0712345500', 500, { message: 'The payment service failed' }],
  ['0712345901', 200, { ResponseCode: '1', ResponseDescription: expect.any(String) as string }],
  ['0712 345 902', 200, accepted],
])('the phone %s is answered with %d', async (phone, status, body) => {
  const response = await push({ phone, amount: 1 })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject(body)
})

test('a phone ending in 503 is answered without JSON', async () => {
  const response = await push({ phone: '0712345503', amount: 1 })
  expect([response.status, await response.text()]).toEqual([503, 'Service Unavailable'])
})

test('a phone ending in 904 breaks the connection', async () => {
  await expect(push({ phone: '0712345904', amount: 1 })).rejects.toThrow('fetch failed')
  expect(server.backend.stkRequests()).toMatchObject([{ outcome: 'connection-closed' }])
})

test('a phone ending in 903 is never answered', async () => {
  const patience = new AbortController()
  const unanswered = push({ phone: '0712345903', amount: 1 }, { signal: patience.signal })
  await expect.poll(() => server.backend.stkRequests()).toMatchObject([{ outcome: 'no-answer' }])
  const other = push({ phone: '0712345678', amount: 1 }).then(() => 'the other one is answered')
  expect(await Promise.race([unanswered, other])).toBe('the other one is answered')
  patience.abort()
  await expect(unanswered).rejects.toThrow('abort')
})

test.each([
  [{ amount: 1 }, 'Bad Request - Invalid PhoneNumber'],
  [{ phone: '', amount: 1 }, 'Bad Request - Invalid PhoneNumber'],
  [{ phone: '12345', amount: 1 }, 'Bad Request - Invalid PhoneNumber'],
  [{ phone: ['0712345678'], amount: 1 }, 'Bad Request - Invalid PhoneNumber'],
  [{ phone: '0712345678' }, 'Bad Request - Invalid Amount'],
  [{ phone: '0712345678', amount: 0 }, 'Bad Request - Invalid Amount'],
  [{ phone: '0712345678', amount: 1.5 }, 'Bad Request - Invalid Amount'],
  [{ phone: '0712345678', amount: '1e3' }, 'Bad Request - Invalid Amount'],
  [[], 'Bad Request - Invalid Request Body'],
  ['text', 'Bad Request - Invalid Request Body'],
])('the body %o is refused: %s', async (body, errorMessage) => {
  const response = await push(body)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errorMessage })
  expect(server.backend.stkRequests()).toMatchObject([{ outcome: 'invalid' }])
})

test('a body that is not JSON is refused', async () => {
  expect((await push(null, { body: 'nonsense' })).status).toBe(400)
  const form = new URLSearchParams({ phone: '0712345678', amount: '1' })
  const response = await push(null, { body: form, headers: {} })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    errorMessage: 'Bad Request - the content type must be application/json',
  })
  expect((await fetch(`${server.origin}/api/stkpush`)).status).toBe(405)
})

test('a fault is told in the words of the payment service', async () => {
  server.backend.failNext({ target: 'stk', kind: 'refuse' })
  server.backend.failNext({ target: 'stk', kind: 'server-error' })
  const refused = await push({ phone: '0712345678', amount: 1 })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ errorMessage: expect.any(String) as string })
  const failed = await push({ phone: '0712345678', amount: 1 })
  expect(failed.status).toBe(500)
  expect(await failed.json()).toMatchObject({ message: expect.any(String) as string })
  expect(server.backend.stkRequests()).toEqual([])
})

test('the page of the backend shows the requests, and the numbers to try', async () => {
  await push({ phone: '0712345678', amount: 700 })
  const page = await (await fetch(`${server.origin}/__local`)).text()
  expect(page).toContain('0712345678')
  for (const { description } of stkOutcomes)
    expect(page).toContain(description.replaceAll('"', '&quot;').replaceAll("'", '&#39;'))
})

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { knownShop } from '../../local/mobile-money/daraja'
import { stories } from '../../local/mobile-money/stories'
import { startBackend, type RunningBackend } from '../support/startBackend'

const start = Date.parse('2026-03-04T05:06:07.089Z')
let now = start
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ now: () => new Date(now), slowMs: 1 })
})
beforeEach(async () => {
  now = start
  await server.backend.reset()
})
afterAll(() => server.close())

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

async function ask(path: string, init?: RequestInit, { origin } = server): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, init)
  const text = await response.text()
  return {
    status: response.status,
    body: (text.startsWith('{') ? JSON.parse(text) : { text }) as Record<string, unknown>,
  }
}

type Sent = RequestInit & { token?: string }

function post(path: string, body: unknown, init: Sent = {}, at = server) {
  const headers = {
    'content-type': 'application/json',
    ...(init.token && { authorization: `Bearer ${init.token}` }),
  }
  return ask(path, { method: 'POST', headers, body: JSON.stringify(body), ...init }, at)
}
const push = (phone: string, init?: RequestInit, at = server) =>
  post('/api/stkpush', { phone, amount: 700 }, init, at)
const state = async () => (await ask('/__local/state.json')).body
const darajaCalls = async () =>
  (await state()).darajaCalls as { address: string; answered: unknown }[]

/** What the page gets for a phone: at once, and so many seconds later. */
interface Told {
  readonly push: readonly [status: number, body: object]
  readonly later?: Readonly<Record<number, object>>
}

const pending = { status: 'pending', askAgainInMs: 12_000 }
const anyText = expect.any(String) as string
const accepted = (later: Readonly<Record<number, object>>): Told => ({
  push: [200, { ResponseCode: '0', handle: anyText, askAgainInMs: 10_000 }],
  later,
})
const refusedWith = (status: number, words: RegExp): Told => ({
  push: [status, { errorMessage: expect.stringMatching(words) as string }],
})
const unknown: Told = { push: [504, { status: 'unknown' }] }
const paid = accepted({ 10: pending, 22: { status: 'paid' } })
const notPaid = (reason: string) => accepted({ 10: pending, 22: { status: 'not-paid', reason } })

const told: Readonly<Record<string, Told>> = {
  400: refusedWith(400, /^Bad Request - Invalid PhoneNumber$/),
  500: refusedWith(500, /^Unable to lock/),
  503: unknown,
  901: { push: [200, { ResponseCode: '1', ResponseDescription: anyText }] },
  904: unknown,
  905: accepted({ 10: pending, 22: pending, 34: { status: 'not-paid', reason: 'cancelled' } }),
  906: notPaid('unreachable'),
  907: notPaid('wrong-pin'),
  908: notPaid('insufficient-funds'),
  909: accepted({ 10: pending, 118: pending, 130: { status: 'unknown' } }),
  910: accepted({ 4: pending, 7: pending, 10: pending, 22: pending, 34: { status: 'paid' } }),
  911: refusedWith(503, /busy/),
  912: unknown,
  913: unknown,
}

describe('a phone that ends in', () => {
  const answered = stories.filter((story) => story.push !== 'never-answered')
  it.each(answered.map(({ ending, description }) => [ending ?? '678', description]))(
    '%s: %s',
    async (ending, _description) => {
      const { push: expected, later = {} } = told[ending] ?? paid
      const { status, body } = await push(`0712345${ending}`)
      expect([status, body]).toMatchObject(expected)
      for (const [seconds, report] of Object.entries(later)) {
        now = start + Number(seconds) * 1000
        const { body: reported } = await ask(`/api/stkpush/${String(body.handle)}`)
        expect(reported, `${seconds} s`).toEqual(report)
      }
    },
  )

  it('903 is never answered', async () => {
    const patience = new AbortController()
    const unanswered = push('0712345903', { signal: patience.signal })
    const open = { address: expect.stringMatching(/push/) as string, answered: null }
    await expect.poll(darajaCalls).toContainEqual(expect.objectContaining(open))
    const other = push('0712345678').then(() => 'the other one is answered')
    expect(await Promise.race([unanswered, other])).toBe('the other one is answered')
    patience.abort()
    await expect(unanswered).rejects.toThrow('abort')
  })
})

test('the README lists these phone numbers', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' ')
  for (const { ending, description } of stories)
    expect(readme).toContain(`| ${ending ?? 'anything else'} | ${description} |`)
})

test('each request for a prompt is recorded with its answer', async () => {
  await push('0712345678')
  await post('/api/stkpush', { phone: 254_712_345_400, amount: '50' })
  await post('/api/stkpush', 'nonsense')
  expect(server.backend.stkRequests()).toEqual([
    {
      time: new Date(start).toISOString(),
      phone: '0712345678',
      amount: 700,
      answered: { status: 200, body: expect.objectContaining({ ResponseCode: '0' }) as object },
    },
    expect.objectContaining({ phone: 254_712_345_400, amount: '50' }),
    expect.objectContaining({ phone: null, amount: null }),
  ])
})

test('a page of any site may ask', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const response = await fetch(`${server.origin}/api/stkpush`, { method: 'OPTIONS', headers })
  expect(response.headers.get('access-control-allow-origin')).toBe(headers.origin)
})

test('a reset forgets which phones have a prompt', async () => {
  await push('0712345678')
  expect(await push('0712345678')).toMatchObject({ status: 409 })
  await server.backend.reset()
  expect(await push('0712345678')).toMatchObject({ status: 200 })
})

test('a faster backend asks and knows sooner', async () => {
  const fast = await startBackend({ now: () => new Date(now), speed: 50 })
  const { handle, askAgainInMs } = (await push('0712345678', {}, fast)).body
  expect(askAgainInMs).toBe(200)
  now += 17_000 / 50
  const { body } = await ask(`/api/stkpush/${String(handle)}`, {}, fast)
  expect(body).toEqual({ status: 'paid' })
  await fast.close()
})

describe('a fault', () => {
  it('is reported in the payment service’s words', async () => {
    server.backend.failNext({ target: 'stk', kind: 'refuse' })
    server.backend.failNext({ target: 'stk', kind: 'server-error' })
    const refusal = { status: 403, body: { errorMessage: anyText } }
    expect(await push('0712345678')).toMatchObject(refusal)
    expect(await push('0712345678')).toMatchObject({ status: 500, body: { message: anyText } })
    expect(server.backend.stkRequests()).toEqual([])
  })

  it.each([
    ['too-many', 503],
    ['bad-request', 503],
    ['refuse', 504],
    ['unauthenticated', 200],
    ['slow', 200],
  ] as const)('%s of Daraja makes the payment service answer %d', async (kind, status) => {
    await push('0712345678')
    server.backend.failNext({ target: 'daraja', kind })
    expect(await push('0712345679')).toMatchObject({ status })
    expect(server.backend.pendingFaults()).toEqual([])
  })

  it('of Daraja loses the request, or only its answer', async () => {
    await push('0712345678')
    const before = (await darajaCalls()).length
    server.backend.failNext({ target: 'daraja', kind: 'close' })
    await push('0712345671')
    expect(await darajaCalls()).toHaveLength(before)
    server.backend.failNext({ target: 'daraja', kind: 'lose-answer' })
    await push('0712345672')
    expect(await darajaCalls()).toHaveLength(before + 1)
  })
})

describe('Daraja', () => {
  const { DARAJA_CONSUMER_KEY, DARAJA_CONSUMER_SECRET } = knownShop
  const basic = `Basic ${btoa(`${DARAJA_CONSUMER_KEY}:${DARAJA_CONSUMER_SECRET}`)}`
  const tokenFor = (authorization: string, grantType = 'client_credentials') =>
    ask(`/oauth/v1/generate?grant_type=${grantType}`, { headers: { authorization } })
  const newToken = async () => String((await tokenFor(basic)).body.access_token)
  const signature = {
    BusinessShortCode: knownShop.DARAJA_SHORT_CODE,
    Password: btoa(`${knownShop.DARAJA_SHORT_CODE}${knownShop.DARAJA_PASSKEY}20260304080607`),
    Timestamp: '20260304080607',
  }
  const order = {
    ...signature,
    ...{ TransactionType: 'CustomerPayBillOnline', Amount: 1, PartyA: '254712345678' },
    ...{ PartyB: knownShop.DARAJA_SHORT_CODE, PhoneNumber: '254712345678' },
    ...{ AccountReference: 'Website', TransactionDesc: 'Payment' },
    CallBackURL: 'https://pay.example.org/api/result',
  }
  const pushAddress = '/mpesa/stkpush/v1/processrequest'
  const request = async (body: object, token?: string) =>
    post(pushAddress, body, { token: token ?? (await newToken()) })
  const query = async (CheckoutRequestID: unknown) => {
    const asked = { ...signature, CheckoutRequestID }
    return post('/mpesa/stkpushquery/v1/query', asked, { token: await newToken() })
  }
  const error = (status: number, errorCode: string, errorMessage: unknown) => ({
    status,
    body: { requestId: anyText, errorCode, errorMessage },
  })

  it('gives a token for the right keys', async () => {
    expect(await tokenFor(basic)).toEqual({
      status: 200,
      body: { access_token: expect.stringMatching(/^.{28}$/) as string, expires_in: '3599' },
    })
    expect(await tokenFor('Basic eA==')).toEqual(error(400, '400.008.01', anyText))
    expect(await tokenFor(basic, 'password')).toEqual(error(400, '400.008.02', anyText))
  })

  it('accepts a token for an hour', async () => {
    const token = await newToken()
    const refused = error(404, '404.001.03', 'Invalid Access Token')
    expect(await request(order, 'another')).toEqual(refused)
    expect(await request(order, token)).toMatchObject({ status: 200 })
    now += 3_600_000
    expect(await request(order, token)).toEqual(refused)
  })

  const badRequest = (words: string) => error(400, '400.002.02', `Bad Request - Invalid ${words}`)
  const serverError = (words: string) => error(500, '500.001.1001', words)
  it.each([
    [{ Timestamp: '2026030408060' }, badRequest('Timestamp')],
    // The time of London.
    [{ Timestamp: '20260304050607' }, badRequest('Timestamp')],
    [{ TransactionType: 'PayBill' }, badRequest('TransactionType')],
    [{ Amount: 0 }, badRequest('Amount')],
    [{ Amount: 1.5 }, badRequest('Amount')],
    [{ PhoneNumber: '0712345678' }, badRequest('PhoneNumber')],
    [{ PartyB: '' }, badRequest('PartyB')],
    [{ CallBackURL: 'http://pay.example.org/' }, badRequest('CallBackURL')],
    [{ AccountReference: 'a long reference' }, badRequest('AccountReference')],
    [{ TransactionDesc: 'a long description' }, badRequest('TransactionDesc')],
    [{ BusinessShortCode: '111111' }, serverError('Merchant does not exist')],
    [{ Password: btoa('nonsense') }, serverError('Wrong credentials')],
  ])('refuses %o', async (wrong, answer) => {
    expect(await request({ ...order, ...wrong })).toEqual(answer)
  })

  it.each([
    ['CustomerPayBillOnline', '174379', '0'],
    ['CustomerBuyGoodsOnline', '654321', '0'],
    ['CustomerBuyGoodsOnline', '174379', '2028'],
  ])('lets %s go to %s with the result %s', async (TransactionType, PartyB, ResultCode) => {
    const { body } = await request({ ...order, TransactionType, PartyB })
    now += 17_000
    expect((await query(body.CheckoutRequestID)).body).toMatchObject({ ResultCode })
  })

  it('reports on a known prompt in ids and texts, and on no other', async () => {
    const { body } = await request(order)
    const { MerchantRequestID, CheckoutRequestID } = body
    expect(CheckoutRequestID).toBe('ws_CO_04032026080607000712345678')
    expect((await query(CheckoutRequestID)).body).toEqual({
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID,
      CheckoutRequestID,
      ResultCode: '4999',
      ResultDesc: 'The transaction is still under processing',
    })
    expect(await query('ws_CO_1')).toEqual(serverError('The transaction does not Exist'))
  })

  it('knows the shop of the payment service’s example', () => {
    const example = readFileSync('payment-service/.env.example', 'utf8')
    expect(parseEnv(example)).toMatchObject(knownShop)
  })
})

test('the backend’s page shows both sides, the numbers to try and the settings', async () => {
  await push('0712345678')
  const page = await (await fetch(`${server.origin}/__local`)).text()
  expect(page).toContain('0712345678')
  expect(page).toContain('/mpesa/stkpush/v1/processrequest')
  for (const { description } of stories)
    expect(page).toContain(description.replaceAll('"', '&quot;'))
  for (const setting of Object.entries(knownShop).flat()) expect(page).toContain(setting)
  expect(await darajaCalls()).toMatchObject([
    { answered: { body: { access_token: '…' } } },
    { asked: { Password: '…', PhoneNumber: '254712345678', Amount: 700 } },
  ])
})

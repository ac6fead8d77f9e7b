import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { darajaError, recordedPushes, recordedResults, result } from './recorded.ts'
import { site, startService, type RunningService } from './service.ts'

let service: RunningService

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

const request = { phone: '0712345678', amount: 500 }

/** Sends a prompt, and returns its handle. */
async function handleOf(body: object = request): Promise<string> {
  const { handle } = (await (await service.push(body)).json()) as { handle: string }
  return handle
}

async function tell(handle: string): Promise<Record<string, unknown>> {
  return (await (await service.ask(`/api/stkpush/${handle}`)).json()) as Record<string, unknown>
}

describe('a prompt', () => {
  it('is accepted in Daraja’s words, with an opaque handle', async () => {
    const response = await service.push(request)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
      handle: expect.stringMatching(/^[\w-]{80,200}$/) as string,
      askAgainInMs: 10_000,
    })
  })

  it('goes to a paybill with matching password and Nairobi time', async () => {
    await service.push(request)
    const [push = {}] = service.daraja.pushes
    const { Timestamp, Password, CallBackURL, ...others } = push
    expect(others).toEqual({
      BusinessShortCode: '600123',
      TransactionType: 'CustomerPayBillOnline',
      Amount: 500,
      PartyA: '254712345678',
      PartyB: '600123',
      PhoneNumber: '254712345678',
      AccountReference: 'Website',
      TransactionDesc: 'Payment',
    })
    const password = `600123the-passkey${String(Timestamp)}`
    expect(Buffer.from(String(Password), 'base64').toString()).toBe(password)
    const [, year, month, day, hour, minute, second] =
      /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(Timestamp)) ?? []
    const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+03:00`)
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000)
    expect(CallBackURL).toMatch(/^https:\/\/payments\.example\.org\/api\/result\/[0-9a-f]{32}$/)
  })

  it('goes to a till under its store number', async () => {
    await service.close()
    service = await startService({ DARAJA_TILL: '5555555' })
    await service.push(request)
    expect(service.daraja.pushes).toMatchObject([
      {
        BusinessShortCode: '600123',
        PartyB: '5555555',
        TransactionType: 'CustomerBuyGoodsOnline',
      },
    ])
  })

  it.each([
    ['0712345678', '254712345678'],
    ['712345678', '254712345678'],
    ['+254 712 345 678', '254712345678'],
    ['(0712) 345.678', '254712345678'],
    ['0712-345-678', '254712345678'],
    // The new numbers of 2026.
    ['0181234567', '254181234567'],
  ])('takes the phone %s as %s', async (phone, PhoneNumber) => {
    await service.push({ phone, amount: 1 })
    expect(service.daraja.pushes).toMatchObject([{ PhoneNumber, Amount: 1 }])
  })

  const phones = [undefined, '', '12345', '07123456789', '0812345678', ['0712345678']]
  const amounts = [undefined, 0, -5, 1.5, '5', 250_001]
  it.each([
    ...phones.map((phone) => ['Invalid PhoneNumber', { phone, amount: 1 }] as const),
    ...['nonsense', '[]', ''].map((body) => ['Invalid PhoneNumber', body] as const),
    ...amounts.map(
      (amount) =>
        ['Invalid Amount: whole shillings from 1 to 250000', { ...request, amount }] as const,
    ),
  ])('is refused without asking Daraja, %s: %j', async (errorMessage, body) => {
    const response = await service.push(body)
    expect([response.status, await response.json()]).toEqual([400, { errorMessage }])
    expect(service.daraja.calls).toEqual([])
  })

  const answers = Object.entries(recordedPushes).flatMap(([means, all]) =>
    all.map((answer) => [means, ...answer] as const),
  )
  it.each(answers)(
    'is %s, and sent once, with the answer “%s”',
    async (means, _name, status, body) => {
      service.daraja.push = () => ({ status, body })
      const response = await service.push(request)
      const told = (await response.json()) as Record<string, unknown>
      expect(told.handle).toBeUndefined()
      expect(told.errorMessage ?? told.ResponseDescription).toEqual(expect.any(String))
      expect(told.status).toBe(means === 'unknown' ? 'unknown' : undefined)
      const statuses: Record<string, number> = { busy: 503, 'not set up': 503, unknown: 504 }
      expect(response.status).toBe(statuses[means] ?? status)
      // The gateway refuses a token before M-Pesa hears of a prompt: only then it is asked again.
      expect(service.daraja.pushes).toHaveLength(status === 404 ? 2 : 1)
    },
  )

  it('with a lost answer is unknown, sent once, and keeps the phone locked', async () => {
    service.daraja.push = () => null
    const response = await service.push(request)
    expect([response.status, await response.json()]).toEqual([
      504,
      { status: 'unknown', errorMessage: 'M-Pesa did not answer. A prompt may still come.' },
    ])
    expect(service.daraja.pushes).toHaveLength(1)
    expect((await service.push(request)).status).toBe(409)
  })

  it('without Daraja’s id has no handle', async () => {
    service.daraja.push = () => ({ body: '{"ResponseCode":"0","ResponseDescription":"Success"}' })
    expect(await (await service.push(request)).json()).toEqual({
      ResponseCode: '0',
      ResponseDescription: 'Success',
    })
  })
})

describe('the token', () => {
  it('is fetched once for several calls', async () => {
    await tell(await handleOf())
    await service.push({ phone: '0712000001', amount: 1 })
    expect(service.daraja.calls).toEqual(['token', 'push', 'query', 'push'])
    expect(service.daraja.tokens).toEqual(Array(3).fill('Bearer token'))
  })

  it('is renewed once after ending early', async () => {
    let given = 0
    service.daraja.token = () => ({
      body: JSON.stringify({ access_token: `token${(given += 1)}`, expires_in: 3599 }),
    })
    const accept = service.daraja.push
    service.daraja.push = (body) =>
      given === 1
        ? { status: 404, body: darajaError('404.001.03', 'Invalid Access Token') }
        : accept(body)
    expect((await service.push(request)).status).toBe(200)
    expect(service.daraja.tokens).toEqual(['Bearer token1', 'Bearer token2'])
  })

  it.each([
    ['refused', { status: 400, body: darajaError('400.008.01', 'Invalid Authentication passed') }],
    ['lost', null],
    ['a page', { body: '<html></html>' }],
  ])('that is %s leaves the prompt unsent, and the answer says so', async (_how, answer) => {
    service.daraja.token = () => answer
    const response = await service.push(request)
    expect([response.status, await response.json()]).toEqual([
      503,
      { errorMessage: expect.any(String) as string },
    ])
    expect(service.daraja.pushes).toEqual([])
    // Nothing waits on the phone.
    service.daraja.token = () => ({ body: '{"access_token":"t","expires_in":"3599"}' })
    expect((await service.push(request)).status).toBe(200)
  })
})

describe('the status of a prompt', () => {
  it.each(recordedResults)('with the answer “%s”', async (_name, status, body, means) => {
    const handle = await handleOf()
    service.daraja.query = () => ({ status, body })
    expect(await tell(handle)).toEqual(means)
    expect(service.daraja.calls).toEqual(['token', 'push', 'query'])
  })

  it('is logged with its code once known', async () => {
    const handle = await handleOf()
    await tell(handle)
    service.daraja.query = () => ({ body: result('2028') })
    await tell(handle)
    await expect
      .poll(() => service.lines.filter((line) => line.includes('ended')))
      .toEqual(['prompt ended: not-paid, code 2028'])
  })

  it('is requested from Daraja at most five times a minute', async () => {
    const handle = await handleOf()
    for (let asked = 0; asked < 9; asked += 1) {
      expect(await tell(handle)).toMatchObject({ status: 'pending' })
    }
    expect(service.daraja.calls.filter((call) => call === 'query')).toHaveLength(5)
  })

  it('is told only to the owner of its handle', async () => {
    const handle = await handleOf()
    const mirrored = [...handle].toReversed().join('')
    const changed = `${handle.slice(0, -2)}${handle.endsWith('A') ? 'BB' : 'AA'}`
    for (const forged of [
      'x',
      '%00',
      mirrored,
      changed,
      handle.slice(4),
      `${handle}/x`,
      'A'.repeat(4000),
    ]) {
      const response = await service.ask(`/api/stkpush/${forged}`)
      expect([response.status, await response.json()]).toEqual([
        404,
        { errorMessage: expect.any(String) as string },
      ])
    }
    const other = await startService({
      PAYMENTS_SECRET: Buffer.from('another one of thirty-two bytes!').toString('base64'),
    })
    expect((await other.ask(`/api/stkpush/${handle}`)).status).toBe(404)
    await other.close()
    expect(service.daraja.calls).toEqual(['token', 'push'])
  })
})

describe('a second prompt for a phone', () => {
  it('waits while the first may still be paid', async () => {
    await service.push(request)
    const response = await service.push({ phone: '+254712345678', amount: 20 })
    expect([response.status, await response.json()]).toEqual([
      409,
      { errorCode: 'prompt-open', errorMessage: expect.stringContaining('two minutes') as string },
    ])
    expect(service.daraja.pushes).toHaveLength(1)
  })

  it.each(['0', '1032'])('is sent once the first ended with %s', async (code) => {
    const handle = await handleOf()
    service.daraja.query = () => ({ body: result(code) })
    await tell(handle)
    expect((await service.push(request)).status).toBe(200)
  })

  it('waits for the second too, even if the first is reported again', async () => {
    const first = await handleOf()
    service.daraja.query = () => ({ body: result('1032') })
    await tell(first)
    expect((await service.push(request)).status).toBe(200)
    await tell(first)
    expect((await service.push(request)).status).toBe(409)
  })

  it.each([
    ['too busy', 429, 503],
    ['refused', 400, 400],
  ])('does not count prompts that were not sent: %s', async (_why, status, told) => {
    const accept = service.daraja.push
    service.daraja.push = () => ({ status, body: darajaError('400.002.02', 'Invalid PhoneNumber') })
    for (let asked = 0; asked < 9; asked += 1)
      expect((await service.push(request)).status).toBe(told)
    service.daraja.push = accept
    expect((await service.push(request)).status).toBe(200)
  })

  it('is refused after five in an hour, however they ended', async () => {
    service.daraja.query = () => ({ body: result('1032') })
    for (let sent = 0; sent < 5; sent += 1) await tell(await handleOf())
    const response = await service.push(request)
    expect([response.status, await response.json()]).toEqual([
      429,
      { errorMessage: 'This phone got too many prompts. Please pay to the till, or wait an hour.' },
    ])
  })
})

describe('a stranger', () => {
  it('cannot send 500 prompts to 500 numbers from one address, whatever the headers say', async () => {
    const statuses = new Map<number, number>()
    for (let at = 0; at < 500; at += 1) {
      const { status } = await service.push(
        { phone: `0711${String(100_000 + at)}`, amount: 1 },
        {
          'cf-connecting-ip': '203.0.113.7',
          'x-forwarded-for': `198.51.100.${at % 250}`,
          forwarded: `for=198.51.100.${at % 250}`,
          'x-real-ip': `198.51.100.${at % 250}`,
        },
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 440 })
  })

  it('with many addresses meets the daily limit', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '20' })
    for (let at = 0; at < 50; at += 1) {
      const address = { 'cf-connecting-ip': `2001:db8:${at.toString(16)}::1` }
      await service.push({ phone: `0711${String(100_000 + at)}`, amount: 1 }, address)
    }
    expect(service.daraja.pushes).toHaveLength(20)
    const response = await service.push(request)
    expect([response.status, await response.json()]).toEqual([
      503,
      { errorMessage: 'No more prompts can be sent today. Please pay to the till.' },
    ])
  })

  it.each(['2001:db8:1:2::', '2001:db8::aaaa:bbbb:cccc:'])(
    'gains nothing by the second half of %s…',
    async (half) => {
      for (let at = 0; at < 80; at += 1) {
        const address = { 'cf-connecting-ip': `${half}${at.toString(16)}` }
        await service.push({ phone: `0711${String(100_000 + at)}`, amount: 1 }, address)
      }
      expect(service.daraja.pushes).toHaveLength(60)
    },
  )

  it('is refused with a body of a megabyte, whatever length it claims', async () => {
    const body = JSON.stringify({ ...request, filler: 'x'.repeat(1_000_000) })
    const said = await service.push(body)
    expect([said.status, await said.json()]).toEqual([
      413,
      { errorMessage: 'The request is longer than 1024 bytes' },
    ])
    const stream = service.ask('/api/stkpush', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    // A runtime may also hang up on somebody who goes on talking.
    expect(await stream.then(({ status }) => status).catch(() => 413)).toBe(413)
    expect(service.daraja.calls).toEqual([])
  })

  it('with another content type, method or address is refused', async () => {
    const form = { 'content-type': 'text/plain' }
    expect((await service.push(request, form)).status).toBe(415)
    for (const [path, method] of [
      ['/api/stkpush', 'GET'],
      ['/api/stkpush', 'PUT'],
      ['/api/stkpush/x', 'POST'],
    ] as const) {
      expect((await service.ask(path, { method })).status).toBe(405)
    }
    for (const path of ['/', '/api', '/api/stkpushx', '/api/stkpush/', '/api/result/guessed']) {
      expect((await service.ask(path, { method: 'POST' })).status).toBe(404)
    }
    expect(service.daraja.calls).toEqual([])
  })

  it('finds no secret in answers or logs, and no phone number in logs', async () => {
    service.daraja.push = () => ({
      status: 400,
      body: darajaError('400.002.02', 'Bad PhoneNumber 254712345678\nsecond line'),
    })
    const refused = await service.push(request)
    const told = `${await refused.text()} ${JSON.stringify([...refused.headers])}`
    const secrets = /the-key|the-secret|the-passkey|Bearer|callback/i
    expect(told).not.toMatch(secrets)
    expect(service.lines.join('\n')).not.toMatch(secrets)
    expect(service.lines.filter((line) => /\d{9}|\n/.test(line))).toEqual([])
  })
})

describe('a page of another site', () => {
  it('is refused, and cannot read why', async () => {
    for (const origin of ['https://evil.example', `${site}.evil.example`, 'null', `${site}:444`]) {
      const response = await service.push(request, { origin })
      expect(response.status).toBe(403)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(service.daraja.calls).toEqual([])
  })

  it('learns from the preflight that only the site may ask', async () => {
    const ours = await service.ask('/api/stkpush', { method: 'OPTIONS' })
    expect(ours.status).toBe(204)
    expect(Object.fromEntries(ours.headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    })
    const origin = { origin: 'https://evil.example' }
    const theirs = await service.ask('/api/stkpush', { method: 'OPTIONS', headers: origin })
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is unlike the site, which may read every answer', async () => {
    for (const [body, status] of [
      [request, 200],
      [{}, 400],
      [request, 409],
    ] as const) {
      const response = await service.push(body)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(site)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('Daraja’s callback', () => {
  const callback = (code: number, id?: string) => ({
    Body: {
      stkCallback: {
        MerchantRequestID: '22205-34066-1',
        CheckoutRequestID: id ?? 'ws_CO_23112026101530123712345678',
        ResultCode: code,
        ResultDesc: 'words',
        CallbackMetadata: { Item: [{ Name: 'PhoneNumber', Value: 254_712_345_678 }] },
      },
    },
  })

  async function deliver(body: unknown): Promise<Response> {
    await service.push(request)
    const { pathname } = new URL(String(service.daraja.pushes[0]?.CallBackURL))
    return service.ask(pathname, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  it.each([
    ['a payment', callback(0)],
    ['nonsense', '{'],
    ['too much', 'x'.repeat(100_000)],
    ['nothing', ''],
    ['another shape', { Body: { stkCallback: null } }],
  ])('is always acknowledged: %s', async (_what, body) => {
    expect((await deliver(body)).status).toBe(200)
  })

  it('is believed only if Daraja confirms it when asked', async () => {
    service.daraja.query = () => ({ body: result('1032') })
    await deliver(callback(0))
    await expect
      .poll(() => service.lines.filter((line) => line.startsWith('callback')))
      .toEqual(['callback not believed: paid'])
  })
})

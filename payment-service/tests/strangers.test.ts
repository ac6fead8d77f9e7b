import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { darajaError, promptId, result } from './recorded.ts'
import { heard, phoneNo, site, startService, wanted, type RunningService } from './service.ts'

let service: RunningService

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

/** Each to a number of its own. */
const pushFrom = (address: string, at: number, headers = {}) =>
  service.push({ phone: phoneNo(at), amount: 1 }, { 'cf-connecting-ip': address, ...headers })

describe('a stranger', () => {
  it('cannot send 500 prompts to 500 numbers from one address, whatever the headers say', async () => {
    const statuses = new Map<number, number>()
    for (let at = 0; at < 500; at += 1) {
      const made = `198.51.100.${at % 250}`
      const { status } = await pushFrom('203.0.113.7', at, {
        'x-forwarded-for': made,
        forwarded: `for=${made}`,
        'x-real-ip': made,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 429: 440 })
    const errorMessage = 'Too many prompts from your network. Please pay in another way, or wait.'
    expect(await heard(pushFrom('203.0.113.7', 500))).toEqual([429, { errorMessage }])
    await expect.poll(() => service.lines).toContain('prompt refused: address limit reached')
  })

  it.each([
    ['the second half of an address', (at: string) => `2001:db8:1:2::${at}`],
    ['the second half of a short address', (at: string) => `2001:db8::aaaa:bbbb:cccc:${at}`],
    ['all 65,536 networks of a /48', (at: string) => `2001:db8:1:${at}::1`],
    ['capitals', (at: string) => `2001:${at.endsWith('1') ? 'DB8' : 'db8'}:1::${at}`],
    [
      'zeros',
      (at: string) => `2001:0${at.endsWith('1') ? '' : 'd'}b8:0001::${at}`.replace('0b8', 'db8'),
    ],
    ['a zone', (at: string) => `2001:db8:1::1%eth${at}`],
    ['ports', (at: string) => `203.0.113.7:${Number.parseInt(at, 16) + 1}`],
    ['ports of IPv6', (at: string) => `[2001:db8:1::1]:${Number.parseInt(at, 16) + 1}`],
    ['no address at all', (at: string) => `nobody ${at}`],
  ])('gains nothing by %s', async (_what, address) => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '100' })
    for (let at = 0; at < 30; at += 1) await pushFrom(address(at.toString(16)), at)
    expect(service.daraja.pushes).toHaveLength(20)
  })

  it('on one network leaves the day to the others', async () => {
    for (let at = 0; at < 330; at += 1) await pushFrom(`2001:db8:1:${at % 6}::1`, at)
    expect(service.daraja.pushes).toHaveLength(60)
    expect((await pushFrom('2001:db8:2::1', 330)).status).toBe(200)
  })

  it('on several networks leaves the last fifth of the day to those not seen before', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '50' })
    for (let at = 0; at < 100; at += 1) await pushFrom(`198.51.100.${at % 5}`, at)
    expect(service.daraja.pushes).toHaveLength(40)
    const statuses = []
    for (let at = 0; at < 12; at += 1)
      statuses.push((await pushFrom(`203.0.113.${Math.floor(at / 2)}`, 100 + at)).status)
    expect(statuses).toEqual([200, 503, 200, 503, 200, 503, 200, 503, 200, 503, 200, 503])
  })

  it('whose first prompt M-Pesa refused still gets one of the last fifth', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '50' })
    for (let at = 0; at < 40; at += 1) await pushFrom(`198.51.100.${at % 5}`, at)
    const accept = service.daraja.push
    service.daraja.push = () => ({
      status: 500,
      body: darajaError('500.001.1001', 'Unable to lock subscriber'),
    })
    expect((await pushFrom('203.0.113.7', 40)).status).toBe(500)
    service.daraja.push = accept
    expect((await pushFrom('203.0.113.7', 40)).status).toBe(200)
    expect((await pushFrom('203.0.113.7', 41)).status).toBe(503)
  })

  it('with many addresses rings an alarm in the log at two thirds of the daily limit, and then reaches it', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '20' })
    const alarms = () => service.lines.filter((line) => line.startsWith('alarm'))
    for (let at = 0; at < 13; at += 1) await pushFrom(`2001:db8:${at}::1`, at)
    expect(alarms()).toEqual([])
    for (let at = 13; at < 50; at += 1) await pushFrom(`2001:db8:${at}::1`, at)
    await expect.poll(alarms).toEqual(['alarm: 14 of 20 prompts of 24 hours are sent'])
    expect(service.daraja.pushes).toHaveLength(20)
    const errorMessage = 'No more prompts can be sent today. Please pay in another way.'
    expect(await heard(service.push(wanted))).toEqual([503, { errorMessage }])
  })

  it('whose prompts M-Pesa refuses uses up nothing of the day', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '20' })
    const accept = service.daraja.push
    service.daraja.push = () => ({
      status: 400,
      body: darajaError('400.002.02', 'Bad PhoneNumber'),
    })
    for (let at = 0; at < 40; at += 1) await pushFrom(`198.51.100.${at % 4}`, at)
    // Each network used up its own share.
    expect((await pushFrom('198.51.100.1', 40)).status).toBe(429)
    service.daraja.push = accept
    for (let at = 0; at < 20; at += 1)
      expect((await pushFrom(`203.0.113.${at}`, at)).status).toBe(200)
  })

  it('uses up the ten minutes of the network while Daraja is busy, too, but not its day', async () => {
    await service.close()
    service = await startService({ PAYMENTS_PROMPTS_PER_DAY: '50' })
    service.daraja.push = () => ({ status: 429, body: '' })
    const statuses = new Set<number>()
    for (let at = 0; at < 60; at += 1) statuses.add((await pushFrom('203.0.113.7', at)).status)
    expect([...statuses, (await pushFrom('203.0.113.7', 60)).status]).toEqual([503, 429])
  })

  it('cannot make the service ask Daraja more than 60 times a minute by callbacks', async () => {
    await service.push(wanted)
    const { pathname } = new URL(String(service.daraja.pushes[0]?.CallBackURL))
    for (let at = 0; at < 100; at += 1) {
      const stkCallback = { CheckoutRequestID: `made up ${at}`, ResultCode: 0 }
      const body = JSON.stringify({ Body: { stkCallback } })
      expect((await service.ask(pathname, { method: 'POST', body })).status).toBe(200)
    }
    await expect.poll(() => service.daraja.calls.filter((call) => call === 'query').length).toBe(60)
  })

  it('is refused with a body of a megabyte, whatever length it claims', async () => {
    const body = JSON.stringify({ ...wanted, filler: 'x'.repeat(1_000_000) })
    const errorMessage = 'The request is longer than 1024 bytes'
    expect(await heard(service.push(body))).toEqual([413, { errorMessage }])
    const stream = service.ask('/api/stkpush', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit)
    // A runtime may also hang up on a caller who goes on sending.
    expect(await stream.then(({ status }) => status).catch(() => 413)).toBe(413)
    expect(service.daraja.calls).toEqual([])
  })

  it('with another content type, method or address is refused', async () => {
    // Browsers send plain text to another site without asking first.
    for (const type of ['text/plain', 'text/plain;application/json'])
      expect((await service.push(wanted, { 'content-type': type })).status).toBe(415)
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

  it.each([
    '254712345678',
    '712345678',
    '0712 345 678',
    '254 (712) 345-678',
    '0712.345.678',
    '071 - 234 - 5678',
    '0712    345 \u200B\u200B\u200B 678',
    '254712***678',
    '٠٧١٢٣٤٥٦٧٨',
    '０７１２\u200B３４５\u200B６７８',
  ])('puts no phone number into the log: %s', async (phone) => {
    service.daraja.push = () => ({
      status: 500,
      body: darajaError('500.001.1001', `400.002.02 Unable to lock ${phone} now`),
    })
    await service.push(wanted)
    await expect
      .poll(() => service.lines)
      .toEqual(['prompt unknown, Ksh 500: 500 500.001.1001 400.002.02 Unable to lock … now'])
  })

  it('finds no secret in answers or logs, and no phone number in logs', async () => {
    service.daraja.push = () => ({
      status: 400,
      body: darajaError('400.002.02', 'Bad PhoneNumber 254712345678\nsecond line'),
    })
    const refused = await service.push(wanted)
    const told = `${await refused.text()} ${JSON.stringify([...refused.headers])}`
    const secrets = /the-key|the-secret|the-passkey|Bearer|callback/i
    expect(told).not.toMatch(secrets)
    expect(service.lines.join('\n')).not.toMatch(secrets)
    expect(service.lines.filter((line) => /\d{9}|\n/.test(line))).toEqual([])
  })
})

describe('an honest giver', () => {
  it('has a limit of their own, however a server writes their IPv4 address', async () => {
    for (let at = 0; at < 50; at += 1) {
      expect((await pushFrom(`::ffff:10.0.0.${at}`, at)).status).toBe(200)
      expect((await pushFrom(`::FFFF:a01:${at.toString(16)}`, 50 + at)).status).toBe(200)
      expect((await pushFrom(`10.2.0.${at}`, 100 + at)).status).toBe(200)
    }
    const one = ['::ffff:203.0.113.7', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7', '203.000.113.007']
    const statuses = []
    for (let at = 0; at < 61; at += 1)
      statuses.push((await pushFrom(String(one[at % one.length]), 150 + at)).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
  })

  it('who loses the connection while sending leaves no bug in the log', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"phone":"0712345678",'))
        controller.error(new Error('aborted'))
      },
    })
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const sent = service.ask('/api/stkpush', init)
    // A host may give up the request by itself.
    expect(await sent.then(({ status }) => status).catch(() => 400)).toBe(400)
    expect(service.lines).toEqual([])
  })
})

describe('a page of another site', () => {
  it('is refused, and cannot read why', async () => {
    for (const origin of ['https://evil.example', `${site}.evil.example`, 'null', `${site}:444`]) {
      const response = await service.push(wanted, { origin })
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
      'access-control-max-age': '86400',
      vary: 'Origin',
    })
    const origin = { origin: 'https://evil.example' }
    const theirs = await service.ask('/api/stkpush', { method: 'OPTIONS', headers: origin })
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is unlike the site, which may read every answer', async () => {
    for (const [body, status] of [
      [wanted, 200],
      [{}, 400],
      [wanted, 409],
    ] as const) {
      const response = await service.push(body)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(site)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('content-type')).toMatch(/^application\/json\b/)
    }
  })
})

describe('Daraja’s callback', () => {
  const callback = (ResultCode: number) => ({
    Body: {
      stkCallback: {
        MerchantRequestID: '22205-34066-1',
        CheckoutRequestID: promptId,
        ResultCode,
        ResultDesc: 'words',
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: 500 },
            { Name: 'MpesaReceiptNumber', Value: 'TKN7AB12CD' },
            { Name: 'Balance' },
            { Name: 'TransactionDate', Value: 20_261_123_101_530 },
            { Name: 'PhoneNumber', Value: 254_712_345_678 },
          ],
        },
      },
    },
  })

  async function deliver(body: unknown): Promise<Response> {
    await service.push(wanted)
    const { pathname } = new URL(String(service.daraja.pushes[0]?.CallBackURL))
    return service.ask(pathname, {
      method: 'POST',
      // Indented, as Daraja sends it.
      body: typeof body === 'string' ? body : JSON.stringify(body, null, 4),
    })
  }

  it.each([
    ['a payment', callback(0)],
    ['nonsense', '{'],
    ['too much', 'x'.repeat(100_000)],
    ['nothing', ''],
    ['another shape', { Body: { stkCallback: null } }],
  ])('is always acknowledged: %s', async (_what, body) => {
    expect(await heard(deliver(body))).toEqual([200, { ResultCode: 0, ResultDesc: 'Accepted' }])
  })

  it('costs one question, however often it is repeated', async () => {
    service.daraja.query = () => ({ body: result('0') })
    await deliver(callback(0))
    const { pathname } = new URL(String(service.daraja.pushes[0]?.CallBackURL))
    const body = JSON.stringify(callback(0))
    for (let times = 0; times < 22; times += 1) {
      expect((await service.ask(pathname, { method: 'POST', body })).status).toBe(200)
    }
    expect(service.daraja.calls.filter((call) => call === 'query')).toHaveLength(1)
    expect(service.lines.filter((line) => line.startsWith('callback'))).toEqual([
      'callback true: paid',
    ])
  })

  it('with an unknown code is logged with its words', async () => {
    await deliver(callback(2002))
    await expect
      .poll(() => service.lines.filter((line) => line.startsWith('callback')))
      .toEqual(['callback ends nothing, code 2002: words'])
  })

  it.each([0, 2001])('with %d is believed only if Daraja confirms it when asked', async (code) => {
    service.daraja.query = () => ({ body: result('1032') })
    await deliver(callback(code))
    await expect
      .poll(() => service.lines.filter((line) => line.startsWith('callback')))
      .toEqual([`callback not believed: ${code === 0 ? 'paid' : 'not-paid'}`])
  })
})

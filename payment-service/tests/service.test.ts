import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { darajaError, promptId, recordedPushes, recordedResults, result } from './recorded.ts'
import phones from './phones.json' with { type: 'json' }
import { heard, startService, wanted, type RunningService } from './service.ts'

let service: RunningService

beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.close())

/** Sends a prompt, and returns its handle. */
async function handleOf(): Promise<string> {
  const [, { handle }] = await heard(service.push(wanted))
  return String(handle)
}

const refusedPhone = { status: 400, body: darajaError('400.002.02', 'Invalid PhoneNumber') }

const asked = (handle: string) => heard(service.ask(`/api/stkpush/${handle}`))
const tell = async (handle: string) => (await asked(handle))[1]
const anyWords = expect.any(String) as string

describe('a prompt', () => {
  it('is accepted in Daraja’s words, with an opaque handle', async () => {
    const words = 'Success. Request accepted for processing'
    const daraja = { ResponseCode: '0', ResponseDescription: words, CustomerMessage: words }
    const handle = expect.stringMatching(/^[\w-]{80,200}$/) as string
    const told = { ...daraja, handle, askAgainInMs: 10_000 }
    expect(await heard(service.push(wanted))).toEqual([200, told])
  })

  it('has no handle without Daraja’s id, and our words without Daraja’s', async () => {
    service.daraja.push = () => ({ body: '{"ResponseCode":"0"}' })
    const words = { ResponseCode: '0', ResponseDescription: 'Accepted' }
    expect(await heard(service.push(wanted))).toEqual([200, words])
  })

  it('goes to a paybill with matching password and Nairobi time', async () => {
    await service.push(wanted)
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
    await service.push(wanted)
    const till = { PartyB: '5555555', TransactionType: 'CustomerBuyGoodsOnline' }
    expect(service.daraja.pushes).toMatchObject([{ BusinessShortCode: '600123', ...till }])
  })

  it.each(Object.entries(phones))('takes the phone %s as %s', async (phone, PhoneNumber) => {
    await service.push({ phone, amount: 1 })
    expect(service.daraja.pushes).toMatchObject(PhoneNumber ? [{ PhoneNumber, Amount: 1 }] : [])
  })

  const wrongPhones = [undefined, '', '12345', '07123456789', '0812345678', ['0712345678']]
  const wrongAmount = 'Invalid Amount: whole shillings from 1 to 250000'
  const amounts = [undefined, 0, -5, 1.5, '5', 250_001]
  it.each([
    ...wrongPhones.map((phone) => ['Invalid PhoneNumber', { phone, amount: 1 }] as const),
    ...['nonsense', '[]', ''].map((body) => ['Invalid PhoneNumber', body] as const),
    ...amounts.map((amount) => [wrongAmount, { ...wanted, amount }] as const),
  ])('is refused without asking Daraja, %s: %j', async (errorMessage, body) => {
    expect(await heard(service.push(body))).toEqual([400, { errorMessage }])
    expect(service.daraja.calls).toEqual([])
  })
})

describe('a prompt that Daraja does not accept', () => {
  const answers = Object.entries(recordedPushes).flatMap(([means, all]) =>
    all.map((answer) => [means, ...answer] as const),
  )
  it.each(answers)(
    'is %s, and sent once, with the answer “%s”',
    async (means, name, status, body) => {
      service.daraja.push = () => ({ status, body })
      const [answered, told] = await heard(service.push(wanted))
      expect(told.handle).toBeUndefined()
      expect(told.errorMessage ?? told.ResponseDescription).toMatch(/\w/)
      expect(told.status).toBe(means === 'unknown' ? 'unknown' : undefined)
      const statuses: Record<string, number> = { busy: 503, 'not set up': 503, unknown: 504 }
      expect(answered).toBe(statuses[means] ?? status)
      const advice: Record<string, RegExp> = { busy: /Wait a minute/, 'not set up': /another way/ }
      expect(told.errorMessage ?? '').toMatch(advice[means] ?? '')
      const logged = new RegExp(`^prompt ${means.replaceAll(' ', '-')}, Ksh 500: ${status} `)
      await expect.poll(() => service.lines).toContainEqual(expect.stringMatching(logged))
      // The service only asks again if the gateway refused the token before M-Pesa heard of it.
      expect(service.daraja.pushes).toHaveLength(name.startsWith('token') ? 2 : 1)
    },
  )

  it('with a lost answer is unknown, sent once, and keeps the phone locked', async () => {
    service.daraja.push = () => null
    const told = {
      status: 'unknown',
      errorMessage: 'M-Pesa did not answer. A prompt may still come.',
    }
    expect(await heard(service.push(wanted))).toEqual([504, told])
    const errorMessage = expect.stringContaining('two minutes') as string
    const open = [409, { errorCode: 'prompt-open', errorMessage }]
    expect(await heard(service.push({ phone: '+254712345678', amount: 20 }))).toEqual(open)
    expect(service.daraja.pushes).toHaveLength(1)
  })
})

describe('the token', () => {
  it.each([
    [404, '404.001.03', ''],
    [400, '400.003.01', ''],
    [400, '401.002.01', ''],
    [400, '', 'Error Occurred - Invalid Access Token'],
    [401, '', ''],
    [403, 'fault', 'Access Token expired'],
  ])('is renewed once if Daraja refuses it with %s %s, for a question too', async (...refused) => {
    const [status, code, words] = refused
    const fault = JSON.stringify({ fault: { faultstring: words } })
    const refusal = { status, body: code === 'fault' ? fault : darajaError(code, words) }
    let given = 0
    service.daraja.token = () => ({
      body: JSON.stringify({ access_token: `token${(given += 1)}`, expires_in: 3599 }),
    })
    const accept = service.daraja.push
    service.daraja.push = (body) => (given === 1 ? refusal : accept(body))
    const handle = await handleOf()
    service.daraja.query = () => (given === 2 ? refusal : { body: result('0') })
    expect(await tell(handle)).toEqual({ status: 'paid' })
    expect(service.daraja.calls).toEqual('token push token push query token query'.split(' '))
  })

  it.each([
    ['refused', 'not set up', { status: 400, body: darajaError('400.008.01', 'Invalid keys') }],
    ['a page', 'not set up', { body: '<html></html>' }],
    ['lost', 'busy', null],
    ['answered with an error', 'busy', { status: 500, body: '' }],
    ['rate limited', 'busy', { status: 429, body: '' }],
  ])('that is %s leaves the prompt unsent, and the answer says %s', async (_how, says, answer) => {
    service.daraja.token = () => answer
    const errorMessage = expect.stringContaining(says) as string
    expect(await heard(service.push(wanted))).toEqual([503, { errorMessage }])
    expect(service.daraja.pushes).toEqual([])
    // No prompt is open on the phone.
    service.daraja.token = () => ({ body: '{"access_token":"token","expires_in":"3599"}' })
    expect((await service.push(wanted)).status).toBe(200)
  })

  it('that is lost is logged as no answer', async () => {
    service.daraja.token = () => null
    await service.push(wanted)
    expect(service.lines).toContain('no token: no answer')
  })
})

describe('the status of a prompt', () => {
  it.each(recordedResults)('with the answer “%s”', async (_name, status, body, means) => {
    const handle = await handleOf()
    service.daraja.query = () => ({ status, body })
    expect(await tell(handle)).toEqual(means)
    expect(service.daraja.calls).toEqual(['token', 'push', 'query'])
  })

  it('is logged with Daraja’s words', async () => {
    const handle = await handleOf()
    const words = 'The Agent number and Store number entered do not match, 254712345678'
    service.daraja.query = () => ({ body: result('2002', words) })
    expect(await tell(handle)).toMatchObject({ status: 'pending' })
    service.daraja.query = () => ({ body: result('2028', 'The request is not permitted') })
    await tell(handle)
    await expect
      .poll(() => service.lines.filter((line) => /open|ended/.test(line)))
      .toEqual([
        'prompt still open, code 2002: The Agent number and Store number entered do not match, …',
        'prompt ended: not-paid, code 2028: The request is not permitted',
      ])
  })

  it('is requested from Daraja at most five times a minute', async () => {
    const handle = await handleOf()
    for (let times = 0; times < 9; times += 1) {
      expect(await tell(handle)).toMatchObject({ status: 'pending' })
    }
    // A callback counts as one more question.
    const { pathname } = new URL(String(service.daraja.pushes[0]?.CallBackURL))
    const stkCallback = { CheckoutRequestID: promptId, ResultCode: 0 }
    await service.ask(pathname, { method: 'POST', body: JSON.stringify({ Body: { stkCallback } }) })
    expect(service.daraja.calls.filter((call) => call === 'query')).toHaveLength(5)
  })

  it('is told only to the owner of its handle', async () => {
    const handle = await handleOf()
    const mirrored = [...handle].toReversed().join('')
    const changed = `${handle.slice(0, -2)}${handle.endsWith('A') ? 'BB' : 'AA'}`
    const others = ['x', '%00', handle.slice(4), `${handle}/x`, 'A'.repeat(4000)]
    for (const forged of [mirrored, changed, ...others])
      expect(await asked(forged)).toEqual([404, { errorMessage: anyWords }])
    const other = await startService({
      PAYMENTS_SECRET: Buffer.from('another one of thirty-two bytes!').toString('base64'),
    })
    expect((await other.ask(`/api/stkpush/${handle}`)).status).toBe(404)
    await other.close()
    expect(service.daraja.calls).toEqual(['token', 'push'])
  })
})

describe('a second prompt for a phone', () => {
  it.each(['0', '1032'])('is sent once the first ended with %s, and locks it', async (code) => {
    const first = await handleOf()
    service.daraja.query = () => ({ body: result(code) })
    await tell(first)
    expect((await service.push(wanted)).status).toBe(200)
    // Daraja reports the first prompt once more.
    await tell(first)
    expect((await service.push(wanted)).status).toBe(409)
  })

  it('does not count prompts for which M-Pesa was too busy', async () => {
    const accept = service.daraja.push
    service.daraja.push = () => ({ status: 429, body: '' })
    for (let times = 0; times < 12; times += 1)
      expect((await service.push(wanted)).status).toBe(503)
    service.daraja.push = accept
    expect((await service.push(wanted)).status).toBe(200)
  })

  it('is sent at once after M-Pesa refused one, five times', async () => {
    service.daraja.push = () => refusedPhone
    for (let times = 0; times < 5; times += 1) expect((await service.push(wanted)).status).toBe(400)
    expect((await service.push(wanted)).status).toBe(429)
    expect(service.daraja.pushes).toHaveLength(5)
  })

  it('is refused after five in an hour, however they ended', async () => {
    service.daraja.query = () => ({ body: result('1032') })
    for (let sent = 0; sent < 5; sent += 1) await tell(await handleOf())
    const errorMessage =
      'This phone got too many prompts. Please pay in another way, or wait an hour.'
    expect(await heard(service.push(wanted))).toEqual([429, { errorMessage }])
  })
})

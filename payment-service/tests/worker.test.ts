import { expect, it, vi } from 'vitest'
import { readSettings } from '../index.ts'
import { secretName } from '../src/handle.ts'
import worker from '../worker.ts'
import { accepted, environment, heard, phoneNo, wanted } from './service.ts'

const waitUntil = vi.fn()
const post = (path: string, body: object) =>
  new Request(`https://payments.example.org${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' },
    body: JSON.stringify(body),
  })

it('a worker that is not set up says so to every site', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const ask = (method: string) =>
    worker.fetch(
      new Request('https://payments.example.org/api/stkpush', { method }),
      {},
      { waitUntil },
    )
  expect((await ask('OPTIONS')).status).toBe(204)
  const answer = await ask('POST')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const errorMessage = 'The payment service is not set up. Please pay in another way.'
  expect(await heard(Promise.resolve(answer))).toEqual([503, { errorMessage }])
})

it('the worker asks the host’s counters first, and reads a callback after its answer', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const asked: string[] = []
  let full = /^address/
  const limit = async ({ key }: { key: string }) => ({
    success: !full.test(asked[asked.push(key) - 1] ?? ''),
  })
  const settings = { ...environment, PAYMENTS_PROMPTS_PER_DAY: '0' }
  const send = (path: string, body: object) => {
    const host = { ...settings, PER_PHONE: { limit }, PER_ADDRESS: { limit } }
    return worker.fetch(post(path, body), host, { waitUntil })
  }
  const refusal = async () => (await heard(send('/api/stkpush', wanted)))[1].errorMessage
  expect(await refusal()).toMatch(/from your network/)
  full = /^phone /
  expect(await refusal()).toMatch(/^This phone got too many prompts\. .* wait a minute\.$/)
  full = /^phone-day/
  expect(await refusal()).toBe('Prompts are turned off at the moment. Please pay in another way.')
  const [network, phone] = ['address 203.0.113.7', 'phone 254712345678']
  expect(asked).toEqual([network, network, phone, network, phone])
  const name = await secretName('callback', readSettings(settings).secret)
  expect((await send(`/api/result/${name}`, {})).status).toBe(200)
  expect(waitUntil).toHaveBeenCalledOnce()
})

it('prompts that come at once each fetch a token, since no request may await another’s', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.resetModules()
  const { default: freshWorker } = await import('../worker.ts')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string | URL) => {
    asked.push(new URL(url).pathname)
    await Promise.resolve()
    return new Response(asked.at(-1)?.startsWith('/oauth') ? '{"access_token":"token"}' : accepted)
  })
  const prompts = [1, 2].map((at) =>
    freshWorker.fetch(post('/api/stkpush', { ...wanted, phone: phoneNo(at) }), environment, {
      waitUntil,
    }),
  )
  expect((await Promise.all(prompts)).map(({ status }) => status)).toEqual([200, 200])
  expect(asked.filter((path) => path.startsWith('/oauth'))).toHaveLength(2)
})

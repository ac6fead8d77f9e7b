import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  environment,
  freePort,
  phoneNo,
  site,
  startService,
  type RunningService,
} from './service.ts'

const folder = `${import.meta.dirname}/..`

let service: RunningService

beforeAll(async () => {
  spawnSync(process.execPath, ['build.mjs'], { cwd: folder })
  service = await startService()
})
afterAll(() => service.close())

it('the program for Node does not start half configured: it names what is missing', () => {
  const lines = Object.entries({ ...environment, DARAJA_PASSKEY: '', PAYMENTS_ORIGINS: '*' })
  // As an editor on Windows may save it.
  const text = `\uFEFF${lines.map(([name, value]) => `${name}=${value}\r\n`).join('')}`
  writeFileSync(`${folder}/dist/.env`, text)
  onTestFinished(() => rmSync(`${folder}/dist/.env`))
  const env = { PATH: process.env.PATH }
  const options = { cwd: `${folder}/dist`, env, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, ['node.js'], options)
  expect(status).toBe(1)
  expect(stderr).toMatch(/:\n.*DARAJA_PASSKEY: is missing[^\n]*\n.*PAYMENTS_ORIGINS: must be/)
  expect(stderr).not.toMatch(/the-key|the-secret/)
})

/** Starts the program for Node. */
async function startProgram(settings: Record<string, string>) {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    ...environment,
    DARAJA_BASE_URL: service.darajaUrl,
    PORT: String(port),
    ...settings,
  }
  const program = spawn(process.execPath, [`${folder}/dist/node.js`], { env })
  await new Promise((resolve) => {
    program.stdout.on('data', (said) => String(said).includes(`port ${port}`) && resolve(said))
  })
  return { program, port }
}

it('the program for Node behind a proxy answers nobody but its own computer', async () => {
  const { program, port } = await startProgram({ PAYMENTS_BEHIND_PROXY: 'yes' })
  onTestFinished(() => void program.kill('SIGKILL'))
  const { status, headers } = await fetch(`http://127.0.0.1:${port}`)
  // Longer than a proxy keeps its connections, which is 2 minutes for Caddy.
  expect([status, headers.get('keep-alive')]).toEqual([404, 'timeout=125'])
  // Stands for the address by which other computers know this one.
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow('fetch failed')
})

describe('the program for Node', () => {
  let program: ChildProcess
  let port: number

  beforeAll(async () => {
    ;({ program, port } = await startProgram({ PAYMENTS_PROMPTS_PER_DAY: '20' }))
  })
  afterAll(() => program.kill('SIGKILL'))

  it('survives a caller who sends more than announced', async () => {
    const chunk = `400\r\n${'x'.repeat(1024)}\r\n`
    const request = [
      'POST /api/stkpush HTTP/1.1',
      'host: payments.example.org',
      'content-type: application/json',
      'transfer-encoding: chunked',
      '',
      chunk.repeat(50),
    ].join('\r\n')
    for (let at = 0; at < 3; at += 1) {
      const socket = connect(port, '127.0.0.1')
      const answer = await new Promise((resolve) => {
        socket.once('data', (data) => resolve(String(data)))
        socket.write(request)
      })
      socket.destroy()
      expect(answer).toMatch(/^HTTP\/1.1 413 /)
    }
    expect(program.exitCode).toBeNull()
  })

  it('passes the check, which starts no prompt', async () => {
    const check = await checked(`http://127.0.0.1:${port}`)
    expect(check.text).toMatch(/All is well/)
    expect(check.text.match(/^ok/gm)).toHaveLength(7)
    expect(check.status).toBe(0)
    expect(service.daraja.calls).toEqual([])
  })

  it('believes nobody who claims to be a proxy', async () => {
    const statuses = []
    for (let at = 0; at < 11; at += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${at}` }
      const init = {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone: phoneNo(at), amount: 1 }),
      }
      statuses.push((await fetch(`http://127.0.0.1:${port}/api/stkpush`, init)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})

it('the program for Node takes callers who hang up at once for one network', async () => {
  const { program, port } = await startProgram({ PAYMENTS_PROMPTS_PER_DAY: '100' })
  onTestFinished(() => void program.kill('SIGKILL'))
  let log = ''
  program.stdout.on('data', (said) => (log += said))
  // It reads what they sent when they are gone.
  program.kill('SIGSTOP')
  const calls = Array.from({ length: 60 }, (_, at) => {
    const body = JSON.stringify({ phone: phoneNo(at), amount: 1 })
    const head = [
      'POST /api/stkpush HTTP/1.1',
      'host: payments.example.org',
      'content-type: application/json',
      `content-length: ${body.length}`,
    ]
    return new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('close', () => resolve())
      socket.write([...head, '', body].join('\r\n'), () => socket.resetAndDestroy())
    })
  })
  await Promise.all(calls)
  program.kill('SIGCONT')
  await expect.poll(() => log, { timeout: 5000 }).toMatch(/network-day limit reached/)
})

/**
 * What the check says about a service that answers everything alike. `allowed`: the site that may ask; 'each' lets in
 * the one that asks.
 */
async function checkedAgainst(
  body: object,
  { phone = [] as string[], allowed = '*', status = 200 } = {},
) {
  const careless = createServer(({ headers }, response) => {
    const { origin = allowed } = headers
    response.setHeader('access-control-allow-origin', allowed === 'each' ? origin : allowed)
    response.statusCode = status
    response.end(JSON.stringify(body))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    careless.listen(port, '127.0.0.1', resolve)
  })
  const result = await checked(`http://127.0.0.1:${port}`, ...phone)
  careless.close()
  return result
}

it.each(['*', 'each'])(
  'the check says what is wrong with a service open to everybody: %s',
  async (allowed) => {
    const { text, status } = await checkedAgainst({ ResponseCode: '0' }, { allowed })
    expect(status).toBe(1)
    expect(text).toMatch(/another site is refused: any site may send prompts in your name/)
    expect(text).toMatch(/cents are refused: it was taken; a prompt may have been sent/)
    expect(text).toMatch(/the page will ask the giver/)
  },
)

it('the check does not take an error of the service for a refusal', async () => {
  const { text } = await checkedAgainst({ errorMessage: 'It broke' }, { status: 500 })
  expect(text).toMatch(/an amount of 0 is refused: it says 500: It broke/)
})

it('the check points to the log when the account is wrong', async () => {
  const answer = { handle: 'one', status: 'not-paid', reason: 'other', askAgainInMs: 1 }
  const { text } = await checkedAgainst(answer, { phone: ['0712345678'] })
  expect(text).toMatch(/ok {5}a prompt of Ksh 1 is sent/)
  expect(text).toMatch(/wrong .*: the account or the settings: see the log of the service/)
})

it('the check names an address where nobody answers', async () => {
  const { text, status } = await checked(`http://127.0.0.1:${await freePort()}`)
  expect([status, text]).toEqual([1, expect.stringContaining('no answer: ECONNREFUSED')])
})

it.each([
  ['a site to guess', ['https://payments.invalid'], 'For which site. Add --origin'],
  ['an incomplete address', ['a.org', '--origin', site], 'a.org is not a complete address'],
  ['a site like that', ['https://a.org', '--origin', 'b.org'], 'b.org is not a complete address'],
  ['a misspelt option', ['https://a.org', '--orign', site], "Unknown option '--orign'"],
])('the check says what it cannot use: %s', (_what, words, complaint) => {
  const options = { cwd: folder, env: { PATH: process.env.PATH }, encoding: 'utf8' } as const
  const program = [`${folder}/check.mjs`, ...words]
  const { status, stderr } = spawnSync(process.execPath, program, options)
  expect([status, stderr]).toEqual([2, expect.stringMatching(`^${complaint}`)])
})

async function checked(
  address: string,
  ...phone: readonly string[]
): Promise<{ text: string; status: number | null }> {
  const child = spawn(process.execPath, [
    `${folder}/check.mjs`,
    address,
    ...phone,
    '--origin',
    site,
  ])
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (text += said))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { text, status }
}

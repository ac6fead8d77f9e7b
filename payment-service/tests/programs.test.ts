import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { environment, freePort, site, startService, type RunningService } from './service.ts'

const folder = `${import.meta.dirname}/..`

let service: RunningService

beforeAll(async () => {
  spawnSync(process.execPath, ['build.mjs'], { cwd: folder })
  service = await startService()
})
afterAll(() => service.close())

it('the program for Node refuses to start half configured, and names what is missing', () => {
  const env = { ...environment, DARAJA_PASSKEY: '', PAYMENTS_ORIGINS: '*' }
  const { status, stderr } = spawnSync(process.execPath, [`${folder}/dist/node.js`], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/DARAJA_PASSKEY: is missing[^]*PAYMENTS_ORIGINS: must be/)
  expect(stderr).not.toMatch(/the-key|the-secret/)
})

it('the check has no complaint about the program for Node, and starts no prompt', async () => {
  const port = await freePort()
  const program = spawn(process.execPath, [`${folder}/dist/node.js`], {
    env: {
      PATH: process.env.PATH,
      ...environment,
      DARAJA_BASE_URL: service.darajaUrl,
      PORT: String(port),
    },
  })
  try {
    await new Promise((resolve) => {
      program.stdout.on('data', (said) => String(said).includes(`port ${port}`) && resolve(said))
    })
    const check = await checked(`http://127.0.0.1:${port}`)
    expect(check.text).toMatch(/All is well/)
    expect(check.text.match(/^ok/gm)).toHaveLength(7)
    expect(check.status).toBe(0)
    expect(service.daraja.calls).toEqual([])
  } finally {
    program.kill()
  }
})

it('the check says what is wrong with a service that takes everything from everybody', async () => {
  const careless = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.end('{"ResponseCode":"0"}')
  })
  const port = await freePort()
  await new Promise<void>((resolve) => {
    careless.listen(port, '127.0.0.1', resolve)
  })
  const { text, status } = await checked(`http://127.0.0.1:${port}`)
  careless.close()
  expect(status).toBe(1)
  expect(text).toMatch(/another site is refused: any site may send prompts in your name/)
  expect(text).toMatch(/cents are refused: it was taken; a prompt may have been sent/)
  expect(text).toMatch(/the page will ask the giver/)
})

it('the check says where nobody answers', async () => {
  const { text, status } = await checked(`http://127.0.0.1:${await freePort()}`)
  expect([status, text]).toEqual([1, expect.stringContaining('no answer: ECONNREFUSED')])
})

async function checked(address: string): Promise<{ text: string; status: number | null }> {
  const child = spawn(process.execPath, [`${folder}/check.mjs`, address, '--origin', site])
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (said) => (text += said))
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { text, status }
}

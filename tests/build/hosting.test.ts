import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { paths, staffPath } from '@/config/paths'
import { serveHosting } from '../../scripts/hostingPlugin'
import { rewritesOf } from '../../scripts/hostingRewrites.mjs'

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))

it('hosting finds every page in any letter case', () => {
  expect(hosting.rewrites, 'firebase.json is out of date: run `npm run rewrites`').toEqual(
    rewritesOf({ paths, staffPath }),
  )
})

it('a page is found only by its address, in any letter case', () => {
  const rewrite = rewritesOf({ paths, staffPath }).find(
    ({ destination }) => destination === '/dashboard.html',
  )
  const pattern = new RegExp(rewrite?.regex ?? '')
  expect(['/dashboard', '/Dashboard', '/DASHBOARD/'].every((path) => pattern.test(path))).toBe(true)
  expect(['/dashboard/x', '/dash', '/x/dashboard'].some((path) => pattern.test(path))).toBe(false)
})

it.each(['/no/such/page', '/%ff'])(
  'somebody who asks the preview for %s reads that there is no such page',
  async (address) => {
    const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
    writeFileSync(join(folder, '404.html'), 'Not here')
    const serve = serveHosting({ ...hosting, public: '.' }, folder)
    const server = createServer((request, response) =>
      serve(request, response, () => response.writeHead(500).end()),
    )
    onTestFinished(() => {
      server.close()
      rmSync(folder, { recursive: true })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}${address}`)
    expect([response.status, await response.text()]).toEqual([404, 'Not here'])
  },
)

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from '@/config/settingsSchema'
import { embeddedSettings } from '../../local/embeddedSettings'
import { builtConfig } from '../../scripts/builtHosting'
import { serveHosting } from '../../scripts/hostingPlugin'

const config = JSON.parse(readFileSync('firebase.json', 'utf8'))
const settings = readSettings(embeddedSettings)
const pages = [
  { address: '/', file: 'index.html', styles: '' },
  { address: '/Dashboard', file: 'dashboard.html', styles: '' },
  { address: '/404', file: '404.html', styles: '' },
]
const { hosting } = builtConfig(config, pages, [], settings)

/** The files that Hosting finds for an address by the rewrites of pages. */
const filesAt = (address: string, { rewrites } = hosting) =>
  rewrites
    .filter(({ regex }) => new RegExp(regex).test(address))
    .map(({ destination }) => destination)

it('a page is found only by its address, in any letter case', () => {
  for (const address of ['/dashboard', '/Dashboard', '/DASHBOARD/'])
    expect(filesAt(address)).toEqual(['/dashboard.html'])
  expect(filesAt('/Staff')).toEqual(['/staff.html'])
  const others = ['/', '/404', '/dashboard/x', '/dash', '/x/dashboard']
  expect(others.filter((address) => filesAt(address).length > 0)).toEqual([])
})

it('a rewrite of your own stays, after those of pages', () => {
  const own = { regex: '^/(old|dashboard)$', destination: '/new.html' }
  const extended = { ...config, hosting: { ...config.hosting, rewrites: [own] } }
  const built = builtConfig(extended, pages, [], settings).hosting
  expect(filesAt('/old', built)).toEqual(['/new.html'])
  expect(filesAt('/dashboard', built)).toEqual(['/dashboard.html', '/new.html'])
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

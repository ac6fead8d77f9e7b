import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/serveBuilt.mjs'
import type { Person, Role } from './person'

/** How WebDriver names an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Found = Record<typeof elementKey, string>

const soon = (attempt: () => Promise<unknown>) =>
  expect(async () => void (await attempt())).toPass({ timeout: 40_000 })

/** Opens Debian's WebKit for somebody, on a screen in memory, and speaks W3C's WebDriver to it. */
export async function inWebKit(
  origin: string,
  hasScript: boolean,
  use: (person: Person) => Promise<void>,
) {
  const port = await freePort()
  const command = ['-a', 'WebKitWebDriver', `--port=${port}`]
  const driver = spawn('xvfb-run', command, { stdio: 'ignore', detached: true })
  let session = ''
  async function call<Value>(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const answer = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // What is asked of a page that goes away may never be answered.
      signal: AbortSignal.timeout(15_000),
    })
    const { value } = (await answer.json()) as { value: Value }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await soon(() => call('/status'))
  // Nothing listens to port 9, so no test reaches the web.
  const web = ['--proxy=http://127.0.0.1:9', '--ignore-host=localhost']
  const args = ['--automation', `--enable-javascript=${hasScript}`, ...web]
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args } } }
  const { sessionId } = await call<{ sessionId: string }>('/session', { capabilities })
  session = `/session/${sessionId}`
  // As narrow as its toolbar lets it be.
  await call('/window/rect', { width: 360, height: 740 })
  await use(personAt(origin, call))
  await call('', undefined, 'DELETE')
  if (driver.pid) process.kill(-driver.pid)
  await once(driver, 'close')
}

function personAt(
  origin: string,
  call: <Value>(path: string, body?: object) => Promise<Value>,
): Person {
  /** Finds an element by the role and the name that the browser itself tells a screen reader. */
  async function find(role: Role, name: string) {
    const value = role === 'field' ? 'input, textarea' : 'a, button, h1, h2, input'
    for (const found of await call<Found[]>('/elements', { using: 'css selector', value })) {
      const path = `/element/${found[elementKey]}`
      // The answer is an error for an element that is hidden from everybody.
      const told = (what: string) => call<string>(`${path}/computed${what}`).catch(() => '')
      const label = await told('label')
      const isFound =
        role === 'field' ? label === name : label.startsWith(name) && (await told('role')) === role
      if (isFound) return { found, path }
    }
    throw new Error(`There is no ${role} '${name}'`)
  }
  const run = (inPage: string, ...args: Found[]) =>
    call('/execute/sync', { script: `return ${inPage}`, args })
  async function types(text: string) {
    const focused = await call<Found>('/element/active')
    await call(`/element/${focused[elementKey]}/value`, { text })
  }

  return {
    opens: (path) => call('/url', { url: origin + path }),
    finds: (role, name) => soon(() => find(role, name)),
    presses: (role, name) =>
      soon(async () => {
        const { found, path } = await find(role, name)
        await run(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, found)
        await call(`${path}/click`, {})
      }),
    types,
    // Each is down and up again.
    pressesShift: (times) => types('\uE008'.repeat(2 * times)),
    reads: (words) =>
      soon(async () => expect(await run('document.body.innerText')).toContain(words)),
    fieldHolds: (label, text) =>
      soon(async () => {
        const { path } = await find('field', label)
        expect(await call(`${path}/property/value`)).toBe(text)
      }),
    isAt: (address) => soon(async () => expect(await call('/url')).toBe(address)),
    waitsFor: (isTrue) => soon(async () => expect(await run(`(${String(isTrue)})()`)).toBe(true)),
  }
}

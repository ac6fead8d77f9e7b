import { spawn } from 'node:child_process'
import { test as base, expect, type Page } from '@playwright/test'
import type { Fault, SentMail } from 'local-backend'

/** What the embedded backend holds, as /__local/state.json tells it. */
export interface BackendState {
  readonly documents: Record<string, { id: string; fields: Record<string, unknown> }[]>
  readonly outbox: SentMail[]
  readonly stkRequests: { phone: unknown; amount: unknown }[]
}

/** The controls of the embedded backend behind the site under test. */
export interface Backend {
  readonly state: () => Promise<BackendState>
  readonly failNext: (fault: Fault) => Promise<void>
}

/** Posts to the embedded backend; as the project's owner, whom no rule binds, by `asOwner`. */
export async function post(address: string, body: object = {}, headers: object = {}) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

export const asOwner = { authorization: 'Bearer owner' }

/**
 * A test of the built site behind the hosting server with its real headers. Each worker has its own
 * site and backend, emptied before each test.
 */
export const siteTest = base.extend<{ backend: Backend }, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      // Every worker is a process of its own, and so are the workers of another run beside this one.
      const port = 20_000 + (process.pid % 12_000)
      const preview = ['node_modules/vite/bin/vite.js', 'preview', '--mode', 'tests']
      const server = spawn(process.execPath, [...preview, '--port', String(port), '--strictPort'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      })
      await new Promise<void>((resolve, reject) => {
        server.stdout.on('data', (text) => String(text).includes('/__local') && resolve())
        server.on('exit', () => reject(new Error('The site did not start')))
      })
      await use(`http://localhost:${port}`)
      if (server.pid) process.kill(-server.pid)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
  backend: [
    async ({ site }, use) => {
      await post(`${site}/__local/reset`)
      await use({
        state: async () => (await fetch(`${site}/__local/state.json`)).json(),
        failNext: (fault) => post(`${site}/__local/fail-next`, fault),
      })
    },
    { auto: true },
  ],
})

/**
 * The same in a browser. A page, in whatever tab, that prints anything but the lines its test puts into
 * `expectedConsole`, breaks the content security policy, or fetches anything from elsewhere, fails the
 * test; so does a line that was expected and never came.
 */
export const test = siteTest.extend<{ expectedConsole: unknown[]; silent: void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
  expectedConsole: ({}, use) => use([]),
  silent: [
    async ({ context, expectedConsole }, use) => {
      const printed: string[] = []
      const elsewhere: string[] = []
      context.on('request', (request) => {
        // Where a link leads is its reader's choice.
        const { protocol, hostname } = new URL(request.url())
        const isOurs = hostname === 'localhost' || !protocol.startsWith('http')
        if (!isOurs && !request.isNavigationRequest()) elsewhere.push(request.url())
      })
      context.on('weberror', (error) => printed.push(error.error().message))
      context.on('console', (message) => {
        // The browser's own note of an answer other than 2xx; what the site makes of it is tested.
        // And Playwright's, where a test has no service worker.
        const notes = /^(Failed to load resource|Service Worker registration blocked)/
        if (!notes.test(message.text())) printed.push(message.text())
      })
      await use()
      // What is expected may still be on its way from the browser.
      await expect.poll(() => printed).toEqual(expectedConsole)
      expect(elsewhere).toEqual([])
    },
    { auto: true },
  ],
})

/** Gives a page the first sign of a person, and waits until everything on it does what it says. */
export async function becomesInteractive(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
}

/** Opens a page and waits until everything on it does what it says. */
export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await becomesInteractive(page)
}

/** Opens a page with what the page before passes on, which the browser keeps through reloads. */
export async function openWith(page: Page, address: string, usr: object): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([to, state]) => history.replaceState({ usr: state, key: 'passed' }, '', to),
    [address, usr] as const,
  )
  await page.reload()
}

export { expect }

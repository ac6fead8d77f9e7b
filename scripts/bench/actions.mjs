// @ts-check
import { expect as expectOf } from '@playwright/test'
import { runnerImport } from 'vite'
import { marked, table } from './report.mjs'
import { kilobytes, listenTo } from './traffic.mjs'

/** How the browser tests drive the member area. */
const { module: memberArea } =
  /** @type {{ module: typeof import('../../tests/e2e/memberArea') }} */ (
    await runnerImport('tests/e2e/memberArea.ts')
  )
const {
  demoMember,
  fillLogin,
  fillRegistration,
  logIn,
  logInButton,
  logoutButton,
  openAccount,
  registerButton,
} = memberArea

const expect = expectOf.configure({ timeout: 30_000 })

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {number} reads documents it may read
 * @property {number} writes documents it may write
 * @property {(page: import('@playwright/test').Page, site: string) => Promise<unknown>} before
 * @property {(page: import('@playwright/test').Page, site: string) => Promise<unknown>} act
 */

/**
 * What people do here, with the documents that each may read and write: that is what Firebase counts.
 * @type {readonly Action[]}
 */
const actions = [
  {
    name: 'donate',
    reads: 0,
    writes: 1,
    before: (page) => page.goto('/donate'),
    act: async (page) => {
      const form = page.getByRole('form', { name: 'Donation' })
      await form.getByRole('button', { name: 'Ksh 500' }).click()
      await form.getByLabel('Name').fill('Asha Wanjiru')
      await form.getByLabel('Email').fill('asha@example.org')
      await page.getByRole('button', { name: 'Donate By M-Pesa' }).click()
      await expect(page.getByRole('heading', { name: 'Pay by M-Pesa', level: 1 })).toBeFocused()
    },
  },
  {
    name: 'subscribe to the newsletter',
    reads: 0,
    writes: 1,
    before: (page) => page.goto('/'),
    act: async (page) => {
      await page.getByLabel('Subscribe to our newsletter').fill('asha@example.org')
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText('Subscribed to our newsletter✅!').first()).toBeVisible()
    },
  },
  {
    name: 'order',
    reads: 0,
    writes: 1,
    before: (page) => page.goto('/shop'),
    act: async (page) => {
      const card = page.getByRole('article').first()
      await card.getByRole('radio').first().check()
      await card.getByRole('button', { name: 'Add to Cart' }).click()
      await page.getByRole('button', { name: 'Checkout' }).click()
      const form = page.getByRole('form', { name: 'Order' })
      await form.getByLabel('Name').fill('Asha Wanjiru')
      await form.getByLabel('Phone number').fill('0712 345 678')
      await page.getByRole('button', { name: 'Confirm Order' }).click()
      await expect(page.getByRole('heading', { name: 'Pay by M-Pesa', level: 1 })).toBeFocused()
    },
  },
  {
    name: 'register',
    reads: 0,
    writes: 1,
    before: (page) => page.goto('/Register'),
    act: async (page) => {
      const form = await fillRegistration(page)
      await form.getByLabel('I have paid the membership fee').check()
      await registerButton(page).click()
      await expect(page).toHaveURL('/MemberLogin')
    },
  },
  {
    name: 'log in, which shows the profile',
    reads: 1,
    writes: 0,
    before: (page) => page.goto('/MemberLogin'),
    act: async (page) => {
      await fillLogin(page)
      await logInButton(page).click()
      await expect(logoutButton(page)).toBeVisible()
    },
  },
  {
    name: 'open the profile, logged in',
    reads: 1,
    writes: 0,
    before: (page) => logIn(page, { keep: true }).then(() => page.goto('/faq')),
    act: async (page) => {
      await page.goto('/Dashboard')
      await expect(logoutButton(page)).toBeVisible()
    },
  },
  {
    name: 'reset the password',
    reads: 0,
    writes: 0,
    before: (page) => page.goto('/ResetPassword'),
    act: async (page, site) => {
      await page.getByLabel('Email').fill(demoMember.email)
      await page.getByRole('main').getByRole('button').first().click()
      await expect.poll(async () => (await stateOf(site)).outbox.length).toBe(1)
      await page.goto((await stateOf(site)).outbox[0]?.link ?? '')
      await page.getByLabel('New password', { exact: true }).fill('Twiga4Nyati8Zk')
      await page.getByLabel('Repeat the new password', { exact: true }).fill('Twiga4Nyati8Zk')
      await page.getByRole('button', { name: 'Set the new password' }).click()
      await expect(page).toHaveURL('/MemberLogin')
    },
  },
]

/**
 * Carries out every action once, each in a browser that was never here before.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site its origin, with the embedded backend
 */
export async function measureActions(browser, site) {
  // The sign-in service takes a while to start.
  await openAccount(site, 'early@example.org', 'Twiga4Nyati8Zk')
  /** @type {string[][]} */
  const rows = []
  /** @type {string[]} */
  const broken = []
  for (const { name, reads, writes, before, act } of actions) {
    await fetch(`${site}/__local/reset`, { method: 'POST' })
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const traffic = await listenTo(page)
    await before(page, site)
    await traffic.quiet()
    const fetchedBefore = traffic.fetched().length
    await act(page, site)
    await traffic.quiet()
    const fetched = traffic.fetched().slice(fetchedBefore)
    await context.close()

    const calls = fetched.filter(({ method }) => method === 'POST')
    const documents = documentsIn(calls)
    /** @param {'reads' | 'writes'} what @param {number} allowed */
    const cell = (what, allowed) => {
      const isBroken = documents[what] > allowed
      if (isBroken) broken.push(`${name}: ${documents[what]} ${what}, allowed are ${allowed}`)
      return marked(String(documents[what]), isBroken)
    }
    rows.push([
      name,
      kilobytes(fetched).toFixed(1),
      String(fetched.length),
      String(calls.length),
      cell('reads', reads),
      cell('writes', writes),
    ])
  }
  const head = ['action', 'KB', 'requests', 'of these, calls', 'reads', 'writes']
  return { text: table(head, rows), broken }
}

/**
 * The documents that Firestore's calls read and write. The rules read none (firestore.rules).
 * @param {readonly import('./traffic.mjs').Fetched[]} calls
 */
function documentsIn(calls) {
  let reads = 0
  let writes = 0
  for (const { url, sent } of calls) {
    if (url.includes(':commit')) writes += JSON.parse(sent).writes.length
    else if (url.includes(':batchGet')) reads += JSON.parse(sent).documents.length
    else if (/\/documents\b/.test(url)) throw new Error(`Nobody counts what ${url} reads`)
  }
  return { reads, writes }
}

/**
 * @param {string} site
 * @returns {Promise<import('../../tests/e2e/site').BackendState>}
 */
async function stateOf(site) {
  return (await fetch(`${site}/__local/state.json`)).json()
}

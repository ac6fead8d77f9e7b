import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { expect, test } from './site'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const donation = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }
const order = { totalCost: 1400, reference: 'AB2345' }
const sms =
  'SFK3ABC1D2 Confirmed. Ksh500.00 paid to SOME BUSINESS. on 14/9/24 at 3:45 PM.New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'

/** Opens /pay as the page before does, with what it passes on. */
async function openPay(page: Page, passed: object | null = donation) {
  await page.goto('/pay')
  if (passed) {
    // The browser keeps the state of a history entry through reloads.
    await page.evaluate((usr) => history.replaceState({ usr, key: 'passed' }, ''), passed)
    await page.reload()
  }
  await isInteractive(page)
}

const isInteractive = (page: Page) =>
  expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sendPrompt = (page: Page) => press(page, 'Send the prompt')

async function getPrompt(page: Page, passed: object | null = donation) {
  await openPay(page, passed)
  await page.getByLabel('Phone number').fill('0712345678')
  await sendPrompt(page)
  await expect(step(page, 'Check your phone')).toBeFocused()
}

/** How to come to each step, and what shows that it is the one. */
const steps: Record<string, { reach: (page: Page) => Promise<void>; heading: string }> = {
  ready: { reach: (page) => openPay(page), heading: 'Option 1: a prompt on your phone' },
  waiting: { reach: (page) => getPrompt(page), heading: 'Check your phone' },
  ask: {
    reach: async (page) => {
      await page.clock.install()
      await getPrompt(page)
      await page.clock.fastForward(90_000)
    },
    heading: 'What happened on your phone?',
  },
  'told-paid': {
    reach: async (page) => {
      await getPrompt(page)
      await press(page, 'Yes, I got it')
      await page.getByLabel('Paste the M-Pesa SMS, or type its code').fill(sms)
    },
    heading: 'Your confirmation SMS',
  },
  thanked: {
    reach: async (page) => {
      await openPay(page)
      await press(page, 'I have paid to the till')
      await press(page, 'Continue')
    },
    heading: 'Thank you, Asha',
  },
  'not-paid': {
    reach: async (page) => {
      await getPrompt(page)
      await press(page, 'No prompt came')
    },
    heading: 'No prompt came',
  },
  cancelled: {
    reach: async (page) => {
      await getPrompt(page)
      await press(page, 'I cancelled or it failed')
    },
    heading: 'Nothing was paid',
  },
}

/** What is seen only until the request is answered, or the page reloaded. */
const passing: typeof steps = {
  sending: {
    reach: async (page) => {
      await openPay(page)
      // The number of the embedded backend that never gets an answer.
      await page.getByLabel('Phone number').fill('0712345903')
      await sendPrompt(page)
      await expect(page.getByText(/Sending the request…/)).toBeVisible()
    },
    heading: 'Option 1: a prompt on your phone',
  },
  'lost answer': {
    reach: async (page) => {
      await openPay(page)
      await page.getByLabel('Phone number').fill('0712345904')
      await sendPrompt(page)
      await expect(page.getByText(/^You may still get a prompt/)).toBeVisible()
    },
    heading: 'Option 1: a prompt on your phone',
  },
}

for (const [name, { reach, heading }] of Object.entries(steps)) {
  test(`"${name}" comes back after a reload, the back button and the address alone`, async ({
    page,
    backend,
  }) => {
    await reach(page)
    await expect(step(page, heading)).toBeVisible()
    const requests = (await backend.state()).stkRequests.length
    await page.reload()
    await expect(step(page, heading)).toBeVisible()
    await page.getByRole('link', { name: 'Need help now?' }).first().click()
    await expect(page).toHaveURL(/help-now$/)
    await page.goBack()
    await expect(step(page, heading)).toBeVisible()
    await page.goto('/pay')
    await expect(step(page, heading)).toBeVisible()
    await expect(page.getByText('K7P2QX').first()).toBeVisible()
    // The way without a prompt is there in every step.
    await expect(page.getByRole('region', { name: 'Option 2: pay to our till' })).toBeVisible()
    expect((await backend.state()).stkRequests).toHaveLength(requests)
  })
}

for (const [name, { reach, heading }] of Object.entries({ ...steps, ...passing })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`"${name}" has no accessibility violations in the ${colorScheme} theme and fits 320 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 640 })
      await reach(page)
      await expect(step(page, heading)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.evaluate(axe)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      )
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}

test('a donation by keyboard alone, from the prompt to the thanks', async ({ page, backend }) => {
  await openPay(page)
  await page.getByLabel('Phone number').focus()
  await page.keyboard.type('0712 345 678')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Check your phone')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, I got it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Your confirmation SMS')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(sms)
  await expect(page.getByText('matches what you are paying')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy the message to the team' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Thank you, Asha')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeFocused()
  expect((await backend.state()).stkRequests).toHaveLength(1)
})

test('an order leads on to its confirmation, with the total and the reference', async ({
  page,
}) => {
  await getPrompt(page, order)
  await press(page, 'Yes, I got it')
  await press(page, 'Continue')
  await page.getByRole('link', { name: 'What happens with your order' }).click()
  await expect(page).toHaveURL(/\/order-confirmation$/)
  expect(await page.evaluate(() => history.state.usr)).toEqual(order)
})

test('the membership fee leads back to the registration at every step', async ({ page }) => {
  await openPay(page, { membershipFee: null })
  await expect(page.getByText('The membership fee is not set yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to registration' })).toBeVisible()
  await press(page, 'I have paid to the till')
  await expect(page.getByRole('link', { name: 'Back to registration' })).toBeVisible()
  await press(page, 'Continue')
  await page.getByRole('link', { name: 'Back to registration' }).click()
  await expect(page).toHaveURL(/\/Register$/)
})

test('a page closed while the request is on its way comes back as not known, and sends nothing', async ({
  page,
  backend,
}) => {
  await openPay(page)
  // The number of the embedded backend that never gets an answer.
  await page.getByLabel('Phone number').fill('0712345903')
  await sendPrompt(page)
  await expect(page.getByText(/Sending the request…/)).toBeVisible()
  await expect.poll(async () => (await backend.state()).stkRequests.length).toBe(1)
  await page.reload()
  await expect(page.getByText(/^We do not know whether your request got through/)).toBeVisible()
  await press(page, 'No prompt came')
  await press(page, 'Try again')
  await expect(page.getByLabel('Phone number')).toHaveValue('0712345903')
  await sendPrompt(page)
  const dialog = page.getByRole('dialog', { name: 'Send another prompt?' })
  await expect(dialog.getByRole('button', { name: 'Wait' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect((await backend.state()).stkRequests).toHaveLength(1)
})

test('the wait counts on while the phone shows its PIN screen, and ends by asking', async ({
  page,
  backend,
}) => {
  await page.clock.install()
  await getPrompt(page)
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('timer')).toHaveText(/^0:(29|30)$/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^0:[23]\d$/)
  await page.clock.fastForward(31_000)
  await expect(step(page, 'What happened on your phone?')).toBeVisible()
  expect((await backend.state()).stkRequests).toHaveLength(1)
})

test('a second prompt within two minutes is asked about first, after a cancelled one it is not', async ({
  page,
  backend,
}) => {
  await openPay(page, null)
  await page.getByLabel('Phone number').fill('0712345678')
  await page.getByLabel('Amount (Ksh)').fill('50')
  await sendPrompt(page)
  await press(page, 'No prompt came')
  await press(page, 'Try again')
  await sendPrompt(page)
  await page
    .getByRole('dialog', { name: 'Send another prompt?' })
    .getByRole('button', { name: 'Send another' })
    .click()
  await expect.poll(async () => (await backend.state()).stkRequests.length).toBe(2)
  await press(page, 'I cancelled or it failed')
  await press(page, 'Try again')
  await sendPrompt(page)
  await expect(step(page, 'Check your phone')).toBeVisible()
  expect((await backend.state()).stkRequests).toHaveLength(3)
})

test('a refusal is explained, and the page says what may have happened when the answer is lost', async ({
  page,
  backend,
}) => {
  await openPay(page)
  await page.getByLabel('Phone number').fill('0712345400')
  await sendPrompt(page)
  await expect(page.getByText('M-Pesa does not know this phone number.')).toBeVisible()
  // A connection in use now would serve the call again unseen.
  await page.waitForLoadState('networkidle')
  await backend.failNext({ target: 'stk', kind: 'lose-answer' })
  await page.getByLabel('Phone number').fill('0712345678')
  await sendPrompt(page)
  await expect(page.getByText(/^You may still get a prompt/)).toBeVisible()
  await press(page, 'A prompt came after all')
  await expect(step(page, 'What happened on your phone?')).toBeFocused()
  expect((await backend.state()).stkRequests).toHaveLength(2)
})

test('a reload after a lost answer asks what came of it', async ({ page, backend }) => {
  await openPay(page)
  // A connection in use now would serve the call again unseen.
  await page.waitForLoadState('networkidle')
  await backend.failNext({ target: 'stk', kind: 'lose-answer' })
  await page.getByLabel('Phone number').fill('0712345678')
  await sendPrompt(page)
  await expect(page.getByText(/^You may still get a prompt/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^We do not know whether your request got through/)).toBeVisible()
  expect((await backend.state()).stkRequests).toHaveLength(1)
})

test('a step that cannot be fetched says so, and can be fetched again', async ({ page }) => {
  await getPrompt(page)
  await page.route('**/assets/LaterStep-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('How far you are is kept')
  await press(page, 'Load it again')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(step(page, 'Check your phone')).toBeFocused()
  await page.unroute('**/assets/LaterStep-*.js')
  await press(page, 'Load it again')
  await expect(page.getByRole('button', { name: 'Yes, I got it' })).toBeVisible()
  await expect(step(page, 'Check your phone')).toBeFocused()
})

test('a number typed while a reloaded page is not interactive yet stays', async ({ page }) => {
  await openPay(page)
  let letThrough: () => void = () => undefined
  const isTyped = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await isTyped
    await route.continue()
  })
  await page.reload()
  await page.getByLabel('Phone number').fill('0712345678')
  letThrough()
  await isInteractive(page)
  await expect(page.getByText('K7P2QX')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toHaveValue('0712345678')
  await expect(page.getByLabel('Amount (Ksh)')).toHaveValue('500')
})

test('a pasted SMS never leaves the phone', async ({ page }) => {
  await openPay(page)
  await press(page, 'I have paid to the till')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByLabel('Paste the M-Pesa SMS, or type its code').fill(sms)
  await expect(page.getByText('SFK3ABC1D2', { exact: true })).toBeVisible()
  await press(page, 'Continue')
  await expect(step(page, 'Thank you, Asha')).toBeVisible()
  expect(sent.filter((text) => /SFK3ABC1D2|1,234/.test(text))).toEqual([])
})

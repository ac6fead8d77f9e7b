import type { Page } from '@playwright/test'
import { expectUsable } from './accessibility'
import { becomesInteractive, expect, openInteractive, openWith, test } from './site'

const donation = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }
const sms =
  'SFK3ABC1D2 Confirmed. Ksh500.00 paid to TEST BUSINESS. on 14/9/24 at 3:45 PM.New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'

/** Opens /pay as the page before does, with what it passes on. */
async function openPay(page: Page) {
  await openWith(page, '/pay', { ...donation, document: 'K7P2QXZZZZZZZZZZZZZZ' })
  await becomesInteractive(page)
}

const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const phone = (page: Page) => page.getByLabel('Phone number')
const smsField = (page: Page) => page.getByLabel('Paste the M-Pesa SMS, or type its code')

async function askForPrompt(page: Page, number = '0712345678') {
  await phone(page).fill(number)
  await press(page, 'Send the prompt')
}

/** M-Pesa reports on no prompt, and the payment service says so at once. */
const nothingIsReported = (page: Page) =>
  page.route('**/api/stkpush/*', (route) =>
    route.fulfill({ json: { status: 'unknown', askAgainInMs: 12_000 } }),
  )

/** Expects a step as it is to be seen and used by everybody. */
async function expectStep(page: Page, heading: string) {
  await expect(step(page, heading)).toBeVisible()
  await expectUsable(page)
}

/** Expects a step, and the same when the page is opened by its address alone. */
async function expectStepToLast(page: Page, heading: string) {
  await expectStep(page, heading)
  await openInteractive(page, '/pay')
  await expect(step(page, heading)).toBeVisible()
}

/** Expects the receipt on paper, and nothing else. */
async function expectReceiptAlone(page: Page, name: string) {
  await press(page, 'Show the receipt')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name })).toBeVisible()
  await expect(page.getByText('/gift#donation-K7P2QX')).toBeVisible()
  await expect(step(page, 'Thank you, Asha')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden()
}

test("M-Pesa's report on a prompt arrives despite interruptions", async ({ page, backend }) => {
  await page.clock.install()
  await page.route('**/api/stkpush/*', (route) => route.abort())
  await openPay(page)
  await askForPrompt(page)
  await expect(step(page, 'Check your phone')).toBeFocused()
  await expect(page.getByText(/^We cannot reach the payment service right now/)).toBeVisible()
  await expectStepToLast(page, 'Check your phone')
  await expect(page.getByRole('timer')).toHaveText(/^[12]:\d\d$/)

  await page.unroute('**/api/stkpush/*')
  await page.clock.fastForward(12_000)
  await expect(
    page.getByText('M-Pesa reports that your payment of Ksh 500 went through.'),
  ).toBeVisible()
  await expectStep(page, 'Thank you, Asha')
  expect((await backend.state()).stkRequests).toHaveLength(1)
  await expectReceiptAlone(page, 'What M-Pesa reported')
})

/** Leaves no room for another character. */
function fillStorage() {
  for (const storage of [localStorage, sessionStorage]) {
    for (let [size, at] = [4_000_000, 0]; size >= 1; at += 1) {
      try {
        storage.setItem(`filler ${at}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  }
}

test('with full storage a reload keeps a prompt and its question', async ({ page, backend }) => {
  await nothingIsReported(page)
  await openPay(page)
  await page.evaluate(fillStorage)
  await askForPrompt(page)
  await expect(step(page, 'What happened on your phone?')).toBeVisible()
  await page.reload()
  await becomesInteractive(page)
  await expect(step(page, 'What happened on your phone?')).toBeVisible()
  await press(page, 'No prompt came')
  await page.reload()
  await becomesInteractive(page)
  await press(page, 'Try again')
  await askForPrompt(page)
  await expect(page.getByRole('dialog', { name: 'Send another prompt?' })).toBeVisible()
  expect((await backend.state()).stkRequests).toHaveLength(1)
})

test('without a report the payer is asked: each step is accessible, and the SMS survives a reload and stays on the phone', async ({
  page,
  backend,
}) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPay(page)
  await expectStep(page, 'Pay by M-Pesa')
  // The number of the embedded backend of whose prompts M-Pesa says nothing.
  await askForPrompt(page, '0712345909')
  await expect(step(page, 'What happened on your phone?')).toBeFocused()
  await expectStep(page, 'What happened on your phone?')
  await expect(page.getByText(/K7P2QX/).first()).toBeVisible()

  await press(page, 'Yes, I got it')
  await smsField(page).fill(sms)
  await expectStepToLast(page, 'Your confirmation SMS')
  await expect(smsField(page)).toHaveValue(sms)

  await press(page, 'Continue')
  await expectStep(page, 'Tell the team')
  await press(page, 'Continue without telling the team')
  await expectStep(page, 'Thank you, Asha')
  await page.getByRole('link', { name: 'Need help now?' }).first().click()
  await expect(page).toHaveURL(/help-now$/)
  await page.goBack()
  await expect(step(page, 'Thank you, Asha')).toBeVisible()
  expect((await backend.state()).stkRequests).toHaveLength(1)
  expect(sent.filter((text) => /SFK3ABC1D2|1,234/.test(text))).toEqual([])
  await expectReceiptAlone(page, 'Receipt of what you told us')
})

test('another prompt is questioned, and Esc sends none', async ({ page, backend }) => {
  await nothingIsReported(page)
  await openPay(page)
  await askForPrompt(page)
  await press(page, 'No prompt came')
  await expectStep(page, 'No prompt came')
  await press(page, 'Try again')
  await press(page, 'Send the prompt')
  const question = page.getByRole('dialog', { name: 'Send another prompt?' })
  await expect(question.getByRole('button', { name: 'Wait' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await backend.state()).stkRequests).toHaveLength(1)
  await page.unroute('**/api/stkpush/*')
  // The number of the embedded backend at which the prompt is cancelled.
  await askForPrompt(page, '0712345905')
  await question.getByRole('button', { name: 'Send another' }).click()
  await expect(step(page, 'The prompt was cancelled')).toBeFocused()
  await expectStep(page, 'The prompt was cancelled')
})

test('a donation by keyboard alone, from the prompt to the thanks', async ({ page }) => {
  await nothingIsReported(page)
  await openPay(page)
  await phone(page).focus()
  await page.keyboard.type('0712345678')
  await page.keyboard.press('Enter')
  await expect(step(page, 'What happened on your phone?')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Yes, I got it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Your confirmation SMS')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(sms)
  await expect(page.getByText('matches what you are paying')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Tell the team')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Send to the team by WhatsApp' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const channel of ['email', 'SMS']) {
    await page.keyboard.press('Shift+Tab')
    if (channel === 'email') await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: `Send to the team by ${channel}` })).toBeFocused()
  }
  await page.getByRole('button', { name: 'Continue without telling the team' }).focus()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Thank you, Asha')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Tell the team' })).toBeFocused()
})

import type { Page } from '@playwright/test'
import {
  callsTo,
  demoMember,
  fetched,
  fillLogin,
  logIn,
  logInButton,
  loginForm,
  plainSentence,
  profileOf,
  test,
} from './memberArea'
import { expect, type Backend } from './site'

const asked =
  'If an account uses this e-mail, a reset link is on its way. Check spam too. If nothing comes within some minutes, ask again.'
const expired = 'This link has expired or was used already.'
const changed = 'Your password is changed. Please log in with the new one.'
const chosen = 'Twiga4Nyati8Zk'

const requestForm = (page: Page) => page.getByRole('form', { name: 'Reset password' })
const newPasswordForm = (page: Page) => page.getByRole('form', { name: 'Choose a password' })
const newPassword = (page: Page) =>
  newPasswordForm(page).getByLabel('New password', { exact: true })
const repeated = (page: Page) =>
  newPasswordForm(page).getByLabel('The same once more', { exact: true })
const setButton = (page: Page) => page.getByRole('button', { name: 'Set the new password' })

async function fillRequest(page: Page, email: string) {
  await page.goto('/ResetPassword')
  await requestForm(page).getByLabel('Email').fill(email)
  return requestForm(page).getByRole('button', { name: 'Send the reset link' })
}

/** Asks for a link and finds it in the mail. */
async function mailedLink(page: Page, backend: Backend, email: string = demoMember.email) {
  await (await fillRequest(page, email)).click()
  await expect(page).toHaveURL('/MemberLogin')
  const mail = (await backend.state()).outbox.at(-1)
  expect(mail).toMatchObject({ templateId: 'PASSWORD_RESET', params: { to_email: email } })
  return mail?.link ?? ''
}

async function fillNewPassword(page: Page, password: string, again = password) {
  await newPassword(page).fill(password)
  await repeated(page).fill(again)
}

test('nobody learns from a reset whether an address has an account', async ({
  page,
  context,
  backend,
}) => {
  const seen: { text: string; calls: unknown[] }[] = []
  for (const email of [demoMember.email, 'nobody.here@example.org']) {
    const calls: unknown[] = []
    const note = (request: { method(): string; url(): string; postData(): string | null }) => {
      if (request.method() === 'GET') return
      const body = request.postData()
      calls.push([request.method(), request.url(), body?.replace(email, 'the address')])
    }
    context.on('request', note)
    await (await fillRequest(page, email)).click()
    await expect(page).toHaveURL('/MemberLogin')
    await expect(page.getByText(asked)).toBeVisible()
    await expect(loginForm(page).getByLabel('Email')).toHaveValue(email)
    seen.push({ text: await page.locator('body').innerText(), calls })
    context.off('request', note)
  }
  expect(seen[0]?.calls).toHaveLength(1)
  expect(seen[1]).toEqual(seen[0])
  const { outbox } = await backend.state()
  expect(outbox.map(({ params }) => params.to_email)).toEqual([demoMember.email])
})

test('a mailed link sets a new password, once, and its owner is told by mail', async ({
  page,
  backend,
}) => {
  const link = await mailedLink(page, backend)
  await page.goto(link)
  await expect(page.getByText(`For the account ${demoMember.email}.`)).toBeVisible()
  await fillNewPassword(page, chosen)
  await setButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await expect(page.getByText(changed)).toHaveCount(2)
  await expect.poll(async () => (await backend.state()).outbox.length).toBe(2)
  expect((await backend.state()).outbox.at(-1)).toMatchObject({
    endpoint: '/api/v1.0/email/send',
    templateId: 'password-changed',
    params: { to_email: demoMember.email },
  })
  expect(Object.keys((await backend.state()).outbox.at(-1)?.params ?? {})).toEqual(['to_email'])

  const form = await fillLogin(page)
  await logInButton(page).click()
  await expect(page.getByText('Firebase: Error (auth/invalid-credential).')).toHaveCount(2)
  await form.getByLabel('Password', { exact: true }).fill(chosen)
  await logInButton(page).click()
  await expect(page).toHaveURL('/Dashboard')
  await expect(profileOf(page)).toBeVisible()

  await page.goto(link)
  await expect(page.getByText(expired)).toBeVisible()
  await requestForm(page).getByLabel('Email').fill(demoMember.email)
  await requestForm(page).getByRole('button', { name: 'Send the reset link' }).click()
  await expect.poll(async () => (await backend.state()).outbox.length).toBe(3)
})

test('the code leaves the address at once, for good, and is sent to nobody but the service', async ({
  page,
  context,
  backend,
}) => {
  const link = await mailedLink(page, backend)
  const code = new URL(link).searchParams.get('oobCode') ?? ''
  expect(code).not.toBe('')
  const addresses: string[] = []
  const bodies: string[] = []
  context.on('request', (request) => {
    if (request.url().includes(code)) addresses.push(request.url())
    if (request.postData()?.includes(code)) bodies.push(new URL(request.url()).pathname)
  })
  await page.goto('/faq')
  await page.goto(link)
  await expect(newPassword(page)).toBeVisible()
  await expect(page).toHaveURL('/ResetPassword')
  await page.reload()
  await expect(newPassword(page)).toBeVisible()
  await expect(page).toHaveURL('/ResetPassword')
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await page.goForward()
  await expect(page).toHaveURL('/ResetPassword')
  await expect(newPassword(page)).toBeVisible()
  // The mail's own link is the one address that has it.
  expect(addresses).toEqual([link])
  expect(new Set(bodies)).toEqual(
    new Set(['/identitytoolkit.googleapis.com/v1/accounts:resetPassword']),
  )
})

test('a link that is only opened is not used up, and of two tabs the first one counts', async ({
  page,
  context,
  backend,
}) => {
  const link = await mailedLink(page, backend)
  await page.goto(link)
  const second = await context.newPage()
  await second.goto(link)
  await fillNewPassword(second, 'a second choice')
  await fillNewPassword(page, chosen)
  await setButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await setButton(second).click()
  await expect(second.getByText(expired)).toBeVisible()
  await expect(requestForm(second).getByLabel('Email')).toBeVisible()
  await logIn(page, { password: chosen })
})

test('short and differing passwords are refused beside their field', async ({
  page,
  context,
  backend,
}) => {
  await page.goto(await mailedLink(page, backend))
  await expect(newPassword(page)).toBeVisible()
  const calls = callsTo(context, 'accounts:resetPassword')
  await fillNewPassword(page, 'short')
  await expect(newPassword(page)).toHaveAccessibleDescription('3 more characters')
  await setButton(page).click()
  await expect(newPassword(page)).toHaveAccessibleDescription(/Use at least 8 characters/)
  await expect(newPassword(page)).toBeFocused()
  await fillNewPassword(page, chosen, `${chosen}, but not the same`)
  await setButton(page).click()
  await expect(repeated(page)).toHaveAccessibleDescription('The two passwords are not the same')
  await expect(repeated(page)).toBeFocused()
  expect(calls).toEqual([])
})

test('offline at every step: what was typed is kept, and the next try succeeds', async ({
  page,
  context,
  backend,
  expectedConsole,
}) => {
  const send = await fillRequest(page, demoMember.email)
  await fetched(page, ['auth', 'TopRightToasts'])
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('We could not ask for a reset link.')).toHaveCount(2)
  await expect(page.getByText(plainSentence.offline)).toBeVisible()
  await expect(requestForm(page).getByLabel('Email')).toHaveValue(demoMember.email)
  expectedConsole.push('Password reset: offline')
  await context.setOffline(false)
  await send.click()
  await expect(page.getByText(asked)).toBeVisible()

  const link = (await backend.state()).outbox.at(-1)?.link ?? ''
  await backend.failNext({ target: 'auth', kind: 'close' })
  await page.goto(link)
  await expect(page.getByText('We could not check your link.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await fillNewPassword(page, chosen)
  await fetched(page, ['auth', 'TopRightToasts'])
  await context.setOffline(true)
  await setButton(page).click()
  await expect(page.getByText('Your password is not changed yet.')).toBeVisible()
  await expect(page.getByText(plainSentence.offline)).toBeVisible()
  await expect(newPassword(page)).toHaveValue(chosen)
  await expect(repeated(page)).toHaveValue(chosen)
  await context.setOffline(false)
  await setButton(page).click()
  await expect(page).toHaveURL('/MemberLogin')
  await logIn(page, { password: chosen })
})

test('the answer to a new password is lost: the page says that it may be in force', async ({
  page,
  backend,
}) => {
  await page.goto(await mailedLink(page, backend))
  await fillNewPassword(page, chosen)
  await fetched(page, ['auth', 'TopRightToasts'])
  await backend.failNext({ target: 'auth', kind: 'lose-answer' })
  await setButton(page).click()
  await expect(page.getByText(/^We do not know whether your password is changed\./)).toBeVisible()
  await setButton(page).click()
  await expect(page.getByText(expired)).toBeVisible()
  await expect(page.getByText(/it may be in force already: try to log in with it/)).toBeVisible()
  await logIn(page, { password: chosen })
})

for (const keep of [true, false]) {
  const place = keep ? 'on the phone' : 'by its tab'
  test(`a new password ends a session that was kept ${place}`, async ({
    page,
    context,
    backend,
  }) => {
    const fromMail = await context.newPage()
    const link = await mailedLink(fromMail, backend)
    await logIn(page, { keep })
    await fromMail.goto(link)
    await fillNewPassword(fromMail, chosen)
    await setButton(fromMail).click()
    await expect(fromMail).toHaveURL('/MemberLogin')
    await expect(fromMail.getByRole('main').getByText(changed)).toBeVisible()
    await expect(loginForm(fromMail)).toBeVisible()
    await expect(page).toHaveURL('/MemberLogin')
    await expect(loginForm(page)).toBeVisible()
  })
}

test('the mail about the change fails: the password is changed all the same', async ({
  page,
  backend,
  expectedConsole,
}) => {
  await page.goto(await mailedLink(page, backend))
  await fillNewPassword(page, chosen)
  await backend.failNext({ target: 'email', kind: 'server-error' })
  const answer = page.waitForResponse('**/api/v1.0/email/send')
  await setButton(page).click()
  await expect(page.getByText(changed)).toHaveCount(2)
  await answer
  expectedConsole.push('EmailJS: 500 Internal Server Error')
  await logIn(page, { password: chosen })
})

test('a double tap sets the password once', async ({ page, context, backend }) => {
  await page.goto(await mailedLink(page, backend))
  await fillNewPassword(page, chosen)
  const calls = callsTo(context, 'accounts:resetPassword')
  await backend.failNext({ target: 'auth', kind: 'slow', delayMs: 700 })
  await setButton(page).dblclick()
  await expect(page.getByText('Setting it…')).toBeVisible()
  await expect(page).toHaveURL('/MemberLogin')
  expect(calls).toHaveLength(1)
})

for (const address of [
  '/ResetPassword?mode=verifyEmail&oobCode=abc',
  '/ResetPassword?mode=resetPassword',
  '/ResetPassword?utm_source=poster',
]) {
  test(`${address} is not a reset link and asks for an address`, async ({ page }) => {
    await page.goto(address)
    await expect(page).toHaveURL('/ResetPassword')
    await expect(requestForm(page).getByLabel('Email')).toBeVisible()
    await expect(page.getByText(expired)).toHaveCount(0)
  })
}

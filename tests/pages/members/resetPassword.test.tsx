import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ResetPasswordPage } from '@/pages/members/ResetPasswordPage'
import { logOutEverywhere } from '@/services/logout'
import { requestPasswordReset } from '@/services/mailedLinks'
import { demoMember } from '../../../local/demoMember'
import * as members from '../../support/members'
import * as page from '../../support/memberPages'
import { resume } from '../../support/sessions'
import { backend } from '../../support/site'

const { email, password, uid } = demoMember
const newPassword = 'maziwa-lala-7'
const onItsWay =
  /^If an account uses \S+@\S+, a reset link is on its way\. Check spam too\. If nothing comes within some minutes, ask again\.$/
const expired = 'This link has expired or was used already.'
const asking = 'Reset password'
const choosing = 'Choose a password'
const ask = () => page.buttonOf(asking, 'Send the reset link')
const change = () => page.button('Set the new password')
const open = (address: string, state?: unknown) =>
  page.openMemberPages(address, state, { '/ResetPassword': ResetPasswordPage })

async function openAndFill(address: string) {
  const user = await open('/ResetPassword')
  await screen.findByRole('form', { name: asking })
  page.fill(asking, { Email: address })
  return user
}

/** The link of the last mail that has one, as far as this site is concerned. */
function mailedLink(): string {
  const { pathname, search } = new URL(backend.outbox().findLast(({ link }) => link)?.link ?? '')
  return pathname + search
}

const mailsOfChange = () =>
  backend.outbox().filter(({ endpoint }) => endpoint === '/api/v1.0/email/send')

describe('somebody who forgot the password asks for a link', () => {
  it('once despite a double tap, with the email already typed, and comes to the login page', async () => {
    const user = await open('/MemberLogin')
    await page.loginPage()
    page.fill('Login', { Email: 'typo@example.org' })
    await user.click(screen.getByRole('link', { name: 'Reset password' }))
    expect(await page.heading('Reset your password')).toBeVisible()
    page.expectTyped(asking, { Email: 'typo@example.org' })
    page.fill(asking, { Email: email })
    await user.dblClick(ask())
    await page.loginPage()
    expect(screen.getByText(onItsWay)).toHaveTextContent(email)
    page.expectTyped('Login', { Email: email })
    // Somebody who has an account need not become a member.
    expect(screen.queryByRole('heading', { name: 'Not a member yet?' })).toBeNull()
    expect(backend.outbox()).toMatchObject([
      { endpoint: '/auth', templateId: 'PASSWORD_RESET', params: { to_email: email } },
    ])
    expect(mailedLink()).toMatch(/^\/ResetPassword\?mode=resetPassword&oobCode=/)
  })

  it('with the same answer and requests whether or not there is an account', async () => {
    const seen: unknown[] = []
    for (const address of [email, 'nobody@example.org']) {
      const before = members.requests.length
      const user = await openAndFill(address)
      await user.click(ask())
      await page.loginPage()
      const main = screen.getByRole('main').textContent?.replaceAll(address, '')
      const sent = members.requests
        .slice(before)
        .map(({ url, body }) => [url, body.replace(address, '')])
      seen.push([main, sent, Object.keys(history.state.usr)])
      cleanup()
    }
    expect(seen[1]).toEqual(seen[0])
    expect(members.calls()).toEqual(['accounts:sendOobCode', 'accounts:sendOobCode'])
    expect(backend.outbox()).toHaveLength(1)
  })

  it.each([
    ['EMAIL_NOT_FOUND', 'Email not found'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Password reset: too-many-requests'],
  ])('and what the service says (%s) is only logged, without the address', async (code, line) => {
    const logged = members.watchConsole()
    const user = await openAndFill('nobody@example.org')
    members.authRefusesNext('sendOobCode', code)
    await user.click(ask())
    await page.loginPage()
    expect(screen.getByText(onItsWay)).toBeVisible()
    expect(logged()).toEqual([line])
  })

  it('and is told of a wrong address', async () => {
    const user = await openAndFill('asha at home')
    await user.click(ask())
    page.expectReason(asking, 'Email', 'Write an email address like name@example.com')
    expect(page.fieldOf(asking, 'Email')).toHaveFocus()
    expect(members.calls()).toEqual([])
  })

  it('is told so by a notification when logged in, on the profile', async () => {
    await page.logInBefore()
    const user = await openAndFill(email)
    await user.click(ask())
    await page.heading('Amani Demo')
    expect(await screen.findByText(onItsWay)).toBeVisible()
  })
})

describe('the link of the mail', () => {
  async function openLink(typed: Readonly<Record<string, string>> = {}) {
    await requestPasswordReset(email)
    const link = mailedLink()
    const user = await open(link)
    await screen.findByRole('form', { name: choosing })
    page.fill(choosing, { 'New password': newPassword, ...typed })
    return { user, link }
  }

  async function expectChanged() {
    await page.loginPage()
    await page.saidTwice('Your password is changed. Please log in with the new one.')
    expect(await members.accountWith(email, newPassword)).toBe(uid)
    expect(await members.accountWith(email, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  }

  it('names its account, leaves the address bar, survives a reload, and is used up by one change', async () => {
    const { user: visitor, link } = await openLink()
    expect(screen.getByText(email)).toBeVisible()
    expect(location.pathname + location.search).toBe('/ResetPassword')
    expect(new URLSearchParams(link.split('?')[1]).get('oobCode')).toBe(history.state.usr.oobCode)
    expect(page.formNamed(choosing).querySelector('[autocomplete=username]')).toHaveValue(email)
    expect(page.formNamed(choosing).querySelectorAll('[type=password]')).toHaveLength(1)
    await visitor.click(screen.getByRole('button', { name: /^Show/ }))
    expect(page.fieldOf(choosing, 'New password')).toHaveAttribute('type', 'text')
    cleanup()
    const user = await open('/ResetPassword', history.state.usr)
    await screen.findByRole('form', { name: choosing })
    page.expectTyped(choosing, { 'New password': '' })
    page.fill(choosing, { 'New password': newPassword })
    await user.click(change())
    await expectChanged()
    cleanup()
    await open(link)
    expect(await screen.findByText(expired)).toBeVisible()
    expect(ask()).toBeVisible()
  })

  it('sets a new password once, despite a double tap, and tells its owner by mail', async () => {
    const { user } = await openLink({ 'New password': 'short' })
    const before = members.calls().length
    await user.click(change())
    page.expectReason(choosing, 'New password', 'Use at least 8 characters')
    expect(page.fieldOf(choosing, 'New password')).toHaveFocus()
    page.fill(choosing, { 'New password': newPassword })
    await user.dblClick(change())
    await expectChanged()
    expect(location.pathname).toBe('/MemberLogin')
    expect(JSON.stringify(history.state)).not.toContain('oobCode')
    page.expectTyped('Login', { Email: email })
    await waitFor(() => expect(mailsOfChange()).toHaveLength(1))
    expect(members.calls().slice(before)).toEqual(['accounts:resetPassword', 'send'])
    expect(mailsOfChange()).toMatchObject([{ templateId: 'password-changed' }])
    expect(mailsOfChange()[0]?.params).toEqual({ to_email: email })
    members.expectNowhere(newPassword)
  })

  it('says after a lost answer that the new password may be in force', async () => {
    const { user } = await openLink()
    backend.failNext({ target: 'auth', kind: 'lose-answer' })
    await user.click(change())
    expect(await screen.findByText(/^We do not know whether/)).toBeVisible()
    await user.click(change())
    expect(await screen.findByText(/it may be in force already: try to log in/)).toBeVisible()
    expect(await members.accountWith(email, newPassword)).toBe(uid)
  })

  it('says what the service requires of a password, and ends a session only with a new one', async () => {
    await page.logInBefore()
    const { user } = await openLink()
    const required = 'Password should be at least 12 characters'
    members.authRefusesNext('resetPassword', `WEAK_PASSWORD : ${required}`)
    await user.click(change())
    await page.saidTwice(/auth\/weak-password/)
    expect(screen.getByText('Your password is not changed yet.')).toBeVisible()
    page.expectTyped(choosing, { 'New password': newPassword })
    expect(screen.getByText(/choose a longer password/)).toBeVisible()
    expect(members.sessionPlaces()).toEqual(['tab'])
    await user.click(change())
    await expectChanged()
    expect(members.sessionPlaces()).toEqual([])
  })

  it.each([
    ['when it is too old', 'resetPassword&oobCode=abc', expired],
    ['when a mail program has cut it', 'resetPassword', /^Part of this link got lost/],
    ['without a word if it is for something else', 'signIn&oobCode=abc', null],
  ])('offers a new mail %s', async (_when, mode, said) => {
    members.authRefusesNext('resetPassword', 'EXPIRED_OOB_CODE')
    await open(`/ResetPassword?mode=${mode}`)
    await screen.findByRole('form', { name: asking })
    expect(screen.queryByText(said ?? /^This link|^Part of/) !== null).toBe(said !== null)
    expect(ask()).toBeVisible()
    expect(location.search).toBe('')
    expect(members.calls()).toEqual(said === expired ? ['accounts:resetPassword'] : [])
  })

  it('can be checked again after a failure', async () => {
    await requestPasswordReset(email)
    backend.failNext({ target: 'auth', kind: 'server-error' })
    const user = await open(mailedLink())
    expect(await screen.findByText('We could not check your link.')).toBeVisible()
    await user.click(page.button('Try again'))
    await screen.findByRole('form', { name: choosing })
    expect(screen.getByText(email)).toBeVisible()
  })
})

it.each([
  ['verifyEmail', 'VERIFY_EMAIL', 'Confirm this address', /^If you have pressed the button/],
  ['recoverEmail', 'RECOVER_EMAIL', 'Take my email back', /^If you took your email back before/],
])('a link (%s) used meanwhile says so at the press', async (mode, requestType, name, next) => {
  await page.logInBefore()
  const body = { email, requestType }
  members.answerInstead({ address: 'accounts:resetPassword', status: 200, body })
  const user = await open(`/ResetPassword?mode=${mode}&oobCode=abc`)
  await user.click(await screen.findByRole('button', { name }))
  expect(await screen.findByText(expired)).toBeVisible()
  expect(screen.getByText(next)).toBeVisible()
  expect(screen.queryByRole('form', { name: asking }) !== null).toBe(mode === 'recoverEmail')
  expect(members.sessionPlaces()).toEqual(['tab'])
})

describe('the link of a mail that confirms the address', () => {
  const confirm = () => page.button('Confirm this address')

  async function isConfirmed() {
    const state = (await resume()).session.read()
    return state.status === 'member' && state.account.isEmailConfirmed
  }

  async function askForMail(): Promise<string> {
    await (await resume()).session.mailConfirmation()
    return mailedLink()
  }

  it.each(['close', 'lose-answer'] as const)('confirms it only at a press (%s)', async (kind) => {
    const link = await askForMail()
    const user = await open(link)
    await page.heading('Confirm your email')
    await waitFor(() => expect(confirm()).toBeVisible())
    expect(screen.getByText(email)).toBeVisible()
    // Somebody else may have registered with this email, and waits for the press.
    expect(screen.getByText(/^Did you not register here\? Then close this page/)).toBeVisible()
    expect(location.search).toBe('')
    expect(await isConfirmed()).toBe(false)
    backend.failNext({ target: 'auth', kind })
    await user.click(confirm())
    expect(await screen.findByText(/^We do not know whether your email address is c/)).toBeVisible()
    await user.dblClick(confirm())
    const confirmed = { close: /^Your email address is c/, 'lose-answer': /^If you have pressed/ }
    expect(await screen.findByText(confirmed[kind])).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'To your profile' }))
    await page.heading('Amani Demo')
    expect(await screen.findByText('Confirmed')).toBeVisible()
  })

  it('leads a visitor who is not logged in to the login, with the email filled in', async () => {
    const link = await askForMail()
    await logOutEverywhere()
    await open('/MemberLogin')
    await page.loginPage()
    page.fill('Login', { Email: 'asha@example.org' })
    cleanup()
    const user = await open(link)
    await waitFor(() => expect(confirm()).toBeVisible())
    await user.click(confirm())
    await user.click(await screen.findByRole('link', { name: 'To your profile' }))
    await page.loginPage()
    page.expectTyped('Login', { Email: email })
    expect(await isConfirmed()).toBe(true)
  })
})

const thief = 'thief@example.org'
const takeBack = () => page.button('Take my email back')

/** The link that the owner is mailed once somebody has set another address for the account. */
async function linkAfterTheft(): Promise<string> {
  await members.changeAddress(demoMember, thief)
  expect(await members.accountWith(email, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  const mail = backend.outbox().findLast(({ link }) => link)
  expect(mail?.params).toMatchObject({ to_email: email })
  expect(mailedLink()).toMatch(/^\/ResetPassword\?mode=recoverEmail/)
  await members.teamWrites(uid, { email: thief })
  return mailedLink()
}

const told = () => backend.outbox().filter(({ templateId }) => templateId === 'contact')

it.each(['close', 'lose-answer'] as const)('a stolen address is taken back (%s)', async (kind) => {
  await page.logInBefore(demoMember, 'device')
  const link = await linkAfterTheft()
  const user = await open(link)
  await page.heading('Take your email back')
  await waitFor(() => expect(takeBack()).toBeVisible())
  expect(screen.getByText(email)).toBeVisible()
  expect(location.search).toBe('')
  expect(await members.accountWith(thief, password)).toBe(uid)
  backend.failNext({ target: 'auth', kind })
  await user.click(takeBack())
  expect(await screen.findByText(/^We do not know whether your email was taken back/)).toBeVisible()
  await user.dblClick(takeBack())
  expect(await screen.findByText(/^Your email belongs to your account again/)).toBeVisible()
  expect(await members.accountWith(email, password)).toBe(uid)
  expect(await members.accountWith(thief, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(members.sessionPlaces()).toEqual([])
  await waitFor(() =>
    expect(told()).toMatchObject([
      { params: { user_email: email, user_subject: 'An account was taken back' } },
    ]),
  )
  await user.click(screen.getByRole('link', { name: 'Choose a new password' }))
  await page.heading('Reset your password')
  await screen.findByRole('form', { name: asking })
  page.expectTyped(asking, { Email: email })
})

it('the address is taken back even if nobody can be told, and is the one on the profile', async () => {
  members.watchConsole()
  const user = await open(await linkAfterTheft())
  await waitFor(() => expect(takeBack()).toBeVisible())
  backend.failNext({ target: 'email', kind: 'close' })
  await user.click(takeBack())
  expect(await screen.findByText(/^Your email belongs to your account again/)).toBeVisible()
  await waitFor(() =>
    expect(backend.documents('contactMessages')).toMatchObject([
      { fields: { user_subject: 'An account was taken back' } },
    ]),
  )
  cleanup()
  await page.openAsMember()
  expect(screen.getByText('Confirmed').parentElement).toHaveTextContent(`${email}Confirmed`)
})

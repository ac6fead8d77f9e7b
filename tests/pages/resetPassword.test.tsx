import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { logIn } from '@/services/members'
import { demoMember } from '../../local-backend/demoMember'
import { backend, openSite } from '../support/app'
import {
  accountWith,
  answerInstead,
  authRefusesNext,
  calls,
  expectNowhere,
  fill,
  goOffline,
  pressToLeave,
  requests,
  sessionPlaces,
  watchConsole,
  ways,
} from '../support/members'

const { email, password, uid } = demoMember
const newPassword = 'maziwa-lala-7'
const page = () => screen.findByRole('heading', { level: 1, name: 'Reset your password' })
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Member login' })
const loginForm = () => screen.getByRole('form', { name: 'Login' })
const onItsWay =
  'If an account uses this e-mail, a reset link is on its way. Check spam too. If nothing comes within some minutes, ask again.'
const changed = 'Your password is changed. Please log in with the new one.'
const expired = 'This link has expired or was used already.'

const askForm = () => screen.getByRole('form', { name: 'Reset password' })
const ask = () => within(askForm()).getByRole('button', { name: 'Send the reset link' })
const changeForm = () => screen.findByRole('form', { name: 'Choose a password' })
const change = () => screen.getByRole('button', { name: 'Set the new password' })

async function openAndFill(address: string) {
  const user = await openSite('/ResetPassword')
  await page()
  fill(askForm(), { Email: address })
  return user
}

/** The link of the reset mail, as far as this site is concerned. */
function mailedLink(): string {
  const mails = backend.outbox().filter(({ templateId }) => templateId === 'PASSWORD_RESET')
  const { pathname, search } = new URL(mails.at(-1)?.link ?? '')
  return pathname + search
}

const mailsOfChange = () =>
  backend.outbox().filter(({ endpoint }) => endpoint === '/api/v1.0/email/send')

describe('somebody who forgot the password asks for a link', () => {
  it('and comes to the login page, where the email is filled in', async () => {
    const user = await openAndFill(email)
    await user.dblClick(ask())
    await loginPage()
    expect(screen.getByText(onItsWay)).toBeVisible()
    expect(within(loginForm()).getByLabelText('Email')).toHaveValue(email)
    expect(backend.outbox()).toEqual([
      expect.objectContaining({
        endpoint: '/auth',
        templateId: 'PASSWORD_RESET',
        params: expect.objectContaining({ to_email: email }),
      }),
    ])
    expect(mailedLink()).toMatch(/^\/ResetPassword\?mode=resetPassword&oobCode=/)
  })

  it('with the same answer and the same requests whether or not there is an account', async () => {
    const seen: unknown[] = []
    for (const address of [email, 'nobody@example.org']) {
      const before = requests.length
      const user = await openAndFill(address)
      await user.click(ask())
      await loginPage()
      const main = screen.getByRole('main').textContent?.replace(address, '')
      const sent = requests.slice(before).map(({ url, body }) => [url, body.replace(address, '')])
      seen.push([main, sent, Object.keys(history.state.usr)])
      cleanup()
    }
    expect(seen[1]).toEqual(seen[0])
    expect(calls()).toEqual(['accounts:sendOobCode', 'accounts:sendOobCode'])
    expect(backend.outbox()).toHaveLength(1)
  })

  it.each([
    ['EMAIL_NOT_FOUND', 'Email not found'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Password reset: too-many-requests'],
    ['OPERATION_NOT_ALLOWED', 'Password reset: refused'],
  ])('and what the service says (%s) is only logged, without the address', async (code, line) => {
    const logged = watchConsole()
    const user = await openAndFill('nobody@example.org')
    authRefusesNext('sendOobCode', code)
    await user.click(ask())
    await loginPage()
    expect(screen.getByText(onItsWay)).toBeVisible()
    expect(logged()).toEqual([line])
  })

  it.each([
    ['', 'Email is required'],
    ['asha at home', 'Write an email address like name@example.com'],
  ])('but not for "%s"', async (text, sentence) => {
    const user = await openAndFill(text)
    await user.click(ask())
    expect(within(askForm()).getByLabelText('Email')).toHaveAccessibleDescription(sentence)
    expect(within(askForm()).getByLabelText('Email')).toHaveFocus()
    expect(calls()).toEqual([])
  })

  it.each(['close', 'lose-answer'] as const)(
    'and asks again when no answer came (%s)',
    async (way) => {
      const logged = watchConsole()
      const user = await openAndFill(email)
      backend.failNext({ target: 'auth', kind: way })
      await user.click(ask())
      const failed = 'We could not ask for a reset link.'
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
      expect(within(askForm()).getByLabelText('Email')).toHaveValue(email)
      expect(logged()).toEqual(['Password reset: no-connection'])
      await user.click(ask())
      await loginPage()
      expect(screen.getByText(onItsWay)).toBeVisible()
    },
  )

  it('and is told when there is no network', async () => {
    const logged = watchConsole()
    const user = await openAndFill(email)
    const goOnline = goOffline()
    await user.click(ask())
    expect(await screen.findByText('You are offline. We kept what you typed.')).toBeVisible()
    expect(logged()).toEqual(['Password reset: offline'])
    goOnline()
    await user.click(ask())
    await loginPage()
  })
})

describe('the link of the mail', () => {
  async function openLink(
    typed: Partial<Record<string, string>> = {},
    beforeOpening: () => Promise<unknown> = () => Promise.resolve(),
  ) {
    const asking = await openAndFill(email)
    await asking.click(ask())
    await loginPage()
    const link = mailedLink()
    cleanup()
    await beforeOpening()
    const user = await openSite(link)
    const form = await changeForm()
    fill(form, { 'New password': newPassword, 'The same once more': newPassword, ...typed })
    return { user, link, form }
  }

  async function expectChanged() {
    await loginPage()
    await waitFor(() => expect(screen.getAllByText(changed)).toHaveLength(2))
    expect(await accountWith(email, newPassword)).toBe(uid)
    expect(await accountWith(email, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  }

  it('says for which account it is, and leaves the address bar at once', async () => {
    const { link, form } = await openLink()
    expect(screen.getByText(email)).toBeVisible()
    expect(location.pathname + location.search).toBe('/ResetPassword')
    expect(new URLSearchParams(link.split('?')[1]).get('oobCode')).toBe(history.state.usr.oobCode)
    expect(form.querySelector('[autocomplete=username]')).toHaveValue(email)
  })

  it('sets a new password, with which the member logs in, and not with the old one', async () => {
    const { user } = await openLink()
    await user.dblClick(change())
    await expectChanged()
    expect(location.pathname).toBe('/MemberLogin')
    expect(JSON.stringify(history.state)).not.toContain('oobCode')
    expect(within(loginForm()).getByLabelText('Email')).toHaveValue(email)
    await waitFor(() => expect(mailsOfChange()).toHaveLength(1))
    expect(mailsOfChange()[0]).toMatchObject({
      templateId: 'password-changed',
      params: { to_email: email },
    })
    expect(Object.keys(mailsOfChange()[0]?.params ?? {})).toEqual(['to_email'])
    expectNowhere(newPassword)

    fill(loginForm(), { Password: password })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getAllByText(/auth\/invalid-credential/)).toHaveLength(2))
    fill(loginForm(), { Password: newPassword })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Amani Demo' })).toBeVisible()
    expectNowhere(newPassword)
  })

  it('is not used up by looking, nor by a reload', async () => {
    await openLink()
    cleanup()
    const user = await openSite('/ResetPassword', history.state.usr)
    const form = await changeForm()
    expect(within(form).getByLabelText('New password')).toHaveValue('')
    fill(form, { 'New password': newPassword, 'The same once more': newPassword })
    await user.click(change())
    await expectChanged()
  })

  it.each([
    [{ 'New password': '' }, 'New password', 'Password is required'],
    [{ 'New password': 'short' }, 'New password', 'Use at least 8 characters'],
    [
      { 'The same once more': 'another one' },
      'The same once more',
      'The two passwords are not the same',
    ],
  ])('takes no %o', async (typed, label, sentence) => {
    const { user, form } = await openLink(typed)
    const before = calls().length
    await user.click(change())
    expect(within(form).getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(sentence),
    )
    expect(within(form).getByLabelText(label)).toHaveFocus()
    expect(calls()).toHaveLength(before)
    expect(await accountWith(email, password)).toBe(uid)
  })

  const unsure =
    'We do not know whether your password is changed. Set it again, or try to log in with the new one.'

  it.each([
    ['close', unsure],
    ['refuse', 'Your password is not changed yet.'],
    ['server-error', unsure],
  ] as const)(
    'keeps what was typed when it does not work (%s), and works at the second try',
    async (way, sentence) => {
      const { user, form } = await openLink()
      backend.failNext({ target: 'auth', kind: way })
      await user.click(change())
      expect(await screen.findByText(sentence)).toBeVisible()
      expect(within(form).getByLabelText('New password')).toHaveValue(newPassword)
      await user.click(change())
      await expectChanged()
    },
  )

  it('says that the new password may be in force when the answer was lost', async () => {
    const { user } = await openLink()
    backend.failNext({ target: 'auth', kind: 'lose-answer' })
    await user.click(change())
    await waitFor(() => expect(change()).not.toHaveAttribute('aria-disabled'))
    await user.click(change())
    expect(await screen.findByText(/it may be in force already: try to log in/)).toBeVisible()
    expect(await accountWith(email, newPassword)).toBe(uid)
  })

  it('says what the service wants of a password', async () => {
    const { user, form } = await openLink()
    authRefusesNext('resetPassword', 'WEAK_PASSWORD : Password should be at least 12 characters')
    await user.click(change())
    await waitFor(() => expect(screen.getAllByText(/auth\/weak-password/)).toHaveLength(2))
    expect(within(form).getByText(/choose a longer password/)).toBeVisible()
    await user.click(change())
    await expectChanged()
  })

  it('offers a new mail when it was used already', async () => {
    const { user, link } = await openLink()
    await user.click(change())
    await loginPage()
    cleanup()
    const again = await openSite(link)
    expect(await screen.findByText(expired)).toBeVisible()
    expect(location.search).toBe('')
    fill(askForm(), { Email: email })
    await again.click(ask())
    await loginPage()
    expect(screen.getByText(onItsWay)).toBeVisible()
  })

  it.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'])(
    'offers a new mail when it is too old or wrong (%s)',
    async (code) => {
      authRefusesNext('resetPassword', code)
      await openSite('/ResetPassword?mode=resetPassword&oobCode=abc')
      expect(await screen.findByText(expired)).toBeVisible()
      expect(ask()).toBeVisible()
      expect(location.search).toBe('')
    },
  )

  it.each(['?mode=verifyEmail&oobCode=abc', '?mode=resetPassword', '?oobCode=abc', '?x=1'])(
    'is just the page when it is for something else: %s',
    async (search) => {
      await openSite(`/ResetPassword${search}`)
      await page()
      expect(await screen.findByRole('form', { name: 'Reset password' })).toBeVisible()
      expect(location.search).toBe('')
      expect(calls()).toEqual([])
      expect(screen.queryByText(expired)).toBeNull()
    },
  )

  it.each(ways)('can be looked at again when that meets "%s"', async (way) => {
    const asking = await openAndFill(email)
    await asking.click(ask())
    await loginPage()
    const link = mailedLink()
    cleanup()
    backend.failNext({ target: 'auth', kind: way })
    const user = await openSite(link)
    expect(await screen.findByText('We could not check your link.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await changeForm()
    expect(screen.getByText(email)).toBeVisible()
  })

  it('ends the session of the member who is logged in here', async () => {
    await openLink({}, () => logIn({ email, password }, 'device'))
    expect(sessionPlaces()).toEqual(['device'])
    await pressToLeave(change())
    await expectChanged()
    expect(sessionPlaces()).toEqual([])
  })

  it('changes the password even when the mail that tells so does not go out', async () => {
    const logged = watchConsole()
    const { user } = await openLink()
    answerInstead({ address: 'email/send', status: 429, body: {} })
    await user.click(change())
    await expectChanged()
    await waitFor(() => expect(logged()).toEqual(['EmailJS: 429 {}']))
    expect(mailsOfChange()).toEqual([])
  })
})

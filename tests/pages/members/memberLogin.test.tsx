import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { demoMember } from '../../../local/demoMember'
import * as members from '../../support/members'
import * as page from '../../support/memberPages'
import { baraka, labelledDetails } from '../../support/newMember'
import { backend, expectLink, navigationState } from '../../support/site'

const { email, password } = demoMember
const field = (label: string) => page.fieldOf('Login', label)
const submit = () => page.buttonOf('Login', 'Log in')
const profilePage = () => page.heading('Amani Demo')
/** Where the form says that it failed, above its fields. */
const above = () => within(page.formNamed('Login')).getAllByRole('status')[0]

async function openAndFill(texts: { Email?: string; Password?: string } = {}) {
  const user = await page.openMemberPages('/MemberLogin')
  await page.loginPage()
  page.fill('Login', { Email: email, Password: password, ...texts })
  return user
}

async function expectLoggedIn() {
  await profilePage()
  expect(location.pathname).toBe('/Dashboard')
  expect(members.sessionPlaces()).toEqual(['tab'])
}

/** Collects the headings that the page shows from now on. */
function watchHeadings(): string[] {
  const seen: string[] = []
  const note = () => {
    const now = document.querySelector('h1')?.textContent
    if (now && now !== seen.at(-1)) seen.push(now)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  return seen
}

describe('a member logs in', () => {
  it('once despite a double tap, and sees the profile at its own address, nothing else before', async () => {
    const user = await openAndFill()
    const headings = watchHeadings()
    await user.dblClick(submit())
    await expectLoggedIn()
    expect(headings).toEqual(['Member login', 'Member', 'Amani Demo'])
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    expect(members.calls()).toEqual([
      'accounts:signInWithPassword',
      'accounts:lookup',
      'documents:batchGet',
    ])
    expect(page.draftsKept()).toEqual([])
    members.expectNowhere(password)
  })

  it('after a reload that keeps the email but not the password, until logging out, with Enter', async () => {
    await openAndFill()
    cleanup()
    const user = await page.openMemberPages('/MemberLogin')
    await page.loginPage()
    page.expectTyped('Login', { Email: email, Password: '' })
    members.expectNowhere(password)
    expect(field('Keep me logged in on this phone')).not.toBeChecked()
    await user.click(field('Keep me logged in on this phone'))
    page.fill('Login', { Password: password })
    await user.type(field('Password'), '{Enter}')
    await profilePage()
    expect(members.sessionPlaces()).toEqual(['device'])
  })

  it('and stays on the page they have moved on to, with the typed email', async () => {
    const user = await openAndFill()
    const held = members.hold('documents:batchGet')
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Reset password' }))
    await page.heading('Elsewhere: /ResetPassword')
    expect(navigationState()).toEqual({ email })
    void held.release()
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    expect(location.pathname).toBe('/ResetPassword')
    expect(members.sessionPlaces()).toEqual(['tab'])
  })
})

it('a visitor who types /Dashboard comes to the login page, and is told what is missing', async () => {
  const pagesBefore = history.length
  const user = await page.openMemberPages('/Dashboard')
  await page.loginPage()
  expect(history, 'back leads past it').toHaveLength(pagesBefore)
  expect(location.pathname).toBe('/MemberLogin')
  expectLink('Register', '/Register')
  await user.click(submit())
  page.expectReason('Login', 'Email', 'Email is required')
  page.expectReason('Login', 'Password', 'Password is required')
  expect(field('Email')).toHaveFocus()
  expect(members.calls()).toEqual([])
})

describe('a failed login says so, keeps what was typed, and can be tried again', () => {
  it.each<[string, { Email?: string; Password?: string }]>([
    ['a wrong password', { Password: 'not this one' }],
    ['an address without an account', { Email: 'nobody@example.org' }],
  ])('%s, both in the same words', async (_what, texts) => {
    const user = await openAndFill(texts)
    await user.click(submit())
    await page.saidTwice(/auth\/invalid-credential/)
    expect(above()).toHaveTextContent(
      'Firebase: Error (auth/invalid-credential).The email or the password is not right. Please check both, or reset your password.',
    )
    page.expectTyped('Login', { Email: email, Password: password, ...texts })
    expect(members.sessionPlaces()).toEqual([])
    members.expectNowhere('not this one')
    await page.logInHere(user, demoMember)
    await expectLoggedIn()
  })

  it('an account closed by the team, with a way to ask why', async () => {
    const user = await openAndFill()
    members.authRefusesNext('signInWithPassword', 'USER_DISABLED')
    await user.click(submit())
    await waitFor(() =>
      expect(above()).toHaveTextContent('This account is closed. Please contact us.'),
    )
    expectLink('Contact us', '/contact')
  })
})

describe('a session', () => {
  it('outlives a reload, and registers nobody again', async () => {
    await page.logInBefore()
    await page.openMemberPages('/Register', null, { '/Register': RegisterPage })
    const said = `You are logged in as ${email}, so you have an account.`
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Registration' })).toBeNull()
    expectLink('To your profile', '/Dashboard')
  })

  it('without a readable profile says so, and reads it on the next try', async () => {
    await page.logInBefore()
    backend.failNext({ target: 'firestore', kind: 'close', count: 2 })
    const user = await page.openMemberPages('/Dashboard')
    expect(await screen.findByText('We could not fetch your profile.')).toBeVisible()
    expect(page.button('Logout')).toBeVisible()
    await user.click(page.button('Try again'))
    expect(await screen.findByText('We could not fetch your profile.')).toBeVisible()
    expect(page.button('Try again')).toHaveFocus()
    await user.click(page.button('Try again'))
    await profilePage()
  })
})

describe('an account whose registration broke off', () => {
  const finishing = 'Finish your profile'
  const details = { ...labelledDetails, 'First name': 'Baraka', 'Last name': 'Otieno' }
  const save = () => page.buttonOf(finishing, 'Save my profile')
  const stored = () => backend.documents('users').filter(({ id }) => id !== demoMember.uid)

  async function logInAlone() {
    const uid = await members.openAccountAlone(baraka.email, baraka.password)
    const user = await openAndFill({ Email: baraka.email, Password: baraka.password })
    await user.click(submit())
    await page.heading(finishing)
    return { user, uid }
  }

  async function expectFinished(uid: string) {
    await page.heading('Baraka Otieno')
    expect(stored()).toMatchObject([{ id: uid, fields: { uid, displayName: 'Baraka Otieno' } }])
  }

  it('is named at the next login, and finished there once, despite a double tap', async () => {
    const { user, uid } = await logInAlone()
    await page.saidTwice('No such user found')
    expect(screen.getByRole('alert')).toHaveTextContent('No such user found')
    expect(screen.queryByText('Logged In Successfully')).toBeNull()
    expect(members.sessionPlaces()).toEqual(['tab'])
    await user.click(save())
    for (const label of Object.keys(details)) {
      // The date is wrong as a whole, which its first field says.
      const isWrong = !/Month|Year|optional/.test(label)
      expect(page.fieldOf(finishing, label).hasAttribute('aria-invalid')).toBe(isWrong)
    }
    page.fill(finishing, { ...details, Year: '2012' })
    await user.click(save())
    expect(screen.getByText('Please confirm that your parent or guardian agrees.')).toBeVisible()
    expect(stored()).toEqual([])
    page.fill(finishing, details)
    await user.dblClick(save())
    await expectFinished(uid)
    expect(location.pathname).toBe('/MemberLogin')
    expect(members.timesCalled('documents:commit')).toBe(1)
    members.expectNowhere(baraka.password)
  })

  it('can be left, and is offered again, with what was typed after a reload', async () => {
    const { user: visitor, uid } = await logInAlone()
    page.fill(finishing, details)
    await page.pressToLeave('Logout')
    await page.loginPage()
    expect(members.sessionPlaces()).toEqual([])
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]))
    await page.logInHere(visitor, baraka)
    await page.heading(finishing)
    page.fill(finishing, details)
    cleanup()
    const user = await page.openMemberPages('/Dashboard')
    await page.heading(finishing)
    page.expectTyped(finishing, details)
    await user.click(save())
    await expectFinished(uid)
  })
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { getAuth } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { logIn } from '@/services/members'
import { logOut } from '@/services/session'
import { demoMember } from '../../local-backend/demoMember'
import { backend, openSite } from '../support/app'
import {
  accountWith,
  authRefusesNext,
  calls,
  expectNowhere,
  failAfter,
  fill,
  goOffline,
  hold,
  openAccountAlone,
  passDeadline,
  pressToLeave,
  sessionPlaces,
  ways,
} from '../support/members'

const form = () => screen.getByRole('form', { name: 'Login' })
const field = (label: string) => within(form()).getByLabelText(label)
const submit = () => within(form()).getByRole('button', { name: 'Log in' })
const keepBox = () => field('Keep me logged in on this phone')
const profilePage = () => screen.findByRole('heading', { level: 1, name: 'Amani Demo' })
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Member login' })
const finishPage = () => screen.findByRole('heading', { level: 1, name: 'Finish your profile' })

const { email, password } = demoMember
const loggingIn = ['accounts:signInWithPassword', 'accounts:lookup', 'documents:batchGet']

async function openAndFill(texts: { Email?: string; Password?: string } = {}) {
  const user = await openSite('/MemberLogin')
  await loginPage()
  fill(form(), { Email: email, Password: password, ...texts })
  return user
}

function expectNobodyLoggedIn() {
  expect(sessionPlaces()).toEqual([])
  expect(screen.getByRole('heading', { level: 1, name: 'Member login' })).toBeVisible()
}

/** The failure is in a notification and above the form, and what was typed is still there. */
async function expectRefused(words: RegExp) {
  await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(1))
  expect(within(form()).getAllByRole('status')[0]).toHaveTextContent(words)
  expect(field('Email')).toHaveValue(email)
  expectNobodyLoggedIn()
}

describe('a member logs in', () => {
  it('and sees the profile at /Dashboard', async () => {
    const user = await openAndFill()
    await user.click(submit())
    await profilePage()
    expect(location.pathname).toBe('/Dashboard')
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    expect(calls()).toEqual(loggingIn)
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
    expectNowhere(password)
  })

  it('until the browser is closed, unless asked otherwise', async () => {
    const user = await openAndFill()
    expect(keepBox()).not.toBeChecked()
    await user.click(submit())
    await profilePage()
    expect(sessionPlaces()).toEqual(['tab'])
  })

  it('for good on a phone of their own', async () => {
    const user = await openAndFill()
    await user.click(keepBox())
    await user.click(submit())
    await profilePage()
    expect(sessionPlaces()).toEqual(['device'])
  })

  it('once for a double tap', async () => {
    const user = await openAndFill()
    await user.dblClick(submit())
    await profilePage()
    expect(calls()).toEqual(loggingIn)
  })

  it('with the return key', async () => {
    const user = await openAndFill()
    await user.type(field('Password'), '{Enter}')
    await profilePage()
  })

  it('and is not taken away from the page they have moved on to', async () => {
    const user = await openAndFill()
    const release = hold('documents:batchGet')
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Need help now?' }))
    void release()
    expect(await screen.findByText('Logged In Successfully')).toBeVisible()
    expect(location.pathname).toBe('/help-now')
    expect(sessionPlaces()).toEqual(['tab'])
  })

  it('and finds the email again after a reload, and never the password', async () => {
    await openAndFill()
    cleanup()
    await openSite('/MemberLogin')
    await loginPage()
    expect(field('Email')).toHaveValue(email)
    expect(field('Password')).toHaveValue('')
    expectNowhere(password)
  })

  it('can look at the password first', async () => {
    const user = await openAndFill()
    await user.click(within(form()).getByRole('button', { name: /^Show\s?password$/ }))
    expect(field('Password')).toHaveAttribute('type', 'text')
    expect(field('Password')).toHaveValue(password)
  })
})

describe('a visitor', () => {
  it('who types /Dashboard comes to the login page, without a question to anybody', async () => {
    await openSite('/Dashboard')
    await loginPage()
    expect(location.pathname).toBe('/MemberLogin')
    expect(calls()).toEqual([])
  })

  it('finds the ways to register and to a new password', async () => {
    await openSite('/MemberLogin')
    await loginPage()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/Register')
    expect(main.getByRole('link', { name: 'Reset password' })).toHaveAttribute(
      'href',
      '/ResetPassword',
    )
  })

  it('is told what is missing, and nothing is sent', async () => {
    const user = await openSite('/MemberLogin')
    await loginPage()
    await user.click(submit())
    expect(field('Email')).toHaveAccessibleDescription('Email is required')
    expect(field('Password')).toHaveAccessibleDescription('Password is required')
    expect(field('Email')).toHaveFocus()
    expect(calls()).toEqual([])
  })

  it.each([
    'registered',
    { notice: 'registered' },
    { notice: '<img>', email: 'x' },
    { notice: 'registered', email: 7 },
  ])('sees no notice when what was passed on is none: %o', async (state) => {
    await openSite('/MemberLogin', state)
    await loginPage()
    expect(field('Email')).toHaveValue('')
    expect(screen.queryByText('User Registered Successfully ☺️')).toBeNull()
  })
})

describe('when it does not work, the page says so, keeps what was typed, and a second try succeeds', () => {
  it.each<[string, { Email?: string; Password?: string }]>([
    ['a wrong password', { Password: 'not this one' }],
    ['an address without an account', { Email: 'nobody@example.org' }],
  ])('%s, both in the same words', async (_what, texts) => {
    const user = await openAndFill(texts)
    await user.click(submit())
    await waitFor(() => expect(screen.getAllByText(/auth\/invalid-credential/)).toHaveLength(2))
    const above = within(form()).getAllByRole('status')[0]
    expect(above).toHaveTextContent(/auth\/invalid-credential/)
    expect(above).toHaveTextContent(
      'The email or the password is not right. Please check both, or reset your password.',
    )
    expect(field('Email')).toHaveValue(texts.Email ?? email)
    expect(field('Password')).toHaveValue(texts.Password ?? password)
    expectNobodyLoggedIn()
    expectNowhere('not this one')
    fill(form(), { Email: email, Password: password })
    await user.click(submit())
    await profilePage()
  })

  it.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', /auth\/too-many-requests/, /too many attempts/],
    ['EMAIL_NOT_FOUND', /auth\/user-not-found/, /The email or the password is not right/],
    ['INVALID_PASSWORD', /auth\/wrong-password/, /The email or the password is not right/],
    ['USER_DISABLED', /auth\/user-disabled/, /This account is closed/],
  ])('%s', async (message, words, advice) => {
    const user = await openAndFill()
    authRefusesNext('signInWithPassword', message)
    await user.click(submit())
    await expectRefused(words)
    const [above] = within(form()).getAllByRole('status')
    expect(above).toHaveTextContent(advice)
    const contact = above && within(above).queryByRole('link', { name: 'Contact us' })
    expect(contact !== null).toBe(message === 'USER_DISABLED')
    await user.click(submit())
    await profilePage()
  })

  const steps = [
    ['signing in', 0, 'auth'],
    ['reading the account', 1, 'auth'],
    ['reading the profile', 0, 'firestore'],
  ] as const

  it.each(steps.flatMap((step) => ways.map((way) => [...step, way] as const)))(
    '%s: call %i of %s meets "%s"',
    async (_step, before, target, way) => {
      const user = await openAndFill()
      failAfter(before, target, way)
      await user.click(submit())
      await expectRefused(target === 'auth' ? /\(auth\// : /please try again/)
      expect(
        within(form()).getByText(/What you typed is still here, please try again/),
      ).toBeVisible()
      expect(field('Password')).toHaveValue(password)
      expect(backend.pendingFaults()).toEqual([])
      await user.click(submit())
      await profilePage()
      expect(sessionPlaces()).toEqual(['tab'])
      expectNowhere(password)
    },
  )

  it('offline from the start', async () => {
    const user = await openAndFill()
    const goOnline = goOffline()
    await user.click(submit())
    await expectRefused(/auth\/network-request-failed/)
    expect(within(form()).getByText('You are offline. We kept what you typed.')).toBeVisible()
    goOnline()
    await user.click(submit())
    await profilePage()
  })

  it('offline before the profile is read', async () => {
    const user = await openAndFill()
    const release = hold('accounts:lookup')
    await user.click(submit())
    await waitFor(() => expect(calls()).toContain('accounts:lookup'))
    const goOnline = goOffline()
    void release()
    await expectRefused(/You are offline. We kept what you typed./)
    goOnline()
    await user.click(submit())
    await profilePage()
  })

  it.each(loggingIn)(
    '%s is answered after the deadline: nobody is logged in by it',
    async (call) => {
      const user = await openAndFill()
      const release = hold(call)
      await passDeadline(
        () => user.click(submit()),
        () => expect(calls()).toContain(call),
      )
      await expectRefused(/No answer came through/)
      await release()
      // Whatever the SDK still does with it is over when the service has answered twice more.
      await accountWith(email, password)
      await accountWith(email, password)
      expect(getAuth().currentUser).toBeNull()
      expectNobodyLoggedIn()
      expectNowhere(password)
      await user.click(submit())
      await profilePage()
      expect(sessionPlaces()).toEqual(['tab'])
    },
  )

  it('a login that is answered after another one has come and gone logs nobody in', async () => {
    await backend.startAuth()
    const release = hold('accounts:signInWithPassword')
    const late = logIn({ email, password }, 'device').catch((reason: unknown) => reason)
    await waitFor(() => expect(calls()).toContain('accounts:signInWithPassword'))
    await logIn({ email, password }, 'tab')
    expect(sessionPlaces()).toEqual(['tab'])
    await logOut()
    void release()
    expect(await late).toMatchObject({ code: 'logged-out' })
    expect(sessionPlaces()).toEqual([])
    expect(getAuth().currentUser).toBeNull()
  })
})

describe('a session', () => {
  it.each(['tab', 'device'] as const)(
    'of this %s outlives a reload, and the login page never flashes up',
    async (place) => {
      await logIn({ email, password }, place)
      const seen = new Set<string>()
      const watcher = new MutationObserver(() =>
        seen.add(document.querySelector('h1')?.textContent ?? ''),
      )
      watcher.observe(document.body, { subtree: true, childList: true })
      await openSite('/Dashboard')
      await profilePage()
      watcher.disconnect()
      expect(seen).toContain('Amani Demo')
      expect(seen).not.toContain('Member login')
      expect(sessionPlaces()).toEqual([place])
    },
  )

  it('shows the profile at /MemberLogin too, and no second registration at /Register', async () => {
    await logIn({ email, password }, 'tab')
    await openSite('/MemberLogin')
    await profilePage()
    cleanup()
    await openSite('/Register')
    expect(
      await screen.findByText(`You are logged in as ${email}, so you have an account.`),
    ).toBeVisible()
    expect(screen.queryByRole('form', { name: 'Registration' })).toBeNull()
    expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
      'href',
      '/Dashboard',
    )
  })

  it.each(ways)(
    'whose profile cannot be read (%s) says so, and reads it at a second try',
    async (way) => {
      await logIn({ email, password }, 'tab')
      backend.failNext({ target: 'firestore', kind: way })
      const user = await openSite('/Dashboard')
      expect(await screen.findByText('We could not fetch your profile.')).toBeVisible()
      expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      await profilePage()
    },
  )
})

describe('an account whose registration broke off', () => {
  const baraka = { email: 'baraka@example.org', password: 'chapati-na-madondo' }
  const details = {
    'First name': 'Baraka',
    'Last name': 'Otieno',
    'Phone number': '+254 712 345 678',
    'Date of birth': '2001-02-03',
    Gender: 'Male',
    Location: 'Kisumu',
    Profession: 'Teacher or lecturer',
  }
  const finishForm = () => screen.getByRole('form', { name: 'Finish your profile' })
  const save = () => within(finishForm()).getByRole('button', { name: 'Save my profile' })
  const done = () => screen.findByRole('heading', { level: 1, name: 'Baraka Otieno' })
  const stored = () => backend.documents('users').filter(({ id }) => id !== demoMember.uid)

  async function logInAlone() {
    const uid = await openAccountAlone(baraka.email, baraka.password)
    const user = await openAndFill({ Email: baraka.email, Password: baraka.password })
    await user.click(submit())
    await finishPage()
    return { user, uid }
  }

  async function expectFinished(uid: string) {
    await done()
    expect(stored()).toEqual([
      {
        id: uid,
        fields: {
          uid,
          email: baraka.email,
          displayName: 'Baraka Otieno',
          fname: 'Baraka',
          lname: 'Otieno',
          phoneNumber: '+254 712 345 678',
          dob: '2001-02-03',
          gender: 'Male',
          location: 'Kisumu',
          proffesion: 'Teacher or lecturer',
        },
      },
    ])
  }

  it('is told so at the next login, and finished there', async () => {
    const { user, uid } = await logInAlone()
    await waitFor(() => expect(screen.getAllByText('No such user found')).toHaveLength(2))
    expect(screen.queryByText('Logged In Successfully')).toBeNull()
    expect(sessionPlaces()).toEqual(['tab'])
    fill(finishForm(), details)
    await user.dblClick(save())
    await expectFinished(uid)
    expect(calls().filter((call) => call === 'documents:commit')).toHaveLength(1)
    expectNowhere(baraka.password)
  })

  it('is offered the same after a reload, with what was typed', async () => {
    const { uid } = await logInAlone()
    fill(finishForm(), details)
    cleanup()
    const user = await openSite('/Dashboard')
    await finishPage()
    for (const [label, text] of Object.entries(details)) {
      expect(within(finishForm()).getByLabelText(label)).toHaveValue(text)
    }
    await user.click(save())
    await expectFinished(uid)
  })

  it.each(ways)(
    'keeps what was typed when saving meets "%s", and the same button finishes it',
    async (way) => {
      const { user, uid } = await logInAlone()
      fill(finishForm(), details)
      backend.failNext({ target: 'firestore', kind: way })
      await user.click(save())
      const failed = 'We could not save your profile. What you typed is still here.'
      await waitFor(() => expect(screen.getAllByText(failed)).toHaveLength(2))
      expect(within(finishForm()).getByLabelText('Last name')).toHaveValue('Otieno')
      await user.click(save())
      await expectFinished(uid)
    },
  )

  it('is told what is missing, the consent of a guardian included', async () => {
    const { user } = await logInAlone()
    await user.click(save())
    for (const label of Object.keys(details)) {
      expect(within(finishForm()).getByLabelText(label)).toBeInvalid()
    }
    fill(finishForm(), { ...details, 'Date of birth': '2012-01-01' })
    await user.click(save())
    expect(screen.getByText('Please confirm that your parent or guardian agrees.')).toBeVisible()
    expect(stored()).toEqual([])
  })

  it('can be left by logging out', async () => {
    await logInAlone()
    fill(finishForm(), details)
    await pressToLeave(screen.getByRole('button', { name: 'Logout' }))
    await loginPage()
    expect(sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

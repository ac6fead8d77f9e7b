import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memberOptions } from '@/content/memberOptions'
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
  openAccountAlone,
  passDeadline,
  sessionPlaces,
  ways,
} from '../support/members'
import { setOrganisation } from '../support/organisation'

const form = () => screen.getByRole('form', { name: 'Registration' })
const field = (label: string) => within(form()).getByLabelText(label)
const submit = () => within(form()).getByRole('button', { name: 'Register' })
const feeBox = () => field('I have paid the membership fee')
const guardianBox = () => field('My parent or guardian agrees that I am a member')
const profiles = () => backend.documents('users').filter(({ id }) => id !== demoMember.uid)
const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Member login' })
const loginForm = () => screen.getByRole('form', { name: 'Login' })

const password = 'kahawa-chungu-9'
const email = 'asha@example.org'
const asha = {
  Email: 'Asha@Example.org',
  Password: password,
  'First name': 'Asha',
  'Last name': 'Wanjiru',
  'Phone number': '0712 345 678',
  'Date of birth': '2003-05-06',
  Gender: 'Female',
  Location: 'murang’a',
  Profession: 'Counsellor',
}

async function openAndFill(texts: Partial<typeof asha> = {}) {
  const user = await openSite('/Register')
  fill(form(), { ...asha, ...texts })
  await user.click(feeBox())
  return user
}

function expectTyped(texts: Partial<typeof asha> = {}) {
  for (const [label, text] of Object.entries({ ...asha, ...texts })) {
    expect(field(label)).toHaveValue(text)
  }
  expect(feeBox()).toBeChecked()
}

/** One account, one profile, and both belong together. */
async function expectRegistered(withPassword = password) {
  await loginPage()
  expect(profiles()).toEqual([
    {
      id: await accountWith(email, withPassword),
      fields: {
        email,
        displayName: 'Asha Wanjiru',
        fname: 'Asha',
        lname: 'Wanjiru',
        phoneNumber: '0712 345 678',
        uid: profiles()[0]?.id,
        dob: '2003-05-06',
        gender: 'Female',
        location: "Murang'a",
        proffesion: 'Counsellor',
      },
    },
  ])
}

const unfinished = 'You are not registered yet. Nothing you typed is lost.'

/** The stated failure is on the page, and nothing typed is lost. */
async function expectNotRegistered() {
  expect(await screen.findByText(unfinished)).toBeVisible()
  expectTyped()
  expect(location.pathname).toBe('/Register')
  expect(sessionPlaces()).toEqual([])
  expectNowhere(password)
}

describe('somebody registers', () => {
  it('and is told so on the login page, where the email is filled in already', async () => {
    const user = await openAndFill()
    await user.click(submit())
    await expectRegistered()
    expect(location.pathname).toBe('/MemberLogin')
    await waitFor(() =>
      expect(screen.getAllByText('User Registered Successfully ☺️')).toHaveLength(2),
    )
    expect(within(loginForm()).getByLabelText('Email')).toHaveValue(asha.Email)
    expect(within(loginForm()).getByLabelText('Password')).toHaveValue('')
    expect(calls()).toEqual(['accounts:signUp', 'accounts:lookup', 'documents:commit'])
    expect(sessionPlaces()).toEqual([])
    expectNowhere(password)
    expect(backend.denials()).toEqual([])
  })

  it('and leaves nothing typed in the form', async () => {
    const user = await openAndFill()
    await user.click(submit())
    await loginPage()
    expect(Object.keys(sessionStorage)).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Register' }))
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    for (const label of Object.keys(asha)) expect(field(label)).toHaveValue('')
    expect(feeBox()).not.toBeChecked()
  })

  it('once for a double tap', async () => {
    const user = await openAndFill()
    await user.dblClick(submit())
    await expectRegistered()
    expect(calls()).toEqual(['accounts:signUp', 'accounts:lookup', 'documents:commit'])
  })

  it('with the return key', async () => {
    const user = await openAndFill()
    await user.type(field('First name'), '{Enter}')
    await expectRegistered()
  })

  it('and is not taken away from the page they have moved on to', async () => {
    const user = await openAndFill()
    backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 300 })
    await user.click(submit())
    await user.click(screen.getByRole('link', { name: 'Need help now?' }))
    expect(await screen.findByText('User Registered Successfully ☺️')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Need help now?' })).toBeVisible()
    expect(profiles()).toHaveLength(1)
  })
})

describe('what is missing is said beside its field, and nothing is sent', () => {
  it('all at once when nothing is filled in, with the focus on the first', async () => {
    const user = await openSite('/Register')
    await user.click(submit())
    const reasons = {
      Email: 'Email is required',
      Password: 'Password is required',
      'First name': 'First name is required',
      'Last name': 'Last name is required',
      'Phone number': 'Phone number is required',
      'Date of birth': 'Date of birth is required',
      Gender: 'Gender is required',
      Location: 'Location is required',
      Profession: 'Profession is required',
    }
    for (const [label, reason] of Object.entries(reasons)) {
      expect(field(label)).toBeInvalid()
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(reason))
      expect(field(label)).toBeRequired()
    }
    expect(field('Email')).toHaveFocus()
    expect(calls()).toEqual([])
  })

  it('the membership fee, in a notification too', async () => {
    const user = await openAndFill()
    await user.click(feeBox())
    await user.click(submit())
    const unpaid = 'Please pay the membership registration fee.'
    await waitFor(() => expect(screen.getAllByText(unpaid)).toHaveLength(2))
    expect(feeBox()).toHaveAccessibleDescription(expect.stringContaining(unpaid))
    expect(feeBox()).toHaveFocus()
    expect(calls()).toEqual([])
    await user.click(feeBox())
    expect(feeBox()).toBeValid()
  })

  it.each([
    ['Email', 'asha at home', 'Write an email address like name@example.com'],
    ['Password', 'short', 'Use at least 8 characters'],
    ['Phone number', 'call me', 'Write the number in digits, for example 0712 345 678'],
    ['Location', 'Atlantis', 'Choose a county from the list'],
    ['Date of birth', '1899-12-31', 'Check the year of birth'],
  ])('%s "%s"', async (label, text, reason) => {
    const user = await openAndFill({ [label]: text })
    await user.click(submit())
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(reason))
    expect(field(label)).toHaveFocus()
    expectTyped({ [label]: text })
    expect(calls()).toEqual([])
  })

  it('the consent of a guardian from somebody under 18, which is not stored', async () => {
    const user = await openAndFill()
    expect(guardianBox()).not.toBeVisible()
    fill(form(), { 'Date of birth': '2012-05-06' })
    expect(guardianBox()).toBeVisible()
    await user.click(submit())
    expect(guardianBox()).toHaveAccessibleDescription(
      expect.stringContaining('Please confirm that your parent or guardian agrees.'),
    )
    expect(guardianBox()).toHaveFocus()
    expect(calls()).toEqual([])
    await user.click(guardianBox())
    await user.click(submit())
    await loginPage()
    expect(Object.keys(profiles()[0]?.fields ?? {})).toHaveLength(10)
    expect(profiles()[0]?.fields).toMatchObject({ dob: '2012-05-06' })
    expect(JSON.stringify(profiles())).not.toMatch(/guardian|paid/)
  })
})

describe('the fields help', () => {
  it('a password says how much is missing while it is typed, and can be shown', async () => {
    const user = await openSite('/Register')
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters')
    await user.type(field('Password'), 'sixsix')
    expect(field('Password')).toHaveAccessibleDescription('2 more characters')
    await user.type(field('Password'), '7')
    expect(field('Password')).toHaveAccessibleDescription('1 more character')
    await user.type(field('Password'), '8')
    expect(field('Password')).toHaveAccessibleDescription('Long enough')
    expect(field('Password')).toHaveAttribute('type', 'password')
    await user.click(within(form()).getByRole('button', { name: /^Show\s?password$/ }))
    expect(field('Password')).toHaveAttribute('type', 'text')
    await user.click(within(form()).getByRole('button', { name: /^Hide\s?password$/ }))
    expect(field('Password')).toHaveAttribute('type', 'password')
    expectNowhere('sixsix')
  })

  it('gender and profession are chosen from lists, and a county is found by typing', async () => {
    await openSite('/Register')
    const choices = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map((option) => option.textContent)
    expect(choices('Gender')).toEqual(['Please choose', ...memberOptions.genders])
    expect(choices('Profession')).toEqual(['Please choose', ...memberOptions.professions])
    const { list } = field('Location') as HTMLInputElement
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(memberOptions.locations)
  })
})

describe('somebody pays the fee in between', () => {
  const pay = () => within(form()).getByRole('button', { name: 'Pay Membership Fee' })
  const payPage = () => waitFor(() => expect(location.pathname).toBe('/pay'))

  async function payAndComeBack() {
    const user = await openSite('/Register')
    fill(form(), asha)
    await user.click(pay())
    await payPage()
    expect(screen.queryByRole('form', { name: 'Registration' })).toBeNull()
    history.back()
    await screen.findByRole('heading', { level: 1, name: 'Register' })
    return user
  }

  it('and finds everything typed still there, the box ticked, and the password nowhere else', async () => {
    const user = await payAndComeBack()
    expectTyped()
    expectNowhere(password)
    await user.click(submit())
    await expectRegistered()
    expectNowhere(password)
  })

  it('and after a reload everything but the password', async () => {
    await payAndComeBack()
    cleanup()
    // A reload empties the memory, where the password is.
    const { clearAllDrafts, readDraft, saveDraft } = await import('@/components/form/draft')
    const kept = readDraft('registration')
    clearAllDrafts()
    if (kept) saveDraft('registration', kept)
    await openSite('/Register')
    expectTyped({ Password: '' })
    expectNowhere(password)
  })

  it('of the amount that the organisation has set', async () => {
    setOrganisation({ membershipFeeKsh: 300 })
    const user = await openSite('/Register')
    expect(screen.getByText('The membership fee is Ksh 300.')).toBeVisible()
    await user.click(pay())
    await payPage()
    expect(history.state.usr).toEqual({ membershipFee: 300 })
  })

  it('of which nobody knows the amount yet', async () => {
    setOrganisation({ membershipFeeKsh: null })
    const user = await openSite('/Register')
    expect(screen.getByText(/The amount of the fee is not set yet/)).toBeVisible()
    await user.click(pay())
    await payPage()
    expect(history.state.usr).toEqual({ membershipFee: null })
  })
})

describe('when it breaks off, everything stays and the same button finishes it', () => {
  const steps = [
    ['opening the account', 0, 'auth'],
    ['reading the account', 1, 'auth'],
    ['storing the profile', 0, 'firestore'],
  ] as const

  it.each(steps.flatMap((step) => ways.map((way) => [...step, way] as const)))(
    '%s: call %i of %s meets "%s"',
    async (_step, before, target, way) => {
      const user = await openAndFill()
      failAfter(before, target, way)
      await user.click(submit())
      await expectNotRegistered()
      expect(backend.pendingFaults()).toEqual([])
      await user.click(submit())
      await expectRegistered()
      expect(sessionPlaces()).toEqual([])
      expectNowhere(password)
    },
  )

  it.each([
    ['opening the account', 'auth'],
    ['storing the profile', 'firestore'],
  ] as const)('%s is never answered', async (_step, target) => {
    const user = await openAndFill()
    backend.failNext({ target, kind: 'hang' })
    await passDeadline(
      () => user.click(submit()),
      () => expect(backend.pendingFaults()).toEqual([]),
    )
    await expectNotRegistered()
    await user.click(submit())
    await expectRegistered()
  })

  it('offline before the account', async () => {
    const user = await openAndFill()
    const goOnline = goOffline()
    await user.click(submit())
    await expectNotRegistered()
    expect(screen.getByText('You are offline. We kept what you typed.')).toBeVisible()
    goOnline()
    await user.click(submit())
    await expectRegistered()
  })

  it('twice between account and profile', async () => {
    const user = await openAndFill()
    backend.failNext({ target: 'firestore', kind: 'close' })
    await user.click(submit())
    await expectNotRegistered()
    const goOnline = goOffline()
    await user.click(submit())
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
    await expectNotRegistered()
    goOnline()
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(submit())
    await waitFor(() => expect(profiles()).toHaveLength(1))
    await expectNotRegistered()
    await user.click(submit())
    await expectRegistered()
  })

  it('what is corrected between two tries is what is stored', async () => {
    const user = await openAndFill({ 'First name': 'Aisha' })
    backend.failNext({ target: 'firestore', kind: 'lose-answer' })
    await user.click(submit())
    expect(await screen.findByText(unfinished)).toBeVisible()
    fill(form(), { 'First name': 'Asha' })
    await user.click(submit())
    await expectRegistered()
  })

  it('a password changed in between leaves the way through the first one', async () => {
    const user = await openAndFill()
    backend.failNext({ target: 'firestore', kind: 'close' })
    await user.click(submit())
    await expectNotRegistered()
    fill(form(), { Password: 'another-one-9' })
    await user.click(submit())
    await screen.findAllByText(/^There is an account with this email already/)
    expect(profiles()).toEqual([])

    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await loginPage()
    fill(loginForm(), { Email: email, Password: password })
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Finish your profile' }),
    ).toBeVisible()
    expect(await accountWith(email, password)).toMatch(/^\w{28}$/)
    expect(await accountWith(email, 'another-one-9')).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  it('after the page was closed, registering once more finishes it too', async () => {
    const uid = await openAccountAlone('baraka@example.org', password)
    const user = await openAndFill({ Email: 'baraka@example.org' })
    await user.click(submit())
    await loginPage()
    expect(calls()).toEqual([
      ...['accounts:signUp', 'accounts:signInWithPassword', 'accounts:lookup'],
      ...['documents:batchGet', 'documents:commit'],
    ])
    expect(profiles()).toEqual([
      { id: uid, fields: expect.objectContaining({ uid, email: 'baraka@example.org' }) },
    ])
  })

  it('a member who finished elsewhere meanwhile is not registered over', async () => {
    const user = await openAndFill()
    await user.click(submit())
    await expectRegistered()
    cleanup()
    await openAndFill({ 'First name': 'Somebody' }).then((again) => again.click(submit()))
    await screen.findByText(unfinished)
    expect(profiles()[0]?.fields).toMatchObject({ fname: 'Asha' })
  })
})

describe('the sign-in service says no, in a notification and above the form, with one plain sentence', () => {
  async function expectRefused(words: RegExp, advice: RegExp) {
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
    const [above] = within(form()).getAllByRole('status')
    expect(above).toHaveTextContent(words)
    expect(above).toHaveTextContent(advice)
    expect(profiles()).toEqual([])
    expect(sessionPlaces()).toEqual([])
    expectNowhere(password)
  }

  it.each([
    [
      'WEAK_PASSWORD : Password should be at least 6 characters',
      /auth\/weak-password/,
      /choose a longer password/,
    ],
    [
      'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.',
      /auth\/too-many-requests/,
      /too many attempts/,
    ],
    ['OPERATION_NOT_ALLOWED', /auth\/operation-not-allowed/, /did not work just now/],
    ['NOBODY_KNOWS_THIS', /auth\/nobody-knows-this/, /did not work just now/],
  ])('%s', async (message, words, advice) => {
    const user = await openAndFill()
    authRefusesNext('signUp', message)
    await user.click(submit())
    await expectRefused(words, advice)
    expectTyped()
    await user.click(submit())
    await expectRegistered()
  })

  it('to an address that is taken by somebody else', async () => {
    const user = await openAndFill({ Email: demoMember.email })
    await user.click(submit())
    await expectRefused(/auth\/email-already-in-use/, /There is an account with this email already/)
    expectTyped({ Email: demoMember.email })
    expect(backend.documents('users')).toEqual([{ id: demoMember.uid, fields: demoMember.profile }])
  })

  it('to a member who is registered already, whose profile stays as it is', async () => {
    const user = await openAndFill({ Email: demoMember.email, Password: demoMember.password })
    await user.click(submit())
    await expectRefused(/auth\/email-already-in-use/, /There is an account with this email already/)
    expect(backend.documents('users')).toEqual([{ id: demoMember.uid, fields: demoMember.profile }])
  })

  it.each(['close', 'server-error', 'lose-answer'] as const)(
    'to such a member at the second try too, when the first one met "%s"',
    async (way) => {
      const user = await openAndFill({ Email: demoMember.email, Password: demoMember.password })
      backend.failNext({ target: 'auth', kind: way })
      await user.click(submit())
      expect(await screen.findByText(unfinished)).toBeVisible()
      await user.click(submit())
      await expectRefused(
        /auth\/email-already-in-use/,
        /There is an account with this email already/,
      )
      expect(backend.documents('users')).toEqual([
        { id: demoMember.uid, fields: demoMember.profile },
      ])
    },
  )
})

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Failure } from '@/domain/failure'
import { fetchProfile, logIn, register } from '@/services/members'
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
  pressToLeave,
  sessionPlaces,
  teamWrites,
  ways,
} from '../support/members'

const { email, password, uid, profile } = demoMember
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const region = (name: string) => screen.getByRole('region', { name })
const button = (name: string) => screen.getByRole('button', { name })
const stored = () => backend.documents('users').find(({ id }) => id === uid)?.fields

/** What the profile says, by label. */
function shown(): Record<string, string> {
  const labels = within(screen.getByRole('main')).getAllByRole('term')
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  )
}

async function openProfile(address = '/Dashboard', name = 'Amani Demo') {
  await logIn({ email, password }, 'device')
  const user = await openSite(address)
  await heading(name)
  await screen.findByRole('heading', { level: 2, name: 'Your details' })
  return user
}

describe('a member sees', () => {
  it('every stated field, and N/A where there is nothing', async () => {
    await openProfile()
    expect(shown()).toEqual({
      Name: 'Amani Demo',
      Role: 'N/A',
      Email: email,
      'Phone number': '0712345678',
      'First name': 'Amani',
      'Last name': 'Demo',
      'Date of birth': '15 April 2003',
      // The day on which the account was opened.
      'Date joined': new Intl.DateTimeFormat('en-KE', {
        dateStyle: 'long',
        timeZone: 'Africa/Nairobi',
      }).format(new Date()),
      Gender: 'Female',
      Location: 'Nairobi',
      Profession: 'Student – university or college',
    })
    expect(screen.getByText('No contributions yet.')).toBeVisible()
    expect(screen.getByText('AD')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('main')).not.toHaveTextContent(password)
    expect(screen.getByRole('main').querySelectorAll('img')).toHaveLength(0)
  })

  it('what the team wrote: role, contributions and the day of joining', async () => {
    await teamWrites(uid, {
      role: { stringValue: 'volunteer' },
      contributions: {
        arrayValue: {
          values: [{ stringValue: 'Led the book club' }, { stringValue: '<b>Art</b>' }],
        },
      },
      dateJoined: { timestampValue: '2024-12-31T22:00:00Z' },
      proffesion: { stringValue: '' },
      profession: { stringValue: 'Counsellor' },
    })
    await openProfile()
    expect(shown()).toMatchObject({
      Role: 'volunteer',
      // Already the new year in Kenya.
      'Date joined': '1 January 2025',
      Profession: 'Counsellor',
    })
    const list = within(region('Contributions')).getAllByRole('listitem')
    expect(list.map((item) => item.textContent)).toEqual(['Led the book club', '<b>Art</b>'])
    expect(screen.queryByText('No contributions yet.')).toBeNull()
  })

  it('a profile out of which everything is missing, without an error', async () => {
    await teamWrites(uid, {
      ...Object.fromEntries(Object.keys(profile).map((key) => [key, { integerValue: '7' }])),
      contributions: { stringValue: 'none' },
      dateJoined: { stringValue: 'soon' },
    })
    await openProfile('/Dashboard', 'Your profile')
    const { 'Date joined': joined, ...others } = shown()
    expect(joined).not.toBe('N/A')
    expect(new Set(Object.values(others))).toEqual(new Set(['N/A']))
    expect(screen.getByText('No contributions yet.')).toBeVisible()
    expect(button('Logout')).toBeVisible()
  })

  it('all of the own data as a file', async () => {
    await teamWrites(uid, { role: { stringValue: 'volunteer' } })
    await openProfile()
    const link = screen.getByRole('link', { name: 'Download my data' })
    expect(link).toHaveAttribute('download', 'my-data.json')
    const file = decodeURIComponent(link.getAttribute('href')?.replace(/^[^,]*,/, '') ?? '')
    expect(JSON.parse(file)).toEqual({
      account: { uid, email, openedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) },
      profile: { ...profile, role: 'volunteer' },
    })
    expect(file).not.toContain(password)
  })
})

it("a member's token does not read the profile of another", async () => {
  await openAccountAlone('baraka@example.org', 'chapati-na-madondo')
  await logIn({ email: 'baraka@example.org', password: 'chapati-na-madondo' }, 'tab')
  const reading = fetchProfile({ uid, email, openedAt: null })
  await expect(reading).rejects.toBeInstanceOf(Failure)
  await expect(reading).rejects.toMatchObject({ code: 'refused' })
  expect(backend.denials()).toHaveLength(1)
})

describe('a member changes the profile', () => {
  const form = () => screen.getByRole('form', { name: 'Edit profile' })
  const field = (label: string) => within(form()).getByLabelText(label)
  const save = () => within(form()).getByRole('button', { name: 'Save' })
  const saved = 'Your profile is saved.'
  const notSaved = 'We could not save your profile. What you typed is still here.'
  const change = { 'First name': 'Amina', Location: 'mombasa', Gender: 'Prefer not to say' }
  const changed = {
    ...profile,
    fname: 'Amina',
    displayName: 'Amina Demo',
    location: 'Mombasa',
    gender: 'Prefer not to say',
  }

  async function openAndChange(texts: Readonly<Record<string, string>> = change) {
    const user = await openProfile()
    await user.click(button('Edit profile'))
    fill(form(), texts)
    return user
  }

  it('starting from what is stored, and sees the change at once', async () => {
    const user = await openAndChange({})
    expect(field('First name')).toHaveValue('Amani')
    expect(field('Last name')).toHaveValue('Demo')
    expect(field('Phone number')).toHaveValue('0712345678')
    expect(field('Date of birth')).toHaveValue('2003-04-15')
    expect(field('Gender')).toHaveValue('Female')
    expect(field('Location')).toHaveValue('Nairobi')
    expect(field('Profession')).toHaveValue('Student – university or college')
    fill(form(), change)
    await user.dblClick(save())
    await heading('Amina Demo')
    await waitFor(() => expect(screen.getAllByText(saved)).toHaveLength(2))
    expect(shown()).toMatchObject({ 'First name': 'Amina', Location: 'Mombasa' })
    expect(stored()).toEqual(changed)
    expect(calls().filter((call) => call === 'documents:commit')).toHaveLength(1)
    await waitFor(() => expect(button('Edit profile')).toHaveFocus())
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('and leaves what the team wrote as it is', async () => {
    const ofTheTeam = {
      role: { stringValue: 'volunteer' },
      contributions: { arrayValue: { values: [{ stringValue: 'Led the book club' }] } },
      dateJoined: { stringValue: '2025-03-01' },
      profession: { stringValue: 'Counsellor' },
      checkedBy: { stringValue: 'the team' },
    }
    await teamWrites(uid, ofTheTeam)
    const user = await openAndChange()
    await user.click(save())
    await heading('Amina Demo')
    expect(stored()).toEqual({
      ...changed,
      role: 'volunteer',
      contributions: ['Led the book club'],
      dateJoined: '2025-03-01',
      profession: 'Counsellor',
      checkedBy: 'the team',
    })
    expect(shown()).toMatchObject({ Role: 'volunteer', 'Date joined': '1 March 2025' })
    expect(backend.denials()).toEqual([])
  })

  it('and is told what is not right, and nothing is sent', async () => {
    const user = await openAndChange({ 'Last name': '', Location: 'Atlantis' })
    await user.click(save())
    expect(field('Last name')).toHaveAccessibleDescription('Last name is required')
    expect(field('Last name')).toHaveFocus()
    expect(field('Location')).toHaveAccessibleDescription(
      expect.stringContaining('Choose a county from the list'),
    )
    expect(calls()).not.toContain('documents:commit')
  })

  it('or leaves it as it was', async () => {
    const user = await openAndChange()
    await user.click(within(form()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(button('Edit profile')).toHaveFocus())
    expect(stored()).toEqual(profile)
    expect(shown()).toMatchObject({ 'First name': 'Amani' })
    await user.click(button('Edit profile'))
    expect(field('First name')).toHaveValue('Amani')
  })

  it.each(ways)('and keeps what was typed when storing meets "%s"', async (way) => {
    const user = await openAndChange()
    backend.failNext({ target: 'firestore', kind: way })
    await user.click(save())
    await waitFor(() => expect(screen.getAllByText(notSaved)).toHaveLength(2))
    expect(field('First name')).toHaveValue('Amina')
    expect(field('Location')).toHaveValue('mombasa')
    await user.click(save())
    await heading('Amina Demo')
    expect(stored()).toEqual(changed)
  })

  it('and keeps what was typed offline, and through a reload', async () => {
    const user = await openAndChange()
    const goOnline = goOffline()
    await user.click(save())
    expect(await screen.findByText('You are offline. We kept what you typed.')).toBeVisible()
    expect(stored()).toEqual(profile)
    goOnline()
    cleanup()
    const again = await openSite('/Dashboard')
    await heading('Amani Demo')
    await again.click(button('Edit profile'))
    expect(field('First name')).toHaveValue('Amina')
    await again.click(save())
    await heading('Amina Demo')
    expect(stored()).toEqual(changed)
  })
})

describe('a member logs out', () => {
  const loginPage = () => heading('Member login')

  it('and nobody is logged in, and nothing typed is left', async () => {
    const user = await openProfile()
    sessionStorage.setItem('draft:donation', JSON.stringify({ texts: { name: 'Amani' } }))
    sessionStorage.setItem('draft:list-faq', JSON.stringify({ texts: { a: '{}' } }))
    await user.click(button('Edit profile'))
    fill(screen.getByRole('form', { name: 'Edit profile' }), { 'First name': 'Amina' })
    await pressToLeave(button('Logout'))
    await loginPage()
    expect(location.pathname).toBe('/MemberLogin')
    expect(
      screen.getByText('You are logged out. What was typed on this device is cleared.'),
    ).toBeVisible()
    expect(sessionPlaces()).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    expect(screen.queryByText('Amani Demo')).toBeNull()
    cleanup()
    await openSite('/Dashboard')
    await loginPage()
  })

  it('offline too', async () => {
    await openProfile()
    goOffline()
    await pressToLeave(button('Logout'))
    await loginPage()
    expect(sessionPlaces()).toEqual([])
  })

  it('at /MemberLogin, and logs in again there', async () => {
    const user = await openProfile('/MemberLogin')
    await pressToLeave(button('Logout'))
    await loginPage()
    const form = screen.getByRole('form', { name: 'Login' })
    fill(form, { Email: email, Password: password })
    await user.click(within(form).getByRole('button', { name: 'Log in' }))
    await heading('Amani Demo')
    expect(location.pathname).toBe('/Dashboard')
    await pressToLeave(button('Logout'))
    await loginPage()
    expect(sessionPlaces()).toEqual([])
  })
})

describe('a member deletes the account', () => {
  const form = () => screen.getByRole('form', { name: 'Delete my account' })
  const remove = () => within(form()).getByRole('button', { name: 'Delete for ever' })
  const achieng = { email: 'achieng@example.org', password: 'ugali-na-sukuma' }
  const details = {
    fname: 'Achieng',
    lname: 'Odhiambo',
    phoneNumber: '0712345678',
    dob: '2001-02-03',
    gender: 'Female',
    location: 'Kisumu',
    profession: 'Counsellor',
  }
  const storedProfiles = () => backend.documents('users').filter(({ id }) => id !== uid)
  const deleted = 'Your account and your profile are deleted.'
  const notDeleted = 'Your account is not deleted yet.'

  // What is known of an unclear deletion belongs to an account, so each of these tests has its own.
  async function openOwnProfile() {
    await register(achieng, details)
    await logIn(achieng, 'device')
    const user = await openSite('/Dashboard')
    await heading('Achieng Odhiambo')
    return user
  }

  async function openAndFill(typed: string = achieng.password) {
    const user = await openOwnProfile()
    await user.click(button('Delete my account'))
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Delete your account?' })).toHaveFocus(),
    )
    fill(form(), { 'Your password': typed })
    return user
  }

  async function expectDeleted() {
    await heading('Member login')
    await waitFor(() => expect(screen.getAllByText(deleted)).toHaveLength(2))
    expect(storedProfiles()).toEqual([])
    expect(sessionPlaces()).toEqual([])
    expectNowhere(achieng.password)
    expect(await accountWith(achieng.email, achieng.password)).toBe('INVALID_LOGIN_CREDENTIALS')
  }

  it('profile and all, and cannot log in any more', async () => {
    const user = await openAndFill()
    await user.dblClick(remove())
    await expectDeleted()
    const login = screen.getByRole('form', { name: 'Login' })
    fill(login, { Email: achieng.email, Password: achieng.password })
    await user.click(within(login).getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getAllByText(/auth\/invalid-credential/)).toHaveLength(2))
    expect(calls().filter((call) => call === 'accounts:delete')).toHaveLength(1)
  })

  it('or keeps it', async () => {
    const user = await openAndFill()
    await user.click(button('Keep my account'))
    await waitFor(() => expect(button('Delete my account')).toHaveFocus())
    expect(screen.queryByRole('form', { name: 'Delete my account' })).toBeNull()
    expect(storedProfiles()).toHaveLength(1)
    expect(await accountWith(achieng.email, achieng.password)).toBe(storedProfiles()[0]?.id)
  })

  it('only with the password', async () => {
    const user = await openAndFill('')
    await user.click(remove())
    expect(within(form()).getByLabelText('Your password')).toHaveAccessibleDescription(
      'Password is required',
    )
    fill(form(), { 'Your password': 'not this one' })
    await user.click(remove())
    expect(await screen.findByText(notDeleted)).toBeVisible()
    expect(screen.getByText(/The email or the password is not right/)).toBeVisible()
    expect(storedProfiles()).toHaveLength(1)
    expect(sessionPlaces()).toEqual(['device'])
    fill(form(), { 'Your password': achieng.password })
    await user.click(remove())
    await expectDeleted()
  })

  it('and waits when the service asks to', async () => {
    const user = await openAndFill()
    authRefusesNext('signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER')
    await user.click(remove())
    expect(await screen.findByText(/too many attempts/)).toBeVisible()
    expect(storedProfiles()).toHaveLength(1)
  })

  // Proving the password takes two calls; then the profile goes, then the account.
  const steps = [
    ['proving the password', 0, 'auth'],
    ['reading the account', 1, 'auth'],
    ['deleting the profile', 0, 'firestore'],
    ['deleting the account', 2, 'auth'],
  ] as const

  it.each(steps.flatMap((step) => ways.map((way) => [...step, way] as const)))(
    'with the same button when %s (call %i of %s) meets "%s"',
    async (_step, before, target, way) => {
      const user = await openAndFill()
      failAfter(before, target, way)
      await user.click(remove())
      expect(await screen.findByText(notDeleted)).toBeVisible()
      expect(backend.pendingFaults()).toEqual([])
      expect(within(form()).getByLabelText('Your password')).toHaveValue(achieng.password)
      await user.click(remove())
      await expectDeleted()
    },
  )
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { profileLabels } from '@/content/texts/members'
import { dayOfMoment } from '@/domain/calendar/calendar'
import { register } from '@/services/registration'
import { demoMember } from '../../../local/demoMember'
import * as members from '../../support/members'
import * as page from '../../support/memberPages'
import { asha, details } from '../../support/newMember'
import { newProfiles } from '../../support/registered'
import { backend, expectLink } from '../../support/site'

const { email, password, uid, profile } = demoMember
const stored = () => backend.documents('users').find(({ id }) => id === uid)?.fields
const section = (name: string) => screen.getByRole('region', { name })

/** What the profile says, by label. */
function shown(): Record<string, string> {
  const labels = within(section('Your details')).getAllByRole('term')
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  )
}

async function openProfile(name = 'Amani Demo') {
  const user = await page.openAsMember(demoMember, { name }, 'device')
  await screen.findByRole('heading', { level: 2, name: 'Your details' })
  return user
}

describe('a member sees', () => {
  it('what they told us, N/A for the rest behind a press, and a file of all their data', async () => {
    const user = await openProfile()
    const { displayName: _heading, role: _unknown, ...labels } = profileLabels
    expect(Object.keys(shown())).toEqual(Object.values(labels))
    await user.click(page.button('Details'))
    expect(shown()).toMatchObject({
      ...{ Role: 'N/A', Email: `${email}Not confirmed yet`, 'Phone number': '0712345678' },
      ...{ 'First name': 'Amani', 'Last name': 'Demo', 'Date of birth': '15 April 2003' },
      // The day on which the account was opened.
      'Date joined': dayOfMoment(new Date()),
      ...{ Gender: 'Female', Location: 'Nairobi' },
      Profession: 'Student – university or collegeAs you wrote it, not checked by us',
    })
    expect(screen.getByText('No contributions yet.')).toBeVisible()
    expect(screen.getByText('AD')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('main')).not.toHaveTextContent(password)
    expect(screen.getByRole('main').querySelectorAll('img')).toHaveLength(0)
    expectLink('write to us', '/contact#subject=A%20copy%20of%20my%20data')
    const link = screen.getByRole('link', { name: 'Download my data' })
    expect(link).toHaveAttribute('download', 'my-data.json')
    const file = decodeURIComponent(link.getAttribute('href')?.replace(/^[^,]*,/, '') ?? '')
    expect(JSON.parse(file)).toMatchObject({ account: { uid, email }, profile })
  })

  it('an empty profile, without an error', async () => {
    await members.teamWrites(uid, {
      ...Object.fromEntries(Object.keys(profile).map((key) => [key, 7])),
      ...{ contributions: 'none', dateJoined: 'soon' },
    })
    const user = await openProfile('Your profile')
    await user.click(page.button('Details'))
    const { 'Date joined': joined, Email: address, ...others } = shown()
    expect(joined).not.toBe('N/A')
    expect(address).toBe(`${email}Not confirmed yet`)
    expect(others).toHaveProperty('Name')
    expect(new Set(Object.values(others))).toEqual(new Set(['N/A']))
    expect(screen.getByText('No contributions yet.')).toBeVisible()
    expect(page.button('Logout')).toBeVisible()
  })
})

describe('a member changes the profile', () => {
  const editing = 'Edit profile'
  const save = () => page.buttonOf(editing, 'Save')
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
    await user.click(page.button('Edit profile'))
    page.fill(editing, texts)
    return user
  }

  it('once despite a double tap and a cancelled try before, and sees the change at once', async () => {
    // Already the 18th birthday in Kenya.
    vi.setSystemTime(new Date('2021-04-14T22:30:00Z'))
    const user = await openAndChange()
    await user.click(page.buttonOf(editing, 'Cancel'))
    await waitFor(() => expect(page.button('Edit profile')).toHaveFocus())
    expect(stored()).toEqual(profile)
    await user.click(page.button('Edit profile'))
    page.expectTyped(editing, {
      ...{ 'First name': 'Amani', 'Last name': 'Demo', 'Phone number': '0712345678' },
      ...{ Day: '15', Month: '04', Year: '2003' },
      ...{ Gender: 'Female', Location: 'Nairobi', Profession: 'Student – university or college' },
    })
    page.fill(editing, change)
    await user.dblClick(save())
    await page.heading('Amina Demo')
    await page.saidTwice('Your profile is saved.')
    expect(shown()).toMatchObject({ 'First name': 'Amina', Location: 'Mombasa' })
    expect(stored()).toEqual(changed)
    expect(members.timesCalled('documents:commit')).toBe(1)
    // The last one shows what the cancelled try may have stored.
    expect(members.timesCalled('documents:batchGet')).toBe(3)
    await waitFor(() => expect(page.button('Edit profile')).toHaveFocus())
    expect(page.draftsKept()).toEqual([])
  })

  it('and keeps what the team wrote', async () => {
    await members.teamWrites(uid, {
      role: 'volunteer',
      contributions: ['Led the book club', '<b>Art</b>'],
      dateJoined: new Date('2024-12-31T22:00:00Z'),
      // No longer offered.
      proffesion: 'Lamplighter',
      profession: 'Counsellor',
      // As an older system did.
      password: 'x7Kw02qz',
    })
    const before = stored()
    const user = await openAndChange()
    const list = within(section('Contributions')).getAllByRole('listitem')
    expect(list.map((item) => item.textContent)).toEqual(['Led the book club', '<b>Art</b>'])
    expect(screen.queryByText('No contributions yet.')).toBeNull()
    expect(document.documentElement.outerHTML).not.toContain('x7Kw02qz')
    await user.click(save())
    await page.heading('Amina Demo')
    await screen.findByRole('region', { name: 'Your details' })
    expect(stored()).toEqual({ ...before, ...changed, proffesion: 'Lamplighter' })
    // Already the new year in Kenya.
    expect(shown()).toMatchObject({ Role: 'volunteer', 'Date joined': '1 January 2025' })
    expect(shown().Profession).toMatch(/^Lamplighter/)
    expect(backend.denials()).toEqual([])
  })

  it('and is asked for a guardian when found to be under 18', async () => {
    const user = await openAndChange({ Year: '2015' })
    await user.click(save())
    const consent = page.fieldOf(editing, 'My parent or guardian agrees that I am a member')
    expect(consent).toHaveFocus()
    expect(members.calls()).not.toContain('documents:commit')
    await user.click(consent)
    fireEvent.click(save())
    // It is too late to cancel.
    fireEvent.click(page.buttonOf(editing, 'Cancel'))
    expect(page.formNamed(editing)).toBeVisible()
    await page.saidTwice('Your profile is saved.')
  })
})

it('what a member changes on another device survives an open form, and a draft kept through a reload', async () => {
  const onThePhone = (phoneNumber: string) => members.teamWrites(uid, { phoneNumber })
  const user = await openProfile()
  await user.click(page.button('Edit profile'))
  page.fill('Edit profile', { Location: 'Mombasa' })
  await onThePhone('0799000111')
  await user.click(page.buttonOf('Edit profile', 'Save'))
  await page.saidTwice('Your profile is saved.')
  expect(stored()).toEqual({ ...profile, phoneNumber: '0799000111', location: 'Mombasa' })

  await user.click(page.button('Edit profile'))
  page.fill('Edit profile', { Location: 'Nakuru' })
  await onThePhone('0799000222')
  cleanup()
  await page.openMemberPages('/Dashboard')
  await page.heading('Amani Demo')
  await user.click(page.button('Edit profile'))
  page.expectTyped('Edit profile', { Location: 'Nakuru', 'Phone number': '0799000222' })
  await user.click(page.buttonOf('Edit profile', 'Save'))
  await page.saidTwice('Your profile is saved.')
  expect(stored()).toEqual({ ...profile, phoneNumber: '0799000222', location: 'Nakuru' })
})

it('a member can log out offline, and nothing typed is left', async () => {
  const user = await openProfile()
  sessionStorage.setItem('draft:1:donation', JSON.stringify({ savedAt: 1, value: {} }))
  await user.click(page.button('Edit profile'))
  page.fill('Edit profile', { 'First name': 'Amina' })
  members.goOffline()
  await page.pressToLeave('Logout')
  await page.loginPage()
  expect(screen.getByText(/^You are logged out\. The forms in this tab are empty/)).toBeVisible()
  expect(members.sessionPlaces()).toEqual([])
  expect({ ...sessionStorage, ...localStorage }).toEqual({})
  cleanup()
  await page.openMemberPages('/Dashboard')
  await page.loginPage()
})

describe('a member deletes the account', () => {
  const deleting = 'Delete my account'
  const remove = () => page.buttonOf(deleting, 'Delete for ever')
  const notDeleted = 'Your account is not deleted yet.'
  const deleted = 'Your account and your profile are deleted.'

  async function openAndFill(typed: string = asha.password) {
    await register(asha, details)
    const user = await page.openAsMember(asha, { name: 'Asha Wanjiru' })
    await user.click(page.button('Delete my account'))
    expect(screen.getByRole('heading', { name: 'Delete your account?' })).toHaveFocus()
    page.fill(deleting, { 'Your password': typed })
    return user
  }

  async function expectDeleted() {
    await page.loginPage()
    await page.saidTwice(deleted)
    expect(newProfiles()).toEqual([])
    expect(members.sessionPlaces()).toEqual([])
    members.expectNowhere(asha.password)
    expect(await members.accountWith(asha.email, asha.password)).toBe('INVALID_LOGIN_CREDENTIALS')
  }

  it('with the password, and once despite a double tap', async () => {
    const user = await openAndFill('')
    expect(page.formNamed(deleting).querySelector('[autocomplete=username]')).toHaveValue(
      asha.email.toLowerCase(),
    )
    await user.click(remove())
    page.expectReason(deleting, 'Your password', 'Password is required')
    page.fill(deleting, { 'Your password': 'not this one' })
    await user.click(remove())
    expect(await screen.findByText(notDeleted)).toBeVisible()
    expect(screen.getByText(/The email or the password is not right/)).toBeVisible()
    expect(newProfiles()).toHaveLength(1)
    expect(members.sessionPlaces()).toEqual(['tab'])
    page.fill(deleting, { 'Your password': asha.password })
    await user.dblClick(remove())
    await expectDeleted()
    expect(members.timesCalled('accounts:delete')).toBe(1)
  })

  it('unless they keep it, and finishes with the same button after a failure', async () => {
    const user = await openAndFill()
    await user.click(page.button('Keep my account'))
    await waitFor(() => expect(page.button('Delete my account')).toHaveFocus())
    expect(await members.accountWith(asha.email, asha.password)).toBe(newProfiles()[0]?.id)
    await user.click(page.button('Delete my account'))
    page.expectTyped(deleting, { 'Your password': '' })
    page.fill(deleting, { 'Your password': asha.password })
    members.failAfter(2, 'auth', 'lose-answer')
    await user.click(remove())
    expect(await screen.findByText(/^We do not know whether your account is/)).toBeVisible()
    page.expectTyped(deleting, { 'Your password': asha.password })
    const held = members.hold('accounts:delete')
    await user.click(remove())
    await waitFor(() => expect(members.timesCalled('accounts:delete')).toBe(2))
    await user.click(page.button('Keep my account'))
    expect(page.formNamed(deleting)).toBeVisible()
    void held.release()
    await expectDeleted()
  })

  it('even without a profile, as after a deletion that was broken off and given up', async () => {
    const user = await openAndFill()
    members.failAfter(2, 'auth', 'close')
    await user.click(remove())
    await screen.findByText(/^We do not know whether your account is/)
    await user.click(page.button('Keep my account'))
    await page.heading('Finish your profile')
    await user.click(page.button('Delete my account'))
    page.fill(deleting, { 'Your password': asha.password })
    await user.click(remove())
    await expectDeleted()
  })
})

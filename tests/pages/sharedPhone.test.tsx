import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { getAuth } from 'firebase/auth'
import { describe, expect, it, vi } from 'vitest'
import { logIn } from '@/services/members'
import { logOut } from '@/services/session'
import { demoMember } from '../../local-backend/demoMember'
import { backend, openSite } from '../support/app'
import {
  accountWith,
  calls,
  fill,
  hold,
  openAccountAlone,
  pressToLeave,
  teamWrites,
} from '../support/members'

const { email, password, uid, profile } = demoMember
const other = { email: 'baraka@example.org', password: 'chapati-na-madondo' }
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string) => screen.getByRole('button', { name })
const field = (form: string, label: string) =>
  within(screen.getByRole('form', { name: form })).getByLabelText(label)

async function openProfile(address = '/Dashboard') {
  await logIn({ email, password }, 'tab')
  const user = await openSite(address)
  await heading('Amani Demo')
  return user
}

async function deleteWhileHeld(call: string) {
  const user = await openProfile()
  await user.click(button('Delete my account'))
  fill(screen.getByRole('form', { name: 'Delete my account' }), { 'Your password': password })
  const release = hold(call)
  await user.click(button('Delete for ever'))
  await waitFor(() => expect(calls()).toContain(call))
  return { user, release }
}

describe('one after the other at the same phone', () => {
  it('finds nothing of what a member typed whose session ended while this tab slept', async () => {
    const user = await openProfile()
    await user.click(button('Edit profile'))
    fill(screen.getByRole('form', { name: 'Edit profile' }), { 'Phone number': '0799 999 999' })
    cleanup()
    await logOut()
    await openSite('/')
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('finds no password that was typed for a registration and left', async () => {
    const user = await openSite('/Register')
    fill(screen.getByRole('form', { name: 'Registration' }), {
      Email: other.email,
      Password: other.password,
    })
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Privacy' }))
    await heading('Privacy')
    cleanup()
    await openSite('/Register')
    expect(field('Registration', 'Email')).toHaveValue(other.email)
    expect(field('Registration', 'Password')).toHaveValue('')
  })

  it('reads that somebody logged out, and not what the login page said before', async () => {
    await logIn({ email, password }, 'tab')
    await openSite('/MemberLogin', { notice: 'registered', email })
    await heading('Amani Demo')
    await pressToLeave(button('Logout'))
    expect(await screen.findByText(/^You are logged out\./)).toBeVisible()
    expect(screen.queryByText(/User Registered Successfully/)).toBeNull()
    expect(field('Login', 'Email')).toHaveValue('')
  })

  it('does not read hours later that somebody logged out', async () => {
    const user = await openProfile()
    await pressToLeave(button('Logout'))
    await heading('Member login')
    await user.click(screen.getByRole('link', { name: 'Register' }))
    await heading('Register')
    await user.click(screen.getByRole('link', { name: 'Log in' }))
    await heading('Member login')
    expect(screen.queryByText(/^You are logged out\./)).toBeNull()
  })
})

describe('where the browser keeps nothing', () => {
  it('a member logs in all the same, and stays until the page is left', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const user = await openSite('/MemberLogin')
    await heading('Member login')
    fill(screen.getByRole('form', { name: 'Login' }), { Email: email, Password: password })
    await user.click(button('Log in'))
    await heading('Amani Demo')
    await act(async () => dispatchEvent(new StorageEvent('storage')))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amani Demo')
    await pressToLeave(button('Logout'))
    await heading('Member login')
    expect(getAuth().currentUser).toBeNull()
  })
})

describe('a deletion on its way', () => {
  it('cannot be taken back by the button that closes its form', async () => {
    const { user, release } = await deleteWhileHeld('accounts:delete')
    await user.click(button('Keep my account'))
    expect(screen.getByRole('form', { name: 'Delete my account' })).toBeVisible()
    void release()
    expect(await screen.findByText('Your account and your profile are deleted.')).toBeVisible()
  })

  it('that a logout overtakes is not called done', async () => {
    const { release } = await deleteWhileHeld('documents:commit')
    await pressToLeave(button('Logout'))
    await heading('Member login')
    void release()
    expect(
      await screen.findByText('You are no longer logged in. Please log in again.'),
    ).toBeVisible()
    expect(screen.queryByText('Your account and your profile are deleted.')).toBeNull()
    expect(await accountWith(email, password)).toBe(uid)
  })

  it('that broke off in the middle is finished from the page that asks for the profile', async () => {
    await openAccountAlone(other.email, other.password)
    await logIn(other, 'tab')
    const user = await openSite('/MemberLogin')
    await heading('Finish your profile')
    await user.click(button('Delete my account'))
    fill(screen.getByRole('form', { name: 'Delete my account' }), {
      'Your password': other.password,
    })
    await user.click(button('Delete for ever'))
    expect(await screen.findByText('Your account and your profile are deleted.')).toBeVisible()
    expect(await accountWith(other.email, other.password)).toBe('INVALID_LOGIN_CREDENTIALS')
  })
})

describe('a profile of another time', () => {
  it('shows and hands out no password that an older system wrote into it', async () => {
    await teamWrites(uid, { password: { stringValue: 'x7Kw02qz' } })
    await openProfile()
    expect(document.documentElement.outerHTML).not.toContain('x7Kw02qz')
  })

  it('keeps a choice that is offered no longer', async () => {
    await teamWrites(uid, { proffesion: { stringValue: 'Lamplighter' } })
    const user = await openProfile()
    await user.click(button('Edit profile'))
    fill(screen.getByRole('form', { name: 'Edit profile' }), { 'First name': 'Amina' })
    await user.click(button('Save'))
    await heading('Amina Demo')
    expect(backend.documents('users').find(({ id }) => id === uid)?.fields).toMatchObject({
      ...profile,
      displayName: 'Amina Demo',
      fname: 'Amina',
      proffesion: 'Lamplighter',
    })
  })

  it('asks for a guardian when its owner turns out to be under 18', async () => {
    const user = await openProfile()
    await user.click(button('Edit profile'))
    const form = screen.getByRole('form', { name: 'Edit profile' })
    fill(form, { 'Date of birth': '2015-01-01' })
    await user.click(button('Save'))
    const consent = within(form).getByLabelText('My parent or guardian agrees that I am a member')
    expect(consent).toHaveFocus()
    expect(backend.documents('users').find(({ id }) => id === uid)?.fields.dob).toBe(profile.dob)
    await user.click(consent)
    await user.click(button('Save'))
    expect(await screen.findAllByText('Your profile is saved.')).not.toEqual([])
  })
})

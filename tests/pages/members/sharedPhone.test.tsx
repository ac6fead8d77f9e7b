import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { logOutEverywhere } from '@/services/logout'
import { demoMember } from '../../../local/demoMember'
import { openAccountAlone } from '../../support/members'
import {
  button,
  draftsKept,
  expectTyped,
  fieldOf,
  fill,
  heading,
  logInBefore,
  openAsMember,
  openMemberPages,
  pressToLeave,
} from '../../support/memberPages'
import { baraka } from '../../support/newMember'

const { email } = demoMember
const loggedOut = /^You are logged out\./

async function typeIntoProfile() {
  const user = await openAsMember()
  await user.click(button('Edit profile'))
  fill('Edit profile', { 'Phone number': '0799 999 999' })
  expect(draftsKept()).toHaveLength(1)
  cleanup()
}

it("a member's typing is gone if the session ended while the tab slept", async () => {
  await typeIntoProfile()
  await logOutEverywhere()
  await openMemberPages('/')
  await waitFor(() => expect(draftsKept()).toEqual([]))
})

it('and if somebody else has logged in by then', async () => {
  await openAccountAlone(baraka.email, baraka.password)
  await typeIntoProfile()
  await logInBefore(baraka)
  await openMemberPages('/Dashboard')
  await heading('Finish your profile')
  expect(draftsKept()).toEqual([])
})

it('a password typed for a registration is gone once the form is left', async () => {
  const register = { '/Register': RegisterPage }
  const user = await openMemberPages('/Register', null, register)
  fill('Registration', { Email: baraka.email, Password: baraka.password })
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  await heading('Elsewhere: /privacy')
  cleanup()
  await openMemberPages('/Register', null, register)
  expectTyped('Registration', { Email: baraka.email, Password: '' })
})

it('the login page says that somebody logged out, nothing older, and not for long', async () => {
  await logInBefore()
  const others = { '/Register': RegisterPage }
  const user = await openMemberPages('/MemberLogin', { notice: 'registered', email }, others)
  await heading('Amani Demo')
  await pressToLeave('Logout')
  expect(await screen.findByText(loggedOut)).toBeVisible()
  expect(screen.queryByText(/User Registered Successfully/)).toBeNull()
  expect(fieldOf('Login', 'Email')).toHaveValue('')
  await user.click(screen.getByRole('link', { name: 'Register' }))
  await heading('Register')
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await heading('Member login')
  expect(screen.queryByText(loggedOut)).toBeNull()
})

it('a closed tab reopened after an hour is logged out, and says why', async () => {
  await typeIntoProfile()
  const kept = { savedAt: Date.now() - 61 * 60_000, value: true }
  sessionStorage.setItem('session-used:1', JSON.stringify(kept))
  await openMemberPages('/Dashboard')
  await heading('Member login')
  expect(screen.getByText(/^You were logged out, since nobody used this page/)).toBeVisible()
  expect(draftsKept()).toEqual([])
})

import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'
import { DashboardPage } from '@/pages/members/DashboardPage'
import { MemberLoginPage } from '@/pages/members/MemberLoginPage'
import type { UserEvent } from '@testing-library/user-event'
import type { Credentials } from '@/domain/members/account'
import type { SessionPlace } from '@/services/firebase/auth'
import { demoMember } from '../../local/demoMember'
import { logInBefore } from './sessions'
import { openPages, type Area } from './site'

export { logInBefore }

configure({ asyncUtilTimeout: 8000 })

/** Notifications and the member's home are fetched when they are needed, and no test is to wait for code. */
beforeAll(async () => {
  await Promise.all([
    import('@/context/notifications/TopRightToasts'),
    import('@/context/notifications/TopCentreSnacks'),
    import('@/pages/members/MemberHome'),
  ])
}, 120_000)

/** The way in and the profile: other pages of the member area lead there. */
const entrance: Area = { '/MemberLogin': MemberLoginPage, '/Dashboard': DashboardPage }

/** Opens the login page, the profile, or one of `others`. */
export const openMemberPages = (address: string, state?: unknown, others: Area = {}) =>
  openPages({ ...entrance, ...others }, address, state)

/** The heading of a page, once it is there. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The heading of the login page, once it is there. */
export const loginPage = () => heading('Member login')

/** Logs in at the login page. */
export async function logInHere(user: UserEvent, { email, password }: Credentials): Promise<void> {
  fill('Login', { Email: email, Password: password })
  await user.click(button('Log in'))
}

/** Opens a page with this heading for somebody who has logged in before. @returns who acts there */
export async function openAsMember(
  credentials: Credentials = demoMember,
  { address = '/Dashboard', name = 'Amani Demo' } = {},
  place?: SessionPlace,
) {
  await logInBefore(credentials, place)
  const user = await openMemberPages(address)
  await heading(name)
  return user
}

/** The form of a name, and what is in it. */
export const formNamed = (name: string) => screen.getByRole('form', { name })
export const fieldOf = (form: string, label: string) =>
  within(formNamed(form)).getByLabelText(label)
export const buttonOf = (form: string, name: string) =>
  within(formNamed(form)).getByRole('button', { name })
export const button = (name: string) => screen.getByRole('button', { name })

/** Fills in the fields with these labels, as a browser does: the form hears of it once. */
export function fill(name: string, texts: Readonly<Record<string, string>>): void {
  const form = formNamed(name)
  for (const [label, value] of Object.entries(texts)) {
    Object.assign(within(form).getByLabelText(label), { value })
  }
  fireEvent.input(form)
}

/** Expects the fields with these labels to hold these texts. */
export function expectTyped(form: string, texts: Readonly<Record<string, string>>): void {
  const inForm = within(formNamed(form))
  for (const [label, text] of Object.entries(texts)) {
    expect(inForm.getByLabelText(label)).toHaveValue(text)
  }
}

/** Expects what is wrong with a field to be said beside it. */
export function expectReason(form: string, label: string, reason: string): void {
  expect(fieldOf(form, label)).toBeInvalid()
  expect(fieldOf(form, label)).toHaveAccessibleDescription(expect.stringContaining(reason))
}

/** Expects a sentence twice: in a notification, and on the page, where it stays. */
export const saidTwice = (words: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))

/** The names of what the tab keeps of forms. */
export const draftsKept = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))

/**
 * Presses a button that sends the person to another page by ending the session. Not by user-event:
 * React drops such a change of page unless all that follows from the press is awaited in `act`.
 */
export async function pressToLeave(name: string): Promise<void> {
  await act(async () => button(name).click())
}

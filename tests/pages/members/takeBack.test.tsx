import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResetPasswordPage } from '@/pages/members/ResetPasswordPage'
import { demoMember } from '../../../local/demoMember'
import { accountWith, changeAddress, sessionPlaces, watchConsole } from '../../support/members'
import {
  button,
  expectTyped,
  heading,
  logInBefore,
  openMemberPages,
} from '../../support/memberPages'
import { backend } from '../../support/site'

const { email, password, uid } = demoMember
const thief = 'thief@example.org'
const open = (address: string) =>
  openMemberPages(address, undefined, { '/ResetPassword': ResetPasswordPage })
const takeBack = () => button('Take my email back')

/** The link that the owner is mailed once somebody has set another address for the account. */
async function linkAfterTheft(): Promise<string> {
  await changeAddress(demoMember, thief)
  expect(await accountWith(email, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  const mail = backend.outbox().findLast(({ link }) => link)
  expect(mail?.params).toMatchObject({ to_email: email })
  const { search } = new URL(mail?.link ?? '')
  expect(search).toContain('mode=recoverEmail')
  return `/ResetPassword${search}`
}

const told = () => backend.outbox().filter(({ templateId }) => templateId === 'contact')

it('the owner takes a stolen address back at a press, and is offered a new password', async () => {
  await logInBefore(demoMember, 'device')
  const link = await linkAfterTheft()
  const user = await open(link)
  await heading('Take your email back')
  await waitFor(() => expect(takeBack()).toBeVisible())
  expect(screen.getByText(email)).toBeVisible()
  expect(location.search).toBe('')
  expect(await accountWith(thief, password)).toBe(uid)
  backend.failNext({ target: 'auth', kind: 'close' })
  await user.click(takeBack())
  expect(await screen.findByText(/^We do not know whether your email was taken back/)).toBeVisible()
  await user.dblClick(takeBack())
  expect(await screen.findByText(/^Your email belongs to your account again/)).toBeVisible()
  expect(await accountWith(email, password)).toBe(uid)
  expect(await accountWith(thief, password)).toBe('INVALID_LOGIN_CREDENTIALS')
  expect(sessionPlaces()).toEqual([])
  await waitFor(() =>
    expect(told()).toMatchObject([
      { params: { user_email: email, user_subject: 'An account was taken back' } },
    ]),
  )
  await user.click(screen.getByRole('link', { name: 'Choose a new password' }))
  await heading('Reset your password')
  await screen.findByRole('form', { name: 'Reset password' })
  expectTyped('Reset password', { Email: email })
})

it('the address is taken back even if nobody can be told', async () => {
  watchConsole()
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
})

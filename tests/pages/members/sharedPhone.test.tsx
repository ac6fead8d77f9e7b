import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { catalogue } from '@/content/facts/catalogue.json'
import { createCartStore } from '@/context/cart/useCart'
import { ContactPage } from '@/pages/community/ContactPage'
import { DonatePage } from '@/pages/giving/DonatePage'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { logOutEverywhere } from '@/services/logout'
import { demoMember } from '../../../local/demoMember'
import { savingData, setConnection } from '../../support/connection'
import { answerInstead, hold, openAccountAlone } from '../../support/members'
import {
  button,
  draftsKept,
  expectTyped,
  fieldOf,
  fill,
  heading,
  logInBefore,
  logInHere,
  openAsMember,
  openMemberPages,
  pressToLeave,
} from '../../support/memberPages'
import { baraka } from '../../support/newMember'
import { setOrganisation } from '../../support/organisation'
import { till } from '../../support/payment'
import { openPages } from '../../support/site'

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
  await logInHere(user, demoMember)
  await heading('Amani Demo')
  expect(location.pathname).toBe('/Dashboard')
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

const area = { '/donate': DonatePage, '/contact': ContactPage, '/order-review': OrderReviewPage }
const pages = {
  '/donate': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/contact': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/order-review': { Name: 'Amani Demo', 'Phone number': '0712345678' },
} as const

function open(address: keyof typeof pages) {
  setOrganisation({ till })
  if (address === '/order-review')
    createCartStore(catalogue).actions.add({ name: 'Hoodie', size: 'M' })
  return openPages(area, address)
}

const field = (label: string) => screen.getByLabelText(label)
const isFilled = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveValue(text))

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'a member finds what we know of them on %s, and the next person at the phone does not',
  async (address) => {
    await logInBefore()
    await open(address)
    for (const [label, text] of Object.entries(pages[address])) await isFilled(label, text)
    expect(draftsKept(), 'nothing is kept before somebody types').toEqual([])
    await act(logOutEverywhere)
    for (const label of Object.keys(pages[address])) await isFilled(label, '')
  },
)

it("a member's typing stays, and no late answer overwrites it", async () => {
  setConnection(savingData)
  await logInBefore()
  const profile = hold('batchGet')
  const user = await open('/donate')
  await user.type(field('Name'), 'Grandma')
  await user.click(field('Email'))
  await profile.made
  await act(profile.release)
  await user.paste('grandma@example.org')
  expect(field('Name')).toHaveValue('Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
  cleanup()
  await open('/donate')
  await isFilled('Name', 'Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
})

it('a member whose profile cannot be read finds only the email filled in', async () => {
  setConnection(savingData)
  await logInBefore()
  answerInstead({ address: 'documents:batchGet', status: 503, body: {} })
  await open('/donate')
  await isFilled('Email', 'demo.member@example.org')
  expect(field('Name')).toHaveValue('')
})

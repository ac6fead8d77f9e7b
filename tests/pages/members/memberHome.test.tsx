import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { forgetCopies } from '@/config/offline'
import { catalogue } from '@/content/facts/catalogue.json'
import recordKeeping from '@/content/facts/recordKeeping.json'
import { createCartStore } from '@/context/cart/useCart'
import { staffHere } from '@/device/staffHere'
import { ContactPage } from '@/pages/community/ContactPage'
import { DonatePage } from '@/pages/giving/DonatePage'
import { RegisterPage } from '@/pages/members/RegisterPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { logOutEverywhere } from '@/services/logout'
import { confirmAddress } from '@/services/mailedLinks'
import { demoMember } from '../../../local/demoMember'
import { giveNavigator } from '../../support/navigator'
import { savingData, setConnection } from '../../support/connection'
import { baraka } from '../../support/newMember'
import { till } from '../../support/payment'
import { answerInstead, hold, openAccountAlone, teamWrites } from '../../support/members'
import * as page from '../../support/memberPages'
import { setOrganisation } from '../../support/organisation'
import { backend, openPages } from '../../support/site'

const { email, uid } = demoMember
const section = (name: string) => screen.getByRole('region', { name })

describe('a member sees the state of the membership', () => {
  it('with a fee they told us, without unset benefits, and with the staff link only if it is theirs', async () => {
    staffHere.write({ uid: 'ben', areas: ['money'] })
    await page.openAsMember()
    const membership = section('Your membership')
    expect(membership).toHaveTextContent(
      'You told us that you paid the membership fee. The team has not confirmed it yet.',
    )
    expect(membership).not.toHaveTextContent('What you get as a member')
    // The link to the staff page is only for the member who was last there.
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull()
    act(() => void staffHere.write({ uid, areas: ['money'] }))
    expect(await screen.findByRole('link', { name: 'Staff' })).toHaveAttribute('href', '/staff')
  })

  it('a confirmed fee, the benefits and the next activity', async () => {
    setOrganisation({ memberBenefits: ['You hear first.', 'You have a say.'] })
    await teamWrites(uid, { dateJoined: new Date('2026-11-20T22:00:00Z') })
    await page.openAsMember()
    const membership = within(section('Your membership'))
    expect(membership.getByText(/^Your membership fee of 21 November 2026 is/)).toBeVisible()
    expect(membership.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You hear first.',
      'You have a say.',
    ])
  })

  it.each([
    ['2025-03-31', 'Staff Onboarding Week', '/activities#onboarding', / – exact days to be/],
    ['2025-05-09', 'Mental Health Awareness Month', '/activities#awareness-month', /2025Bring/],
    ['2025-06-01', 'All activities', '/activities', /All activitiesBring/],
  ])('which activity comes next on %s: %s', async (today, name, address, said) => {
    await page.logInBefore(demoMember, 'device')
    vi.setSystemTime(new Date(`${today}T09:00:00Z`))
    await page.openMemberPages('/Dashboard')
    await page.heading('Amani Demo')
    const [link, friend, ...others] = within(
      section('What you can do now'),
    ).getAllByRole<HTMLAnchorElement>('link')
    expect(link).toHaveAccessibleName(name)
    expect(link).toHaveAttribute('href', address)
    expect(section('What you can do now')).toHaveTextContent(said)
    expect(friend).toHaveAccessibleName('Bring a friend')
    expect(friend).toHaveAttribute('href', expect.stringMatching(/wa\.me.*%2Factivities$/))
    expect(others.map(({ pathname }) => pathname)).toEqual(['/careers', '/donate'])
  })
})

const fee = '19 Nov 2026 · Membership fee · Ksh 200 · TK5AY9DLMF'
const gift = '20 Nov 2026 · Donation · Ksh 1,500 · TK5AY9DLMG'
const paidBack = [
  '20 Nov 2026 · Donation · Ksh 300 · TK5AY9DLMH',
  '21 Nov 2026 · Refund of TK5AY9DLMG · Ksh 500 · TRAAAAAAA1',
  '21 Nov 2026 · Refund of TK5AY9DLMH · Ksh 300 · TRAAAAAAA2',
]

/** What the team confirmed can be printed; it is called a tax receipt only where it is one. */
async function expectAcknowledgement(user: Awaited<ReturnType<typeof page.openAsMember>>) {
  await user.click(page.button('Acknowledgement to print'))
  const sheet = within(await screen.findByRole('article', { name: 'Acknowledgement' }))
  expect(sheet.getByText('We received from Amani Demo:')).toBeVisible()
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Membership fee Ksh 200 19 Nov 2026 TK5AY9DLMF',
    'Donation Ksh 1,500 20 Nov 2026 TK5AY9DLMG',
    'Paid back of TK5AY9DLMG Ksh -500 21 Nov 2026 TRAAAAAAA1',
  ])
  expect(sheet.getByText(/This is not a tax receipt\.$/)).toBeVisible()
  expect(sheet.getByText('Number 20261124-000001-3, issued on 24 November 2026.')).toBeVisible()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(sheet.getByRole('button', { name: 'Print or save' }))
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()

  await user.click(page.button('Acknowledgement to print'))
  expect(screen.queryByRole('article')).toBeNull()
  Object.assign(recordKeeping, { taxReceipt: 'Exempt under TEST/7.' })
  await user.click(page.button('Acknowledgement to print'))
  const receipt = await screen.findByRole('article', { name: 'Tax receipt' })
  expect(receipt).toHaveTextContent('Exempt under TEST/7.')
  // A fee is no gift.
  expect(receipt).toHaveTextContent(gift.split(' · ').at(-1) ?? '')
  expect(receipt).toHaveTextContent('Paid back of TK5AY9DLMG Ksh -500')
  expect(receipt).not.toHaveTextContent('Membership fee')
  const rest = screen.getByRole('article', { name: 'Acknowledgement' })
  expect(rest).toHaveTextContent('Membership fee')
  expect(rest).not.toHaveTextContent('Paid back')
  expect(rest).toHaveTextContent('This is not a tax receipt.')
  Object.assign(recordKeeping, { taxReceipt: null })
}

const ask = (name = 'Send the mail') => page.button(name)
const mailed = () =>
  backend.outbox().filter(({ templateId }) => templateId === 'VERIFY_EMAIL').length

it('a member confirms the email address by a mail that can be sent again, and sees it on coming back', async () => {
  // Already the 24th in Kenya.
  vi.setSystemTime(new Date('2026-11-23T22:30:00Z'))
  await teamWrites(uid, { contributions: [fee, 'Led the book club', gift, ...paidBack] })
  const user = await page.openAsMember()
  expect(section('Your membership')).toHaveTextContent(/fee of 19 November 2026 is confirmed/)
  expect(section('Contributions')).toHaveTextContent(gift)
  expect(section('Contributions')).toHaveTextContent(/Refund of TK5AY9DLMG · Ksh 500/)
  expect(screen.queryByRole('button', { name: 'Acknowledgement to print' })).toBeNull()
  await user.dblClick(ask())
  expect(await screen.findByText(/^A mail with a link is on its way to demo\.member/)).toBeVisible()
  expect(mailed()).toBe(1)
  backend.failNext({ target: 'auth', kind: 'close' })
  await user.click(ask('Send the mail again'))
  expect(await screen.findByText('We could not send the mail.')).toBeVisible()
  expect(screen.queryByText(/^A mail with a link/)).toBeNull()
  fireEvent.click(ask('Send the mail again'))
  expect(screen.queryByText(/^A mail with a link/), 'before it is sent').toBeNull()
  await waitFor(() => expect(mailed()).toBe(2))

  // Nothing has changed yet for a visitor who comes back without having opened it.
  fireEvent(document, new Event('visibilitychange'))
  const code = new URL(backend.outbox().at(-1)?.link ?? '').searchParams.get('oobCode') ?? ''
  await confirmAddress(code)
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText('Your email address is confirmed.')).toBeVisible()
  expect(section('Your details')).toHaveTextContent(`${email}Confirmed`)
  expect(screen.queryByRole('button', { name: /^Send the mail/ })).toBeNull()
  // The database is told by a token that says so: staff may now show gifts of this address.
  await waitFor(() => expect(backend.documents('verified')).toMatchObject([{ fields: { email } }]))
  await expectAcknowledgement(user)
})

const loggedOut = /^You are logged out\./

async function typeIntoProfile() {
  const user = await page.openAsMember()
  await user.click(page.button('Edit profile'))
  page.fill('Edit profile', { 'Phone number': '0799 999 999' })
  expect(page.draftsKept()).toHaveLength(1)
  cleanup()
}

it("a member's typing is gone if the session ended while the tab slept", async () => {
  await typeIntoProfile()
  await logOutEverywhere()
  await page.openMemberPages('/')
  await waitFor(() => expect(page.draftsKept()).toEqual([]))
})

it("a member's typing and pages are gone if somebody else has logged in meanwhile", async () => {
  const postMessage = vi.fn()
  giveNavigator('serviceWorker', { controller: { postMessage } })
  await openAccountAlone(baraka.email, baraka.password)
  await typeIntoProfile()
  await page.logInBefore(baraka)
  await page.openMemberPages('/Dashboard')
  await page.heading('Finish your profile')
  expect(page.draftsKept()).toEqual([])
  expect(postMessage).toHaveBeenCalledWith(forgetCopies, expect.anything())
})

it('a password typed for a registration is gone once the form is left', async () => {
  const register = { '/Register': RegisterPage }
  const user = await page.openMemberPages('/Register', null, register)
  page.fill('Registration', { Email: baraka.email, Password: baraka.password })
  await user.click(screen.getByRole('link', { name: 'Privacy' }))
  await page.heading('Elsewhere: /privacy')
  cleanup()
  await page.openMemberPages('/Register', null, register)
  page.expectTyped('Registration', { Email: baraka.email, Password: '' })
})

it('the login page says that somebody logged out, nothing older, and not for long', async () => {
  await page.logInBefore()
  const others = { '/Register': RegisterPage }
  const user = await page.openMemberPages('/MemberLogin', { notice: 'registered', email }, others)
  await page.heading('Amani Demo')
  await page.pressToLeave('Logout')
  expect(await screen.findByText(loggedOut)).toBeVisible()
  expect(screen.queryByText(/User Registered Successfully/)).toBeNull()
  expect(page.fieldOf('Login', 'Email')).toHaveValue('')
  await user.click(screen.getByRole('link', { name: 'Register' }))
  await page.heading('Register')
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await page.heading('Member login')
  expect(screen.queryByText(loggedOut)).toBeNull()
  await page.logInHere(user, demoMember)
  await page.heading('Amani Demo')
  expect(location.pathname).toBe('/Dashboard')
})

it('a closed tab reopened after an hour is logged out, and says why', async () => {
  await typeIntoProfile()
  const kept = { savedAt: Date.now() - 61 * 60_000, value: true }
  sessionStorage.setItem('session-used:1', JSON.stringify(kept))
  await page.openMemberPages('/Dashboard')
  await page.heading('Member login')
  expect(screen.getByText(/^You were logged out, since nobody used this page/)).toBeVisible()
  expect(page.draftsKept()).toEqual([])
})

const area = { '/donate': DonatePage, '/contact': ContactPage, '/order-review': OrderReviewPage }
const pages = {
  '/donate': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/contact': { Name: 'Amani Demo', Email: 'demo.member@example.org' },
  '/order-review': { Name: 'Amani Demo', 'Phone number': '0712345678' },
} as const

function openForm(address: keyof typeof pages) {
  setOrganisation({ till })
  if (address === '/order-review')
    createCartStore(catalogue).actions.add({ name: 'Hoodie', size: 'M' })
  return openPages(area, address)
}

const field = (label: string) => screen.getByLabelText(label)
const isFilled = (label: string, text: string) =>
  waitFor(() => expect(field(label)).toHaveValue(text))

const presses = { '/donate': 'Donate By M-Pesa', '/order-review': 'Confirm Order', '/contact': '' }

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'a member finds what we know of them on %s, and the next person at the phone does not, even if it was just sent',
  async (address) => {
    await page.logInBefore()
    await openForm(address)
    for (const [label, text] of Object.entries(pages[address])) await isFilled(label, text)
    expect(page.draftsKept(), 'nothing is kept before somebody types').toEqual([])
    const send = screen.queryByText(presses[address], { selector: 'button' })
    const sent = hold('documents:commit')
    if (address === '/donate') fireEvent.click(screen.getByText('Ksh 500'))
    if (send) fireEvent.click(send)
    if (send) await sent.made
    fireEvent.input(field('Name'), { target: { value: 'Somebody else' } })
    await act(logOutEverywhere)
    for (const label of Object.keys(pages[address])) await isFilled(label, '')
    void sent.release()
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull())
    const told = () => screen.queryAllByText(/^What you sent .* is stored\.$/)
    await waitFor(() => expect(told()).toHaveLength(send ? 1 : 0))
    expect(backend.documents('Donations').concat(backend.documents('Orders'))).toHaveLength(
      send ? 1 : 0,
    )
    const kept = JSON.stringify([{ ...sessionStorage, ...localStorage }, history.state])
    expect(kept).not.toMatch(/Amani|demo\.member|0712345678|kept-payments/)
    expect(location.pathname).toBe(address)
  },
)

it('an order that a member typed cannot be sent after a logout, though we knew nothing of them', async () => {
  await page.logInBefore()
  const profile = hold('batchGet')
  await openForm('/order-review')
  for (const [label, value] of Object.entries(pages['/order-review']))
    fireEvent.input(field(label), { target: { value } })
  const order = screen.getByRole('button', { name: 'Confirm Order' })
  await waitFor(() => expect(order).toBeEnabled())
  await act(logOutEverywhere)
  await waitFor(() => expect(order).toBeDisabled())
  void profile.release()
})

it("a member's typing stays, and no late answer overwrites it", async () => {
  setConnection(savingData)
  await page.logInBefore()
  const profile = hold('batchGet')
  const user = await openForm('/donate')
  await user.type(field('Name'), 'Grandma')
  await user.click(field('Email'))
  await profile.made
  await act(profile.release)
  await user.paste('grandma@example.org')
  expect(field('Name')).toHaveValue('Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
  cleanup()
  await openForm('/donate')
  await isFilled('Name', 'Grandma')
  expect(field('Email')).toHaveValue('grandma@example.org')
})

it('a member whose profile cannot be read finds only the email filled in', async () => {
  setConnection(savingData)
  await page.logInBefore()
  answerInstead({ address: 'documents:batchGet', status: 503, body: {} })
  await openForm('/donate')
  await isFilled('Email', 'demo.member@example.org')
  expect(field('Name')).toHaveValue('')
})

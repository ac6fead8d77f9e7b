import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '@/config/settings'
import { giftTexts } from '@/content/texts/gift'
import { forgetPersonal } from '@/device/deviceStore'
import { forgetPersonalKeys } from '@/device/rawKeys'
import { DonatePage } from '@/pages/giving/DonatePage'
import { DashboardPage } from '@/pages/members/DashboardPage'
import { GiftPage } from '@/pages/payment/GiftPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { keepPayment, markPaidByPayer, keptPayments } from '@/services/keptPayments'
import { savingData, setConnection } from '../../support/connection'
import { storeInConsole } from '../../support/console'
import { fill } from '../../support/forms'
import { answerInstead, goOffline, hold, requests } from '../../support/network'
import { heading as memberHeading, logInBefore, openMemberPages } from '../../support/memberPages'
import { setOrganisation } from '../../support/organisation'
import { finish, payToTill, press, sayPaid, till } from '../../support/payment'
import { backend, expectLink, navigationState, openPages } from '../../support/site'

const id = 'K7P2QXABCDEFGHJKLMNP'
const other = 'ABCDEFGHJKLMNPQRSTUV'
const paidBack = 'BCDEFGHJKLMNPQRSTUVW'
const key = `donation-${id}`
const gift = { purpose: 'donation', amount: 500, method: 'mpesa', name: 'Asha' } as const
const at = new Date('2026-11-23T09:00:00Z')
const tell = (state: string, path = key) =>
  storeInConsole({ [`giftStates/${path}`]: { state, at } })
const title = 'Your gifts on this device'
const area = { '/gift': GiftPage, '/donate': DonatePage, '/pay': MobileMoneyPage }
const open = (hash = `#${key}`) => openPages(area, `/gift${hash}`)
const sheet = () => within(screen.getByRole('region', { name: 'Acknowledgement' }))

beforeEach(() => setOrganisation({ till }))

it('a giver without an account follows the link, looks again, and prints what the team confirmed', async () => {
  const user = await openPages(area, '/donate')
  const texts = { 'Amount (Ksh)': '500', Name: 'Asha Wanjiru', Email: 'asha@example.org' }
  fill(screen.getByRole('form', { name: 'Donation' }), texts)
  await press(user, 'Donate By M-Pesa')
  const linkName = { name: 'Check if it is confirmed' }
  await screen.findByRole('heading', { name: 'Pay by M-Pesa' })
  await payToTill(user)
  expect(screen.queryByRole('link', linkName), 'before anything is told').toBeNull()
  await finish(user)
  const link = await screen.findByRole('link', linkName)
  const [donation] = backend.documents('Donations')
  const own = `donation-${donation?.id}`
  expect(link).toHaveAttribute('href', `/gift#${own}`)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  copied.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'))
  await press(user, 'Copy your link')
  expect(await screen.findByText('Please press and hold the text to copy it')).toBeVisible()
  expect(screen.getByText(`${location.origin}/gift#${own}`)).toBeVisible()
  await press(user, 'Copy your link')
  expect(copied).toHaveBeenCalledWith(`${location.origin}/gift#${own}`)

  // As on another phone.
  keptPayments.forget()
  const held = hold('documents:batchGet')
  await user.click(link)
  await held.made
  expect(screen.getByText(giftTexts.looking)).toBeVisible()
  void held.release()
  expect(await screen.findByText('Not confirmed yet.')).toBeVisible()
  expect(screen.queryByText(giftTexts.looking)).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible()
  await tell('confirmed', own)
  await press(user, 'Look again')
  expect(await screen.findByText('Confirmed by the team on 23 November 2026.')).toBeVisible()
  const thanks = screen.getByRole('heading', { name: 'Thank you: your gift has arrived', level: 1 })
  await waitFor(() => expect(thanks).toHaveFocus())
  expect(screen.getByText('It keeps support free for students and young people.')).toBeVisible()
  expect(sheet().getByText(donation?.id.slice(0, 6) ?? '')).toBeVisible()
  expect(sheet().getByText(/It does not say who paid, or how much/)).toBeVisible()
  expect(sheet().queryByText(/Asha/)).toBeNull()
  const print = vi.spyOn(globalThis, 'print')
  print.mockImplementationOnce(() => void dispatchEvent(new Event('beforeprint')))
  await press(user, 'Print or save')
  expect(print).toHaveBeenCalledOnce()
  expect(screen.queryByText(/^If nothing opens/)).toBeNull()
  // As in the browser of another app.
  print.mockReturnValueOnce()
  await press(user, 'Print or save')
  expect(screen.getByText(/^If nothing opens, this browser cannot print/)).toBeVisible()
})

it("the giver's device knows the amount of the gift, and the items of the order", async () => {
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document: id }, Date.now())
  const items = [{ name: 'Hoodie', size: 'M', count: 1 }]
  keepPayment({ purpose: 'order', amount: 1500, reference: 'K7P2QX', document: id, items })
  await tell('confirmed')
  await tell('confirmed', `order-${id}`)
  setOrganisation({
    giftExamples: [{ amountKsh: 500, does: 'pays for one hour of testing' }],
    giftUse: ['Most of it pays for the room.'],
  })
  vi.spyOn(settings, 'VITE_SITE_URL', 'get').mockReturnValue('https://www.example.org')
  await open()
  expect(await screen.findByText('Ksh 500')).toBeVisible()
  expect(sheet().getByText(/It does not say who paid, or how much arrived/)).toBeVisible()
  // A screen reader is still reading from the top.
  expect(document.body).toHaveFocus()
  expect(screen.getByText('Ksh 500 pays for one hour of testing.')).toBeVisible()
  expect(screen.getByText('Most of it pays for the room.')).toBeVisible()
  expectLink(
    'Share on WhatsApp',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*https%3A%2F%2Fwww.example.org%2Fdonate$/),
  )
  expect(screen.queryByText('Ksh 1,500')).toBeNull()
  cleanup()
  vi.setSystemTime(new Date('2026-11-23T12:00:00Z'))
  await open(`#order-${id}`)
  expect(await screen.findByText('Ksh 1,500')).toBeVisible()
  // It may be a part.
  const arrived = { level: 1, name: 'Your payment for this order has arrived' }
  expect(screen.getByRole('heading', arrived)).toBeVisible()
  expect(screen.getByText(/^Your order will ship/)).toHaveTextContent(
    'Your order will ship within 3 working days: by Thursday, 26 November 2026, if all of it is paid.',
  )
  expect(screen.getByRole('link', { name: 'What happens with your order' })).toBeVisible()
  expect(sheet().getByText(/Hoodie/)).toBeVisible()
  // Another link, opened in the same tab.
  location.hash = `#donation-${other}`
  expect(await screen.findByText('Not confirmed yet.')).toBeVisible()
})

it.each([
  ['back', 'The team noted on 23 November 2026 that money was paid back.'],
  ['void', 'The team withdrew its confirmation on 23 November 2026.'],
])('a giver reads that it is %s, with nothing to print', async (state, sentence) => {
  await tell(state)
  const user = await open()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByText('K7P2QX')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Print or save' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Ask us about it' }))
  expect(location.pathname).toBe('/contact')
  expect(navigationState()).toEqual({ subject: 'Your gift K7P2QX' })
})

it.each(['', '#%', `#${key}A`])('/gift%s is incomplete, and nothing is asked', async (hash) => {
  await open(hash)
  expect(screen.getByText(/^This link is incomplete/)).toBeVisible()
  expect(requests).toEqual([])
})

it('a failed look-up says so and can be tried again', async () => {
  setConnection(savingData)
  await tell('confirmed')
  const comeBack = goOffline()
  const user = await open()
  expect(await screen.findByText(/^We could not look it up/)).toBeVisible()
  expect(screen.queryByText(giftTexts.looking)).toBeNull()
  comeBack()
  const others = [
    () => backend.failNext({ target: 'firestore', kind: 'unavailable' }),
    // As a captive portal may answer, or a proxy.
    () => answerInstead({ address: 'documents:batchGet', status: 200, body: { error: 'none' } }),
  ]
  for (const answersNext of others) {
    answersNext()
    await press(user, 'Try again')
    await screen.findByRole('button', { name: 'Try again', busy: false })
    expect(screen.getByText(/^We could not look it up/)).toBeVisible()
  }
  await press(user, 'Try again')
  expect(await screen.findByText('Confirmed by the team on 23 November 2026.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('a member sees which gifts and orders of this device are confirmed, until personal data is forgotten', async () => {
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document: id }, Date.now())
  markPaidByPayer({ ...gift, reference: 'ABCDEF', document: other }, Date.now())
  keepPayment({ purpose: 'order', amount: 1500, reference: 'K7P2QX', document: id })
  keepPayment({ ...gift, reference: 'BCDEFG', document: paidBack })
  keepPayment({ purpose: 'order', amount: 50, reference: 'BCDEFG', document: paidBack })
  await tell('confirmed')
  await tell('confirmed', `order-${id}`)
  await tell('back', `donation-${paidBack}`)
  await tell('back', `order-${paidBack}`)
  await logInBefore()
  await openMemberPages('/Dashboard')
  await memberHeading('Amani Demo')
  expect(screen.getByRole('heading', { name: 'Order K7P2QX' })).toBeVisible()
  const confirmed = /Confirmed by the team on 23 November 2026\.$/
  await waitFor(() => expect(screen.getAllByText(confirmed)).toHaveLength(2))
  expect(screen.getByText(/Not yet confirmed by the team\.$/)).toBeVisible()
  expect(screen.queryByText(/If you have paid already/)).toBeNull()
  const ofOther = within(screen.getByText('Gift ABCDEF').closest('li') as HTMLElement)
  expectLink('Check if it is confirmed', `/gift#donation-${other}`, ofOther)
  expect(screen.queryByRole('link', { name: /^Pay for this (order|gift)$/ })).toBeNull()
  expectLink('forget them', '/privacy', within(screen.getByRole('region', { name: title })))
  act(() => forgetPersonal())
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(screen.queryByText('Order K7P2QX')).toBeNull()
})

it('a list of gifts that cannot be looked up says so', async () => {
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document: id }, Date.now())
  backend.failNext({ target: 'firestore', kind: 'unavailable', count: 2 })
  await openPages({ '/pay': MobileMoneyPage }, '/pay')
  expect(screen.queryByText(/Not yet confirmed/), 'before that is known').toBeNull()
  expect(await screen.findByText(/We could not check if it is confirmed\.$/)).toBeVisible()
})

it('a giver reads below the gift what all gifts of last month did, once that is published', async () => {
  // Already December in Kenya.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T21:30:00Z') })
  answerInstead({ address: 'documents:batchGet', status: 200, body: { error: 'none' } })
  await openPages({ '/donate': DonatePage }, '/donate')
  await waitFor(() => expect(requests).not.toEqual([]))
  expect(screen.getByRole('form', { name: 'Donation' })).toBeVisible()
  cleanup()
  const month = { received: 84_000, givers: 41, spent: 'Talks' }
  await storeInConsole({ 'monthsShown/2026-11': month })
  await open()
  expect(await screen.findByRole('heading', { name: 'Gifts in November 2026' })).toBeVisible()
})

const kept = () => within(screen.getByRole('region', { name: title }))
const keptReferences = () => keptPayments.read()?.map(({ payment }) => payment.reference)

it('a giver who told us finds the gift and its receipt again, without a name', async () => {
  const user = await sayPaid()
  await finish(user)
  await screen.findByRole('heading', { level: 1, name: 'Thank you, Asha' })
  cleanup()
  sessionStorage.clear()

  const later = await openPages({ '/donate': DonatePage, '/pay': MobileMoneyPage }, '/donate')
  await later.click(screen.getByRole('link', { name: 'See it' }))
  expect(kept().getByRole('heading', { name: 'Gift K7P2QX' })).toBeVisible()
  expect(kept().getByText('Ksh 500 · by M-Pesa')).toBeVisible()
  expect(kept().getByText(/^You told us on .* Not yet confirmed by the team\.$/)).toBeVisible()
  await press(later, 'Show the receipt')
  const receiptTitle = { name: 'Receipt of what you told us' }
  const receipt = within(await screen.findByRole('region', receiptTitle))
  expect(receipt.getByText('K7P2QX')).toBeVisible()
  expect(receipt.getByText('Told us on')).toBeVisible()
  expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
  await press(later, 'Hide the receipt')
  expect(screen.queryByRole('region', receiptTitle)).toBeNull()
  expect(screen.queryByText(/Asha/)).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Asha')
})

describe('a giver who goes back to the form before paying', () => {
  async function give() {
    const user = await openPages(area, '/donate')
    const texts = {
      'Amount (Ksh)': '777',
      Name: 'Asha',
      Email: 'asha@example.org',
      'Message (optional)': 'Asante sana',
    }
    fill(document.body, texts)
    const pledge = async () => {
      await press(user, 'Donate By M-Pesa')
      await screen.findByRole('link', { name: 'Back to the donation form' })
    }
    await pledge()
    return { user, texts, pledge }
  }

  it('finds it filled in, presses again for the same pledge, and is told what a changed one replaces', async () => {
    const { texts, pledge } = await give()
    const [first = ''] = keptReferences() ?? []
    const byLink = () => screen.getByText('Back to the donation form').click()
    for (const goBack of [byLink, () => history.back()]) {
      await act(async () => goBack())
      for (const [label, text] of Object.entries(texts))
        expect(await screen.findByLabelText(label)).toHaveDisplayValue(text)
      await pledge()
      expect(backend.documents('Donations')).toHaveLength(1)
      expect(keptReferences()).toEqual([first])
      expect(screen.getByText(first, { selector: 'dd' })).toBeVisible()
    }

    // Meanwhile something else is paid.
    cleanup()
    await finish(await sayPaid({ totalCost: 700, reference: 'AB2345' }))
    cleanup()
    await openPages(area, '/donate')
    const isOpen = `Your gift of Ksh 777 is still open, reference ${first}. If you change it here, the new one replaces it.`
    expect(await screen.findByText(isOpen)).toBeVisible()
    fill(document.body, { 'Amount (Ksh)': '800' })
    await pledge()
    const amounts = backend.documents('Donations').map(({ fields }) => fields.amount)
    expect(new Set(amounts)).toEqual(new Set(['777', '800']))
    await act(async () => byLink())
    fill(document.body, { 'Message (optional)': 'Asante' })
    await pledge()
    expect(backend.documents('Donations')).toHaveLength(3)
    expect(keptReferences()).toHaveLength(1)
    expect(keptReferences()).not.toContain(first)
  })

  it('gives once more when the first is paid, in an empty form', async () => {
    const { user, texts, pledge } = await give()
    await payToTill(user)
    await finish(user)
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Asha' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha')
    act(() => history.back())
    expect(await screen.findByLabelText('Name')).toHaveValue('')
    fill(document.body, texts)
    await pledge()
    expect(backend.documents('Donations')).toHaveLength(2)
  })

  it('does not read that a gift is unpaid once it is marked as paid in another tab, whatever else is unpaid', async () => {
    await give()
    act(() => {
      for (const { payment } of keptPayments.read() ?? []) markPaidByPayer(payment, Date.now())
      keepPayment({ ...gift, reference: 'K7P2QX', document: id })
      history.back()
    })
    expect(await screen.findByLabelText('Name')).toHaveValue('')
    expect(screen.queryByText(/is still open/)).toBeNull()
  })
})

it('a member finds an unpaid pledge on the profile, and pays later', async () => {
  await logInBefore()
  const pages = { '/donate': DonatePage, '/pay': MobileMoneyPage, '/Dashboard': DashboardPage }
  const user = await openPages(pages, '/donate')
  await user.type(await screen.findByLabelText('Amount (Ksh)'), '500')
  await press(user, 'Donate By M-Pesa')
  await screen.findByRole('link', { name: 'Back to the donation form' })
  const [stored] = backend.documents('Donations')
  cleanup()
  sessionStorage.removeItem('payment:2')

  const later = await openPages(pages, '/Dashboard')
  const name = `Gift ${stored?.id.slice(0, 6)}`
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(await kept().findByText(/^Pledged on .* Not yet confirmed by the team\.$/)).toBeVisible()
  expect(kept().queryByRole('button', { name: 'Show the receipt' })).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('demo.member')
  await later.click(kept().getByRole('link', { name: 'Pay for this gift' }))
  const thanks = /^Thank you! Please proceed to complete your donation of Ksh: 500/
  expect(await screen.findByText(thanks)).toBeVisible()
  cleanup()
  const again = await openPages(pages, '/pay')
  expect(screen.queryByRole('region', { name: title }), 'not the same twice').toBeNull()
  await press(again, 'Pay something else')
  fill(document.body, { 'Amount (Ksh)': '50' })
  await again.click(kept().getByRole('link', { name: 'Pay for this gift' }))
  expect(await screen.findByLabelText('Amount (Ksh)')).toHaveValue('500')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(backend.documents('Donations')).toHaveLength(1)
})

it('data of an earlier version is forgotten too', async () => {
  const stored = JSON.stringify({ savedAt: Date.now(), value: [] })
  for (const forget of [forgetPersonal, forgetPersonalKeys]) {
    for (const old of ['placed-orders:1', 'told-gifts:1']) localStorage.setItem(old, stored)
    forget()
    expect(Object.keys(localStorage)).toEqual([])
  }
})

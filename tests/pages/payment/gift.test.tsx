import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { settings } from '@/config/settings'
import { giftTexts } from '@/content/texts/gift'
import { forgetPersonal } from '@/device/deviceStore'
import { DonatePage } from '@/pages/giving/DonatePage'
import { GiftPage } from '@/pages/payment/GiftPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { keepPayment, markPaidByPayer, keptPayments } from '@/services/keptPayments'
import { savingData, setConnection } from '../../support/connection'
import { storeInConsole } from '../../support/console'
import { fill } from '../../support/forms'
import { answerInstead, goOffline, hold, requests } from '../../support/members'
import { heading as memberHeading, logInBefore, openMemberPages } from '../../support/memberPages'
import { setOrganisation } from '../../support/organisation'
import { finish, payToTill, press, till } from '../../support/payment'
import { backend, expectLink, navigationState, openPages } from '../../support/site'

const document = 'K7P2QXABCDEFGHJKLMNP'
const other = 'ABCDEFGHJKLMNPQRSTUV'
const key = `donation-${document}`
const said = (state: string) => ({
  state: state,
  at: new Date('2026-11-23T09:00:00Z'),
})
const tell = (state: string, path = key) => storeInConsole({ [`giftStates/${path}`]: said(state) })
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
  expect(
    screen.getByRole('heading', { level: 1, name: 'Thank you: your gift has arrived' }),
  ).toHaveFocus()
  expect(screen.getByText('It keeps support free for students and young people.')).toBeVisible()
  expect(sheet().getByText(donation?.id.slice(0, 6) ?? '')).toBeVisible()
  expect(sheet().getByText(/It does not say who paid, or how much/)).toBeVisible()
  expect(sheet().queryByText(/Asha/)).toBeNull()
  const print = vi.spyOn(globalThis, 'print').mockReturnValue()
  await press(user, 'Print or save')
  expect(print).toHaveBeenCalledOnce()
})

it("the giver's device knows the amount of the gift, and the items of the order", async () => {
  const gift = { purpose: 'donation', amount: 500, method: 'mpesa', name: 'Asha' } as const
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document }, Date.now())
  const items = [{ name: 'Hoodie', size: 'M', count: 1 }]
  keepPayment({ purpose: 'order', amount: 1500, reference: 'K7P2QX', document, items })
  await tell('confirmed')
  await tell('confirmed', `order-${document}`)
  setOrganisation({
    giftExamples: [{ amountKsh: 500, does: 'pays for one hour of testing' }],
    giftUse: ['Most of it pays for the room.'],
  })
  vi.spyOn(settings, 'VITE_SITE_URL', 'get').mockReturnValue('https://www.example.org')
  await open()
  expect(await screen.findByText('Ksh 500')).toBeVisible()
  expect(screen.getByText('Ksh 500 pays for one hour of testing.')).toBeVisible()
  expect(screen.getByText('Most of it pays for the room.')).toBeVisible()
  expectLink(
    'Share on WhatsApp',
    expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*https%3A%2F%2Fwww.example.org%2Fdonate$/),
  )
  expect(screen.queryByText('Ksh 1,500')).toBeNull()
  cleanup()
  await open(`#order-${document}`)
  expect(await screen.findByText('Ksh 1,500')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your order is confirmed' })).toBeVisible()
  expect(screen.getByText(/^Your order will ship/)).toHaveTextContent(
    'Your order will ship within 3 working days: by Thursday, 26 November 2026.',
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

it.each(['', '#%', `#${key}A`])(
  'the link "/gift%s" is incomplete, and nothing is asked',
  async (hash) => {
    await open(hash)
    expect(screen.getByText(/^This link is incomplete/)).toBeVisible()
    expect(requests).toEqual([])
  },
)

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
  const gift = { purpose: 'donation', amount: 500, method: 'mpesa', name: '' } as const
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document }, Date.now())
  markPaidByPayer({ ...gift, reference: 'ABCDEF', document: other }, Date.now())
  keepPayment({ purpose: 'order', amount: 1500, reference: 'K7P2QX', document })
  await tell('confirmed')
  await tell('confirmed', `order-${document}`)
  await logInBefore()
  await openMemberPages('/Dashboard')
  await memberHeading('Amani Demo')
  expect(screen.getByRole('heading', { name: 'Order K7P2QX' })).toBeVisible()
  const confirmed = /Confirmed by the team on 23 November 2026\.$/
  await waitFor(() => expect(screen.getAllByText(confirmed)).toHaveLength(2))
  expect(screen.getByText(/Not yet confirmed by the team\.$/)).toBeVisible()
  expectLink('Check if it is confirmed', `/gift#donation-${other}`)
  expect(screen.queryByRole('link', { name: 'Pay for this order' })).toBeNull()
  const title = 'Your gifts on this device'
  expectLink('forget them', '/privacy', within(screen.getByRole('region', { name: title })))
  act(() => forgetPersonal())
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(screen.queryByText('Order K7P2QX')).toBeNull()
})

it('a list of gifts that cannot be looked up says so', async () => {
  const gift = { purpose: 'donation', amount: 500, method: 'mpesa', name: '' } as const
  markPaidByPayer({ ...gift, reference: 'K7P2QX', document }, Date.now())
  backend.failNext({ target: 'firestore', kind: 'unavailable', count: 2 })
  await openPages({ '/pay': MobileMoneyPage }, '/pay')
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
  await storeInConsole({
    'monthsShown/2026-11': { received: 84_000, givers: 41, spent: 'Talks' },
  })
  await open()
  expect(await screen.findByRole('heading', { name: 'Gifts in November 2026' })).toBeVisible()
  vi.useRealTimers()
})

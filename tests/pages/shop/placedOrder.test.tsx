import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersonal } from '@/device/deviceStore'
import { GiftPage } from '@/pages/payment/GiftPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { OrderReviewPage } from '@/pages/shop/OrderReviewPage'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { ShopPage } from '@/pages/shop/ShopPage'
import * as payments from '@/services/keptPayments'
import { storeInConsole } from '../../support/console'
import { setOrganisation } from '../../support/organisation'
import { till } from '../../support/payment'
import { expectLink, navigationState, openPages } from '../../support/site'

const items = [
  { name: 'Hoodie', size: 'L', count: 2 },
  { name: 'Mug', size: 'One size', count: 1 },
]
const passed = {
  reference: 'K7P2QX',
  document: 'K7P2QXZZZZZZZZZZZZZZ',
  phone: '0712 345 678',
  items,
}
const order = { amount: 3400, ...passed }
const state = { totalCost: 3400, ...passed }
const later = { amount: 50, reference: 'ABCDEF' }

const place = (placed: typeof later) => payments.keepPayment({ purpose: 'order', ...placed })
const tell = (told: typeof later) =>
  payments.markPaidByPayer({ purpose: 'order', ...told }, Date.now())
const area = {
  '/shop': ShopPage,
  '/order-review': OrderReviewPage,
  '/payment': OrderPaymentPage,
  '/pay': MobileMoneyPage,
}
const pages = { ...area, '/order-confirmation': OrderConfirmationPage, '/gift': GiftPage }
const open = (address: string, from?: unknown) => openPages(pages, address, from)
const kept = () => within(screen.getByRole('region', { name: 'Your orders on this device' }))
const references = () =>
  kept()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const totalField = () => screen.getByLabelText('Order total')
const thanks = () => screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })

// A Sunday in Europe, a Monday in Kenya.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T21:00:00Z') }))

describe('somebody who placed orders on this device and closed the tab', () => {
  it.each(['/shop', '/order-confirmation'])(
    'finds them again at %s and can pay, until personal data is forgotten',
    async (address) => {
      place(order)
      vi.setSystemTime(new Date('2026-12-22T20:59:00Z'))
      place(later)
      const user = await open(address)
      expect(references()).toEqual(['Order ABCDEF', 'Order K7P2QX'])
      expect(kept().getByText('2 × Hoodie, L · Mug · Ksh 3,400')).toBeVisible()
      expect(kept().getByText(/^Placed on 23 November 2026\./)).toBeVisible()
      expectLink('forget them', '/privacy', kept())
      const [, pay] = kept().getAllByRole('link', { name: 'Pay for this order' })
      expect(pay).toHaveAccessibleDescription('Order K7P2QX')
      if (pay) await user.click(pay)
      expect(totalField()).toHaveValue('Ksh 3,400')
      expect(navigationState()).toEqual(state)
      history.back()
      await screen.findByText('Your orders on this device')
      expect(references()).toHaveLength(2)
      act(() => forgetPersonal())
      await waitFor(() => expect(screen.queryByText('Your orders on this device')).toBeNull())
      expect(payments.keptPayments.has()).toBe(false)
    },
  )

  it('finds nothing after 30 days', () => {
    place(order)
    vi.setSystemTime(new Date('2026-12-22T21:01:00Z'))
    expect(payments.keptPayments.read()).toBeNull()
  })

  it('is not asked to pay again for an order they told us they paid', async () => {
    // Already the 20th in Kenya.
    vi.setSystemTime(new Date('2026-11-19T21:30:00Z'))
    place(order)
    tell(order)
    vi.setSystemTime(new Date('2026-11-23T09:00:00Z'))
    await open('/payment')
    expect(screen.queryByLabelText('Order total')).toBeNull()
    expect(screen.queryByText(/^There is no order/)).toBeNull()
    expect(screen.getByText('There is nothing more to pay for them here.')).toBeVisible()
    cleanup()
    const user = await open('/shop')
    expect(kept().getByText(/You told us on 20 November 2026 that you paid\.$/)).toBeVisible()
    expect(kept().queryByText('Pay for this order')).toBeNull()
    act(() => place(later))
    await user.click(kept().getByText('See this order'))
    expect(screen.getByText(/^Your order will ship within/)).toHaveTextContent(
      'Your order will ship within 3 working days: by Wednesday, 25 November 2026, if we confirmed on Friday, 20 November 2026 that all of it is paid.',
    )
    expect(screen.getByText('2 × Hoodie, L')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Check if it is confirmed' })).toBeVisible()
  })
})

const ask = 'ask us about it, and give the reference.'

it.each([
  ['/shop', null, `If you have paid, ${ask}`],
  ['/order-review', null, `If you have paid, ${ask}`],
  ['/payment', 'void', `If you have paid, ${ask}`],
  ['/pay', null, `If you have paid, ${ask}`],
  ['/pay', 'confirmed', `Money for it was confirmed on 21 November 2026: ${ask}`],
  ['/order-confirmation', 'back', 'The team noted on 21 November 2026 that money was paid back.'],
  [`/gift#order-${order.document}`, null, `If you have paid, ${ask}`],
])('at %s a buyer reads that the order was cancelled', async (address, money, ofMoney) => {
  setOrganisation({ till })
  const at = (day: number) => new Date(Date.UTC(2026, 10, day))
  const link = (kind: string, fields: object | null) =>
    storeInConsole({ [`giftStates/${kind}-${order.document}`]: fields })
  await link('cancelled', { state: 'cancelled', at: at(22) })
  await link('order', money ? { state: money, at: at(21) } : null)
  place(order)
  if (money === 'confirmed')
    payments.markPaidByMpesa({ purpose: 'order', ...order }, { at: Date.now(), amount: 3400 })
  await open(address, state)
  expect(await screen.findByText(/The team cancelled this order/)).toHaveTextContent(
    `The team cancelled this order on 22 November 2026. Please do not pay for it. ${ofMoney}`,
  )
  expect(screen.getByRole('link', { name: /^(See this order|Ask us about it)$/ })).toBeVisible()
  expect(screen.getByText(/K7P2QX$/)).toBeVisible()
  const asking = /^Pay (Now|for this)|^Send the prompt|our till|order will ship/
  expect(screen.queryByText(asking)).toBeNull()
})

it('a buyer whose order is cancelled while a prompt waits is told not to accept it', async () => {
  const at = Date.now()
  await storeInConsole({
    [`giftStates/cancelled-${order.document}`]: { state: 'cancelled', at: new Date(at) },
  })
  const asked = { at, since: at, askAt: at, amount: 3400, handle: null, isUnreached: false }
  const waiting = JSON.stringify({ savedAt: at, value: { step: 'waiting', ...asked } })
  sessionStorage.setItem('payment-progress:5:order K7P2QX', waiting)
  await open('/pay', state)
  expect(await screen.findByText(/cancel it and do not enter your PIN/)).toBeVisible()
  expect(screen.getByText('Yes, I got it')).toBeVisible()
  expect(screen.queryByText(/enter your M-Pesa PIN/)).toBeNull()
})

describe('a visitor comes to pay for an order', () => {
  it('sees its total, not that of an earlier one, and goes on to /pay with it', async () => {
    place(later)
    const user = await open('/payment', state)
    await user.type(totalField(), '1')
    expect(totalField()).toHaveValue('Ksh 3,400')
    expect(screen.getByText('K7P2QX')).toBeVisible()
    expect(screen.getByText('2 × Hoodie, L · Mug')).toBeVisible()
    expect(screen.getByText('Pay')).toHaveAttribute('aria-current', 'step')
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    expect(screen.getByRole('heading', { name: 'Pay by M-Pesa' })).toBeVisible()
    expect(navigationState()).toEqual(state)
  })

  it("finds this device's last unpaid order", async () => {
    place(later)
    place(order)
    payments.markPaidByMpesa({ purpose: 'order', ...order }, { at: Date.now(), amount: 3400 })
    await open('/payment')
    expect(totalField()).toHaveValue('Ksh 50')
  })

  it('is led to the shop when there is nothing to pay for', async () => {
    await open('/payment', { totalCost: -5 })
    expect(screen.getByText('There is no order to pay for on this device.')).toBeVisible()
    expectLink('Go to the shop', '/shop')
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
    expect(screen.queryByText(/nothing more to pay/)).toBeNull()
    expectLink('Hoodie Ksh 1,500', '/shop')
    expectLink('Ask the team', '/contact')
  })
})

describe('a buyer', () => {
  it('reads the thanks, the items, the total, and the day of shipping, and can open a receipt', async () => {
    const user = await open('/order-confirmation', { ...state, document: undefined })
    expect(thanks()).toBeVisible()
    expect(screen.getByText('Done')).toHaveAttribute('aria-current', 'step')
    for (const text of ['2 × Hoodie, L', 'Mug', 'Ksh 3,400', 'K7P2QX']) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('Ksh 3,400')
    expect(screen.getByText(/^Your order will ship within/)).toHaveTextContent(
      'Your order will ship within 3 working days: by Thursday, 26 November 2026, if we confirm today that all of it is paid.',
    )
    expectLink('Back to the shop', '/shop')
    expect(screen.queryByRole('link', { name: 'Check if it is confirmed' })).toBeNull()
    expect(document.body).not.toHaveTextContent(/payment (was|is|has been) (received|confirmed)/i)

    const button = screen.getByRole('button', { name: 'Show the receipt' })
    await user.click(button)
    const title = { name: 'Receipt of what you told us' }
    const receipt = within(await screen.findByRole('region', title))
    expect(receipt.getByText(/^2 × Hoodie, L\s+Mug$/)).toBeVisible()
    expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
    expect(button).toHaveAccessibleName('Hide the receipt')
    await user.click(button)
    expect(screen.queryByText('Not yet confirmed by the team.')).toBeNull()
    // Without our WhatsApp number, the contact form asks where to send it.
    await user.click(screen.getByRole('link', { name: 'Write to us' }))
    expect(screen.getByRole('heading', { name: 'Elsewhere: /contact' })).toBeVisible()
    expect(navigationState()).toEqual({ subject: 'Order K7P2QX' })
  })

  it('can say on WhatsApp where to send the order, with its reference', async () => {
    setOrganisation({ whatsApp: '+254 700 000 000' })
    await open('/order-confirmation', state)
    const draft = encodeURIComponent('My order is K7P2QX (Ksh 3,400). My pick-up point is …')
    expectLink('Tell us on WhatsApp', `https://wa.me/254700000000?text=${draft}`)
  })

  it('is thanked even if only the total is known', async () => {
    await open('/order-confirmation', { totalCost: 700 })
    expect(thanks()).toBeVisible()
    expect(screen.getByText('Ksh 700')).toBeVisible()
    expect(screen.queryByText('Order reference')).toBeNull()
  })
})

it('a visitor without an order is led to the shop or the team', async () => {
  await open('/order-confirmation', { reference: 'K7P2QX' })
  expect(screen.getByRole('heading', { level: 1, name: 'Order confirmation' })).toBeVisible()
  expect(screen.getByText('There is no order to confirm on this device.')).toBeVisible()
  expectLink('Go to the shop', '/shop')
  expectLink('Ask the team', '/contact')
})

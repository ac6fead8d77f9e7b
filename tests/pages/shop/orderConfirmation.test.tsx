import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { setOrganisation } from '../../support/organisation'
import { expectLink, navigationState, openPages } from '../../support/site'

const order = {
  totalCost: 2200,
  reference: 'K7P2QX',
  document: 'K7P2QXZZZZZZZZZZZZZZ',
  items: [
    { name: 'T-Shirt', size: 'M', count: 1 },
    { name: 'Hoodie', size: 'L', count: 1 },
  ],
}
const open = (state?: unknown) =>
  openPages({ '/order-confirmation': OrderConfirmationPage }, '/order-confirmation', state)
const thanks = () => screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })

// A Sunday in Europe, a Monday in Kenya.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T21:00:00Z') }))

it('a buyer reads the thanks, the items, the total, and the day of shipping', async () => {
  await open(order)
  expect(thanks()).toBeVisible()
  expect(screen.getByText('Done')).toHaveAttribute('aria-current', 'step')
  for (const text of ['T-Shirt, M', 'Hoodie, L', 'Ksh 2,200', 'K7P2QX']) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('Ksh 2,200')
  expect(screen.getByText(/^Your order will ship within/)).toHaveTextContent(
    'Your order will ship within 3 working days: by Thursday, 26 November 2026, if we confirm your payment today.',
  )
  expectLink('Back to the shop', '/shop')
  expect(screen.queryByRole('link', { name: 'Check if it is confirmed' })).toBeNull()
  expect(document.body).not.toHaveTextContent(/payment (was|is|has been) (received|confirmed)/i)
})

it('a buyer can say on WhatsApp where to send the order, with its reference', async () => {
  setOrganisation({ whatsApp: '+254 700 000 000' })
  await open(order)
  const draft = encodeURIComponent('My order is K7P2QX (Ksh 2,200). My pick-up point is …')
  expectLink('Tell us on WhatsApp', `https://wa.me/254700000000?text=${draft}`)
})

it('a buyer is led to the contact form if there is no WhatsApp number', async () => {
  const user = await open(order)
  await user.click(screen.getByRole('link', { name: 'Write to us' }))
  expect(screen.getByRole('heading', { name: 'Elsewhere: /contact' })).toBeVisible()
  expect(navigationState()).toEqual({ subject: 'Order K7P2QX' })
})

it('a buyer can open a receipt, marked as not confirmed, and close it', async () => {
  const user = await open(order)
  const button = screen.getByRole('button', { name: 'Show the receipt' })
  await user.click(button)
  const receipt = within(await screen.findByRole('region', { name: 'Receipt of what you told us' }))
  expect(receipt.getByText(/^T-Shirt, M\s+Hoodie, L$/)).toBeVisible()
  expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
  expect(button).toHaveAccessibleName('Hide the receipt')
  await user.click(button)
  expect(screen.queryByText('Not yet confirmed by the team.')).toBeNull()
})

it('a buyer is thanked even if only the total is known', async () => {
  await open({ totalCost: 700 })
  expect(thanks()).toBeVisible()
  expect(screen.getByText('Ksh 700')).toBeVisible()
  expect(screen.queryByText('Order reference')).toBeNull()
})

it('a visitor without an order is led to the shop or the team', async () => {
  await open({ reference: 'K7P2QX' })
  expect(screen.getByRole('heading', { level: 1, name: 'Order confirmation' })).toBeVisible()
  expect(screen.getByText('There is no order to confirm on this device.')).toBeVisible()
  expectLink('Go to the shop', '/shop')
  expectLink('Ask the team', '/contact')
})

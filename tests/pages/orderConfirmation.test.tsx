import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { setOrganisation } from '../support/organisation'
import { openPages, navigationState } from '../support/site'

const order = {
  totalCost: 2200,
  reference: 'K7P2QX',
  items: [
    { name: 'T-Shirt', size: 'M', count: 1 },
    { name: 'Hoodie', size: 'L', count: 1 },
  ],
}
const open = (state?: unknown) =>
  openPages({ '/order-confirmation': OrderConfirmationPage }, '/order-confirmation', state)
const thanks = () => screen.getByRole('heading', { level: 1, name: 'Thank you for your order' })

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('a visitor has told us about the payment', () => {
  it('reads the thanks, the promise, the items, and the total in Ksh', async () => {
    await open(order)
    expect(thanks()).toBeVisible()
    expect(screen.getByText('Done')).toHaveAttribute('aria-current', 'step')
    expect(screen.getByText('T-Shirt, M')).toBeVisible()
    expect(screen.getByText('Hoodie, L')).toBeVisible()
    expect(screen.getByText('Ksh 2,200')).toBeVisible()
    expect(screen.getByText('K7P2QX')).toBeVisible()
    expect(document.body).not.toHaveTextContent('$')
    expect(document.body).not.toHaveTextContent(/payment (was|is|has been) (received|confirmed)/i)
  })

  it.each([
    ['2026-11-20T09:00:00Z', 'Wednesday, 25 November 2026'],
    ['2026-11-22T20:59:00Z', 'Wednesday, 25 November 2026'],
    ['2026-11-22T21:00:00Z', 'Thursday, 26 November 2026'],
    ['2026-12-24T09:00:00Z', 'Wednesday, 30 December 2026'],
  ])('and pays on %s reads that it ships by %s', async (now, day) => {
    vi.setSystemTime(new Date(now))
    await open(order)
    expect(screen.getByText(/^Your order will ship within/)).toHaveTextContent(
      `Your order will ship within 3 working days: by ${day}, if we confirm your payment today.`,
    )
  })

  it('can say on WhatsApp where to send the order, with its reference', async () => {
    setOrganisation({ whatsApp: '+254 700 000 000' })
    await open(order)
    const link = new URL(
      screen.getByRole('link', { name: 'Tell us on WhatsApp' }).getAttribute('href') ?? '',
    )
    expect(link.origin + link.pathname).toBe('https://wa.me/254700000000')
    expect(link.searchParams.get('text')).toBe(
      'My order is K7P2QX (Ksh 2,200). My pick-up point is …',
    )
  })

  it('is led to the contact form without a WhatsApp number', async () => {
    const user = await open(order)
    await user.click(screen.getByRole('link', { name: 'Write to us' }))
    expect(screen.getByRole('heading', { name: 'Elsewhere: /contact' })).toBeVisible()
    expect(navigationState()).toEqual({ subject: 'Order K7P2QX' })
  })

  it('can open a receipt of what they told us, marked as not confirmed', async () => {
    const user = await open(order)
    const button = screen.getByRole('button', { name: 'Show the receipt' })
    await user.click(button)
    const receipt = within(screen.getByRole('region', { name: 'Receipt of what you told us' }))
    expect(receipt.getByText('K7P2QX')).toBeVisible()
    expect(receipt.getByText(/^T-Shirt, M\s+Hoodie, L$/)).toBeVisible()
    expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
    expect(receipt.getByRole('button', { name: 'Print or save' })).toBeVisible()
    expect(button).toHaveAccessibleName('Hide the receipt')
    await user.click(button)
    expect(screen.queryByText('Not yet confirmed by the team.')).toBeNull()
  })

  it('reads the same with nothing but the total', async () => {
    await open({ totalCost: 700 })
    expect(thanks()).toBeVisible()
    expect(screen.getByText('Ksh 700')).toBeVisible()
    expect(screen.queryByText('Order reference')).toBeNull()
  })
})

describe('a visitor comes without having paid', () => {
  it.each([[null], ['K7P2QX'], [{ reference: 'K7P2QX' }], [{ ...order, totalCost: 1.5 }]])(
    'is led to the shop when there is no order (%j)',
    async (state) => {
      await open(state)
      expect(screen.getByRole('heading', { level: 1, name: 'Order confirmation' })).toBeVisible()
      expect(screen.getByText('There is no order to confirm on this device.')).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
      expect(screen.getByRole('link', { name: 'Ask the team' })).toHaveAttribute('href', '/contact')
    },
  )
})

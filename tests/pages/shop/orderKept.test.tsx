import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersonal } from '@/device/deviceStore'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { ShopPage } from '@/pages/shop/ShopPage'
import { keepPayment, markPaidByPayer, keptPayments } from '@/services/keptPayments'
import { expectLink, navigationState, openPages } from '../../support/site'

const items = [
  { name: 'Hoodie', size: 'L', count: 2 },
  { name: 'Mug', size: 'One size', count: 1 },
]
const passed = { document: 'K7P2QXZZZZZZZZZZZZZZ', phone: '0712 345 678', items }
const order = { amount: 3400, reference: 'K7P2QX', ...passed }
const state = { totalCost: 3400, reference: 'K7P2QX', ...passed }
const later = { amount: 50, reference: 'ABCDEF' }

const place = (placed: typeof later) => keepPayment({ purpose: 'order', ...placed })
const tell = () => markPaidByPayer({ purpose: 'order', ...order }, Date.now())
const open = (address: string) =>
  openPages({ '/shop': ShopPage, '/order-confirmation': OrderConfirmationPage }, address)
const kept = () => within(screen.getByRole('region', { name: 'Your orders on this device' }))
const references = () =>
  kept()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') }))

describe('somebody who placed orders on this device and closed the tab', () => {
  it.each(['/shop', '/order-confirmation'])(
    'finds them again at %s by their references, and can pay',
    async (address) => {
      place(order)
      place(later)
      sessionStorage.clear()
      const user = await open(address)
      expect(screen.queryByText(/^There is no order/)).toBeNull()
      expect(references()).toEqual(['Order ABCDEF', 'Order K7P2QX'])
      expect(kept().getByText('2 × Hoodie, L · Mug · Ksh 3,400')).toBeVisible()
      expect(kept().getAllByText(/^Placed on 20 November 2026\./)).toHaveLength(2)
      expectLink('forget them', '/privacy', kept())
      const [, pay] = kept().getAllByRole('link', { name: 'Pay for this order' })
      expect(pay).toHaveAccessibleDescription('Order K7P2QX')
      if (pay) await user.click(pay)
      expect(screen.getByRole('heading', { name: 'Elsewhere: /payment' })).toBeVisible()
      expect(navigationState()).toEqual(state)
    },
  )

  it('is not asked to pay again for an order they told us they paid', async () => {
    place(order)
    tell()
    vi.setSystemTime(new Date('2026-11-23T09:00:00Z'))
    const user = await open('/shop')
    expect(kept().getByText(/You told us on 20 November 2026 that you paid\.$/)).toBeVisible()
    expect(kept().queryByText('Pay for this order')).toBeNull()
    act(() => place(later))
    await user.click(kept().getByText('See this order'))
    expect(screen.getByText(/^Your order will ship within/)).toHaveTextContent(
      'Your order will ship within 3 working days: by Wednesday, 25 November 2026, if we confirmed your payment on Friday, 20 November 2026.',
    )
    expect(screen.getByText('2 × Hoodie, L')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Check if it is confirmed' })).toBeVisible()
  })

  it('finds nothing after 30 days, or once personal data is forgotten', async () => {
    place(order)
    await open('/shop')
    vi.setSystemTime(new Date('2026-12-20T08:59:00Z'))
    act(() => place(later))
    expect(references()).toEqual(['Order ABCDEF', 'Order K7P2QX'])
    vi.setSystemTime(new Date('2027-01-19T09:00:00Z'))
    expect(keptPayments.read()).toBeNull()
    act(() => place(order))
    act(() => forgetPersonal())
    expect(screen.queryByText('Your orders on this device')).toBeNull()
    expect(keptPayments.has()).toBe(false)
  })
})

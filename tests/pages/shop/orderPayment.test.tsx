import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { keepPayment, markPaidByPayer } from '@/services/keptPayments'
import { expectLink, navigationState, openPages } from '../../support/site'

const open = (state?: unknown) => openPages({ '/payment': OrderPaymentPage }, '/payment', state)
const keep = (amount: number, reference: string) =>
  keepPayment({ purpose: 'order', amount, reference })
const totalField = () => screen.getByLabelText('Order total')

const order = {
  totalCost: 2200,
  reference: 'K7P2QX',
  phone: '0712 345 678',
  items: [
    { name: 'T-Shirt', size: 'M', count: 1 },
    { name: 'Hoodie', size: 'L', count: 1 },
  ],
}

describe('a visitor comes to pay for an order', () => {
  it('sees its total, not that of an earlier one, and goes on to /pay with it', async () => {
    keep(50, 'ABCDEF')
    const user = await open(order)
    expect(totalField()).toHaveValue('Ksh 2,200')
    await user.type(totalField(), '1')
    expect(totalField()).toHaveValue('Ksh 2,200')
    expect(screen.getByText('K7P2QX')).toBeVisible()
    expect(screen.getByText('T-Shirt, M · Hoodie, L')).toBeVisible()
    expect(screen.getByText('Pay')).toHaveAttribute('aria-current', 'step')
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    expect(screen.getByRole('heading', { name: 'Elsewhere: /pay' })).toBeVisible()
    expect(navigationState()).toEqual(order)
  })

  it("finds this device's last unpaid order", async () => {
    keep(50, 'ABCDEF')
    keep(70, 'K7P2QX')
    markPaidByPayer({ purpose: 'order', amount: 70, reference: 'K7P2QX' }, Date.now())
    await open()
    expect(totalField()).toHaveValue('Ksh 50')
  })

  it("finds this device's orders if all are said to be paid", async () => {
    keep(50, 'ABCDEF')
    markPaidByPayer({ purpose: 'order', amount: 50, reference: 'ABCDEF' }, Date.now())
    await open()
    expect(screen.queryByLabelText('Order total')).toBeNull()
    expect(screen.queryByText(/^There is no order/)).toBeNull()
    expect(screen.getByText('There is nothing more to pay for them here.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See this order' })).toBeVisible()
  })

  it('is led to the shop when there is nothing to pay for', async () => {
    await open({ totalCost: -5 })
    expect(screen.getByText('There is no order to pay for on this device.')).toBeVisible()
    expectLink('Go to the shop', '/shop')
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
    expect(screen.queryByText(/nothing more to pay/)).toBeNull()
    expectLink('Hoodie Ksh 1,500', '/shop')
    expectLink('Ask the team', '/contact')
  })
})

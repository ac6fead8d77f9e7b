import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { lastPlacedOrder } from '@/pages/shop/placedOrder'
import { openPages, passedOn } from '../support/site'

const open = (state?: unknown) => openPages({ '/payment': OrderPaymentPage }, '/payment', state)
const totalField = () => screen.getByLabelText('Order total')

describe('a visitor comes to pay for an order', () => {
  it('sees its total in a field that cannot be changed, and goes on to /pay with it', async () => {
    const user = await open({ totalCost: 2200, reference: 'K7P2QX' })
    expect(totalField()).toHaveValue('Ksh 2,200')
    await user.type(totalField(), '1')
    expect(totalField()).toHaveValue('Ksh 2,200')
    expect(screen.getByText('K7P2QX')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    expect(screen.getByRole('heading', { name: 'Elsewhere: /pay' })).toBeVisible()
    expect(passedOn()).toEqual({ totalCost: 2200, reference: 'K7P2QX' })
  })

  it('can do so when the total is all that was passed on', async () => {
    const user = await open({ totalCost: 700 })
    expect(totalField()).toHaveValue('Ksh 700')
    expect(screen.queryByText(/Your reference/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    expect(passedOn()).toEqual({ totalCost: 700 })
  })

  it('finds the order that was placed in this tab', async () => {
    lastPlacedOrder.write({ totalCost: 50, reference: 'ABCDEF' })
    await open()
    expect(totalField()).toHaveValue('Ksh 50')
    expect(screen.getByText('ABCDEF')).toBeVisible()
  })

  it('finds what was passed on before what was placed earlier', async () => {
    lastPlacedOrder.write({ totalCost: 50, reference: 'ABCDEF' })
    await open({ totalCost: 2200, reference: 'K7P2QX' })
    expect(totalField()).toHaveValue('Ksh 2,200')
    expect(screen.queryByText('ABCDEF')).toBeNull()
  })

  it.each([
    [null],
    ['2200'],
    [{ totalCost: 'much', reference: 'K7P2QX' }],
    [{ totalCost: -5 }],
    [{ totalCost: 5, reference: { toString: 'no' } }],
  ])('is led to the shop when there is nothing to pay for (%j)', async (state) => {
    await open(state)
    expect(screen.getByText('There is no order to pay for in this tab.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  })
})

it.each([null, 7, { totalCost: 'x' }, { totalCost: 5 }, { totalCost: 0, reference: 'ABCDEF' }])(
  'no order was placed where something else is stored (%j)',
  (stored) => {
    lastPlacedOrder.write(stored)
    expect(lastPlacedOrder.read()).toBeNull()
  },
)

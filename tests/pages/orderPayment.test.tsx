import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rememberPlacedOrder } from '@/services/placedOrder'
import { openSite } from '../support/app'

const totalField = () => screen.getByLabelText('Order total')

describe('a visitor comes to pay for an order', () => {
  it('sees its total in a field that cannot be changed, and goes on to /pay with it', async () => {
    const user = await openSite('/payment', { totalCost: 2200, reference: 'K7P2QX' })
    expect(totalField()).toHaveValue('Ksh 2,200')
    await user.type(totalField(), '1')
    expect(totalField()).toHaveValue('Ksh 2,200')
    expect(screen.getByText('K7P2QX')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()
    expect(history.state.usr).toEqual({ totalCost: 2200, reference: 'K7P2QX' })
  })

  it('can do so when the total is all that was passed on', async () => {
    const user = await openSite('/payment', { totalCost: 700 })
    expect(totalField()).toHaveValue('Ksh 700')
    expect(screen.queryByText(/Your reference/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Pay Now' }))
    await screen.findByRole('heading', { level: 1, name: 'Pay by M-Pesa' })
    expect(history.state.usr).toEqual({ totalCost: 700 })
  })

  it('finds the order that was placed in this tab', async () => {
    rememberPlacedOrder({ totalCost: 50, reference: 'ABCDEF' })
    await openSite('/payment')
    expect(totalField()).toHaveValue('Ksh 50')
    expect(screen.getByText('ABCDEF')).toBeVisible()
  })

  it('finds what was passed on before what was placed earlier', async () => {
    rememberPlacedOrder({ totalCost: 50, reference: 'ABCDEF' })
    await openSite('/payment', { totalCost: 2200, reference: 'K7P2QX' })
    expect(totalField()).toHaveValue('Ksh 2,200')
    expect(screen.queryByText('ABCDEF')).toBeNull()
  })

  it.each([
    [null],
    ['2200'],
    [{ totalCost: '2200', reference: 'K7P2QX' }],
    [{ totalCost: -5 }],
    [{ totalCost: 5, reference: { toString: 'no' } }],
  ])('is led to the shop when there is nothing to pay for (%j)', async (state) => {
    await openSite('/payment', state)
    expect(screen.getByText('There is no order to pay for in this tab.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop')
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull()
  })

  it.each(['{', '7', '{"totalCost":"x"}'])(
    'is not misled by what somebody else may have stored (%s)',
    async (text) => {
      sessionStorage.setItem('placed-order:1', text)
      await openSite('/payment')
      expect(screen.getByRole('link', { name: 'Go to the shop' })).toBeVisible()
    },
  )
})

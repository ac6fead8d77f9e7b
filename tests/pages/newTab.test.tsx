import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BankDonationPage } from '@/pages/giving/BankDonationPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { ShopPage } from '@/pages/shop/ShopPage'
import { keepPayment, markPaidByMpesa, markPaidByPayer } from '@/services/keptPayments'
import { everythingSet, setOrganisation } from '../support/organisation'
import { openPages } from '../support/site'

const pages = {
  '/bankdonation': BankDonationPage,
  '/order-confirmation': OrderConfirmationPage,
  '/pay': MobileMoneyPage,
  '/payment': OrderPaymentPage,
  '/shop': ShopPage,
}

/** As by a middle click or a long press: with the address alone, and the device's storage. */
async function openInNewTab(from: string, link: string, passed?: unknown) {
  await openPages(pages, from, passed)
  const [first] = await screen.findAllByRole('link', { name: link })
  const address = first?.getAttribute('href') ?? ''
  cleanup()
  sessionStorage.clear()
  return openPages(pages, address)
}

const items = [{ name: 'Hoodie', size: 'L', count: 2 }]
const order = { purpose: 'order', amount: 3000, reference: 'K7P2QX', items } as const
const gift = { purpose: 'donation', amount: 500, reference: 'ABCDEF', name: 'Asha' } as const
const passedOrder = { totalCost: 3000, reference: 'K7P2QX', items }

describe('in a new tab', () => {
  it.each(['mpesa', 'bank'] as const)('a gift by %s keeps amount and reference', async (method) => {
    setOrganisation({ bank: everythingSet.bank })
    keepPayment({ ...gift, method })
    await openInNewTab('/pay', 'Pay for this gift')
    const title = method === 'bank' ? 'Donate by bank' : 'Pay by M-Pesa'
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getAllByText(/ABCDEF/)[0]).toBeVisible()
    expect(screen.getAllByText(/Ksh:? 500/)[0]).toBeVisible()
    act(() => markPaidByMpesa({ ...gift, method }, { at: 1, amount: 500 }))
    expect(screen.queryByRole('form', { name: 'M-Pesa prompt' })).toBeNull()
  })

  it('an order keeps total and reference up to its payment, and is the one chosen', async () => {
    keepPayment(order)
    keepPayment({ ...order, amount: 50, reference: 'ABCDEF' })
    const user = await openInNewTab('/payment', 'Pay Now', passedOrder)
    const form = within(screen.getByRole('form', { name: 'M-Pesa prompt' }))
    expect(form.getByLabelText('Amount (Ksh)')).toHaveValue('3000')
    expect(screen.getAllByText(/K7P2QX/)[0]).toBeVisible()
    // M-Pesa answers the other tab.
    act(() => markPaidByMpesa(order, { at: 1, amount: 3000 }))
    await user.click(screen.getByRole('button', { name: 'Something wrong? Ask the team' }))
    expect(screen.getByRole('heading', { name: 'Tell the team' })).toBeVisible()
  })

  it('an order that is paid has its thanks', async () => {
    keepPayment(order)
    markPaidByPayer(order, Date.now())
    await openInNewTab('/shop', 'See this order')
    expect(screen.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  })
})

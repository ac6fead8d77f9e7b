import { cleanup, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankDonationPage } from '@/pages/giving/BankDonationPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import * as payments from '@/services/keptPayments'
import { fill } from '../../support/forms'
import { everythingSet, setOrganisation } from '../../support/organisation'
import * as pay from '../../support/payment'
import { expectLink, openPages } from '../../support/site'

const pledge = { amount: 500, paymentMethod: 'bank', name: 'Asha', reference: 'K7P2QX' }
const open = (state?: unknown) =>
  openPages({ '/bankdonation': BankDonationPage }, '/bankdonation', state)

const { bank } = everythingSet

it('shows every detail, the reference and a message for the team', async () => {
  setOrganisation({ bank, whatsApp: '+254 700 000 000' })
  await open(pledge)
  for (const value of Object.values(bank ?? {})) expect(screen.getByText(value)).toBeVisible()
  const labels =
    /Bank name.*Account name.*Account number.*SWIFT code.*Branch name.*Branch code.*Contact email/
  expect(screen.getByRole('region', { name: 'Bank details' })).toHaveTextContent(labels)
  expect(screen.getAllByText('K7P2QX')[0]).toBeVisible()
  expect(screen.getByText('Pay')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText(/^Tell us, by WhatsApp \(\+254 700 000 000\) or email/)).toBeVisible()
  const thanks = 'Thank you Asha! Please proceed to complete your donation of Ksh: 500 ❤️'
  expect(screen.getByText(thanks)).toBeVisible()
  const text = encodeURIComponent('I have sent Ksh 500 by bank. My reference is K7P2QX. Asha')
  expectLink(
    'I have sent it: write an email',
    `mailto:money@example.org?subject=Bank%20donation%20K7P2QX&body=${text}`,
  )
  expectLink('I have sent it: WhatsApp', `https://wa.me/254700000000?text=${text}`)
})

it('gives an unconfirmed receipt once we were told, and remembers the gift without a name', async () => {
  setOrganisation({ bank, till: pay.till })
  const another = { purpose: 'donation', amount: 50, method: 'bank', reference: 'ABCDEF' } as const
  payments.markPaidByPayer({ ...another, name: '' }, Date.now())
  // Pledged by M-Pesa, but a number abroad gets no prompt.
  const gift = { ...pay.pledge, document: 'K7P2QXZZZZZZZZZZZZZZ' }
  payments.keepPayment({ ...gift, purpose: 'donation', method: 'mpesa' })
  payments.lastPledge.write({ content: { name: 'Asha' }, document: gift.document })
  const area = { '/pay': MobileMoneyPage, '/bankdonation': BankDonationPage }
  const user = await openPages(area, '/pay', gift)
  fill(pay.form(), { 'Phone number': '+44 7911 123456' })
  await user.click(pay.send())
  await user.click(screen.getByRole('link', { name: /^Give by bank/ }))
  const link = { name: 'Check if it is confirmed' }
  const name = 'Receipt of what you told us'
  expect(screen.queryByRole('region', { name })).toBeNull()
  expect(screen.queryByRole('link', link)).toBeNull()
  expect(payments.keptPayments.read()).toHaveLength(2)
  const tell = screen.getByRole('link', { name: 'I have sent it: write an email' })
  tell.addEventListener('click', (event) => event.preventDefault())
  await user.click(tell)
  const receipt = within(await screen.findByRole('region', { name }))
  expect(receipt.getByText('From').nextSibling).toHaveTextContent('Asha')
  const account = 'Test Account, Test Bank, account 0123456789'
  expect(receipt.getByText('To').nextSibling).toHaveTextContent(account)
  expect(receipt.getByText('Ksh 500')).toBeVisible()
  expect(receipt.getByText('K7P2QX')).toBeVisible()
  expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
  expect(screen.getAllByRole('link', link)).toHaveLength(1)
  const paid = { ...another, amount: 500, name: '', reference: 'K7P2QX' }
  const told = { payment: paid, toldAt: expect.any(Number) as number }
  expect(payments.keptPayments.read()).toMatchObject([told, { payment: another }])
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha')
  // What else this tab is about to pay stays.
  payments.lastPledge.write({ content: {}, document: 'ABCDEFZZZZZZZZZZZZZZ' })
  payments.lastPayment.write({ purpose: 'order', amount: 700, reference: 'AB2345' })
  await user.click(tell)
  expect(payments.lastPledge.read()).not.toBeNull()
  cleanup()
  await openPages(area, '/pay')
  expect(screen.getByText('AB2345')).toBeVisible()
})

it('says in one sentence that there is no account, and leads to the team with the reference', async () => {
  setOrganisation({ email: 'team@example.org' })
  await open(pledge)
  expect(screen.getAllByText(/not set/i)).toHaveLength(1)
  expect(screen.queryByText('Account number')).toBeNull()
  const draft = expect.stringMatching(/subject=How%20to%20give&.*reference%20is%20K7P2QX/)
  expectLink('Ask us by email', draft)
})

it.each([undefined, { totalCost: 700, reference: 'AB2345' }])(
  'shows nothing for what is no donation (%j), and leads home',
  async (state) => {
    setOrganisation({ bank })
    const user = await open(state)
    expect(screen.getByText('Send your gift to this account.')).toBeVisible()
    expect(screen.queryByText(/reference/)).toBeNull()
    expect(screen.queryByRole('region', { name: 'Receipt of what you told us' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(screen.getByText('Elsewhere: /')).toBeVisible()
  },
)

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BankDonationPage } from '@/pages/giving/BankDonationPage'
import { setOrganisation } from '../support/organisation'
import { openPages } from '../support/site'

const pledge = { amount: 500, paymentMethod: 'bank', name: 'Asha', reference: 'K7P2QX' }
const open = (state?: unknown) =>
  openPages({ '/bankdonation': BankDonationPage }, '/bankdonation', state)

const bank = {
  bankName: 'Test Bank',
  accountName: 'Test Account',
  accountNumber: '0001',
  swiftCode: 'TESTKENA',
  branchName: 'Test Branch',
  branchCode: '002',
  contactEmail: 'money@example.org',
}

it('shows every detail, the reference and a message for the team', async () => {
  setOrganisation({ bank, whatsApp: '+254 700 000 000' })
  await open(pledge)
  for (const value of Object.values(bank)) expect(screen.getByText(value)).toBeVisible()
  expect(screen.getByText('K7P2QX')).toBeVisible()
  expect(
    screen.getByText('Thank you Asha! Please proceed to complete your donation of Ksh: 500 ❤️'),
  ).toBeVisible()
  const text = encodeURIComponent('I have sent Ksh 500 by bank. My reference is K7P2QX. Asha')
  expect(screen.getByRole('link', { name: 'I have sent it: write an email' })).toHaveAttribute(
    'href',
    `mailto:money@example.org?subject=Bank%20donation%20K7P2QX&body=${text}`,
  )
  expect(screen.getByRole('link', { name: 'I have sent it: WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/254700000000?text=${text}`,
  )
})

it('asks to keep the reference while there is no way to tell the team', async () => {
  await open(pledge)
  expect(screen.getByText(/Our contact address is not set yet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /^I have sent it/ })).toBeNull()
})

it.each([undefined, { totalCost: 700, reference: 'AB2345' }])(
  'shows no invented detail while none is set, and no pledge that is none (%j)',
  async (state) => {
    const user = await open(state)
    expect(screen.getAllByText(/^Not set yet/)).toHaveLength(7)
    expect(screen.queryByText(/reference/)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect(screen.getByText('Elsewhere: /')).toBeVisible()
  },
)

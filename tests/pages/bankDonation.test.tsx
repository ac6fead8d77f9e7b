import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { organisation } from '@/content/organisation'
import { openSite } from '../support/app'

const pledge = { amount: 500, paymentMethod: 'bank', name: 'Asha', reference: 'K7P2QX' }

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
  vi.spyOn(organisation, 'bank', 'get').mockReturnValue(bank)
  vi.spyOn(organisation, 'whatsApp', 'get').mockReturnValue('+254 700 000 000')
  await openSite('/bankdonation', pledge)
  for (const value of Object.values(bank)) expect(screen.getByText(value)).toBeVisible()
  expect(screen.getByText('K7P2QX')).toBeVisible()
  expect(screen.getByRole('link', { name: 'I have sent it: write an email' })).toHaveAttribute(
    'href',
    `mailto:money@example.org?subject=Bank%20donation%20K7P2QX&body=${encodeURIComponent('I have sent Ksh 500 by bank. My reference is K7P2QX. Asha')}`,
  )
  expect(screen.getByRole('link', { name: 'I have sent it: WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/254700000000?text=I%20have%20sent'),
  )
})

it('shows no invented detail while none is set', async () => {
  await openSite('/BankDonation')
  expect(screen.getAllByText(/^Not set yet/)).toHaveLength(7)
  expect(screen.queryByText(/reference/)).toBeNull()
})

it('leads back home', async () => {
  const user = await openSite('/bankdonation')
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await screen.findByRole('heading', { level: 1, name: organisation.productName })
})

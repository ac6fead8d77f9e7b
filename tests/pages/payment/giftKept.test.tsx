import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { forgetPersonal } from '@/device/deviceStore'
import { forgetPersonalKeys } from '@/device/rawKeys'
import { DonatePage } from '@/pages/giving/DonatePage'
import { DashboardPage } from '@/pages/members/DashboardPage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { keptPayments } from '@/services/keptPayments'
import { logInBefore } from '../../support/memberPages'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import { finish, payToTill, press, sayPaid, till } from '../../support/payment'
import { backend, openPages } from '../../support/site'

const title = 'Your gifts on this device'
const kept = () => within(screen.getByRole('region', { name: title }))
const keptReferences = () => keptPayments.read()?.map(({ payment }) => payment.reference)

it('a giver who told us finds the gift and its receipt again, without a name', async () => {
  const user = await sayPaid()
  await finish(user)
  await screen.findByRole('heading', { level: 1, name: 'Thank you, Asha' })
  cleanup()
  sessionStorage.clear()

  const later = await openPages({ '/donate': DonatePage, '/pay': MobileMoneyPage }, '/donate')
  await later.click(screen.getByRole('link', { name: 'See it' }))
  expect(kept().getByRole('heading', { name: 'Gift K7P2QX' })).toBeVisible()
  expect(kept().getByText('Ksh 500 · by M-Pesa')).toBeVisible()
  expect(kept().getByText(/^You told us on .* Not yet confirmed by the team\.$/)).toBeVisible()
  await press(later, 'Show the receipt')
  const receiptTitle = { name: 'Receipt of what you told us' }
  const receipt = within(await screen.findByRole('region', receiptTitle))
  expect(receipt.getByText('K7P2QX')).toBeVisible()
  expect(receipt.getByText('Told us on')).toBeVisible()
  expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
  await press(later, 'Hide the receipt')
  expect(screen.queryByRole('region', receiptTitle)).toBeNull()
  expect(screen.queryByText(/Asha/)).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('Asha')
})

describe('a giver who goes back to the form before paying', () => {
  async function give() {
    setOrganisation({ till })
    const pages = { '/donate': DonatePage, '/pay': MobileMoneyPage }
    const user = await openPages(pages, '/donate')
    const texts = {
      'Amount (Ksh)': '777',
      Name: 'Asha',
      Email: 'asha@example.org',
      'Message (optional)': 'Asante sana',
    }
    fill(document.body, texts)
    const pledge = async () => {
      await press(user, 'Donate By M-Pesa')
      await screen.findByRole('link', { name: 'Back to the donation form' })
    }
    await pledge()
    return { user, texts, pledge }
  }

  it('finds it filled in, presses again for the same pledge, and is told what a changed one replaces', async () => {
    const { texts, pledge } = await give()
    const [first = ''] = keptReferences() ?? []
    for (const goBack of [
      () => screen.getByText('Back to the donation form').click(),
      () => history.back(),
    ]) {
      await act(async () => goBack())
      for (const [label, text] of Object.entries(texts)) {
        expect(await screen.findByLabelText(label)).toHaveDisplayValue(text)
      }
      await pledge()
      expect(backend.documents('Donations')).toHaveLength(1)
      expect(keptReferences()).toEqual([first])
      expect(screen.getByText(first, { selector: 'dd' })).toBeVisible()
    }

    act(() => history.back())
    expect(
      await screen.findByText(
        `You have not paid your gift of Ksh 777 yet, reference ${first}. If you change it here, the new one replaces it.`,
      ),
    ).toBeVisible()
    fill(document.body, { 'Amount (Ksh)': '800' })
    await pledge()
    const amounts = backend.documents('Donations').map(({ fields }) => fields.amount)
    expect(new Set(amounts)).toEqual(new Set(['777', '800']))
    expect(keptReferences()).toHaveLength(1)
    expect(keptReferences()).not.toContain(first)
  })

  it('gives once more when the first is paid, in an empty form', async () => {
    const { user, texts, pledge } = await give()
    await payToTill(user)
    await finish(user)
    await screen.findByRole('heading', { level: 1, name: 'Thank you, Asha' })
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Asha')
    act(() => history.back())
    expect(await screen.findByLabelText('Name')).toHaveValue('')
    fill(document.body, texts)
    await pledge()
    expect(backend.documents('Donations')).toHaveLength(2)
  })
})

it('a member finds an unpaid pledge on the profile, and pays later', async () => {
  setOrganisation({ till })
  await logInBefore()
  const pages = { '/donate': DonatePage, '/pay': MobileMoneyPage, '/Dashboard': DashboardPage }
  const user = await openPages(pages, '/donate')
  await user.type(await screen.findByLabelText('Amount (Ksh)'), '500')
  await press(user, 'Donate By M-Pesa')
  await screen.findByRole('link', { name: 'Back to the donation form' })
  const [stored] = backend.documents('Donations')
  cleanup()
  sessionStorage.removeItem('payment:2')

  const later = await openPages(pages, '/Dashboard')
  const name = `Gift ${stored?.id.slice(0, 6)}`
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(await kept().findByText(/^Pledged on .* Not yet confirmed by the team\.$/)).toBeVisible()
  expect(kept().queryByRole('button', { name: 'Show the receipt' })).toBeNull()
  expect(JSON.stringify({ ...localStorage })).not.toContain('demo.member')
  await later.click(kept().getByRole('link', { name: 'Pay for this gift' }))
  expect(
    await screen.findByText(/^Thank you! Please proceed to complete your donation of Ksh: 500/),
  ).toBeVisible()
  cleanup()
  const again = await openPages(pages, '/pay')
  expect(screen.queryByRole('region', { name: title }), 'not the same twice').toBeNull()
  await press(again, 'Pay something else')
  fill(document.body, { 'Amount (Ksh)': '50' })
  await again.click(kept().getByRole('link', { name: 'Pay for this gift' }))
  expect(await screen.findByLabelText('Amount (Ksh)')).toHaveValue('500')
  expect(backend.documents('Donations')).toHaveLength(1)
})

it('data of an earlier version is forgotten too', async () => {
  const stored = JSON.stringify({ savedAt: Date.now(), value: [] })
  localStorage.setItem('placed-orders:1', stored)
  localStorage.setItem('told-gifts:1', stored)
  forgetPersonal()
  expect(Object.keys(localStorage)).toEqual([])
  localStorage.setItem('told-gifts:1', stored)
  forgetPersonalKeys()
  expect(Object.keys(localStorage)).toEqual([])
})

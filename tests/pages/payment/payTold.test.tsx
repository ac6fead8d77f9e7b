import '../../support/atOtherTill'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { keptPayments } from '@/services/keptPayments'
import { setOrganisation } from '../../support/organisation'
import {
  askForPrompt,
  fee,
  fillInSms,
  heading,
  order,
  press,
  promptRequests,
  reopenPay,
  sayPaid,
  sms,
  smsField,
  till,
} from '../../support/payment'
import { backend } from '../../support/site'

const item = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

describe('a payer who says that they have paid', () => {
  it('is asked one thing at a time, and thanked at the end', async () => {
    setOrganisation({ till, email: 'team@example.org' })
    const user = await askForPrompt()
    await press(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.queryByText(/123456|Option 2/)).toBeNull()
    expect(screen.queryByText(/^Thank you|^The team will check/)).toBeNull()
    await press(user, 'Continue without it')
    expect(await heading('Tell the team')).toHaveFocus()
    expect(screen.queryByText(/123456|^Thank you/)).toBeNull()
    await press(user, 'Back to the SMS')
    await press(user, 'Continue without it')
    await press(user, 'Continue without telling the team')
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText('The team will check your payment and confirm it.')).toBeVisible()
    expect(screen.queryByText(/Enter the till number|Option 2/)).toBeNull()
    // Who has told nobody yet is told so.
    expect(screen.getByText('You have not told the team yet.')).toBeVisible()
    await press(user, 'Tell the team')
    expect(await heading('Tell the team')).toHaveFocus()
  })

  it('can take it back, which this device remembers too', async () => {
    const user = await sayPaid()
    expect(keptPayments.read()).toMatchObject([{ toldAt: expect.any(Number) }])
    await press(user, 'I have not paid yet')
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
    expect(keptPayments.read()).toMatchObject([{ toldAt: null, payment: { reference: 'K7P2QX' } }])
  })
})

describe('the pasted SMS', () => {
  it('is compared with the amount due and our business name', async () => {
    setOrganisation({ till })
    await sayPaid()
    const [year = '', month, day] = dayInKenya(new Date()).split('-')
    const today = `${Number(day)}/${Number(month)}/${year.slice(2)}`
    fillInSms(sms.replace('14/9/24', today))
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('Ksh 500matches what you are paying')
    expect(item('Paid to')).toHaveTextContent('TEST BUSINESSmatches our business name')
    expect(item('Time')).toHaveTextContent(`${today}, 3:45 PM`)
    expect(screen.queryByText(/^Something is different/)).toBeNull()
  })

  it('may differ from the prompt and from our name, and the team can still be told', async () => {
    setOrganisation({ till, email: 'team@example.org' })
    const user = await askForPrompt('0712345678', undefined, '700')
    await press(user, 'Yes, I got it')
    fillInSms(sms.replace('500.00', '450.50').replace('TEST BUSINESS', 'OTHER SHOP'))
    expect(item('Amount')).toHaveTextContent('Ksh 450.50differs from what you are paying (Ksh 700)')
    expect(item('Paid to')).toHaveTextContent('OTHER SHOPdiffers from our business name')
    expect(screen.getByText(/^Something is different. There may be a good reason/)).toBeVisible()
    await press(user, 'Continue')
    expect(await screen.findByRole('link', { name: 'Send to the team by email' })).toBeVisible()
  })

  it('says if its day cannot be right', async () => {
    await sayPaid()
    fillInSms(sms.replace('14/9/24', '14/9/19'))
    expect(item('Time')).toHaveTextContent('14/9/19, 3:45 PMlooks like an older payment')
    expect(screen.getByText(/^Something is different/)).toBeVisible()
  })

  it('says which parts cannot be read or compared', async () => {
    await sayPaid(null)
    fillInSms(sms)
    expect(item('Amount')).toHaveTextContent('Ksh 500nothing to compare it with')
    act(() => setOrganisation({ till: null }))
    fillInSms(`${sms} `)
    expect(item('Paid to')).toHaveTextContent(
      'TEST BUSINESScannot be compared: our business name is not set yet',
    )
    fillInSms('sfk3abc1d2')
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('could not be read')
    expect(item('Paid to')).toHaveTextContent('could not be read')
  })

  it('may be no payment, which the page and the message to the team say', async () => {
    const user = await sayPaid()
    const form = within(screen.getByRole('form', { name: 'M-Pesa SMS' }))
    const received = sms.replace('Ksh500.00 paid to', 'You have received Ksh500.00 from')
    for (const [text, sentence] of [
      [received, /you received money/],
      ['Failed. You do not have enough money in your M-PESA account.', /did not go through/],
      ['SFK3ABC1D2 Confirmed. Transaction QC34XYZ12A has been reversed.', /was reversed/],
      ['I paid yesterday', /We found no payment in this/],
      ['Reply with your PIN to confirm Ksh500.00', /never asks for your PIN/],
    ] as const) {
      fillInSms(text)
      expect(form.getByText(sentence)).toBeVisible()
      expect(screen.queryByText('Code', { selector: 'dt' })).toBeNull()
    }
    await press(user, 'Continue')
    await heading('Tell the team')
    expect(
      screen.getByText(/^I got a message that may not be from M-Pesa\. .* For: Donation/s),
    ).toBeVisible()
    // Nobody is thanked for it, and there is nothing to give a receipt of.
    await press(user, 'Continue')
    expect(await heading('Ask the team')).toHaveFocus()
    expect(keptPayments.read()).toMatchObject([{ toldAt: null }])
    expect(screen.queryByRole('region', { name: 'Receipt of what you told us' })).toBeNull()
    await press(user, 'I have not paid yet')
    expect(await heading('Pay by M-Pesa')).toBeVisible()
  })

  it('is still there after a reload, and was sent nowhere', async () => {
    await sayPaid()
    fillInSms(sms)
    await reopenPay()
    expect(smsField()).toHaveValue(sms)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(promptRequests()).toEqual([])
    expect(backend.outbox()).toEqual([])
  })
})

describe('the message to the team', () => {
  it('has what the team needs but no balance, and leads to the thanks', async () => {
    setOrganisation({
      whatsApp: '+254 700 000 001',
      phone: '+254 700 000 002',
      email: 'team@example.org',
    })
    const user = await sayPaid()
    fillInSms(sms)
    await press(user, 'Continue')
    const draft = [
      'I have paid by M-Pesa.',
      'For: Donation',
      'Reference: K7P2QX',
      'To be paid: Ksh 500',
      'M-Pesa code: SFK3ABC1D2',
      'Amount in the SMS: Ksh 500',
      'Paid on: 14/9/24, 3:45 PM',
    ].join('\n')
    const link = (by: string) => screen.findByRole('link', { name: `Send to the team by ${by}` })
    expect(await link('WhatsApp')).toHaveAttribute(
      'href',
      `https://wa.me/254700000001?text=${encodeURIComponent(draft)}`,
    )
    // One way at first, the others behind a button.
    expect(screen.queryByRole('link', { name: 'Send to the team by SMS' })).toBeNull()
    await press(user, 'Another way to send it')
    expect(await link('SMS')).toHaveAttribute(
      'href',
      `sms:+254700000002?&body=${encodeURIComponent(draft)}`,
    )
    expect(await link('email')).toHaveAttribute(
      'href',
      `mailto:team@example.org?subject=M-Pesa%20payment%20K7P2QX&body=${encodeURIComponent(draft.replaceAll('\n', '\r\n'))}`,
    )
    await user.click(await link('WhatsApp'))
    expect(await heading('Thank you, Asha')).toHaveFocus()
    await press(user, 'Back to the message for the team')
    expect(await heading('Tell the team')).toHaveFocus()
    expect(screen.getByText(/^I have paid by M-Pesa/)).toHaveTextContent(/SFK3ABC1D2/)
    // The SMS itself is gone, its code is not.
    await press(user, 'Back to the SMS')
    expect(smsField()).toHaveValue('SFK3ABC1D2')
  })

  it('names the member whose fee it is', async () => {
    setOrganisation({ email: 'team@example.org', till })
    const user = await sayPaid({ ...fee, member: 'Asha Wanjiru, asha@example.org' })
    await press(user, 'Continue without it')
    await heading('Tell the team')
    expect(screen.getByText(/^I have paid by M-Pesa/)).toHaveTextContent(
      'For: Membership fee Member: Asha Wanjiru, asha@example.org',
    )
  })

  it('can be copied if we have no address', async () => {
    const user = await sayPaid(order)
    fillInSms('SFK3ABC1D2')
    await press(user, 'Continue')
    expect(await screen.findByText(/^Our contacts are not set yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Send to the team/ })).toBeNull()
    await press(user, 'Copy the message to the team')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toContain(
      'Items: 2 × T-Shirt, M; Wrist Band\nReference: AB2345\nTo be paid: Ksh 1,450\n',
    )
  })
})

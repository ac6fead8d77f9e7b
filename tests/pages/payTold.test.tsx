import '../support/atOtherTill'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dayInKenya } from '@/domain/calendar/calendar'
import { setOrganisation } from '../support/organisation'
import {
  amount,
  askForPrompt,
  fee,
  heading,
  openPay,
  order,
  pasteSms,
  phone,
  press,
  promptRequests,
  reopenPay,
  sayPaid,
  send,
  sms,
  smsField,
  till,
} from '../support/payment'
import { backend } from '../support/site'

const item = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

describe('somebody who says that they have paid', () => {
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

  it('can take it back', async () => {
    const user = await sayPaid()
    await press(user, 'I have not paid yet')
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
  })
})

describe('the pasted SMS', () => {
  it('is compared with the amount due and our business name', async () => {
    setOrganisation({ till })
    const user = await sayPaid()
    const [year = '', month, day] = dayInKenya(new Date()).split('-')
    const today = `${Number(day)}/${Number(month)}/${year.slice(2)}`
    await pasteSms(user, sms.replace('14/9/24', today))
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('Ksh 500matches what you are paying')
    expect(item('Paid to')).toHaveTextContent('TEST BUSINESSmatches our business name')
    expect(item('Time')).toHaveTextContent(`${today}, 3:45 PM`)
    expect(screen.queryByText(/^Something differs/)).toBeNull()
  })

  it('may differ, which is said kindly, and the team can still be told', async () => {
    setOrganisation({ till, email: 'team@example.org' })
    const user = await sayPaid()
    await pasteSms(user, sms.replace('500.00', '450.50').replace('TEST BUSINESS', 'OTHER SHOP'))
    expect(item('Amount')).toHaveTextContent('Ksh 450.50differs from what you are paying (Ksh 500)')
    expect(item('Paid to')).toHaveTextContent('OTHER SHOPdiffers from our business name')
    expect(screen.getByText(/^Something differs. That can have a good reason/)).toBeVisible()
    await press(user, 'Continue')
    expect(screen.getByRole('link', { name: 'Send to the team by email' })).toBeVisible()
  })

  it.each([
    ['14/9/19', 'looks like an older payment'],
    ['31/2/26', 'cannot be: look at the date in the SMS again'],
  ])('of %s %s', async (date, words) => {
    setOrganisation({ till })
    const user = await sayPaid()
    await pasteSms(user, sms.replace('14/9/24', date))
    expect(item('Time')).toHaveTextContent(`${date}, 3:45 PM${words}`)
    expect(screen.getByText(/^Something differs/)).toBeVisible()
  })

  it('says which parts cannot be read or compared', async () => {
    let user = await sayPaid(null)
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('Ksh 500nothing to compare it with')
    await user.clear(smsField())
    await pasteSms(user, 'sfk3abc1d2')
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('could not be read')
    expect(item('Paid to')).toHaveTextContent('could not be read')
    cleanup()
    setOrganisation({ till: null })
    user = await askForPrompt()
    await press(user, 'Yes, I got it')
    await pasteSms(user, sms)
    expect(item('Paid to')).toHaveTextContent(
      'TEST BUSINESScannot be compared: our business name is not set yet',
    )
  })

  it("is compared with the prompt's amount if that was changed", async () => {
    const user = await openPay()
    await user.clear(amount())
    await user.type(amount(), '700')
    await user.type(phone(), '0712345678')
    await user.click(send())
    await press(user, 'Yes, I got it')
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('differs from what you are paying (Ksh 700)')
  })

  it.each([
    [
      'Dear customer, reply with your PIN to confirm Ksh500.00',
      /never asks you for your PIN/,
      'I got a message that may not be from M-Pesa. Please help me to check it.',
    ],
    [
      sms.replace('Ksh500.00 paid to', 'You have received Ksh500.00 from'),
      /came in to you/,
      'I meant to pay by M-Pesa, but my SMS says that money came in to me.',
    ],
    [
      'Failed. You do not have enough money in your M-PESA account.',
      /did not go through/,
      'I meant to pay by M-Pesa, but my SMS says that the payment did not go through.',
    ],
    [
      'SFK3ABC1D2 Confirmed. Transaction QC34XYZ12A has been reversed.',
      /moved back to you/,
      'I paid by M-Pesa, but my SMS says that the payment was moved back to me.',
    ],
    [
      'I paid yesterday',
      /No payment found in this/,
      'I say that I have paid by M-Pesa, but no payment could be read in my SMS.',
    ],
  ])(
    'may be no payment, which the page and the message to the team say: %s',
    async (text, sentence, draft) => {
      const user = await sayPaid()
      await pasteSms(user, text)
      const form = within(screen.getByRole('form', { name: 'M-Pesa SMS' }))
      expect(form.getByText(sentence)).toBeVisible()
      expect(screen.queryByText('Code', { selector: 'dt' })).toBeNull()
      await press(user, 'Continue')
      await heading('Tell the team')
      expect(screen.getByText(new RegExp(`^${draft} For: Donation`))).toBeVisible()
      // Nobody is thanked for it, and there is nothing to give a receipt of.
      await press(user, 'Continue')
      expect(await heading('Ask the team')).toHaveFocus()
      expect(screen.queryByRole('region', { name: 'Receipt of what you told us' })).toBeNull()
      await press(user, 'I have not paid yet')
      expect(await heading('Pay by M-Pesa')).toBeVisible()
    },
  )

  it('is still there after a reload, and was sent nowhere', async () => {
    const user = await sayPaid()
    await pasteSms(user, sms)
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
    await pasteSms(user, sms)
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
    await pasteSms(user, 'SFK3ABC1D2')
    await press(user, 'Continue')
    expect(await screen.findByText(/^Our contact addresses are not set yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Send to the team/ })).toBeNull()
    await press(user, 'Copy the message to the team')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe(
      [
        'I have paid by M-Pesa.',
        'For: Order',
        'Items: 2 × T-Shirt, M; Wrist Band',
        'Reference: AB2345',
        'To be paid: Ksh 1,450',
        'M-Pesa code: SFK3ABC1D2',
      ].join('\n'),
    )
  })
})

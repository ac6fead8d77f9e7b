import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { setOrganisation } from '../support/organisation'
import {
  amount,
  askForPrompt,
  fee,
  heading,
  openPay,
  order,
  phone,
  press,
  reopenPay,
  sayPaid,
  send,
  sms,
  smsField,
  till,
} from '../support/payment'
import { backend, openPages, passedOn } from '../support/site'

const item = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

async function pasteSms(user: UserEvent, text: string) {
  await user.click(smsField())
  await user.paste(text)
}

describe('somebody who says that they have paid', () => {
  it('is thanked and told who confirms it', async () => {
    const user = await askForPrompt()
    await press(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText('Thank you. The team will confirm against the till.')).toBeVisible()
  })

  it('can take it back', async () => {
    const user = await sayPaid()
    await press(user, 'I have not paid yet')
    expect(await heading('Option 1: a prompt on your phone')).toHaveFocus()
  })
})

describe('the SMS that they paste', () => {
  it('is read, and compared with what is paid and with our business name', async () => {
    setOrganisation({ till })
    const user = await sayPaid()
    await pasteSms(user, sms)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('Ksh 500matches what you are paying')
    expect(item('Paid to')).toHaveTextContent('TEST BUSINESSmatches our business name')
    expect(item('Time')).toHaveTextContent('14/9/24, 3:45 PM')
    expect(screen.queryByText(/^Something differs/)).toBeNull()
  })

  it('may differ, which is said kindly, and the team can be told anyway', async () => {
    setOrganisation({ till, email: 'team@example.org' })
    const user = await sayPaid()
    await pasteSms(user, sms.replace('500.00', '450.50').replace('TEST BUSINESS', 'OTHER SHOP'))
    expect(item('Amount')).toHaveTextContent('Ksh 450.50differs from what you are paying (Ksh 500)')
    expect(item('Paid to')).toHaveTextContent('OTHER SHOPdiffers from our business name')
    expect(screen.getByText(/^Something differs. That can have a good reason/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send to the team by email' })).toBeVisible()
  })

  it('says what could not be read, and what cannot be compared', async () => {
    const user = await sayPaid(null)
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('Ksh 500nothing to compare it with')
    expect(item('Paid to')).toHaveTextContent(
      'TEST BUSINESScannot be compared: our business name is not set yet',
    )
    await user.clear(smsField())
    await pasteSms(user, 'sfk3abc1d2')
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('could not be read')
    expect(item('Paid to')).toHaveTextContent('could not be read')
  })

  it('is compared with what the prompt was for when that was changed', async () => {
    const user = await openPay()
    await user.clear(amount())
    await user.type(amount(), '700')
    await user.type(phone(), '0712345678')
    await user.click(send())
    await press(user, 'Yes, I got it')
    await pasteSms(user, sms)
    expect(item('Amount')).toHaveTextContent('differs from what you are paying (Ksh 700)')
  })

  it('may be no payment, which is said of each kind', async () => {
    const user = await sayPaid()
    const reading = () => within(screen.getByRole('form', { name: 'M-Pesa SMS' }))
    for (const [text, sentence] of [
      ['Dear customer, reply with your PIN to confirm Ksh500.00', /never asks you for your PIN/],
      [sms.replace('Ksh500.00 paid to', 'You have received Ksh500.00 from'), /came in to you/],
      ['Failed. You do not have enough money in your M-PESA account.', /did not go through/],
      ['SFK3ABC1D2 Confirmed. Transaction QC34XYZ12A has been reversed.', /moved back to you/],
      ['I paid yesterday', /No payment could be read in this/],
    ] as const) {
      await user.clear(smsField())
      await pasteSms(user, text)
      expect(reading().getByText(sentence)).toBeVisible()
      expect(screen.queryByText('Code', { selector: 'dt' })).toBeNull()
    }
  })

  it('is found again after a reload, and was sent nowhere', async () => {
    const user = await sayPaid()
    await pasteSms(user, sms)
    await reopenPay()
    expect(smsField()).toHaveValue(sms)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(backend.stkRequests()).toEqual([])
    expect(backend.outbox()).toEqual([])
  })
})

describe('the message to the team', () => {
  it('holds what the team needs and nothing of the balance, and leads on to the thanks', async () => {
    setOrganisation({
      till,
      whatsApp: '+254 700 000 001',
      phone: '+254 700 000 002',
      email: 'team@example.org',
    })
    const user = await sayPaid()
    await pasteSms(user, sms)
    const draft = [
      'I have paid by M-Pesa.',
      'For: Donation',
      'Reference: K7P2QX',
      'To be paid: Ksh 500',
      'M-Pesa code: SFK3ABC1D2',
      'Amount in the SMS: Ksh 500',
      'Paid on: 14/9/24, 3:45 PM',
    ].join('\n')
    const link = (by: string) => screen.getByRole('link', { name: `Send to the team by ${by}` })
    expect(link('WhatsApp')).toHaveAttribute(
      'href',
      `https://wa.me/254700000001?text=${encodeURIComponent(draft)}`,
    )
    expect(link('SMS')).toHaveAttribute(
      'href',
      `sms:+254700000002?&body=${encodeURIComponent(draft)}`,
    )
    expect(link('email')).toHaveAttribute(
      'href',
      `mailto:team@example.org?subject=M-Pesa%20payment%20K7P2QX&body=${encodeURIComponent(draft.replaceAll('\n', '\r\n'))}`,
    )
    await user.click(link('WhatsApp'))
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText('Thank you. The team will confirm against the till.')).toBeVisible()
    await press(user, 'Back to the message for the team')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(smsField()).toHaveValue(sms)
  })

  it('can be copied while no address of ours is set', async () => {
    const user = await sayPaid(order)
    expect(screen.getByText(/^Our contact addresses are not set yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Send to the team/ })).toBeNull()
    await pasteSms(user, 'SFK3ABC1D2')
    await press(user, 'Copy the message to the team')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe(
      [
        'I have paid by M-Pesa.',
        'For: Order',
        'Reference: AB2345',
        'To be paid: Ksh 1,400',
        'M-Pesa code: SFK3ABC1D2',
      ].join('\n'),
    )
  })
})

describe('somebody who has paid', () => {
  const donePaying = async (state?: unknown) => {
    const user = await sayPaid(state)
    await press(user, 'Continue')
    return user
  }

  it('goes on to their order, with the total and the reference', async () => {
    const user = await donePaying(order)
    await user.click(await screen.findByRole('link', { name: 'What happens with your order' }))
    expect(screen.getByText('Elsewhere: /order-confirmation')).toBeVisible()
    expect(passedOn()).toEqual(order)
  })

  it('goes back to the registration', async () => {
    const user = await donePaying(fee)
    await user.click(await screen.findByRole('link', { name: 'Back to registration' }))
    expect(screen.getByText('Elsewhere: /Register')).toBeVisible()
  })

  it('is thanked for a donation, and may share it', async () => {
    await donePaying()
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(/^Please keep the M-Pesa SMS and your reference K7P2QX/)).toBeVisible()
    const share = screen.getByRole('link', { name: 'Share on WhatsApp' })
    const address = new URL(share.getAttribute('href') ?? '')
    expect(`${address.origin}${address.pathname}`).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toMatch(/\/donate$/)
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('may pay another amount, if it was for nothing in particular', async () => {
    const user = await openPay(null)
    await user.type(amount(), '50')
    await press(user, 'I have paid to the till')
    await pasteSms(user, sms)
    await press(user, 'Continue')
    await press(user, 'Pay another amount')
    expect(await heading('Option 1: a prompt on your phone')).toHaveFocus()
    expect(amount()).toHaveValue(null)
    await press(user, 'I have paid to the till')
    expect(smsField()).toHaveValue('')
  })
})

describe('somebody who comes to pay once more', () => {
  /** Opens a page that leads to /pay with `state`, and goes there. */
  async function comeToPay(state: object) {
    const Before = () => (
      <Link to="/pay" state={state}>
        Pay
      </Link>
    )
    const user = await openPages({ '/pay': MobileMoneyPage, '/Register': Before }, '/Register')
    const pay = async () => user.click(await screen.findByRole('link', { name: 'Pay' }))
    await pay()
    return { user, pay }
  }

  it('finds the page ready when the last fee is done, as for the next one who registers', async () => {
    const { user, pay } = await comeToPay(fee)
    await press(user, 'I have paid to the till')
    await pasteSms(user, sms)
    await press(user, 'Continue')
    expect(await heading('Thank you')).toHaveFocus()
    // Leaving the page and coming back to it is no new payment.
    act(() => history.back())
    await screen.findByRole('link', { name: 'Pay' })
    act(() => history.forward())
    expect(await heading('Thank you')).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Back to registration' }))
    await pay()
    expect(await heading('Option 1: a prompt on your phone')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toHaveFocus()
    await press(user, 'I have paid to the till')
    expect(smsField()).toHaveValue('')
    // Nor is it while the last one is not done.
    await pasteSms(user, sms)
    await user.click(screen.getByRole('link', { name: 'Back to registration' }))
    await pay()
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(smsField()).toHaveValue(sms)
  })

  it('is thanked again for an order that is handed over twice', async () => {
    const { user, pay } = await comeToPay(order)
    await press(user, 'I have paid to the till')
    await press(user, 'Continue')
    expect(await heading('Thank you')).toBeVisible()
    act(() => history.back())
    await pay()
    expect(await heading('Thank you')).toBeVisible()
  })
})

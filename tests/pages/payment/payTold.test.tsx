import '../../support/atOtherTill'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '@/components/buttons/Link'
import { dayInKenya } from '@/domain/calendar/calendar'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { keptPayments } from '@/services/keptPayments'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import * as pay from '../../support/payment'
import { backend, expectLink, navigationState, openPages } from '../../support/site'

const item = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement

describe('a payer who says that they have paid', () => {
  it('is asked one thing at a time, and thanked at the end', async () => {
    setOrganisation({ till: pay.till, email: 'team@example.org' })
    const user = await pay.askForPrompt()
    await pay.press(user, 'Yes, I got it')
    expect(await pay.heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.queryByText(/123456|Option 2/)).toBeNull()
    expect(screen.queryByText(/^Thank you|^The team will check/)).toBeNull()
    await pay.press(user, 'Continue without it')
    expect(await pay.heading('Tell the team')).toHaveFocus()
    expect(screen.queryByText(/123456|^Thank you/)).toBeNull()
    await pay.press(user, 'Back to the SMS')
    await pay.press(user, 'Continue without it')
    await pay.press(user, 'Continue without telling the team')
    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText('The team will check your payment and confirm it.')).toBeVisible()
    expect(screen.queryByText(/Enter the till number|Option 2/)).toBeNull()
    // Payers who have told nobody yet read that.
    expect(screen.getByText('You have not told the team yet.')).toBeVisible()
    await pay.press(user, 'Tell the team')
    expect(await pay.heading('Tell the team')).toHaveFocus()
  })

  it('can take it back, which this device remembers too', async () => {
    const user = await pay.sayPaid()
    expect(keptPayments.read()).toMatchObject([{ toldAt: expect.any(Number) }])
    await pay.press(user, 'I have not paid yet')
    expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
    expect(keptPayments.read()).toMatchObject([{ toldAt: null, payment: { reference: 'K7P2QX' } }])
  })
})

describe('the pasted SMS', () => {
  it('is compared with the amount due, our name and the day, stays through a reload, and is sent nowhere', async () => {
    await pay.sayPaid()
    const [year = '', month, day] = dayInKenya(new Date()).split('-')
    const today = `${Number(day)}/${Number(month)}/${year.slice(2)}`
    pay.fillInSms(pay.sms.replace('14/9/24', today))
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('Ksh 500matches what you are paying')
    expect(item('Paid to')).toHaveTextContent('TEST BUSINESSmatches our business name')
    expect(item('Time')).toHaveTextContent(`${today}, 3:45 PM`)
    expect(screen.queryByText(/^Something is different/)).toBeNull()
    const old = pay.sms.replace('14/9/24', '14/9/19')
    pay.fillInSms(old)
    expect(item('Time')).toHaveTextContent('14/9/19, 3:45 PMlooks like an older payment')
    expect(screen.getByText(/^Something is different/)).toBeVisible()
    await pay.reopen()
    expect(pay.smsField()).toHaveValue(old)
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(pay.promptRequests()).toEqual([])
    expect(backend.outbox()).toEqual([])
  })

  it('may differ from the prompt and from our name, and the team can still be told', async () => {
    setOrganisation({ till: pay.till, email: 'team@example.org' })
    const user = await pay.askForPrompt('0712345678', undefined, '700')
    await pay.press(user, 'Yes, I got it')
    pay.fillInSms(pay.sms.replace('500.00', '450.50').replace('TEST BUSINESS', 'OTHER SHOP'))
    expect(item('Amount')).toHaveTextContent('Ksh 450.50differs from what you are paying (Ksh 700)')
    expect(item('Paid to')).toHaveTextContent('OTHER SHOPdiffers from our business name')
    expect(screen.getByText(/^Something is different. There may be a good reason/)).toBeVisible()
    await pay.press(user, 'Continue')
    expect(await screen.findByRole('link', { name: 'Send to the team by email' })).toBeVisible()
  })

  it('says which parts cannot be read or compared', async () => {
    await pay.sayPaid(null)
    pay.fillInSms(pay.sms)
    expect(item('Amount')).toHaveTextContent('Ksh 500nothing to compare it with')
    act(() => setOrganisation({ till: null }))
    pay.fillInSms(`${pay.sms} `)
    const unset = 'TEST BUSINESScannot be compared: our business name is not set yet'
    expect(item('Paid to')).toHaveTextContent(unset)
    pay.fillInSms('sfk3abc1d2')
    expect(item('Code')).toHaveTextContent('SFK3ABC1D2')
    expect(item('Amount')).toHaveTextContent('could not be read')
    expect(item('Paid to')).toHaveTextContent('could not be read')
  })

  it('may be no payment, which the page and the message to the team say', async () => {
    const user = await pay.sayPaid()
    const smsForm = within(screen.getByRole('form', { name: 'M-Pesa SMS' }))
    const received = pay.sms.replace('Ksh500.00 paid to', 'You have received Ksh500.00 from')
    for (const [text, sentence] of [
      [received, /you received money/],
      ['Failed. You do not have enough money in your M-PESA account.', /did not go through/],
      ['SFK3ABC1D2 Confirmed. Transaction QC34XYZ12A has been reversed.', /was reversed/],
      ['I paid yesterday', /We found no payment in this/],
      ['Reply with your PIN to confirm Ksh500.00', /never asks for your PIN/],
    ] as const) {
      pay.fillInSms(text)
      expect(smsForm.getByText(sentence)).toBeVisible()
      expect(screen.queryByText('Code', { selector: 'dt' })).toBeNull()
    }
    await pay.press(user, 'Continue')
    await pay.heading('Tell the team')
    const doubt = /^I got a message that may not be from M-Pesa\. .* For: Donation/s
    expect(screen.getByText(doubt)).toBeVisible()
    // Nobody is thanked for it, and there is nothing to give a receipt of.
    await pay.press(user, 'Continue')
    expect(await pay.heading('Ask the team')).toHaveFocus()
    expect(keptPayments.read()).toMatchObject([{ toldAt: null }])
    expect(screen.queryByRole('region', { name: 'Receipt of what you told us' })).toBeNull()
    await pay.press(user, 'I have not paid yet')
    expect(await pay.heading('Pay by M-Pesa')).toBeVisible()
  })
})

describe('the message to the team', () => {
  it('has what the team needs but no balance, and leads to the thanks', async () => {
    setOrganisation({
      whatsApp: '+254 700 000 001',
      phone: '+254 700 000 002',
      email: 'team@example.org',
    })
    const user = await pay.sayPaid()
    pay.fillInSms(pay.sms)
    await pay.press(user, 'Continue')
    const draft = [
      'I have paid by M-Pesa.',
      'For: Donation',
      'Reference: K7P2QX',
      'To be paid: Ksh 500',
      'M-Pesa code: SFK3ABC1D2',
      'Amount in the SMS: Ksh 500',
      'Paid on: 14/9/24, 3:45 PM',
    ].join('\n')
    const whatsApp = await screen.findByRole('link', { name: 'Send to the team by WhatsApp' })
    // One way at first, the others behind a button.
    expect(screen.queryByRole('link', { name: 'Send to the team by SMS' })).toBeNull()
    await pay.press(user, 'Another way to send it')
    const mailed = encodeURIComponent(draft.replaceAll('\n', '\r\n'))
    for (const [by, href] of [
      ['WhatsApp', `https://wa.me/254700000001?text=${encodeURIComponent(draft)}`],
      ['SMS', `sms:+254700000002?&body=${encodeURIComponent(draft)}`],
      ['email', `mailto:team@example.org?subject=M-Pesa%20payment%20K7P2QX&body=${mailed}`],
    ] as const)
      expectLink(`Send to the team by ${by}`, href)
    await user.click(whatsApp)
    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    await pay.press(user, 'Back to the message for the team')
    expect(await pay.heading('Tell the team')).toHaveFocus()
    expect(screen.getByText(/^I have paid by M-Pesa/)).toHaveTextContent(/SFK3ABC1D2/)
    // The SMS itself is gone, its code is not.
    await pay.press(user, 'Back to the SMS')
    expect(pay.smsField()).toHaveValue('SFK3ABC1D2')
  })

  it('names the member whose fee it is', async () => {
    setOrganisation({ phone: '+254 700 000 002', till: pay.till })
    const user = await pay.sayPaid({ ...pay.fee, member: 'Asha Wanjiru, asha@example.org' })
    await pay.press(user, 'Continue without it')
    await pay.heading('Tell the team')
    const member = 'For: Membership fee Member: Asha Wanjiru, asha@example.org'
    expect(screen.getByText(/^I have paid by M-Pesa/)).toHaveTextContent(member)
    // The only way there is.
    expect(screen.getByRole('link', { name: 'Send to the team by SMS' })).toBeVisible()
  })

  it('can be copied if we have no address', async () => {
    const user = await pay.sayPaid(pay.order)
    pay.fillInSms('SFK3ABC1D2')
    await pay.press(user, 'Continue')
    expect(await screen.findByText(/^Our contacts are not set yet/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Send to the team/ })).toBeNull()
    await pay.press(user, 'Copy the message to the team')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toContain(
      'Items: 2 × T-Shirt, M; Wrist Band\nReference: AB2345\nTo be paid: Ksh 1,450\n',
    )
  })
})

describe('a payer who is done', () => {
  it('is thanked for a donation, also after a reload or by the address, and may share it', async () => {
    await pay.sayPaid()
    const user = await pay.reopen(null)
    await pay.finish(user)
    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    expect(navigationState()).toEqual(pay.pledge)
    expectLink('Share on WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*%2Fdonate$/))
    // Back shows nobody else the gift.
    const { length } = history
    await user.click(screen.getByRole('link', { name: 'Back to Home' }))
    expect([location.pathname, history.length]).toEqual(['/', length])
  })

  it('gets a receipt of what they told us, to print or send home, and goes on to the order', async () => {
    pay.stopClock()
    setOrganisation({ registrationNumber: 'T-1' })
    const user = await pay.sayPaid(pay.order)
    await pay.finish(user, pay.sms.replace('500.00', '1,450.00'))
    await pay.press(user, 'Show the receipt')
    const receipt = within(
      await screen.findByRole('region', { name: 'Receipt of what you told us' }),
    )
    expect(receipt.getByText('Jaribio, registration number T-1')).toBeVisible()
    const facts = [
      ['To', 'TEST BUSINESS, till 123456'],
      ['For', 'Order'],
      ['Items', '2 × T-Shirt, M; Wrist Band'],
      ['Reference', 'AB2345'],
      ['To be paid', 'Ksh 1,450'],
      ['M-Pesa code', 'SFK3ABC1D2'],
      ['Amount in the SMS', 'Ksh 1,450'],
      ['Paid on', '14/9/24, 3:45 PM'],
      ['Told us on', '1/3/26, 1:00 PM'],
    ] as const
    for (const [label, value] of facts)
      expect(receipt.getByText(label).nextSibling?.textContent?.replaceAll('\n', '; ')).toBe(value)
    expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
    const text = [
      'What I told Jaribio:',
      ...facts.map((fact) => fact.join(': ')),
      'Not yet confirmed by the team.',
    ]
    const chat = `https://wa.me/?text=${encodeURIComponent(text.join('\n'))}`
    expectLink('Send it to yourself by WhatsApp', chat, receipt)
    expectLink(
      'Send it to yourself by Email',
      `mailto:?subject=Receipt%20of%20what%20I%20told%20Jaribio&body=${encodeURIComponent(text.join('\r\n'))}`,
      receipt,
    )
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
    await user.click(receipt.getByRole('button', { name: 'Print or save' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('link', { name: 'What happens with your order' }))
    expect(screen.getByText('Elsewhere: /order-confirmation')).toBeVisible()
    expect(navigationState()).toEqual(pay.order)
  })

  it('leaves nothing typed, and no name, for the next person', async () => {
    const user = await pay.askForPrompt('0712 345 678')
    await pay.press(user, 'Yes, I got it')
    await pay.finish(user, pay.sms)
    expect(await pay.heading('Thank you, Asha')).toBeVisible()
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
    expect(kept).not.toMatch(/Asha|0712 ?345|1,234/)
    // A reload, which passes on the same, still thanks; opening the page again starts again.
    await pay.reopen()
    expect(await pay.heading('Thank you, Asha')).toBeVisible()
    await pay.reopen(null)
    expect(await pay.heading('Pay by M-Pesa')).toBeVisible()
    expect(screen.queryByText(/Asha/)).toBeNull()
    // The gift is found again by its reference alone, beside others that this device remembers.
    expect(screen.getByRole('heading', { name: 'Gift K7P2QX' })).toBeVisible()
    expect(pay.phone()).toHaveValue('')
  })
})

describe('a payer who comes again', () => {
  /**
   * Follows a link. Not by user-event: React drops a change of page that is not awaited in `act`.
   * @returns what the link put into the history entry
   */
  async function follow(name: string) {
    const link = await screen.findByRole('link', { name })
    return act(async () => {
      link.click()
      return history.state as unknown
    })
  }

  /** Opens a page that leads to /pay with `state`, and goes there. */
  async function comeToPay(state: object) {
    const Before = () => (
      <Link to="/pay" state={state}>
        Pay
      </Link>
    )
    setOrganisation({ till: pay.till })
    const user = await openPages({ '/pay': MobileMoneyPage, '/Register': Before }, '/Register')
    await follow('Pay')
    return { user, comeAgain: () => follow('Pay') }
  }

  it('keeps the time of a prompt in the page before too if storage is full, for a reload', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    })
    const { user } = await comeToPay(pay.pledge)
    fill(pay.form(), { 'Phone number': '0712345678' })
    await user.click(pay.send())
    await pay.heading('Check your phone')
    act(() => history.back())
    await screen.findByRole('link', { name: 'Pay' })
    await expect.poll(() => JSON.stringify(history.state)).toContain('prompt-asked-at')
  })

  it('finds the page ready for the next fee once the last is done', async () => {
    const { user, comeAgain } = await comeToPay(pay.fee)
    await pay.payToTill(user)
    await pay.finish(user, pay.sms.replace('500.00', '150.00'))
    const oneLeft = 'One step left: finish your registration'
    expect(await pay.heading(oneLeft)).toHaveFocus()
    expect(screen.getByText('Register').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByText(/^Thank you|^Done$/)).toBeNull()
    expect(screen.getByText(/^Ksh 50 of the fee is still to be paid/)).toBeVisible()
    // The receipt waits below the way on.
    const finishing = screen.getByRole('link', { name: 'Finish your registration' })
    const receipt = screen.getByRole('button', { name: 'Show the receipt', expanded: false })
    expect(finishing.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // Leaving the page and coming back to it is no new payment.
    act(() => history.back())
    await screen.findByRole('link', { name: 'Pay' })
    act(() => history.forward())
    expect(await pay.heading(oneLeft)).toBeVisible()

    await follow('Finish your registration')
    await comeAgain()
    expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
    await pay.payToTill(user)
    expect(pay.smsField()).toHaveValue('')
    // Nor is coming again before the last one is done.
    pay.fillInSms(pay.sms)
    await follow('Back to registration')
    await comeAgain()
    expect(await pay.heading('Your confirmation SMS')).toBeVisible()
    expect(pay.smsField()).toHaveValue(pay.sms)
  })

  it('is thanked again for the same order, and reads what is left by the SMS', async () => {
    const { user, comeAgain } = await comeToPay(pay.order)
    await pay.payToTill(user)
    await pay.finish(user, pay.sms)
    expect(await pay.heading('Thank you')).toBeVisible()
    expect(await screen.findByText(/^Ksh 950 of this order is still to be paid/)).toBeVisible()
    act(() => history.back())
    // A reload before the page is ready must not lose what was passed to it.
    expect(await comeAgain()).toHaveProperty('person')
    expect(await pay.heading('Thank you')).toBeVisible()
  })
})

import '../../support/atOtherTill'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Link } from '@/components/buttons/Link'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { fill } from '../../support/forms'
import { setOrganisation } from '../../support/organisation'
import {
  amount,
  askForPrompt,
  fee,
  fillInSms,
  finish,
  form,
  heading,
  openPay,
  order,
  payToTill,
  phone,
  pledge,
  press,
  reopenPay,
  sayPaid,
  sms,
  smsField,
  till,
  withClock,
} from '../../support/payment'
import { openPages, navigationState } from '../../support/site'

describe('a payer who is done', () => {
  it('goes on to the order with all its details', async () => {
    const user = await sayPaid(order)
    await finish(user)
    await user.click(await screen.findByRole('link', { name: 'What happens with your order' }))
    expect(screen.getByText('Elsewhere: /order-confirmation')).toBeVisible()
    expect(navigationState()).toEqual(order)
  })

  it('is thanked for a donation, also after a reload or by the address, and may share it', async () => {
    await sayPaid()
    const user = await reopenPay(null)
    await finish(user)
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(navigationState()).toEqual(pledge)
    const share = screen.getByRole('link', { name: 'Share on WhatsApp' })
    expect(share).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=.*%2Fdonate$/),
    )
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  })

  it('gets a receipt of what they told us, to print or send home', () =>
    withClock(async () => {
      setOrganisation({ registrationNumber: 'T-1' })
      const user = await sayPaid(order)
      await finish(user, sms.replace('500.00', '1,450.00'))
      await press(user, 'Show the receipt')
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
      for (const [label, value] of facts) {
        expect(receipt.getByText(label).nextSibling?.textContent?.replaceAll('\n', '; ')).toBe(
          value,
        )
      }
      expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
      const text = [
        'What I told Jaribio:',
        ...facts.map((fact) => fact.join(': ')),
        'Not yet confirmed by the team.',
      ]
      expect(
        receipt.getByRole('link', { name: 'Send it to yourself by WhatsApp' }),
      ).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(text.join('\n'))}`)
      expect(receipt.getByRole('link', { name: 'Send it to yourself by Email' })).toHaveAttribute(
        'href',
        `mailto:?subject=Receipt%20of%20what%20I%20told%20Jaribio&body=${encodeURIComponent(text.join('\r\n'))}`,
      )
      const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined)
      await user.click(receipt.getByRole('button', { name: 'Print or save' }))
      expect(print).toHaveBeenCalledOnce()
    }))

  it('leaves nothing typed, and no name, for the next person', async () => {
    const user = await askForPrompt('0712 345 678')
    await press(user, 'Yes, I got it')
    await finish(user, sms)
    expect(await heading('Thank you, Asha')).toBeVisible()
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage })
    expect(kept).not.toMatch(/Asha|0712|1,234/)
    // A reload, which passes on the same, still thanks; opening the page again starts again.
    await reopenPay()
    expect(await heading('Thank you, Asha')).toBeVisible()
    await reopenPay(null)
    expect(await heading('Pay by M-Pesa')).toBeVisible()
    expect(screen.queryByText(/Asha/)).toBeNull()
    // What was told is found again by its reference alone, beside what else this device remembers.
    expect(screen.getByRole('heading', { name: 'Gift K7P2QX' })).toBeVisible()
    expect(phone()).toHaveValue('')
  })

  it('may pay another amount, if it was for no gift or order', async () => {
    setOrganisation({ till })
    const user = await openPay(null)
    fill(form(), { 'Amount (Ksh)': '50' })
    await payToTill(user)
    await finish(user, sms)
    await press(user, 'Pay another amount')
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
    expect(amount()).toHaveValue('')
    await payToTill(user)
    expect(smsField()).toHaveValue('')
  })
})

describe('a payer who comes again', () => {
  /** Follows a link. Not by user-event: React drops a change of page that is not awaited in `act`. */
  async function follow(name: string) {
    const link = await screen.findByRole('link', { name })
    await act(async () => link.click())
  }

  /** Opens a page that leads to /pay with `state`, and goes there. */
  async function comeToPay(state: object) {
    const Before = () => (
      <Link to="/pay" state={state}>
        Pay
      </Link>
    )
    setOrganisation({ till })
    const user = await openPages({ '/pay': MobileMoneyPage, '/Register': Before }, '/Register')
    const pay = () => follow('Pay')
    await pay()
    return { user, pay }
  }

  it('finds the page ready for the next fee once the last is done', async () => {
    const { user, pay } = await comeToPay(fee)
    await payToTill(user)
    await finish(user, sms)
    const oneLeft = 'One step left: finish your registration'
    expect(await heading(oneLeft)).toHaveFocus()
    expect(screen.getByText('Register').closest('li')).toHaveAttribute('aria-current', 'step')
    expect(screen.queryByText(/^Thank you|^Done$/)).toBeNull()
    // The receipt waits below the way on.
    const finishing = screen.getByRole('link', { name: 'Finish your registration' })
    const receipt = screen.getByRole('button', { name: 'Show the receipt', expanded: false })
    expect(finishing.compareDocumentPosition(receipt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    // Leaving the page and coming back to it is no new payment.
    act(() => history.back())
    await screen.findByRole('link', { name: 'Pay' })
    act(() => history.forward())
    expect(await heading(oneLeft)).toBeVisible()

    await follow('Finish your registration')
    await pay()
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
    await payToTill(user)
    expect(smsField()).toHaveValue('')
    // Nor is it while the last one is not done.
    fillInSms(sms)
    await follow('Back to registration')
    await pay()
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(smsField()).toHaveValue(sms)
  })

  it('is thanked again for the same order', async () => {
    const { user, pay } = await comeToPay(order)
    await payToTill(user)
    await finish(user)
    expect(await heading('Thank you')).toBeVisible()
    act(() => history.back())
    await pay()
    expect(await heading('Thank you')).toBeVisible()
  })
})

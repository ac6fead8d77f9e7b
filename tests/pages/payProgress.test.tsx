import '../support/atOtherTill'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setOrganisation } from '../support/organisation'
import {
  amount,
  askForPrompt,
  fee,
  heading,
  openPay,
  order,
  phone,
  pledge,
  press,
  promptRequests,
  reopenPay,
  sayPaid,
  send,
  smsField,
  till,
  withClock,
} from '../support/payment'

describe('while waiting for the prompt', () => {
  it('counts down from its start, even after a reload, then asks the payer, never M-Pesa again', () =>
    withClock(async (letPass) => {
      const said = new Set<string>()
      const isSaid = () =>
        said.add(screen.getByText(/left to answer on your phone|^The wait/).textContent)
      await askForPrompt()
      await heading('Check your phone')
      isSaid()
      expect(screen.getByRole('timer')).toHaveTextContent('1:30')
      for (let passed = 5; passed <= 40; passed += 5) {
        letPass(5000)
        isSaid()
      }
      expect(screen.getByRole('timer')).toHaveTextContent('0:50')

      await reopenPay()
      expect(screen.getByRole('timer')).toHaveTextContent('0:50')
      for (let passed = 45; passed <= 85; passed += 5) {
        letPass(5000)
        isSaid()
      }
      letPass(4000)
      expect(screen.getByRole('timer')).toHaveTextContent('0:01')
      screen.getByRole('button', { name: 'No prompt came' }).focus()
      letPass(1000)
      isSaid()
      expect(await heading('What happened on your phone?')).toBeVisible()
      expect(screen.queryByRole('timer')).toBeNull()
      expect(screen.getByText('Did M-Pesa send you a confirmation SMS?')).toBeVisible()
      // Nobody who was about to answer loses their place.
      expect(screen.getByRole('button', { name: 'No prompt came' })).toHaveFocus()
      expect(promptRequests()).toHaveLength(1)
      // A screen reader is told of each half minute, not of each second.
      expect([...said]).toEqual([
        'Less than 90 seconds left to answer on your phone.',
        'Less than 60 seconds left to answer on your phone.',
        'Less than 30 seconds left to answer on your phone.',
        'The wait for the prompt is over.',
      ])
    }))
})

describe('when nothing was paid', () => {
  it('names plain causes and what helps, and tries again with everything kept', async () => {
    const user = await openPay(null)
    await user.type(phone(), '0712 345 678')
    await user.type(amount(), '50')
    await user.click(send())
    await press(user, 'No prompt came')
    expect(await heading('No prompt came')).toHaveFocus()
    // The way on comes first, what may help when it is asked for: by what was told.
    expect(screen.queryByText(/locked or off/)).not.toBeVisible()
    await press(user, 'What may help')
    for (const cause of [/locked or off/, /Another M-Pesa screen/, /signal/]) {
      expect(screen.getByText(cause, { selector: 'dt' })).toBeVisible()
    }
    expect(screen.getByText(/Dial \*234#/)).toBeVisible()
    expect(screen.queryByText(/balance was too low/)).toBeNull()
    await press(user, 'Try again')
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
    expect(phone()).toHaveValue('0712 345 678')
    expect(amount()).toHaveValue('50')
    expect(promptRequests()).toHaveLength(1)
  })
})

describe('what is paid for', () => {
  it.each([
    ['a donation', pledge, 'Donation', 'Ksh 500', 'Back to the donation form', '/donate'],
    ['an order', order, 'Order', 'Ksh 1,450', 'Back to your order', '/order-review'],
    ['the membership fee', fee, 'Membership fee', 'Ksh 200', 'Back to registration', '/Register'],
  ])(
    '%s is named, and leads back to where it came from',
    async (_what, state, name, sum, back, to) => {
      await openPay(state)
      expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(sum)
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', to)
      expect(amount()).toHaveValue(sum.replace(/\D/g, ''))
    },
  )

  it('an order passes on its items and the phone number', async () => {
    await openPay(order)
    expect(screen.getByText('2 × T-Shirt, M · Wrist Band')).toBeVisible()
    expect(phone()).toHaveValue('0700 000 007')
  })

  it('no membership fee is invented', async () => {
    await askForPrompt('0712345678', { membershipFee: null })
    expect(screen.getByText(/The membership fee is not set yet/)).toBeVisible()
    expect(amount()).toBeInvalid()
    expect(promptRequests()).toEqual([])
  })

  it('the reference can be copied', async () => {
    const user = await openPay(order)
    await press(user, 'Copy your reference')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('AB2345')
  })

  it.each([
    ['a text'],
    [{ ...pledge, amount: -1 }],
    [{ ...pledge, paymentMethod: 'cash' }],
    [{ ...pledge, name: { toString: 'no' } }],
  ])('is nothing in particular when what was passed on is no payment (%j)', async (state) => {
    await openPay(state)
    expect(screen.getByRole('heading', { level: 1, name: 'Pay by M-Pesa' })).toBeVisible()
    expect(amount()).toHaveValue('')
    expect(screen.queryByText('Reference')).toBeNull()
  })

  it('is there when the page is opened by its address, and can be put aside', async () => {
    await press(await askForPrompt(), 'No prompt came')
    const user = await reopenPay(null)
    expect(await heading('No prompt came')).toBeVisible()
    expect(screen.getByText('K7P2QX')).toBeVisible()
    await press(user, 'Pay something else')
    expect(await heading('Pay by M-Pesa')).toBeVisible()
    expect(screen.queryByText('K7P2QX')).toBeNull()
    expect(amount()).toHaveValue('')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('each payment has a progress of its own', async () => {
    await sayPaid()
    await reopenPay(order)
    expect(amount()).toHaveValue('1450')
    await reopenPay()
    expect(await heading('Your confirmation SMS')).toBeVisible()
  })

  it.each([
    '',
    '{',
    '{"savedAt":0,"value":{"step":"paid"}}',
    '{"savedAt":0,"value":{"step":"reported-paid","amount":500,"at":1e300,"stage":"team","hasToldTeam":false}}',
  ])('starts again when what was stored of it cannot be read: %s', async (text) => {
    sessionStorage.setItem('payment-progress:5:donation K7P2QX', text)
    sessionStorage.setItem('payment:2', text)
    await openPay()
    expect(send()).toBeEnabled()
  })
})

describe('what the browser stores', () => {
  it.each([
    ['{"texts":null}'],
    ['{"texts":{"phone":{},"amount":[1]}}'],
    ['{"texts":"0712"}'],
    ['[null]'],
  ])('in another shape is as good as nothing: %s', async (value) => {
    for (const name of ['stk-push donation K7P2QX', 'mpesa-sms donation K7P2QX']) {
      sessionStorage.setItem(`draft:1:${name}`, `{"savedAt":${Date.now()},"value":${value}}`)
    }
    sessionStorage.setItem('payment-phone:1', `{"savedAt":${Date.now()},"value":{}}`)
    const user = await sayPaid()
    expect(smsField()).toHaveValue('')
    await press(user, 'I have not paid yet')
    expect(phone()).toHaveValue('')
    expect(amount()).toHaveValue('500')
  })

  it('may hold half a character, which breaks no draft to the team', async () => {
    setOrganisation({ whatsApp: '+254 700 000 001', email: 'team@example.org' })
    const reference = 'K7\ud800QX'
    const user = await sayPaid({ ...pledge, reference })
    await press(user, 'Continue without it')
    await user.click(await screen.findByRole('link', { name: /^Send to the team by WhatsApp/ }))
    expect(await heading('Thank you, Asha')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Send it to yourself by Email' })).toHaveAttribute(
      'href',
      expect.stringContaining('K7%EF%BF%BDQX'),
    )
  })
})

describe('paying to the till by hand', () => {
  it('is not offered without a till', async () => {
    await openPay()
    expect(screen.getByText(/^Our till number is not set yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact')
    expect(screen.queryByText(/Enter the till number/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'I have paid to the till' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'A prompt on your phone' })).toBeVisible()
  })

  it('shows the till and the name that M-Pesa will show, ready to copy', async () => {
    setOrganisation({ till })
    const user = await openPay()
    expect(screen.getByText('Enter the till number 123456.')).not.toBeVisible()
    await press(user, 'Option 2: pay to our till 123456, TEST BUSINESS')
    expect(screen.getByText('Enter the till number 123456.')).toBeVisible()
    expect(screen.getByText('Enter the amount: Ksh 500.')).toBeVisible()
    expect(screen.getByText(/Send us the confirmation message/)).toBeVisible()
    expect(screen.getByText(/shows our business name, TEST BUSINESS\. Only then/)).toBeVisible()
    await press(user, 'Copy Till number')
    expect(await screen.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.readText()).resolves.toBe('123456')
  })
})

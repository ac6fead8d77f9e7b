import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill } from '../../support/forms'
import { hold } from '../../support/network'
import { everythingSet, setOrganisation } from '../../support/organisation'
import * as pay from '../../support/payment'
import { backend } from '../../support/site'

const started = 'STK Push initiated successfully!'
const twice = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))

describe('a visitor asks for an M-Pesa prompt', () => {
  it('gets one despite a double tap, for a bare number and the amount', async () => {
    // Time stands still, so nothing is reported yet.
    pay.stopClock()
    setOrganisation({ till: pay.till })
    const user = await pay.open()
    expect(pay.form()).toHaveTextContent('M-Pesa shows TEST BUSINESS before you enter your PIN.')
    fill(pay.form(), { 'Phone number': '+254 712-345-678' })
    await user.dblClick(pay.send())
    await twice(started)
    expect(screen.getByText(/enter your M-Pesa PIN only on the M-Pesa screen\./)).toBeVisible()
    expect(await pay.heading('Check your phone')).toHaveFocus()
    expect(backend.stkRequests()).toMatchObject([{ phone: '254712345678', amount: 500 }])
    // The tab's next payment starts with the number as typed.
    await pay.reopen({ totalCost: 1400 })
    expect(pay.phone()).toHaveValue('+254 712-345-678')
    await pay.reopen(pay.order)
    expect(pay.phone()).toHaveValue(pay.order.phone)
  })

  it('may change the amount, kept through a reload but not for another payment', async () => {
    await pay.open()
    expect(pay.amount()).toHaveValue('500')
    fill(pay.form(), { 'Amount (Ksh)': '700' })
    await pay.reopen()
    expect(pay.amount()).toHaveValue('700')
    await pay.reopen({ amount: 900, paymentMethod: 'mpesa', name: 'Asha', reference: 'ABCDEF' })
    expect(pay.amount()).toHaveValue('900')
  })

  it('is warned of what is unusual, and may send it anyway', async () => {
    const user = await pay.askForPrompt('0812 345 678', undefined, '300000')
    expect(backend.stkRequests()).toEqual([])
    await pay.press(user, 'Send anyway')
    // What comes of it is for the payment service to say.
    await screen.findAllByText(/STK Push/)
    expect(backend.stkRequests()).toMatchObject([{ phone: '0812345678', amount: 300_000 }])
  })

  it.each([
    [
      'a gift',
      pay.pledge,
      ['Give by bank, SWIFT code TESTKENA.', 'Give by card, on a payment company’s page.'],
    ],
    ['an order', pay.order, ['Ask us how you can pay.']],
  ])('for %s says that numbers abroad get no prompt, and other ways', async (_, state, ways) => {
    setOrganisation({ bank: everythingSet.bank, cardGivingUrl: 'https://pay.example/give' })
    await pay.askForPrompt('+44 7911 123456', state)
    const only = 'M-Pesa prompts reach Kenyan numbers only.'
    expect(pay.phone()).toHaveAccessibleDescription(expect.stringContaining(only))
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    const links = within(pay.form()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(ways)
    fill(pay.form(), { 'Phone number': '0712 345 678' })
    expect(within(pay.form()).queryByRole('link')).toBeNull()
    expect(backend.stkRequests()).toEqual([])
  })

  it('is told beside the field what is wrong; nothing is sent or lost', async () => {
    await pay.askForPrompt('0712 34S 678', undefined, '250001')
    expect(pay.phone()).toHaveAccessibleDescription(/Use digits only/)
    expect(pay.phone()).toHaveFocus()
    expect(pay.amount()).toHaveAccessibleDescription(/M-Pesa moves at most Ksh 250,000 at a time/)
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    expect(pay.phone()).toHaveValue('0712 34S 678')
    expect(pay.amount()).toHaveValue('250001')
    expect(backend.stkRequests()).toEqual([])
  })
})

describe('when the payment service does not start the prompt', () => {
  it('says why in its own words, keeps everything, and starts it at the second try', async () => {
    const user = await pay.askForPrompt('0712345400')
    await twice('Error initiating STK Push: Bad Request - Invalid PhoneNumber')
    expect(screen.getByText(/^M-Pesa does not know this phone number/)).toBeVisible()
    expect(pay.phone()).toHaveValue('0712345400')
    expect(pay.amount()).toHaveValue('500')
    fill(pay.form(), { 'Phone number': '0712345678' })
    await user.click(pay.send())
    // Nothing waits on the phone after a refusal, so nothing is asked first.
    expect(await pay.heading('Check your phone')).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(2)
  })

  it('asks before the next one if another tab sent one meanwhile', async () => {
    const held = hold('/api/stkpush')
    const user = await pay.askForPrompt('0712345400')
    await held.made
    pay.askInOtherTab()
    void held.release()
    await screen.findAllByText(/Invalid PhoneNumber/)
    await user.click(pay.send())
    expect(await pay.question()).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it("passes on a failed server's message", async () => {
    backend.failNext({ target: 'stk', kind: 'server-error' })
    await pay.askForPrompt()
    await twice(/^Error: ./)
  })

  it('says after a lost answer that the prompt may still come, and lets it be answered', async () => {
    backend.failNext({ target: 'stk', kind: 'lose-answer' })
    await pay.askForPrompt()
    await twice('Error initiating STK Push')
    const mayCome = 'You may still get a prompt. If it comes, enter your PIN once.'
    expect(screen.getByText(mayCome)).toBeVisible()
    expect(screen.queryByText(/Nothing was charged/)).toBeNull()
    // Once is enough.
    expect(screen.queryByText(/^A prompt from your last/)).toBeNull()
    const user = await pay.reopen()
    expect(screen.getByText(/^A prompt from your last try may still come/)).toBeVisible()
    await pay.press(user, 'The prompt has come')
    expect(await pay.heading('What happened on your phone?')).toHaveFocus()
    await pay.press(user, 'Yes, I got it')
    expect(await pay.heading('Your confirmation SMS')).toHaveFocus()
    expect(backend.stkRequests()).toHaveLength(1)
  })
})

it('a payer who pays to the till meanwhile is warned of the prompt, and stays there', async () => {
  setOrganisation({ till: pay.till })
  const held = hold('/api/stkpush')
  const user = await pay.askForPrompt()
  await screen.findByText('Sending the request… This can take up to 30 seconds.')
  await pay.payToTill(user)
  expect(await pay.heading('Your confirmation SMS')).toHaveFocus()
  expect(screen.getByText(pay.doNotAccept)).toBeVisible()
  void held.release()
  // In the notification too, once the answer is there.
  await twice(pay.doNotAccept)
  expect(screen.queryByText(started)).toBeNull()
  expect(backend.stkRequests()).toHaveLength(1)
})

it('a payer is told to ask where there is neither a till nor a payment service', async () => {
  await pay.withoutPaymentService()
  setOrganisation({ till: null, whatsApp: '+254 700 000 000' })
  await pay.open()
  expect(screen.getByText(/^We cannot take M-Pesa payments here yet/)).toBeVisible()
  const link = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
  expect(decodeURIComponent(link)).toMatch(/How can I pay you by M-Pesa\?.*K7P2QX/s)
})

it('only the till is offered without a payment service', async () => {
  await pay.withoutPaymentService()
  const user = await pay.sayPaid()
  await pay.press(user, 'I have not paid yet')
  expect(await screen.findByRole('button', { name: 'I have paid to the till' })).toBeEnabled()
  expect(screen.queryByRole('form', { name: 'M-Pesa prompt' })).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: 'Pay to our till' })).toBeVisible()
  expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
})

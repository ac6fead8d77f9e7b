import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { forgetPersonal } from '@/device/deviceStore'
import { DonatePage } from '@/pages/giving/DonatePage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { OrderPaymentPage } from '@/pages/shop/OrderPaymentPage'
import { keepPayment, keptPayments, lastPledge, markPaidByPayer } from '@/services/keptPayments'
import { fill } from '../../support/forms'
import { watchLeftovers } from '../../support/leftovers'
import { failAfter, hold, requests } from '../../support/network'
import { setOrganisation } from '../../support/organisation'
import * as pay from '../../support/payment'
import { backend, expectLink, openPages } from '../../support/site'

const paid = '0712345678'
const cancelled = '0712345905'
/** M-Pesa never says what came of a prompt to this phone. */
const pending = '0712345909'

/** The questions to the payment service so far. */
const asked = () => requests.filter(({ url }) => url.includes('/api/stkpush/'))

/** Whether the page is in sight. */
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

describe('a payer whose payment M-Pesa reports', () => {
  it("is asked nothing, thanked with M-Pesa's report, and may still tell the team", async () => {
    setOrganisation({ email: 'team@example.org' })
    const gift = { ...pay.pledge, document: 'K7P2QXZZZZZZZZZZZZZZ' }
    const user = await pay.askForPrompt(paid, gift, '700')
    expect(await pay.heading('Check your phone')).toHaveFocus()
    const link = { name: 'Check if it is confirmed' }
    expect(screen.queryByRole('link', link)).toBeNull()
    expect(screen.getByText(/^Nothing to press here: the answer from M-Pesa/)).toBeVisible()
    expect(screen.queryByText('Did M-Pesa send you a confirmation SMS?')).toBeNull()
    expect(screen.getByRole('timer')).toHaveTextContent(/^2:00|1:59$/)

    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    const sentence = 'M-Pesa reports that your payment of Ksh 700 went through.'
    expect(screen.getByText(sentence)).toBeVisible()
    const confirms = /^The team will check the M-Pesa statement .* You do not need to tell them\.$/
    expect(screen.getByText(confirms)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tell the team' })).toBeNull()
    await pay.press(user, 'Show the receipt')
    const receipt = within(await screen.findByRole('region', { name: 'What M-Pesa reported' }))
    expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
    expect(receipt.getByText('To be paid').nextSibling).toHaveTextContent('Ksh 500')
    expect(receipt.getByText('Amount of the prompt').nextSibling).toHaveTextContent('Ksh 700')
    expect(receipt.getByText('M-Pesa reported on')).toBeVisible()
    expect(screen.getAllByRole('link', link)).toHaveLength(1)
    expect(receipt.getByText(/gift#donation-/)).not.toBeVisible()
    expect(receipt.queryByText('Told us on')).toBeNull()
    const draft = expect.stringContaining('?text=What%20M-Pesa%20reported%20of%20my%20payment%20to')
    expectLink('Send it to yourself by WhatsApp', draft, receipt)
    expect(pay.promptRequests()).toHaveLength(1)

    await pay.press(user, 'Something wrong? Ask the team')
    expect(await pay.heading('Tell the team')).toHaveFocus()
    expect(screen.getByText(/^I have paid by M-Pesa\./)).toHaveTextContent(
      /Reference: K7P2QX .*Amount of the prompt: Ksh 700 M-Pesa reported on: /,
    )
    expect(screen.queryByRole('button', { name: 'Back to the SMS' })).toBeNull()
    await pay.press(user, 'Continue without telling the team')
    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(sentence)).toBeVisible()
    act(forgetPersonal)
    expect(screen.queryByText(/Asha|Ksh 500/)).toBeNull()
  })

  it('may pay another amount at once, if it was for no gift or order, and leaves no pledge behind', async () => {
    lastPledge.write({ content: { name: 'Asha' }, document: 'K7P2QXZZZZZZZZZZZZZZ' })
    const user = await pay.askForPrompt(paid, null, '50')
    await pay.press(user, 'Pay another amount')
    expect(lastPledge.has()).toBe(false)
    expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
    expect(pay.amount()).toHaveValue('')
    fill(pay.form(), { 'Phone number': paid, 'Amount (Ksh)': '60' })
    await user.click(pay.send())
    // Nothing waits on the phone any more, so nothing is asked first.
    expect(await pay.heading('Check your phone')).toBeVisible()
    expect(backend.stkRequests()).toMatchObject([{ amount: 50 }, { amount: 60 }])
  })

  it('leaves no name or number behind, even if the page was opened by its address', async () => {
    await pay.askForPrompt('0712 345 678')
    await pay.heading('Check your phone')
    await pay.reopen(null)
    expect(await pay.heading('Thank you, Asha')).toBeVisible()
    const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage })
    await waitFor(() => expect(kept()).not.toMatch(/Asha|0712 ?345/))
    await pay.reopen(null)
    expect(await pay.heading('Pay by M-Pesa')).toBeVisible()
    expect(pay.phone()).toHaveValue('')
    // The gift is found again on this device.
    cleanup()
    sessionStorage.clear()
    const user = await openPages({ '/donate': DonatePage, '/pay': MobileMoneyPage }, '/donate')
    await user.click(screen.getByRole('link', { name: 'See it' }))
    const said = /^M-Pesa reported on .* that Ksh 500 was paid\. Not yet confirmed by the team\.$/
    expect(screen.getByText(said)).toBeVisible()
    await pay.press(user, 'Show the receipt')
    const receipt = await screen.findByRole('region', { name: 'What M-Pesa reported' })
    expect(within(receipt).getAllByText('Ksh 500')).toHaveLength(1)
    expect(screen.queryByText(/You told us/)).toBeNull()
  })

  it('sees what was ordered and when it ships, finds it again, and is not asked to pay twice', async () => {
    keepPayment({ purpose: 'order', amount: 1450, reference: 'AB2345' })
    const user = await pay.open(pay.order)
    fill(pay.form(), { 'Phone number': paid })
    await user.click(pay.send())
    await pay.heading('Thank you')
    expect(await screen.findByText(/^Your order will ship within 3 working days/)).toBeVisible()
    const pictured = screen.getByText('2 × T-Shirt, M', { selector: 'li' })
    expect(pictured.querySelector('img')).toHaveAttribute('src', '/shop/t-shirt.svg')
    cleanup()
    await openPages({ '/order-confirmation': OrderConfirmationPage }, '/order-confirmation')
    expect(screen.getByText(/M-Pesa reported on .* that Ksh 1,450 was paid\.$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See this order' })).toBeVisible()
  })

  it('of a part of an order sees what is left instead of a day, there and later', async () => {
    keepPayment({ purpose: 'order', amount: 1450, reference: 'AB2345' })
    await pay.askForPrompt(paid, pay.order, '1000')
    expect(await screen.findByText(/^Ksh 450 of this order is still to be paid/)).toBeVisible()
    cleanup()
    const pages = { '/order-confirmation': OrderConfirmationPage, '/payment': OrderPaymentPage }
    await openPages(pages, '/order-confirmation', pay.order)
    expect(screen.getByText(/^Ksh 450 of this order is still to be paid/)).toBeVisible()
    expect(screen.queryByText(/^Your order will ship/)).toBeNull()
    cleanup()
    const whole = { purpose: 'order', amount: 50, reference: 'CD2345' } as const
    keepPayment(whole)
    markPaidByPayer(whole, Date.now())
    await openPages(pages, '/payment')
    expect(screen.getByText(/that Ksh 1,000 was paid\.$/)).toBeVisible()
    expect(screen.queryByText(/^There is nothing more to pay/)).toBeNull()
  })

  it('of a part of the fee reads what is left', async () => {
    await pay.askForPrompt(paid, pay.fee, '150')
    expect(await screen.findByText(/^Ksh 50 of the fee is still to be paid/)).toBeVisible()
  })
})

describe('a payer whose payment M-Pesa reports as failed', () => {
  it('reads why, and may try again at once', async () => {
    const user = await pay.askForPrompt(cancelled)
    expect(await pay.heading('The prompt was cancelled')).toHaveFocus()
    expect(screen.getByText(/^M-Pesa reports that nothing was paid\./)).toBeVisible()
    await pay.press(user, 'What may help')
    expect(screen.getByText(/PIN came too late/, { selector: 'dt' })).toBeVisible()
    await pay.press(user, 'Try again')
    expect(pay.phone()).toHaveValue(cancelled)
    await user.click(pay.send())
    // M-Pesa's word ended the first prompt: no question before the next.
    expect(await pay.heading('Check your phone')).toBeVisible()
    expect(pay.promptRequests()).toHaveLength(2)
    expect(keptPayments.has()).toBe(false)
  })

  it.each([
    ['906', 'Your phone did not answer'],
    ['907', 'The PIN was wrong'],
    ['908', 'Not enough money in M-Pesa'],
  ])('reads the reason (%s)', async (end, name) => {
    await pay.askForPrompt(`0712345${end}`)
    expect(await pay.heading(name)).toHaveFocus()
  })

  it('keeps the focus, is told, and is asked before the next prompt if another tab sent one', async () => {
    const user = await pay.askForPrompt(cancelled)
    await pay.heading('Check your phone')
    pay.askInOtherTab()
    const link = screen.getByRole('link', { name: 'Back to the donation form' })
    act(() => link.focus())
    await pay.heading('The prompt was cancelled')
    expect(link).toHaveFocus()
    expect(screen.getByText('The prompt was cancelled', { selector: 'p' })).toHaveRole('status')
    await pay.press(user, 'Try again')
    await user.click(pay.send())
    expect(await pay.question()).toBeVisible()
    expect(pay.promptRequests()).toHaveLength(1)
  })
})

it('a payer who sees no prompt after twenty seconds may open what helps, and is still waited for', async () => {
  const letPass = pay.stopClock()
  setOrganisation({ till: pay.till })
  // Hence M-Pesa's answer is not asked for.
  show('hidden')
  const user = await pay.askForPrompt(pending)
  await pay.heading('Check your phone')
  letPass(19_000)
  const noPrompt = { name: 'No prompt?' }
  expect(screen.queryByRole('button', noPrompt)).toBeNull()
  letPass(2000)
  await user.click(screen.getByRole('button', noPrompt))
  for (const cause of [/locked or off/, /An old SIM/, /No airtime/, /Still nothing/])
    expect(screen.getByText(cause, { selector: 'dt' })).toBeVisible()
  expect(screen.getByText(/Dial \*234#/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Check your phone' })).toBeVisible()
  expect(pay.promptRequests()).toHaveLength(1)
  letPass(100_000)
  expect(screen.getByText('One moment: we are checking with M-Pesa.')).toBeVisible()
})

it('the page goes on asking while the payment service cannot be reached, and says so', async () => {
  const letPass = pay.controlWaits()
  // Planned before the first question, which may come at any moment.
  failAfter(1, 'stk', 'close')
  failAfter(0, 'stk', 'close')
  await pay.askForPrompt(paid)
  await pay.heading('Check your phone')
  // The wait is nearly over, but the clock is set back. It stays within a second, since React reads the countdown twice.
  let moment = Math.ceil((Date.now() + 115_000) / 1000) * 1000 + 1
  const now = vi.spyOn(Date, 'now').mockImplementation(() => moment++)
  const unreached = 'We cannot reach the payment service right now. We keep trying.'
  expect(await screen.findByText(unreached)).toBeVisible()
  expect(screen.queryByText('Did M-Pesa send you a confirmation SMS?')).toBeNull()
  const held = hold('/api/stkpush/')
  letPass(12_000)
  await held.made
  await act(held.release)
  now.mockRestore()
  letPass(12_000)
  expect(await pay.heading('Thank you, Asha')).toBeVisible()
})

describe('a page that was out of sight', () => {
  it('asks nothing while hidden, and at once when shown again', async () => {
    const letPass = pay.controlWaits()
    const user = await pay.open()
    fill(pay.form(), { 'Phone number': paid })
    show('hidden')
    await user.click(pay.send())
    await pay.heading('Check your phone')
    letPass(60_000)
    expect(asked()).toHaveLength(0)
    show('visible')
    expect(await pay.heading('Thank you, Asha')).toBeVisible()
  })

  it('leaves nothing running when it is closed, and continues to ask after a reload', async () => {
    const leftovers = watchLeftovers()
    await pay.askForPrompt(paid)
    await pay.heading('Check your phone')
    cleanup()
    // But React's own, and those of a notification that fades.
    expect(leftovers().filter((type) => !/^(?:focus|blur|selectionchange)$/.test(type))).toEqual([])
    await pay.open()
    expect(await pay.heading('Thank you, Asha')).toBeVisible()
    expect(pay.promptRequests()).toHaveLength(1)
  })

  it.each([
    ['after four minutes', 240_000],
    ['on a clock that was set back', -3_600_000],
  ])('asks a last time, then the payer, when opened again %s', async (_when, ms) => {
    await pay.askForPrompt(pending)
    await pay.heading('Check your phone')
    cleanup()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
    await pay.open(null)
    expect(await pay.heading('What happened on your phone?')).toBeVisible()
    const untold = 'M-Pesa has not told us the result. What did your phone show?'
    expect(screen.getByText(untold)).toBeVisible()
    expect(asked()).toHaveLength(1)
  })
})

it('a second prompt to the same phone is refused while the first is open', async () => {
  // Time nearly stands still, so it stays open.
  const letPass = pay.stopClock()
  await pay.askForPrompt(pending)
  await pay.heading('Check your phone')
  letPass(10)
  const user = await pay.reopen({ totalCost: 1400 })
  await user.click(pay.send())
  await pay.question()
  await pay.press(user, 'Send another')
  const sentence = 'A prompt is still open on that phone. Answer that one, or wait two minutes.'
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByText(/Nothing was charged/)).toBeNull()
  expect(pay.phone()).toHaveValue(pending)
  expect(pay.amount()).toHaveValue('1400')
  expect(backend.stkRequests().map(({ answered }) => answered?.status)).toEqual([200, 409])
  // The first is still noted, and asked about.
  await user.click(pay.send())
  expect(await pay.question()).toBeVisible()
})

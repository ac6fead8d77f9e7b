import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DonatePage } from '@/pages/giving/DonatePage'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { OrderConfirmationPage } from '@/pages/shop/OrderConfirmationPage'
import { keepPayment, keptPayments } from '@/services/keptPayments'
import { askAboutPrompt } from '@/services/mpesa'
import { hold, requests } from '../support/members'
import { setOrganisation } from '../support/organisation'
import {
  amount,
  askForPrompt,
  askInOtherTab,
  fee,
  heading,
  openPay,
  order,
  payToTill,
  phone,
  press,
  promptRequests,
  question,
  reopenPay,
  send,
  till,
} from '../support/payment'
import { backend, openPages, navigationState } from '../support/site'

const paid = '0712345678'
const cancelled = '0712345905'
/** M-Pesa never says what came of a prompt to this phone. */
const pending = '0712345909'

const unreached = 'We cannot reach the payment service right now. We keep trying.'
const questions = 'What happened on your phone?'
const notTold =
  'M-Pesa has not told us what came of the prompt. Only you can see what your phone showed you.'
const reported = (sum: string) => `M-Pesa reports that your payment of ${sum} went through.`

/** The questions to the payment service so far. */
const asked = () => requests.filter(({ url }) => url.includes('/api/stkpush/'))

/** Whether the page is in sight. */
function show(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** Runs a story in which `letPass` lets the waits of the page pass at once, in ms. */
async function withWaits(story: (letPass: (ms: number) => void) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    await story((ms) => act(() => void vi.advanceTimersByTime(ms)))
  } finally {
    vi.useRealTimers()
  }
}

describe('somebody whose payment M-Pesa reports', () => {
  it("is asked nothing, and thanked with M-Pesa's report", async () => {
    await askForPrompt(paid)
    expect(await heading('Check your phone')).toHaveFocus()
    expect(screen.getByText(/^Nothing to press here: M-Pesa tells this page/)).toBeVisible()
    expect(screen.queryByText('Did M-Pesa send you a confirmation SMS?')).toBeNull()
    expect(screen.getByRole('timer')).toHaveTextContent(/^2:00|1:59$/)

    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(reported('Ksh 500'))).toBeVisible()
    expect(
      screen.getByText(
        /^The team still checks it in the M-Pesa statement, .* You need not tell them\.$/,
      ),
    ).toBeVisible()
    const receipt = within(screen.getByRole('region', { name: 'What M-Pesa reported' }))
    expect(receipt.getByText('Not yet confirmed by the team.')).toBeVisible()
    expect(receipt.getByText('Amount of the prompt').nextSibling).toHaveTextContent('Ksh 500')
    expect(receipt.getByText('M-Pesa reported on')).toBeVisible()
    expect(receipt.queryByText('Told us on')).toBeNull()
    expect(
      receipt
        .getByRole('link', { name: 'Send it to yourself by WhatsApp' })
        .getAttribute('href')
        ?.startsWith('https://wa.me/?text=What%20M-Pesa%20reported%20of%20my%20payment%20to'),
    ).toBe(true)
    expect(screen.queryByText(/what you told us/)).toBeNull()
    expect(promptRequests()).toHaveLength(1)
  })

  it('may still tell the team', async () => {
    setOrganisation({ email: 'team@example.org' })
    const user = await askForPrompt(paid)
    await heading('Thank you, Asha')
    await press(user, 'Tell the team')
    expect(await heading('Tell the team')).toHaveFocus()
    expect(screen.getByText(/^I have paid by M-Pesa\./)).toHaveTextContent(
      /Reference: K7P2QX .*Amount of the prompt: Ksh 500 M-Pesa reported on: /,
    )
    expect(screen.queryByRole('button', { name: 'Back to the SMS' })).toBeNull()
    await press(user, 'Continue without telling the team')
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(reported('Ksh 500'))).toBeVisible()
  })

  it('reads the amount of the prompt', async () => {
    const user = await openPay()
    await user.clear(amount())
    await user.type(amount(), '700')
    await user.type(phone(), paid)
    await user.click(send())
    expect(await screen.findByText(reported('Ksh 700'))).toBeVisible()
    expect(screen.getByText('To be paid').nextSibling).toHaveTextContent('Ksh 500')
  })

  it.each([
    [order, 'What happens with your order', '/order-confirmation'],
    [fee, 'Back to registration', '/Register'],
  ])('goes on from there (%j)', async (state, way, to) => {
    const user = await openPay(state)
    await user.clear(phone())
    await user.type(phone(), paid)
    await user.click(send())
    await user.click(await screen.findByRole('link', { name: way }))
    expect(screen.getByText(`Elsewhere: ${to}`)).toBeVisible()
  })

  it('may pay another amount at once, if it was for no gift or order', async () => {
    const user = await askForPrompt(paid, null)
    await press(user, 'Pay another amount')
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
    await user.type(phone(), paid)
    await user.type(amount(), '60')
    await user.click(send())
    // Nothing waits on the phone any more, so nothing is asked first.
    expect(await heading('Check your phone')).toBeVisible()
    expect(promptRequests()).toHaveLength(2)
  })

  it('leaves no name or number behind, even if the page was opened by its address', async () => {
    await askForPrompt('0712 345 678')
    await heading('Check your phone')
    await reopenPay(null)
    expect(await heading('Thank you, Asha')).toBeVisible()
    expect(navigationState()).toMatchObject({ reference: 'K7P2QX' })
    const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage })
    await waitFor(() => expect(kept()).not.toMatch(/Asha|0712|345 678/))
    await reopenPay(null)
    expect(await heading('Pay by M-Pesa')).toBeVisible()
    expect(phone()).toHaveValue('')
  })

  it('finds the gift again on this device, marked as reported by M-Pesa', async () => {
    await askForPrompt(paid)
    await heading('Thank you, Asha')
    cleanup()
    sessionStorage.clear()
    const user = await openPages({ '/donate': DonatePage, '/pay': MobileMoneyPage }, '/donate')
    await user.click(screen.getByRole('link', { name: 'See it' }))
    expect(
      screen.getByText(
        /^M-Pesa reported on .* that Ksh 500 was paid\. Not yet confirmed by the team\.$/,
      ),
    ).toBeVisible()
    await press(user, 'See the receipt')
    expect(screen.getByRole('region', { name: 'What M-Pesa reported' })).toBeVisible()
    expect(screen.queryByText(/You told us/)).toBeNull()
  })

  it('finds the order again, and is not asked to pay twice', async () => {
    keepPayment({ purpose: 'order', amount: 1450, reference: 'AB2345' })
    const user = await openPay(order)
    await user.clear(phone())
    await user.type(phone(), paid)
    await user.click(send())
    await heading('Thank you')
    cleanup()
    await openPages({ '/order-confirmation': OrderConfirmationPage }, '/order-confirmation')
    expect(screen.getByText(/M-Pesa reported on .* that Ksh 1,450 was paid\.$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See this order' })).toBeVisible()
  })
})

describe('somebody whose payment M-Pesa reports as failed', () => {
  it.each([
    [cancelled, 'The prompt was cancelled', /PIN came too late/],
    ['0712345906', 'Your phone did not answer', /locked or off/],
    ['0712345907', 'The PIN was wrong', /digit slipped/],
    ['0712345908', 'Not enough money in M-Pesa', /Top up first/],
  ])('reads why, and may try again at once (%s: %s)', async (number, why, cause) => {
    const user = await askForPrompt(number)
    expect(await heading(why)).toHaveFocus()
    expect(screen.getByText(/^M-Pesa reports that nothing was paid\./)).toBeVisible()
    await press(user, 'What may help')
    expect(screen.getByText(cause, { selector: 'dt' })).toBeVisible()
    await press(user, 'Try again')
    expect(phone()).toHaveValue(number)
    await user.click(send())
    // M-Pesa's word ended the first prompt: no question before the next.
    expect(await heading('Check your phone')).toBeVisible()
    expect(promptRequests()).toHaveLength(2)
    expect(keptPayments.has()).toBe(false)
  })

  it('is asked before the next prompt if another tab has sent one since', async () => {
    const user = await askForPrompt(cancelled)
    await heading('Check your phone')
    askInOtherTab()
    await press(user, 'Try again')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('keeps their place on the page, and is told', async () => {
    await askForPrompt(cancelled)
    await heading('Check your phone')
    const link = screen.getByRole('link', { name: 'Back to the donation form' })
    act(() => link.focus())
    await heading('The prompt was cancelled')
    expect(link).toHaveFocus()
    expect(screen.getByText('The prompt was cancelled', { selector: 'p' })).toHaveRole('status')
  })
})

describe('when M-Pesa does not report on a prompt', () => {
  it('the payer is asked', async () => {
    const user = await askForPrompt(pending)
    expect(await heading(questions)).toHaveFocus()
    expect(screen.getByText(notTold)).toBeVisible()
    await press(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
  })

  it('empty answers are ignored', async () => {
    await askForPrompt('0712345910')
    expect(await heading('Thank you, Asha')).toBeVisible()
  })

  it('a report changes nothing once the payer has gone on', async () => {
    const held = hold('/api/stkpush/')
    setOrganisation({ till })
    const user = await askForPrompt(paid)
    await held.made
    await payToTill(user)
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    await act(async () => held.release())
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(screen.getByText(/^You asked for a prompt too\./)).toBeVisible()
  })
})

describe('while the payment service cannot be asked', () => {
  it.each([
    ['close', 0],
    ['hang', 15_000],
  ] as const)('the page says so, and goes on asking (%s, known after %i ms)', (kind, ms) =>
    withWaits(async (letPass) => {
      await askForPrompt(paid)
      await heading('Check your phone')
      backend.failNext({ target: 'stk', kind })
      await waitFor(() => expect(asked()).toHaveLength(1))
      letPass(ms)
      expect(await screen.findByText(unreached)).toBeVisible()
      expect(screen.queryByText('Did M-Pesa send you a confirmation SMS?')).toBeNull()
      letPass(12_000)
      expect(await heading('Thank you, Asha')).toBeVisible()
    }),
  )

  it('the payer is asked after two minutes', () =>
    withWaits(async (letPass) => {
      await askForPrompt(paid)
      await heading('Check your phone')
      backend.failNext({ target: 'stk', kind: 'close', count: 9 })
      expect(await screen.findByText(unreached)).toBeVisible()
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000)
      letPass(12_000)
      expect(await heading(questions)).toHaveFocus()
      expect(screen.getByText(notTold)).toBeVisible()
    }))
})

describe('a hidden page', () => {
  it('asks nothing while hidden, and at once when shown again', () =>
    withWaits(async (letPass) => {
      const user = await openPay()
      await user.type(phone(), paid)
      show('hidden')
      await user.click(send())
      await heading('Check your phone')
      letPass(60_000)
      expect(asked()).toHaveLength(0)
      show('visible')
      expect(await heading('Thank you, Asha')).toBeVisible()
    }))

  it('continues to ask after a reload', async () => {
    await askForPrompt(paid)
    await heading('Check your phone')
    await reopenPay()
    expect(screen.getByRole('timer')).toBeVisible()
    expect(await heading('Thank you, Asha')).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  /** Asks for a prompt and closes the page. @returns the handle of the prompt */
  async function askAndClose(number: string): Promise<string> {
    await askForPrompt(number)
    await heading('Check your phone')
    cleanup()
    const [{ answered } = { answered: null }] = backend.stkRequests()
    return String(Object(answered?.body).handle)
  }

  it('asks a last time when shown again after four minutes', async () => {
    const handle = await askAndClose(paid)
    // Slower than the payment service limits questions.
    const patience = { interval: 300, timeout: 5000 }
    await expect.poll(async () => (await askAboutPrompt(handle)).status, patience).toBe('paid')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 240_000)
    await openPay(null)
    expect(await heading('Thank you, Asha')).toBeVisible()
  })

  it.each([
    ['after four minutes', 240_000],
    ['on a clock that was set back', -3_600_000],
  ])('asks the person when that brings nothing %s', async (_when, ms) => {
    await askAndClose(pending)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)
    await openPay(null)
    expect(await heading(questions)).toBeVisible()
    expect(asked()).toHaveLength(1)
  })
})

describe('a second prompt to the same phone', () => {
  it('is refused while the first is open, without saying that nothing was charged', async () => {
    await askForPrompt(pending)
    await heading('Check your phone')
    const user = await reopenPay({ totalCost: 1400 })
    await user.click(send())
    await question()
    await press(user, 'Send another')
    const sentence = 'A prompt is still open on that phone. Answer that one, or wait two minutes.'
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.queryByText(/Nothing was charged/)).toBeNull()
    expect(phone()).toHaveValue(pending)
    expect(amount()).toHaveValue('1400')
    expect(backend.stkRequests().map(({ answered }) => answered?.status)).toEqual([200, 409])
    // The first is still noted, and asked about.
    await user.click(send())
    expect(await question()).toBeVisible()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setOrganisation } from '../support/organisation'
import {
  amount,
  askForPrompt,
  askInOtherTab,
  doNotAccept,
  form,
  heading,
  openPay,
  payToTill,
  phone,
  press,
  question,
  reopenPay,
  sayPaid,
  send,
  till,
} from '../support/payment'
import { backend } from '../support/site'

const started = 'STK Push initiated successfully!'
const mayCome = 'You may still get a prompt. If you do, you can accept it once.'
const twice = async (text: string | RegExp) =>
  waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))

describe('a visitor asks for an M-Pesa prompt', () => {
  it.each([
    ['0712 345 678', '0712345678'],
    ['+254 712-345-678', '254712345678'],
  ])('sends %s as %s, with the amount as a number', async (typed, sent) => {
    setOrganisation({ till })
    const user = await openPay()
    expect(form()).toHaveTextContent('M-Pesa shows TEST BUSINESS before you enter your PIN.')
    await user.type(phone(), typed)
    await user.click(send())
    await twice(started)
    expect(
      screen.getByText(
        'Check your phone, enter your M-Pesa PIN only on the M-Pesa screen. We never ask for your PIN here.',
      ),
    ).toBeVisible()
    expect(await heading('Check your phone')).toHaveFocus()
    expect(backend.stkRequests()).toEqual([expect.objectContaining({ phone: sent, amount: 500 })])
  })

  it('may change the amount, kept through a reload but not for another payment', async () => {
    const user = await openPay()
    expect(amount()).toHaveValue('500')
    await user.clear(amount())
    await user.type(amount(), '700')
    await reopenPay()
    expect(amount()).toHaveValue('700')
    await reopenPay({ amount: 900, paymentMethod: 'mpesa', name: 'Asha', reference: 'ABCDEF' })
    expect(amount()).toHaveValue('900')
  })

  it('may pay any amount after opening the page directly', async () => {
    await askForPrompt('0712345678', null)
    await heading('Check your phone')
    expect(backend.stkRequests()).toEqual([expect.objectContaining({ amount: 50 })])
  })

  it("finds the last number, as typed, at the tab's next payment", async () => {
    await askForPrompt('0712 345 678')
    await heading('Check your phone')
    await reopenPay({ totalCost: 1400 })
    expect(phone()).toHaveValue('0712 345 678')
  })

  it('asks once despite a double tap', async () => {
    backend.failNext({ target: 'stk', kind: 'slow', delayMs: 50 })
    const user = await openPay()
    await user.type(phone(), '0712345678')
    await user.dblClick(send())
    await screen.findAllByText(started)
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it.each([
    ['+44 7911 123456', '500', { phone: '447911123456', amount: 500 }],
    ['0712 345 678', '12.5', { phone: '0712345678', amount: 12.5 }],
    ['0712 345 678', '300000', { phone: '0712345678', amount: 300_000 }],
  ])(
    'is warned of what is unusual (%s, Ksh %s), and may send it anyway',
    async (number, sum, sent) => {
      const user = await openPay()
      await user.type(phone(), number)
      await user.clear(amount())
      await user.type(amount(), sum)
      await user.click(send())
      expect(backend.stkRequests()).toEqual([])
      await press(user, 'Send anyway')
      // What comes of it is for the payment service to say.
      await waitFor(() => expect(backend.stkRequests()).toEqual([expect.objectContaining(sent)]))
      await screen.findAllByText(/STK Push/)
    },
  )

  it('is told beside the field what is wrong; nothing is sent or lost', async () => {
    const user = await openPay()
    await user.type(phone(), '0712 34S 678')
    await user.clear(amount())
    await user.type(amount(), '250001')
    await user.click(send())
    expect(phone()).toHaveAccessibleDescription(expect.stringMatching(/Use digits only/))
    expect(phone()).toHaveFocus()
    expect(amount()).toHaveAccessibleDescription(/M-Pesa moves at most Ksh 250,000 at a time/)
    expect(phone()).toHaveValue('0712 34S 678')
    expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull()
    expect(amount()).toHaveValue('250001')
    expect(backend.stkRequests()).toEqual([])
  })
})

describe('when the payment service does not start the prompt', () => {
  it('says why in its own words, keeps everything, and starts it at the second try', async () => {
    const user = await askForPrompt('0712345400')
    await twice('Error initiating STK Push: Bad Request - Invalid PhoneNumber')
    expect(screen.getByText(/^M-Pesa does not know this phone number/)).toBeVisible()
    expect(phone()).toHaveValue('0712345400')
    expect(amount()).toHaveValue('500')
    await user.clear(phone())
    await user.type(phone(), '0712345678')
    await user.click(send())
    // Nothing waits on the phone after a refusal, so nothing is asked first.
    await twice(started)
    expect(backend.stkRequests()).toHaveLength(2)
  })

  it('asks before the next one if another tab sent one meanwhile', async () => {
    backend.failNext({ target: 'stk', kind: 'slow', delayMs: 200 })
    const user = await askForPrompt('0712345400')
    await screen.findByText(/Sending the request…/)
    askInOtherTab()
    await screen.findAllByText(/Invalid PhoneNumber/)
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it.each([
    ['0712345500', 'another payment on the phone', /^Error initiating STK Push: Unable to lock/],
    ['0712345901', 'an answer 200 with ResponseCode "1"', /^Error initiating STK Push: Rejected/],
    ['0712345911', 'too many requests', /^Error initiating STK Push: M-Pesa is busy/],
  ])('passes on why (%s: %s)', async (number, _what, sentence) => {
    await askForPrompt(number)
    await twice(sentence)
    expect(screen.queryByText(started)).toBeNull()
  })

  it("passes on a failed server's message", async () => {
    backend.failNext({ target: 'stk', kind: 'server-error' })
    await askForPrompt()
    await twice(/^Error: ./)
  })

  it("says after a gateway's web page that the prompt may still come", async () => {
    await askForPrompt('0712345503')
    await twice('Error initiating STK Push')
    expect(screen.getByText(mayCome)).toBeVisible()
    expect(screen.queryByText(/Nothing was charged/)).toBeNull()
    expect(phone()).toHaveValue('0712345503')
  })

  it('says after a lost answer that the prompt may still come, and lets it be answered', async () => {
    backend.failNext({ target: 'stk', kind: 'lose-answer' })
    await askForPrompt()
    await twice('Error initiating STK Push')
    expect(screen.getByText(mayCome)).toBeVisible()
    // Once is enough.
    expect(screen.queryByText(/^Your last request/)).toBeNull()
    const user = await reopenPay()
    expect(screen.getByText(/^Your last request may still bring a prompt/)).toBeVisible()
    await press(user, 'A prompt came after all')
    expect(await heading('What happened on your phone?')).toHaveFocus()
    await press(user, 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(backend.stkRequests()).toHaveLength(1)
  })

  it('gives up after 30 seconds without an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    try {
      await askForPrompt('0712345903')
      await screen.findByText('Sending the request… This can take up to 30 seconds.')
      await waitFor(() => expect(backend.stkRequests()).toHaveLength(1))
      vi.advanceTimersByTime(30_000)
      await twice('Error initiating STK Push')
      expect(send()).toBeEnabled()
      expect(backend.stkRequests()).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('when somebody pays to the till while the request is on its way', () => {
  it('warns of the prompt, and does not move on when it is accepted', async () => {
    const { fetch } = globalThis
    let letThrough: () => void = () => undefined
    const isTold = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      await isTold
      return fetch(...request)
    })
    setOrganisation({ till })
    const user = await askForPrompt()
    await screen.findByText(/Sending the request…/)
    await payToTill(user)
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
    letThrough()
    // In the notification too, once the answer is there.
    await twice(doNotAccept)
    expect(screen.queryByText(started)).toBeNull()
    expect(backend.stkRequests()).toHaveLength(1)
  })
})

describe('without a payment service', () => {
  it('only the till is offered', async () => {
    const service = await import('@/services/canRequestStkPush')
    vi.spyOn(service, 'canRequestStkPush', 'get').mockReturnValue(false)
    const user = await sayPaid()
    await press(user, 'I have not paid yet')
    expect(await screen.findByRole('button', { name: 'I have paid to the till' })).toBeEnabled()
    expect(screen.queryByRole('form', { name: 'M-Pesa prompt' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'Pay to our till' })).toBeVisible()
    expect(await heading('Pay by M-Pesa')).toHaveFocus()
  })
})

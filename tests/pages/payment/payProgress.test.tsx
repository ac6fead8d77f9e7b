import '../../support/atOtherTill'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fill } from '../../support/forms'
import { hold } from '../../support/members'
import { setOrganisation } from '../../support/organisation'
import {
  amount,
  askForPrompt,
  doNotAccept,
  fee,
  finish,
  form,
  heading,
  openPay,
  order,
  payToTill,
  phone,
  pledge,
  press,
  promptRequests,
  question,
  reopenPay,
  sayPaid,
  send,
  smsField,
  target,
  till,
  withClock,
} from '../../support/payment'
import { backend, expectLink } from '../../support/site'

it('the wait counts down from its start, even after a reload, then the payer is asked', () =>
  withClock(async (letPass) => {
    const said = new Set<string>()
    const letSeconds = (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        letPass(5000)
        said.add(screen.getByText(/left to answer on your phone|^The wait/).textContent)
      }
    }
    await askForPrompt()
    await heading('Check your phone')
    expect(screen.getByRole('timer')).toHaveTextContent('1:30')
    letSeconds(40)
    await reopenPay()
    expect(screen.getByRole('timer')).toHaveTextContent('0:50')
    letSeconds(45)
    letPass(4000)
    expect(screen.getByRole('timer')).toHaveTextContent('0:01')
    screen.getByRole('button', { name: 'No prompt came' }).focus()
    letSeconds(5)
    expect(await heading('What happened on your phone?')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Did M-Pesa send you a confirmation SMS?')).toBeVisible()
    // A payer who was about to answer keeps the focus.
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

it('a payer without a prompt reads causes and what helps, and tries again with everything kept', async () => {
  const user = await askForPrompt('0712 345 678', null, '50')
  await press(user, 'No prompt came')
  expect(await heading('No prompt came')).toHaveFocus()
  // The way on comes first, what may help when it is asked for.
  expect(screen.queryByText(/locked or off/)).not.toBeVisible()
  await press(user, 'What may help')
  expect(screen.getByText(/locked or off/, { selector: 'dt' })).toBeVisible()
  expect(screen.getByText(/Dial \*234#/)).toBeVisible()
  expect(screen.queryByText(/balance was too low/)).toBeNull()
  await press(user, 'Try again')
  expect(await heading('Pay by M-Pesa')).toHaveFocus()
  expect(phone()).toHaveValue('0712 345 678')
  expect(amount()).toHaveValue('50')
  expect(promptRequests()).toHaveLength(1)
})

it.each([
  ['a donation', pledge, 'Donation', 'Ksh 500', 'Back to the donation form', '/donate'],
  ['an order', order, 'Order', 'Ksh 1,450', 'Back to your order', '/order-review'],
  ['the membership fee', fee, 'Membership fee', 'Ksh 200', 'Back to registration', '/Register'],
])(
  '%s to be paid is named, and leads back to where it came from',
  async (_what, state, name, sum, back, to) => {
    await openPay(state)
    expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(sum)
    expectLink(back, to)
    expect(amount()).toHaveValue(sum.replace(/\D/g, ''))
  },
)

it('no membership fee is invented', async () => {
  await askForPrompt('0712345678', { membershipFee: null })
  expect(screen.getByText(/The membership fee is not set yet/)).toBeVisible()
  expect(amount()).toBeInvalid()
  expect(promptRequests()).toEqual([])
})

it('a payment is there when the page is opened by its address, and can be put aside', async () => {
  await press(await askForPrompt(), 'No prompt came')
  const user = await reopenPay(null)
  expect(await heading('No prompt came')).toBeVisible()
  expect(screen.getByText('K7P2QX')).toBeVisible()
  await press(user, 'Pay something else')
  expect(await heading('Pay by M-Pesa')).toHaveFocus()
  expect(screen.queryByText('K7P2QX')).toBeNull()
  expect(amount()).toHaveValue('')
})

it('each payment has its own progress, and an order shows its items and a reference to copy', async () => {
  await sayPaid()
  const user = await reopenPay(order)
  expect(amount()).toHaveValue('1450')
  expect(screen.getByText('2 × T-Shirt, M · Wrist Band')).toBeVisible()
  await press(user, 'Copy your reference')
  expect(await screen.findByText('Copied')).toBeVisible()
  await expect(navigator.clipboard.readText()).resolves.toBe('AB2345')
  await reopenPay()
  expect(await heading('Your confirmation SMS')).toBeVisible()
})

it('what the browser stores in another shape is as good as nothing', async () => {
  const kept = (value: unknown) => JSON.stringify({ savedAt: Date.now(), value })
  const oddDraft = kept({ texts: { phone: {}, amount: [1] } })
  sessionStorage.setItem('draft:1:stk-push donation K7P2QX', oddDraft)
  sessionStorage.setItem('draft:1:mpesa-sms donation K7P2QX', kept([null]))
  sessionStorage.setItem('payment-phone:1', kept({}))
  sessionStorage.setItem('payment-progress:5:donation K7P2QX', kept({ step: 'paid' }))
  sessionStorage.setItem('payment:2', '{')
  const user = await sayPaid()
  expect(smsField()).toHaveValue('')
  await press(user, 'I have not paid yet')
  expect(phone()).toHaveValue('')
  expect(amount()).toHaveValue('500')
})

it('paying to the till by hand is not offered without a till', async () => {
  await openPay()
  expect(screen.getByText(/^Our till number is not set yet/)).toBeVisible()
  expectLink('ask us', '/contact')
  expect(screen.queryByRole('button', { name: 'I have paid to the till' })).toBeNull()
  expect(form().closest('section')).toHaveAccessibleName('A prompt on your phone')
})

it('the till is shown with the name that M-Pesa will show, ready to copy', async () => {
  setOrganisation({ till })
  const user = await openPay()
  expect(screen.getByText('Enter the till number 123456.')).not.toBeVisible()
  await press(user, 'Option 2: pay to our till 123456, TEST BUSINESS')
  expect(screen.getByText('Enter the till number 123456.')).toBeVisible()
  expect(screen.getByText('Enter the amount: Ksh 500.')).toBeVisible()
  expect(screen.getByText(/shows our business name, TEST BUSINESS\. Only then/)).toBeVisible()
  await press(user, 'Copy Till number')
  expect(await screen.findByText('Copied')).toBeVisible()
  await expect(navigator.clipboard.readText()).resolves.toBe('123456')
})

/** Gets a prompt, answers that none came, and asks for another. */
async function askTwice() {
  const user = await askForPrompt()
  await press(user, 'No prompt came')
  await press(user, 'Try again')
  await user.click(send())
  return user
}

/** Asks for a prompt, and gets no answer. */
async function askInVain() {
  backend.failNext({ target, kind: 'lose-answer' })
  const user = await askForPrompt()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error initiating STK Push')
  return user
}

const requests = (count: number) => waitFor(() => expect(promptRequests()).toHaveLength(count))

describe('a second prompt within two minutes, which could take the money twice', () => {
  it('is sent only after a question, with the focus on the careful answer', async () => {
    const user = await askTwice()
    expect(await question()).toHaveAccessibleDescription(/you could pay twice/)
    const wait = within(await question()).getByRole('button', { name: 'Wait' })
    await waitFor(() => expect(wait).toHaveFocus())
    expect(screen.queryByText(/Sending the request…/)).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(promptRequests()).toHaveLength(1)

    await user.click(send())
    await press(user, 'Send another')
    await requests(2)
    // Cancelling one prompt ends the earlier ones too.
    await press(user, 'I cancelled or it failed')
    await press(user, 'Try again')
    await user.click(send())
    await requests(3)
  })

  it('is asked about after a lost answer, even after a reload', async () => {
    await askInVain()
    const user = await reopenPay()
    expect(phone()).toHaveValue('0712345678')
    await user.click(send())
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('cannot be sent while the first is on its way, even after leaving the page', async () => {
    const held = hold('/api/stkpush')
    await askForPrompt()
    const user = await reopenPay()
    expect(screen.getByText(/Sending the request…/)).toBeVisible()
    await user.click(send())
    await user.type(phone(), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    void held.release()
    expect(await heading('Check your phone')).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('is asked about even if the browser stores nothing', async () => {
    const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError')
    })
    const user = await askTwice()
    await press(user, 'Send another')
    await requests(2)
    blocked.mockRestore()
    await press(user, 'I cancelled or it failed')
  })

  it('is asked about in another tab, even on a clock that was set back', async () => {
    await askForPrompt()
    await heading('Check your phone')
    cleanup()
    sessionStorage.clear()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000)
    await askForPrompt()
    expect(await question()).toBeVisible()
    expect(promptRequests()).toHaveLength(1)
  })

  it('is sent without a question after two minutes', async () => {
    const user = await askForPrompt()
    await press(user, 'No prompt came')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_001)
    await press(user, 'Try again')
    await user.click(send())
    await requests(2)
  })
})

describe('a payer who pays to the till although a prompt may come', () => {
  beforeEach(() => setOrganisation({ till }))

  it('is warned after a lost answer, even when done', async () => {
    const user = await askInVain()
    await payToTill(user)
    expect(await heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await finish(user)
    expect(await heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(doNotAccept)).toBeVisible()
  })

  it('is warned for two minutes, even after a reload, and asked before another prompt', () =>
    withClock(async (letPass) => {
      await payToTill(await askForPrompt())
      letPass(60_000)
      const user = await reopenPay()
      expect(screen.getByText(doNotAccept)).toBeVisible()
      await press(user, 'I have not paid yet')
      await user.click(send())
      await question()
      await press(user, 'Wait')
      await payToTill(user)
      letPass(60_000)
      expect(screen.getByText(doNotAccept)).toBeVisible()
      letPass(1000)
      expect(screen.queryByText(doNotAccept)).toBeNull()
    }))

  it('is not warned if the prompt was accepted', async () => {
    await press(await askForPrompt(), 'Yes, I got it')
    expect(await heading('Your confirmation SMS')).toBeVisible()
    expect(screen.queryByText(doNotAccept)).toBeNull()
  })
})

it('a page closed during the request asks what happened, and guards the next prompt', async () => {
  await openPay()
  cleanup()
  const at = Date.now()
  const progress = { step: 'sending', at, amount: 500, doubted: null }
  const kept = (value: unknown) => JSON.stringify({ savedAt: at, value })
  sessionStorage.setItem('payment-progress:5:donation K7P2QX', kept(progress))
  localStorage.setItem(`prompt-asked-at:1:${at}`, kept(at))
  const user = await openPay(null)
  expect(await heading('What happened on your phone?')).toBeVisible()
  expect(screen.getByText(/^We do not know if your request got through\./)).toBeVisible()
  await press(user, 'No prompt came')
  await press(user, 'Try again')
  fill(form(), { 'Phone number': '0712345678' })
  await user.click(send())
  expect(await question()).toBeVisible()
  expect(promptRequests()).toEqual([])
})

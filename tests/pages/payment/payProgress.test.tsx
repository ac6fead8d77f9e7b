import '../../support/atOtherTill'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fill } from '../../support/forms'
import { hold } from '../../support/network'
import { setOrganisation } from '../../support/organisation'
import * as pay from '../../support/payment'
import { backend, expectLink } from '../../support/site'

it('the wait counts down from its start, even after a reload, then the payer is asked', async () => {
  const letPass = pay.stopClock()
  const said = new Set<string>()
  const letSeconds = (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      letPass(5000)
      said.add(screen.getByText(/left to answer on your phone|^The wait/).textContent)
    }
  }
  await pay.askForPrompt()
  await pay.heading('Check your phone')
  expect(screen.getByRole('timer')).toHaveTextContent('1:30')
  letSeconds(40)
  await pay.reopen()
  expect(screen.getByRole('timer')).toHaveTextContent('0:50')
  letSeconds(45)
  letPass(4000)
  expect(screen.getByRole('timer')).toHaveTextContent('0:01')
  screen.getByRole('button', { name: 'No prompt came' }).focus()
  letSeconds(5)
  expect(await pay.heading('What happened on your phone?')).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText('Did M-Pesa send you a confirmation SMS?')).toBeVisible()
  // A payer who was about to answer keeps the focus.
  expect(screen.getByRole('button', { name: 'No prompt came' })).toHaveFocus()
  expect(pay.promptRequests()).toHaveLength(1)
  // A screen reader is told of each half minute, not of each second.
  expect([...said]).toEqual([
    'Less than 90 seconds left to answer on your phone.',
    'Less than 60 seconds left to answer on your phone.',
    'Less than 30 seconds left to answer on your phone.',
    'The wait for the prompt is over.',
  ])
})

it('a payer without a prompt reads causes and what helps, and tries again with everything kept', async () => {
  const user = await pay.askForPrompt('0712 345 678', null, '50')
  await pay.press(user, 'No prompt came')
  expect(await pay.heading('No prompt came')).toHaveFocus()
  // The way on comes first, what may help when it is asked for.
  expect(screen.queryByText(/locked or off/)).not.toBeVisible()
  await pay.press(user, 'What may help')
  expect(screen.getByText(/locked or off/, { selector: 'dt' })).toBeVisible()
  expect(screen.getByText(/Dial \*234#/)).toBeVisible()
  expect(screen.queryByText(/balance was too low/)).toBeNull()
  await pay.press(user, 'Try again')
  expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
  expect(pay.phone()).toHaveValue('0712 345 678')
  expect(pay.amount()).toHaveValue('50')
  expect(pay.promptRequests()).toHaveLength(1)
})

it.each([
  ['a donation', pay.pledge, 'Donation', 'Ksh 500', 'Back to the donation form', '/donate'],
  ['an order', pay.order, 'Order', 'Ksh 1,450', 'Back to your order', '/order-review'],
  ['the membership fee', pay.fee, 'Membership fee', 'Ksh 200', 'Back to registration', '/Register'],
])('%s to be paid is named, and leads back', async (_what, state, name, sum, back, to) => {
  await pay.open(state)
  expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(sum)
  expectLink(back, to)
  expect(pay.amount()).toHaveValue(sum.replace(/\D/g, ''))
})

it('no membership fee is invented', async () => {
  await pay.askForPrompt('0712345678', { membershipFee: null })
  expect(screen.getByText(/The membership fee is not set yet/)).toBeVisible()
  expect(pay.amount()).toBeInvalid()
  expect(pay.promptRequests()).toEqual([])
})

it('a payment is there when the page is opened by its address, and can be put aside', async () => {
  await pay.press(await pay.askForPrompt(), 'No prompt came')
  const user = await pay.reopen(null)
  expect(await pay.heading('No prompt came')).toBeVisible()
  expect(screen.getByText('K7P2QX')).toBeVisible()
  await pay.press(user, 'Pay something else')
  expect(await pay.heading('Pay by M-Pesa')).toHaveFocus()
  expect(screen.queryByText('K7P2QX')).toBeNull()
  expect(pay.amount()).toHaveValue('')
})

it('each payment has its own progress, and an order shows its items and a reference to copy', async () => {
  await pay.sayPaid()
  const user = await pay.reopen(pay.order)
  expect(pay.amount()).toHaveValue('1450')
  expect(screen.getByText('2 × T-Shirt, M · Wrist Band')).toBeVisible()
  await pay.press(user, 'Copy your reference')
  expect(await screen.findByText('Copied')).toBeVisible()
  await expect(navigator.clipboard.readText()).resolves.toBe('AB2345')
  await pay.reopen()
  expect(await pay.heading('Your confirmation SMS')).toBeVisible()
})

it('what the browser stores in another shape is as good as nothing', async () => {
  const kept = (value: unknown) => JSON.stringify({ savedAt: Date.now(), value })
  const oddDraft = kept({ texts: { phone: {}, amount: [1] } })
  sessionStorage.setItem('draft:1:stk-push donation K7P2QX', oddDraft)
  sessionStorage.setItem('draft:1:mpesa-sms donation K7P2QX', kept([null]))
  sessionStorage.setItem('payment-phone:1', kept({}))
  sessionStorage.setItem('payment-progress:5:donation K7P2QX', kept({ step: 'paid' }))
  sessionStorage.setItem('payment:2', '{')
  const user = await pay.sayPaid()
  expect(pay.smsField()).toHaveValue('')
  await pay.press(user, 'I have not paid yet')
  expect(pay.phone()).toHaveValue('')
  expect(pay.amount()).toHaveValue('500')
})

it('paying to the till by hand is not offered without a till', async () => {
  await pay.open()
  expect(screen.getByText(/^Our till number is not set yet/)).toBeVisible()
  expectLink('ask us', '/contact')
  expect(screen.queryByRole('button', { name: 'I have paid to the till' })).toBeNull()
  expect(pay.form().closest('section')).toHaveAccessibleName('A prompt on your phone')
})

it('the till is shown with the name that M-Pesa will show, ready to copy', async () => {
  setOrganisation({ till: pay.till })
  const user = await pay.open()
  expect(screen.getByText('Enter the till number 123456.')).not.toBeVisible()
  await pay.press(user, 'Option 2: pay to our till 123456, TEST BUSINESS')
  expect(screen.getByText('Enter the till number 123456.')).toBeVisible()
  expect(screen.getByText('Enter the amount: Ksh 500.')).toBeVisible()
  expect(screen.getByText(/shows our business name, TEST BUSINESS\. Only then/)).toBeVisible()
  await pay.press(user, 'Copy Till number')
  expect(await screen.findByText('Copied')).toBeVisible()
  await expect(navigator.clipboard.readText()).resolves.toBe('123456')
})

/** Asks for a prompt, and gets no answer. */
async function askInVain() {
  backend.failNext({ target: pay.target, kind: 'lose-answer' })
  const user = await pay.askForPrompt()
  expect(await screen.findByRole('alert')).toHaveTextContent('Error initiating STK Push')
  return user
}

const requests = (count: number) => waitFor(() => expect(pay.promptRequests()).toHaveLength(count))

describe('a second prompt within two minutes, which could take the money twice', () => {
  it('is sent only after a question, with the focus on the careful answer', async () => {
    const user = await pay.askForPrompt()
    await pay.press(user, 'No prompt came')
    await pay.press(user, 'Try again')
    await user.click(pay.send())
    expect(await pay.question()).toHaveAccessibleDescription(/you could pay twice/)
    const wait = within(await pay.question()).getByRole('button', { name: 'Wait' })
    await waitFor(() => expect(wait).toHaveFocus())
    expect(screen.queryByText(/Sending the request…/)).toBeNull()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pay.promptRequests()).toHaveLength(1)

    await user.click(pay.send())
    await pay.press(user, 'Send another')
    await requests(2)
    // Cancelling one prompt ends the earlier ones too.
    await pay.press(user, 'I cancelled or it failed')
    await pay.press(user, 'Try again')
    await user.click(pay.send())
    await requests(3)
  })

  it('is asked about after a lost answer, even after a reload', async () => {
    await askInVain()
    const user = await pay.reopen()
    expect(pay.phone()).toHaveValue('0712345678')
    await user.click(pay.send())
    expect(await pay.question()).toBeVisible()
    expect(pay.promptRequests()).toHaveLength(1)
  })

  it('cannot be sent while the first is on its way, even after leaving the page', async () => {
    const held = hold('/api/stkpush')
    await pay.askForPrompt()
    const user = await pay.reopen()
    expect(screen.getByText(/Sending the request…/)).toBeVisible()
    await user.click(pay.send())
    await user.type(pay.phone(), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    void held.release()
    expect(await pay.heading('Check your phone')).toBeVisible()
    expect(pay.promptRequests()).toHaveLength(1)
  })
})

describe('a payer who pays to the till although a prompt may come', () => {
  beforeEach(() => setOrganisation({ till: pay.till }))

  it('is warned after a lost answer, even when done', async () => {
    const user = await askInVain()
    await pay.payToTill(user)
    expect(await pay.heading('Your confirmation SMS')).toHaveFocus()
    expect(screen.getByText(pay.doNotAccept)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await pay.finish(user)
    expect(await pay.heading('Thank you, Asha')).toHaveFocus()
    expect(screen.getByText(pay.doNotAccept)).toBeVisible()
  })

  it('is warned for two minutes, even after a reload, and asked before another prompt', async () => {
    const letPass = pay.stopClock()
    await pay.payToTill(await pay.askForPrompt())
    letPass(60_000)
    const user = await pay.reopen()
    expect(screen.getByText(pay.doNotAccept)).toBeVisible()
    await pay.press(user, 'I have not paid yet')
    await user.click(pay.send())
    await pay.question()
    await pay.press(user, 'Wait')
    await pay.payToTill(user)
    letPass(60_000)
    expect(screen.getByText(pay.doNotAccept)).toBeVisible()
    letPass(1000)
    expect(screen.queryByText(pay.doNotAccept)).toBeNull()
  })

  it('is not warned if the prompt was accepted', async () => {
    await pay.press(await pay.askForPrompt(), 'Yes, I got it')
    expect(await pay.heading('Your confirmation SMS')).toBeVisible()
    expect(screen.queryByText(pay.doNotAccept)).toBeNull()
  })
})

it('a page closed during the request asks what happened, and guards the next prompt', async () => {
  await pay.open()
  cleanup()
  const at = Date.now()
  const progress = { step: 'sending', at, amount: 500, doubted: null }
  const kept = (value: unknown) => JSON.stringify({ savedAt: at, value })
  sessionStorage.setItem('payment-progress:5:donation K7P2QX', kept(progress))
  localStorage.setItem(`prompt-asked-at:1:${at}`, kept(at))
  const user = await pay.open(null)
  expect(await pay.heading('What happened on your phone?')).toBeVisible()
  expect(screen.getByText(/^We do not know if your request got through\./)).toBeVisible()
  await pay.press(user, 'No prompt came')
  await pay.press(user, 'Try again')
  fill(pay.form(), { 'Phone number': '0712345678' })
  await user.click(pay.send())
  expect(await pay.question()).toBeVisible()
  expect(pay.promptRequests()).toEqual([])
})

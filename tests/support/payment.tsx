import { act, cleanup, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, expect, vi } from 'vitest'
import { settings } from '@/config/settings'
import { MobileMoneyPage } from '@/pages/payment/MobileMoneyPage'
import { fill } from './forms'
import { setOrganisation } from './organisation'
import { backend, openPages } from './site'

export const pledge = { amount: 500, paymentMethod: 'mpesa', name: 'Asha', reference: 'K7P2QX' }
export const order = {
  totalCost: 1450,
  reference: 'AB2345',
  phone: '0700 000 007',
  items: [
    { name: 'T-Shirt', size: 'M', count: 2 },
    { name: 'Wrist Band', size: 'One size', count: 1 },
  ],
}
export const fee = { membershipFee: 200 }
export const till = { number: '123456', businessName: 'TEST BUSINESS' }
export const sms =
  'SFK3ABC1D2 Confirmed. Ksh500.00 paid to TEST BUSINESS. on 14/9/24 at 3:45 PM.New M-PESA balance is Ksh1,234.00. Transaction cost, Ksh0.00.'

/** What a prompt that may still be accepted says to somebody who has paid to the till. */
export const doNotAccept =
  /^You asked for a prompt too. .* do not enter your PIN: you would pay twice/

export const form = () => screen.getByRole('form', { name: 'M-Pesa prompt' })
export const phone = () => within(form()).getByLabelText('Phone number')
export const amount = () => within(form()).getByLabelText('Amount (Ksh)')
export const send = () => within(form()).getByRole('button', { name: 'Send the prompt' })
export const smsField = () => screen.getByLabelText('Paste the M-Pesa SMS, or type its code')
/** The heading of the page says what is asked now; by its tag, since roles take many times as long. */
export const heading = (name: string) => screen.findByText(name, { selector: 'h1' })
/** The question before a second prompt. */
export const question = () => screen.findByRole('dialog', { name: 'Send another prompt?' })

/** Which till the site of these tests asks for prompts: by what name faults know it. */
export const target = settings.VITE_STK_BASE_URL?.endsWith('/other-till') ? 'other-till' : 'stk'
/** The requests that it got, the oldest first. */
export const promptRequests = () =>
  backend.services.find(({ name }) => name === target)?.panel?.entries() ?? []

/** Presses a button as soon as it is there. */
export const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Fills in an SMS, or what somebody takes for one. */
export const fillInSms = (text: string) =>
  fill(document.body, { 'Paste the M-Pesa SMS, or type its code': text })

/** Opens /pay with what the page before may have passed on. */
export const open = (state: unknown = pledge) =>
  openPages({ '/pay': MobileMoneyPage }, '/pay', state)

/** Opens /pay again, as after a reload. */
export function reopen(state: unknown = pledge) {
  cleanup()
  return open(state)
}

/** Opens /pay and asks for a prompt on a phone; what comes of it depends on the number. */
export async function askForPrompt(number = '0712345678', state: unknown = pledge, sum?: string) {
  const user = await open(state)
  fill(form(), { 'Phone number': number, ...(sum && { 'Amount (Ksh)': sum }) })
  await user.click(send())
  return user
}

/** Another tab asks for a prompt, now. */
export function askInOtherTab() {
  const at = Date.now() + 1
  const entry = JSON.stringify({ savedAt: at, value: at })
  localStorage.setItem(`prompt-asked-at:1:${at}`, entry)
}

/** Opens the steps to the till, if they are folded, and says that it was paid. */
export async function payToTill(user: UserEvent) {
  const steps = screen.queryByRole('button', {
    name: /^Option 2: pay to our till/,
    expanded: false,
  })
  if (steps) await user.click(steps)
  await press(user, 'I have paid to the till')
}

/** Opens /pay and says that the till was paid. */
export async function sayPaid(state: unknown = pledge) {
  setOrganisation({ till })
  const user = await open(state)
  await payToTill(user)
  return user
}

/** Answers all that somebody who has paid is asked, perhaps with an SMS, without telling the team. */
export async function finish(user: UserEvent, text?: string) {
  if (text) fillInSms(text)
  await press(user, text ? 'Continue' : 'Continue without it')
  await heading('Tell the team')
  await press(user, 'Continue')
}

const letPass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** Stops the clock for this test. Returns a function that lets so many ms pass. */
export function stopClock() {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-03-01T10:00:00Z'),
  })
  return letPass
}

/** Returns a function that lets so many ms of the page's timeouts pass at once, in this test. */
export function controlWaits() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  return letPass
}

afterEach(() => {
  // Nothing on this page may ever say that money has arrived: it cannot know.
  expect(document.body).not.toHaveTextContent(/payment (was )?(received|successful|complete)/i)
})

/** Until the end of the test. */
export async function withoutPaymentService() {
  const service = await import('@/services/canRequestStkPush')
  vi.spyOn(service, 'canRequestStkPush', 'get').mockReturnValue(false)
}

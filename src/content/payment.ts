import { paths } from '@/config/paths'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { PromptRefused } from '@/domain/payment/stkReply'
import { messages } from './messages'

/** Why a prompt may not come, or a payment fail, and what helps; the likeliest first. */
export const promptTroubles: readonly { readonly cause: string; readonly remedy: string }[] = [
  { cause: 'The phone was locked or off', remedy: 'Unlock it and keep its screen on.' },
  { cause: 'Another M-Pesa screen was open', remedy: 'Close it, on the phone and in the app.' },
  { cause: 'No signal', remedy: 'Move to where you can make a call.' },
  { cause: 'The balance was too low', remedy: 'Top up, or pay a smaller amount.' },
  { cause: 'The PIN was wrong', remedy: 'Try once more, with care.' },
  { cause: 'An old SIM card', remedy: 'Dial *234# and choose to update it.' },
]

/** What asking for an M-Pesa prompt says. No sentence may say that money has arrived. */
export const promptTexts = {
  started: 'STK Push initiated successfully!',
  failed: (failure: Failure) => {
    if (!(failure instanceof PromptRefused)) return 'Error initiating STK Push'
    return failure.said === 'message'
      ? `Error: ${failure.detail}`
      : `Error initiating STK Push: ${failure.detail}`
  },
  failedAdvice: (failure: Failure) => {
    if (failure.code === 'offline') return messages.offline
    if (mayHaveTakenEffect(failure)) return promptTexts.mayCome
    const known = failure instanceof PromptRefused ? failure.reason : undefined
    const reason = known ? `${promptTexts.reason[known]} ` : ''
    return `${reason}Nothing was charged. You can try again, or pay to the till yourself.`
  },
  reason: {
    'low-balance': 'The M-Pesa balance is too low for this amount.',
    'other-session': 'Another M-Pesa screen is open on that phone. Close it, then try again.',
    cancelled: 'The prompt was cancelled on the phone.',
    'not-reached':
      'The phone could not be reached in time. Check that it is on, unlocked and has signal.',
    'wrong-pin': 'The PIN was not the right one.',
    busy: 'M-Pesa is busy. Wait a minute, then try again.',
    'bad-phone': 'M-Pesa does not know this phone number. Check it for a wrong digit.',
  },
  sending: 'Sending the request… This can take up to 30 seconds.',
  another: {
    title: 'Send another prompt?',
    text: 'You asked for a prompt less than two minutes ago. If it is still on your phone, accept that one: a second prompt could take the money twice.',
    yes: 'Send another',
    no: 'Wait',
  },
  mayCome: 'You may still get a prompt. If you do, you can accept it once.',
  lastMayCome:
    'Your last request may still bring a prompt. If you get one, you can accept it once.',
  afterTill:
    'You asked for a prompt too. If one for this payment is on your phone or comes now, cancel it and do not enter your PIN: you would pay twice.',
  /** Around the business name, which stands out. */
  youWillPay: {
    before: 'You will pay ',
    after: '. M-Pesa shows this name before you enter your PIN.',
  },
} as const

/** What the steps of a payment say. None may say that money has arrived. */
export const paymentTexts = {
  purpose: { donation: 'Donation', order: 'Order', membership: 'Membership fee' },
  lead: {
    order:
      'Your order is saved. Pay for it here; we get it ready when the team has confirmed your payment.',
    membership: 'Pay the membership fee here, then go back and finish your registration.',
    anything: 'Pay any amount to us: ask for a prompt on your phone, or pay to our till yourself.',
    feeNotSet: {
      before: 'The membership fee is not set yet. Please ',
      link: 'ask us',
      after: ' what it is, then type the amount.',
    },
  },
  heading: {
    request: 'Option 1: a prompt on your phone',
    waiting: 'Check your phone',
    ask: 'What happened on your phone?',
    toldPaid: 'Your confirmation SMS',
    thanks: (name: string | null) => (name === null ? 'Thank you' : `Thank you, ${name}`),
    notPaid: { 'no-prompt': 'No prompt came', cancelled: 'Nothing was paid' },
  },
  pinOnPhone:
    'Check your phone, enter your M-Pesa PIN only on the M-Pesa screen. We never ask for your PIN here.',
  timeLeft: (seconds: number) =>
    seconds > 0
      ? `Less than ${seconds} seconds left to answer on your phone.`
      : 'The wait for the prompt is over.',
  askWhy: {
    waited: 'A minute and a half has passed. Only you can see what your phone showed you.',
    unknown:
      'We do not know whether your request got through. You may still get a prompt. If you do, you can accept it once.',
    late: 'A prompt that comes late counts as well. Accept it once.',
  },
  gotConfirmation: 'Did M-Pesa send you a confirmation SMS?',
  notPaid: {
    'no-prompt':
      'Nothing is paid until you enter your PIN. These are the usual causes. If less than two minutes have passed, we ask you before we send another prompt, since the first may still come.',
    cancelled: 'Nothing was charged. You can try again now. If it failed, this may help:',
  },
  orToTill: 'Or pay to our till yourself: the steps are on this page.',
  tillSteps: (
    till: { readonly number: string; readonly businessName: string } | null,
    amount: string | null,
  ) => [
    'Open M-Pesa on your phone.',
    'Choose Lipa na M-Pesa, then Buy Goods and Services.',
    `Enter the till number${till ? ` ${till.number}` : ''}.`,
    `Enter the amount${amount === null ? '' : `: ${amount}`}.`,
    `Check that M-Pesa shows our business name${till ? `, ${till.businessName}` : ''}. Only then enter your PIN.`,
    'Send us the confirmation message afterwards, so that we can match your payment.',
  ],
  toldPaid: 'Thank you. The team will confirm against the till.',
  readHereOnly: 'It is read on this phone only. This page sends it to nobody.',
  draftHoldsThis:
    'So that the team can find your payment. You see the message before you send it, and it holds only this:',
  noContactToTell:
    'Our contact addresses are not set yet. Copy this, so that you have it when you reach the team:',
  keepSms: (reference: string | null) =>
    reference === null
      ? 'Please keep the M-Pesa SMS until then.'
      : `Please keep the M-Pesa SMS and your reference ${reference} until then.`,
  notAPayment: {
    suspicious:
      'This does not read like a message from M-Pesa, which never asks you for your PIN and never asks for money back. Do not answer it, do not call its numbers and do not send any money.',
    incoming: 'This message says that money came in to you, not that you paid.',
    failed: 'This message says that the payment did not go through.',
    reversed: 'This message says that the payment was moved back to you.',
    unknown: 'No payment could be read in this. Paste the whole M-Pesa SMS, or type only its code.',
  },
  itemVerdict: {
    code: { unread: 'could not be read' },
    amount: (due: string) => ({
      matches: 'matches what you are paying',
      differs: `differs from what you are paying (${due})`,
      unread: 'could not be read',
      'not-comparable': 'nothing to compare it with',
    }),
    payee: {
      matches: 'matches our business name',
      differs: 'differs from our business name',
      unread: 'could not be read',
      'not-comparable': 'cannot be compared: our business name is not set yet',
    },
  },
  somethingDiffers:
    'Something differs. That can have a good reason: tell the team anyway, and they will look at it with you.',
  shareText: (productName: string, address: string) =>
    `I support ${productName}: a place for students and young people in Kenya to talk about their minds. You can too: ${address}`,
} as const

/** Where people come from to pay for something; what they typed there is still in place. */
export const waysBack = {
  donation: { to: paths.donate, text: 'Back to the donation form' },
  order: { to: paths.orderReview, text: 'Back to your order' },
  membership: { to: paths.register, text: 'Back to registration' },
} as const

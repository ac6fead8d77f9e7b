import { isolated } from '@/domain/text/inPlace'
import { paths } from '@/config/paths'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import type { NotPaidReason } from '@/domain/payment/paymentProgress'
import { PromptRefused } from '@/domain/payment/stkReply'
import { toldOpening } from '@/domain/payment/toldDraft'
import { messages } from './messages'
import { organisation, type Organisation } from '@/content/facts/organisation'

interface Trouble {
  readonly cause: string
  readonly remedy: string
}

const otherScreen: Trouble = {
  cause: 'Another M-Pesa screen was open',
  remedy: 'Close it, on the phone and in the app.',
}

const lowBalance: Trouble = {
  cause: 'The balance was too low',
  remedy: 'Top up, or pay a smaller amount.',
}

const wrongPin: Trouble = { cause: 'The PIN was wrong', remedy: 'Try once more, with care.' }

const tooLate: Trouble = {
  cause: 'The PIN came too late',
  remedy: 'Keep the screen on, and enter your PIN within a minute.',
}

const notReached: readonly Trouble[] = [
  { cause: 'The phone was locked or off', remedy: 'Unlock it and keep its screen on.' },
  otherScreen,
  { cause: 'No signal', remedy: 'Move to where you can make a call.' },
  { cause: 'An old SIM card', remedy: 'Dial *234# and choose to update it.' },
]

/** Likeliest first. */
export const promptTroubles: Readonly<Record<NotPaidReason, readonly Trouble[]>> = {
  'no-prompt': notReached,
  ended: [lowBalance, wrongPin, otherScreen],
  cancelled: [
    { cause: 'Cancel was pressed by mistake', remedy: 'Try again and enter your PIN.' },
    tooLate,
  ],
  'wrong-pin': [
    { cause: 'A digit slipped', remedy: 'Try once more, with care.' },
    { cause: 'The PIN is forgotten', remedy: 'Do not guess: M-Pesa locks it. Ask Safaricom.' },
  ],
  'insufficient-funds': [
    { cause: 'Top up first', remedy: 'At an agent or from your bank.' },
    { cause: 'Or pay less now', remedy: 'Change the amount, then send the prompt.' },
  ],
  unreachable: notReached,
  expired: [tooLate, otherScreen],
  limit: [
    {
      cause: 'Too much at a time or in a day, or too little',
      remedy: 'Pay another amount, or the rest tomorrow.',
    },
  ],
  other: [lowBalance, otherScreen, ...notReached.slice(2, 3)],
}

/** Never say that money has arrived. */
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
    if (known === 'prompt-open') return promptTexts.reason[known]
    const reason = known ? `${promptTexts.reason[known]} ` : ''
    return `${reason}Nothing was charged. You can try again${organisation.till ? ', or pay to the till yourself' : ''}.`
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
    'prompt-open': 'A prompt is still open on that phone. Answer that one, or wait two minutes.',
  },
  phoneHint: 'This phone will ask for your M-Pesa PIN.',
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
  youWillPay: {
    before: 'M-Pesa shows ',
    after: ' before you enter your PIN.',
  },
} as const

/** Never say that money has arrived. */
export const paymentTexts = {
  lead: {
    order: 'Your order is saved. We get it ready when the team has confirmed your payment.',
    membership: 'Pay here, then go back and finish your registration.',
    anything: 'Pay any amount to us.',
    feeNotSet: {
      before: 'The membership fee is not set yet. Please ',
      link: 'ask us',
      after: ' what it is, then type the amount.',
    },
  },
  referenceFor: 'For your questions about it.',
  heading: {
    pay: 'Pay by M-Pesa',
    waiting: 'Check your phone',
    ask: 'What happened on your phone?',
    sms: 'Your confirmation SMS',
    team: 'Tell the team',
    thanks: (name: string | null) => (name ? `Thank you, ${isolated(name)}` : 'Thank you'),
    doubtful: 'Ask the team',
    notPaid: {
      'no-prompt': 'No prompt came',
      ended: 'Nothing was paid',
      cancelled: 'The prompt was cancelled',
      'wrong-pin': 'The PIN was wrong',
      'insufficient-funds': 'Not enough money in M-Pesa',
      unreachable: 'Your phone did not answer',
      expired: 'The prompt ran out of time',
      limit: 'An M-Pesa limit was reached',
      other: 'The payment did not go through',
    } satisfies Record<NotPaidReason, string>,
  },
  option: {
    first: 'Option 1: a prompt on your phone',
    second: ({ number, businessName }: NonNullable<Organisation['till']>) =>
      `Option 2: pay to our till ${number}, ${businessName}`,
    only: 'A prompt on your phone',
    tillOnly: 'Pay to our till',
  },
  noTill: {
    before: 'Our till number is not set yet. To pay in another way, ',
    link: 'ask us',
    after: '.',
  },
  noWayToPay: {
    before: 'We cannot take M-Pesa payments here yet: our till number is not set. Please ',
    link: 'ask us',
    after: ' how you can pay.',
  },
  howToPay: (facts: string) => ['How can I pay you by M-Pesa?', facts].filter(Boolean).join('\n'),
  howToPaySubject: 'How to pay by M-Pesa',
  pinOnPhone:
    'Check your phone, enter your M-Pesa PIN only on the M-Pesa screen. We never ask for your PIN here.',
  timeLeft: (seconds: number) =>
    seconds > 0
      ? `Less than ${seconds} seconds left to answer on your phone.`
      : 'The wait for the prompt is over.',
  reportComes: 'Nothing to press here: M-Pesa tells this page what came of the prompt.',
  unreached: 'We cannot reach the payment service right now. We keep trying.',
  lastQuestion: 'One moment: we ask M-Pesa what came of the prompt.',
  askWhy: {
    waited: 'A minute and a half has passed. Only you can see what your phone showed you.',
    'no-report':
      'M-Pesa has not told us what came of the prompt. Only you can see what your phone showed you.',
    unknown:
      'We do not know whether your request got through. You may still get a prompt. If you do, you can accept it once.',
    late: 'A prompt that comes late counts as well. Accept it once.',
  },
  gotConfirmation: 'Did M-Pesa send you a confirmation SMS?',
  notPaid: {
    'no-prompt':
      'Nothing is paid until you enter your PIN. The first prompt may still come, so we ask you before we send another one within two minutes.',
    ended: 'Nothing is charged without your PIN. You can try again now.',
    reported: 'M-Pesa reports that nothing was paid. You can try again now.',
  },
  reportedPaid: (amount: string) => `M-Pesa reports that your payment of ${amount} went through.`,
  tillSteps: (
    till: { readonly number: string; readonly businessName: string },
    amount: string | null,
  ) => [
    'Open M-Pesa on your phone.',
    'Choose Lipa na M-Pesa, then Buy Goods and Services.',
    `Enter the till number ${till.number}.`,
    `Enter the amount${amount === null ? '' : `: ${amount}`}.`,
    `Check that M-Pesa shows our business name, ${till.businessName}. Only then enter your PIN.`,
    'Send us the confirmation message afterwards, so that we can match your payment.',
  ],
  teamConfirms: 'The team will check your payment and confirm it.',
  teamStillConfirms:
    'The team still checks it in the M-Pesa statement, and confirms it. You need not tell them.',
  teamLooks: 'No payment to us could be read in your SMS. The team can look at it with you.',
  notToldYet: 'You have not told the team yet.',
  readHereOnly: 'It is read on this phone only. This page sends it to nobody.',
  draftHoldsThis:
    'So that they can find your payment. Nothing is sent before you press send, and the message holds only this:',
  noContactToTell:
    'Our contact addresses are not set yet. Copy this, so that you have it when you reach the team:',
  /** By kind of SMS. */
  draftBegins: {
    payment: toldOpening,
    incoming: 'I meant to pay by M-Pesa, but my SMS says that money came in to me.',
    failed: 'I meant to pay by M-Pesa, but my SMS says that the payment did not go through.',
    reversed: 'I paid by M-Pesa, but my SMS says that the payment was moved back to me.',
    suspicious: 'I got a message that may not be from M-Pesa. Please help me to check it.',
    unknown: 'I say that I have paid by M-Pesa, but no payment could be read in my SMS.',
  },
  notAPayment: {
    suspicious:
      'This does not read like a message from M-Pesa, which never asks you for your PIN and never asks for money back. Do not answer it, do not call its numbers and do not send any money.',
    incoming: 'This message says that money came in to you, not that you paid.',
    failed: 'This message says that the payment did not go through.',
    reversed: 'This message says that the payment was moved back to you.',
    unknown: 'No payment found in this. Paste the whole M-Pesa SMS, or type only its code.',
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
    time: {
      older: 'looks like an older payment',
      impossible: 'cannot be: look at the date in the SMS again',
    },
  },
  somethingDiffers:
    'Something differs. That can have a good reason: tell the team anyway, and they will look at it with you.',
  shareText: (productName: string, address: string) =>
    `I support ${productName}: a place for students and young people in Kenya to talk about their minds. You can too: ${address}`,
} as const

export const backLinks = {
  donation: { to: paths.donate, text: 'Back to the donation form' },
  order: { to: paths.orderReview, text: 'Back to your order' },
  membership: { to: paths.register, text: 'Back to registration' },
} as const

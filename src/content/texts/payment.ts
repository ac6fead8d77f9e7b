import { isolated } from '@/domain/text/inPlace'
import { sentence } from '@/domain/text/sentence'
import { paths } from '@/config/paths'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import type { NotPaidReason } from '@/domain/payment/paymentProgress'
import { PromptRefused } from '@/domain/payment/stkReply'
import { toldOpening } from '@/domain/payment/toldDraft'
import { keptOffline } from './keptOffline'
import organisation from '@/content/facts/organisation.json'
import type { Organisation } from '@/content/facts/organisation'

export interface Trouble {
  readonly cause: string
  readonly remedy: string
}

const otherScreen: Trouble = {
  cause: 'Another M-Pesa screen was open',
  remedy: 'Close it, on the phone and in the app.',
}

const lowBalance: Trouble = {
  cause: 'The balance was too low',
  remedy: 'Deposit some money, or pay a smaller amount.',
}

const wrongPin: Trouble = { cause: 'The PIN was wrong', remedy: 'Try again, slowly.' }

const tooLate: Trouble = {
  cause: 'The PIN came too late',
  remedy: 'Keep the screen on, and enter your PIN within a minute.',
}

const notReached: readonly Trouble[] = [
  { cause: 'The phone was locked or off', remedy: 'Unlock it and keep its screen on.' },
  otherScreen,
  { cause: 'No signal', remedy: 'Move to where you can make a call.' },
  { cause: 'An old SIM card', remedy: 'Dial *234# and choose to update it.' },
  { cause: 'No airtime on the line', remedy: 'Top up a little, then try again.' },
]

/** While M-Pesa may still answer. */
export function noPromptYet(): readonly Trouble[] {
  if (!organisation.till) return notReached
  const toTill = {
    cause: 'Still nothing',
    remedy: 'Pay to our till, below. If a prompt comes after that, cancel it.',
  }
  return [...notReached, toTill]
}

/** The likeliest come first. */
export const promptTroubles: Readonly<Record<NotPaidReason, readonly Trouble[]>> = {
  'no-prompt': notReached,
  ended: [lowBalance, wrongPin, otherScreen],
  cancelled: [
    { cause: 'Cancel was pressed by mistake', remedy: 'Try again and enter your PIN.' },
    tooLate,
  ],
  'wrong-pin': [
    { cause: 'You pressed a wrong digit', remedy: 'Try again, slowly.' },
    { cause: 'The PIN is forgotten', remedy: 'Do not guess, or M-Pesa locks it. Call Safaricom.' },
  ],
  'insufficient-funds': [
    { cause: 'Deposit money first', remedy: 'At an agent or from your bank.' },
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
    if (failure.code === 'offline') return keptOffline
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
    'wrong-pin': 'The PIN was wrong.',
    busy: 'M-Pesa is busy. Wait a minute, then try again.',
    'bad-phone': 'M-Pesa does not know this phone number. Check it for a wrong digit.',
    'prompt-open': 'A prompt is still open on that phone. Answer that one, or wait two minutes.',
  },
  phoneHint: 'This phone will ask for your M-Pesa PIN.',
  sending: 'Sending the request… This can take up to 30 seconds.',
  another: {
    title: 'Send another prompt?',
    text: 'You asked for a prompt less than two minutes ago. If it is still on your phone, enter your PIN there: with a second one you could pay twice.',
    yes: 'Send another',
    no: 'Wait',
  },
  mayCome: 'You may still get a prompt. If it comes, enter your PIN once.',
  lastMayCome: 'A prompt from your last try may still come. If it does, enter your PIN once.',
  ofCancelled: 'If a prompt is on your phone or comes now, cancel it and do not enter your PIN.',
  afterTill:
    'You asked for a prompt too. If it is on your phone or comes now, cancel it and do not enter your PIN: you would pay twice.',
  youWillPay: {
    before: 'M-Pesa shows ',
    after: ' before you enter your PIN.',
  },
} as const

/** Never say that money has arrived. */
export const paymentTexts = {
  lead: {
    order: 'Your order is saved. We pack it once the team confirms your payment.',
    membership: 'Pay here, then go back and finish your registration.',
    anything: 'Pay any amount to us.',
    feeNotSet: {
      before: 'The membership fee is not set yet. Please ',
      link: 'ask us',
      after: ' what it is, then type the amount.',
    },
  },
  referenceFor: 'Keep it, in case you need to ask.',
  heading: {
    pay: 'Pay by M-Pesa',
    waiting: 'Check your phone',
    ask: 'What happened on your phone?',
    sms: 'Your confirmation SMS',
    team: 'Tell the team',
    feePaid: 'One step left: finish your registration',
    thanks: (name: string | null) => (name ? `Thank you, ${isolated(name)}` : 'Thank you'),
    doubtful: 'Ask the team',
    notPaid: {
      'no-prompt': 'No prompt came',
      ended: 'Nothing was paid',
      cancelled: 'The prompt was cancelled',
      'wrong-pin': 'The PIN was wrong',
      'insufficient-funds': 'Not enough money in M-Pesa',
      unreachable: 'Your phone did not answer',
      expired: 'The prompt expired',
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
  reportComes: 'Nothing to press here: the answer from M-Pesa will show on this page.',
  unreached: 'We cannot reach the payment service right now. We keep trying.',
  lastQuestion: 'One moment: we are checking with M-Pesa.',
  askWhy: {
    waited: 'We have waited a minute and a half. What did your phone show?',
    'no-report': 'M-Pesa has not told us the result. What did your phone show?',
    unknown:
      'We do not know if your request got through. You may still get a prompt. If it comes, enter your PIN once.',
    late: 'A late prompt works too. Enter your PIN once.',
  },
  gotConfirmation: 'Did M-Pesa send you a confirmation SMS?',
  notPaid: {
    'no-prompt':
      'You pay nothing until you enter your PIN. The first prompt may still come, so we ask before we send another within two minutes.',
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
    `${sentence(`Check that M-Pesa shows our business name, ${till.businessName}`)} Only then enter your PIN.`,
    'Send us the confirmation message afterwards, so that we can match your payment.',
  ],
  teamConfirms: 'The team will check your payment and confirm it.',
  teamStillConfirms:
    'The team will check the M-Pesa statement and confirm it. You do not need to tell them.',
  leftOfFee: (left: string) => `${left} of the fee is still to be paid: ask the team how.`,
  teamLooks: 'We could not read a payment to us in your SMS. The team can check it with you.',
  notToldYet: 'You have not told the team yet.',
  readHereOnly: 'Only this phone reads it. It is not sent to anyone.',
  draftHoldsThis:
    'This helps them find your payment. The message says only this, and goes when you press send:',
  noContactToTell: 'Our contacts are not set yet. Copy this for when you reach the team:',
  /** By the kind of SMS. */
  draftBegins: {
    payment: toldOpening,
    incoming: 'I tried to pay by M-Pesa, but my SMS says that I received money.',
    failed: 'I tried to pay by M-Pesa, but my SMS says that it did not go through.',
    reversed: 'I paid by M-Pesa, but my SMS says that the payment was reversed.',
    suspicious: 'I got a message that may not be from M-Pesa. Please help me to check it.',
    unknown: 'I paid by M-Pesa, but the site could not read a payment in my SMS.',
  },
  notAPayment: {
    suspicious:
      'This does not look like a message from M-Pesa, which never asks for your PIN or for money back. Do not answer it, call its numbers or send any money.',
    incoming: 'This message says that you received money, not that you paid.',
    failed: 'This message says that the payment did not go through.',
    reversed: 'This message says that the payment was reversed.',
    unknown: 'We found no payment in this. Paste the whole M-Pesa SMS, or type only its code.',
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
      impossible: 'cannot be right: check the date in the SMS',
    },
  },
  somethingDiffers:
    'Something is different. There may be a good reason: tell the team, and they will check it with you.',
} as const

export const backLinks = {
  donation: { to: paths.donate, text: 'Back to the donation form' },
  order: { to: paths.orderReview, text: 'Back to your order' },
  membership: { to: paths.register, text: 'Back to registration' },
} as const

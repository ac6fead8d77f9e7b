/** Why a prompt may not come, or a payment fail, and what helps; the likeliest first. */
export const promptTroubles: readonly { readonly cause: string; readonly remedy: string }[] = [
  { cause: 'The phone was locked or off', remedy: 'Unlock it and keep its screen on.' },
  { cause: 'Another M-Pesa screen was open', remedy: 'Close it, on the phone and in the app.' },
  { cause: 'No signal', remedy: 'Move to where you can make a call.' },
  { cause: 'The balance was too low', remedy: 'Top up, or pay a smaller amount.' },
  { cause: 'The PIN was wrong', remedy: 'Try once more, with care.' },
  { cause: 'An old SIM card', remedy: 'Dial *234# and choose to update it.' },
]

/**
 * The sentences of the steps after a prompt was asked for (PRODUCT 1.7), fetched with them. None may
 * say that money has arrived.
 */
export const paymentTexts = {
  pinOnPhone:
    'Check your phone, enter your M-Pesa PIN only on the M-Pesa screen. We never ask for your PIN here.',
  askWhy: {
    waited: 'A minute and a half has passed. Only you can see what your phone showed you.',
    unknown:
      'We do not know whether your request got through. You may still get a prompt. If you do, you can accept it once.',
    late: 'A prompt that comes late counts as well. Accept it once.',
  },
  notPaid: {
    'no-prompt':
      'Nothing is paid while you enter no PIN. These are the usual causes. If less than two minutes have passed, we ask you before we send another prompt, since the first may still come.',
    cancelled: 'Nothing was charged. You can try again now. If it failed, this may help:',
  },
  draftHoldsThis:
    'So that the team can find your payment. You see the message before you send it, and it holds only this:',
  noContactToTell:
    'Our contact addresses are not set yet. Copy this, so that you have it when you reach the team:',
  keepSms: (reference: string | null) =>
    reference === null
      ? 'Please keep the M-Pesa SMS until then.'
      : `Please keep the M-Pesa SMS and your reference ${reference} until then.`,
  gotConfirmation: 'Did M-Pesa send you a confirmation SMS?',
  toldPaid: 'Thank you. The team will confirm against the till.',
  notMpesaLike:
    'This does not read like a message of M-Pesa, which never asks you for your PIN and never asks for money back. Do not answer it, do not call its numbers and send no money.',
  notAPayment: {
    incoming: 'This message says that money came in to you, not that you paid.',
    failed: 'This message says that the payment did not go through.',
    reversed: 'This message says that the payment was moved back to you.',
    unknown: 'No payment could be read in this. Paste the whole M-Pesa SMS, or type only its code.',
  },
  itemVerdict: {
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
    'Something differs. That can have a good reason: tell the team all the same, they look at it with you.',
  shareText: (productName: string, address: string) =>
    `I support ${productName}: a place for students and young people in Kenya to talk about their minds. You can too: ${address}`,
} as const

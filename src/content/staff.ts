import type { Area } from '@/domain/staff/areas'

/** What /staff says before anybody is let in, and to whoever is not. */
export const staffGateTexts = {
  title: 'Staff',
  resolving: 'Checking whether you are logged in…',
  loading: 'Checking what you look after…',
  notLoggedIn: 'This page is for the team. Log in with your own account, then come back here.',
  notStaff: 'This page is for the team, and your account is not part of it.',
  notConfirmed:
    'We do not know yet that your address is yours. Ask for a link on your profile, open it, then log out and in again.',
  notLoaded: 'We could not find out what you look after.',
} as const

/** What each area is called, and what it is for. */
export const areaTexts: Readonly<Record<Area, { readonly name: string; readonly what: string }>> = {
  money: { name: 'Money', what: 'Pledges, orders and what has arrived.' },
  messages: { name: 'Messages', what: 'What people wrote to us, and the newsletter.' },
  members: { name: 'Members', what: 'Fees, roles and requests about personal data.' },
  admin: { name: 'Staff', what: 'Who is staff, and for what.' },
}

/** What lists of the staff area say. */
export const staffListTexts = {
  actions: 'Actions',
  loading: 'Loading',
  notLoaded: 'This list could not be loaded.',
} as const

/** The tabs of the staff area. */
export const deskTexts = {
  noAreas: 'You look after no area yet. Whoever made you staff can add one in the console.',
  gifts: {
    empty: 'No pledges yet.',
    lead: 'What people said they would give. It is confirmed when somebody has found the money.',
    states: { open: 'Pledged', confirmed: 'Confirmed', void: 'Void' },
    totals: (month: string) => `Confirmed in ${month}`,
    found: (count: number) => (count === 1 ? '1 pledge found.' : `${count} pledges found.`),
  },
  confirm: {
    title: 'Confirm a payment',
    text: 'Only when you have seen the money in the statement. The code counts once.',
    code: 'M-Pesa code, or the number of the bank transfer',
    codeInvalid: 'An M-Pesa code has ten capitals and digits; a bank’s number at least four.',
    amount: 'Amount that arrived, in whole Ksh',
    amountInvalid: 'Write the amount in whole Ksh.',
    paidOn: 'Day on which it arrived',
    paidOnInvalid: 'Choose the day on which it arrived.',
    refused:
      'It was not confirmed: the code or the payment is confirmed already, perhaps by somebody else. Load the list again.',
    failed: 'It was not confirmed, and nothing is half done.',
  },
  void: {
    title: 'Void this confirmation?',
    text: 'It stays on record with your reason. The code and the payment may then be confirmed anew.',
    reason: 'Reason',
    reasonMissing: 'Write why it was a mistake.',
    failed: 'It is not void: the confirmation stands as it was.',
  },
  thanks: {
    subject: 'Thank you for your gift',
    text: (name: string, amount: string, reference: string) =>
      `Hi ${name}, your gift of ${amount} has arrived (reference ${reference}). Thank you! Healthy Minds, Healthy Lives`,
  },
  match: {
    lead: 'Drop the statement that you downloaded from M-Pesa here, or paste its lines. It is read on this device and goes nowhere.',
    file: 'Choose a file',
    paste: 'Lines of the statement',
    told: 'Messages that people sent us about their payments, if there are any',
    read: 'Match',
    noLines: 'No payment came in in this statement.',
    summary: (payments: number, from: string, to: string) =>
      `${payments} payments that came in, from ${from} to ${to}.`,
    certain: 'Certain: the payer named it',
    suggested: 'Suggested: look at each',
    unclear: 'Named, but not clear',
    pledgesLeft: 'Pledges without money in this statement',
    linesLeft: 'Money without a pledge',
    leftOut: 'Lines left out',
    counted: 'Payments in it that are confirmed already',
    by: { message: 'named in a message', account: 'its account number is the reference' },
    candidates: (count: number) =>
      count === 0 ? 'nothing fits' : count === 1 ? '1 could fit' : `${count} could fit`,
    outside: 'The statement does not reach over its time.',
    confirm: (count: number) => (count === 1 ? 'Confirm 1 payment' : `Confirm ${count} payments`),
    confirmed: (count: number) =>
      count === 1 ? '1 payment is confirmed.' : `${count} payments are confirmed.`,
    notConfirmed: (count: number) =>
      `${count === 1 ? '1 is' : `${count} are`} not confirmed, and nothing is half done. Press again to try again.`,
    taken: 'Somebody has confirmed this code or this payment already.',
  },
} as const

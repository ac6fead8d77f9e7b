import type { Area } from '@/domain/staff/areas'
import type { Failure } from '@/domain/failure'
import { organisation } from './organisation'

export const staffGateTexts = {
  title: 'Staff',
  logOut: 'Log out',
  resolving: 'Checking whether you are logged in…',
  loading: 'Checking what you look after…',
  notLoggedIn: 'This page is for the team. Log in with your own account to come back here.',
  loggedOut: 'You are logged out. What was shown here has left the screen.',
  somebodyElse:
    'Somebody else has logged in on this device. What was shown here before has left the screen.',
  lost: (areas: string) =>
    `You do not look after this any more: ${areas}. What was shown of it has left the screen. If that is a mistake, tell the person who makes people staff.`,
  notStaff: 'This page is for the team, and your account is not part of it.',
  notConfirmed:
    'We do not know yet that your address is yours. Ask for a link on your profile, open it, then log out and in again.',
  notLoaded: 'We could not find out what you look after.',
} as const

export const areaNames: Readonly<Record<Area, string>> = {
  money: 'Money',
  messages: 'Messages',
  members: 'Members',
  admin: 'Staff',
}

/** The way on after a failure of any call of the desk. */
export function staffAdvice({ code }: Pick<Failure, 'code'>): string {
  switch (code) {
    case 'refused':
      return 'The database refused it: you may not look after this any more. Ask the person who makes people staff.'
    case 'logged-out':
    case 'account-closed':
    case 'account-disabled':
      return 'Your login has ended. Log out, and log in again.'
    case 'too-many-requests':
      return 'What is free for a day is used up. It works again from about 10 in the morning in Kenya; until then nothing can be read or stored.'
    case 'offline':
      return 'You are offline. Try again when you have a connection.'
    case 'no-connection':
    case 'timeout':
      return 'No answer came through. Please try again.'
    default:
      return 'The database does not work just now. Please try again in some minutes.'
  }
}

export const staffListTexts = {
  actions: 'Actions',
  loading: 'Loading',
  notLoaded: 'This list could not be loaded.',
} as const

export const deskTexts = {
  tabs: 'What you look after',
  partNotLoaded: 'This tab could not be opened.',
  find: {
    label: 'Find in all tabs',
    hint: 'Code, name, phone…',
    button: 'Look up',
    close: 'Close',
    title: (sought: string) => `Found for “${sought}”`,
    notLoaded: 'The search could not be opened.',
    nothing: 'Nothing is found.',
    failed: (where: string) => `${where} could not be searched.`,
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
    /** As many as are looked for at once. */
    open: (where: string) => `Open in ${where}`,
  },
  today: {
    title: 'Today',
    nothing: 'Nothing new is waiting.',
    messages: (count: number, howLong: string | null) =>
      `${count === 1 ? 'At least 1 message waits' : `At least ${count} messages wait`} for an answer${howLong ? `, one for ${howLong}` : ''}`,
    pledges: (count: number, day: string | null) =>
      `${count === 1 ? '1 pledge' : `${count} pledges`} ${day ? `since the last confirmation on ${day}` : 'to match'}`,
    orders: (count: number) =>
      count === 1 ? 'At least 1 order is open' : `At least ${count} orders are open`,
    failed: 'What is waiting could not be counted.',
  },
  noAreas: 'You look after no area yet. The person who made you staff can add one in the console.',
  gifts: {
    empty: 'No pledges yet.',
    notFound:
      'No pledge is found. Look for its code, its reference, the address, or how the name begins.',
    search: 'Code, reference, email or name',
    lead: 'What people said they would give. It is confirmed when somebody has found the money.',
    states: {
      open: 'Pledged',
      part: 'Confirmed',
      confirmed: 'Confirmed',
      back: 'Paid back',
      void: 'Void',
    },
    totals: (month: string) => `Confirmed in ${month}`,
    total: (month: string, count: number, sum: string) =>
      `Confirmed in ${month}: ${count === 1 ? '1 payment' : `${count} payments`}, ${sum}`,
  },
  confirm: {
    title: 'Confirm a payment',
    text: (name: string) =>
      `From ${name}. Only when you have seen the money in the statement; no shilling of it counts twice.`,
    done: (name: string, amount: string) => `Confirmed: ${amount} from ${name}.`,
    way: { label: 'How it came', missing: 'Choose how it came: the statement says so.' },
    code: {
      unknown: 'M-Pesa code, or the bank’s number',
      mpesa: 'M-Pesa code',
      bank: 'The bank’s number of the transfer',
    },
    codeInvalid: {
      mpesa: (signs: number) =>
        `An M-Pesa code begins with a letter and has ten letters and digits. This has ${signs}.`,
      bank: (signs: number) => `A bank’s number has 4 to 30 letters and digits. This has ${signs}.`,
    },
    amount: 'Amount that arrived, in whole Ksh',
    amountInvalid: 'Write the amount in whole Ksh.',
    split: 'Part of this payment is for something else',
    part: 'Of it for this one, in whole Ksh',
    partInvalid: (most: string) => `Write the part in whole Ksh, at most ${most}.`,
    left: (rest: string, received: string) =>
      `${rest} of this payment are left: ${received} came in under this code.`,
    paidOn: 'Day on which it arrived',
    paidOnInvalid: 'Choose the day on which it arrived: today or before.',
    odd: {
      'looks-like-mpesa':
        'This looks like an M-Pesa code. If it is one, choose M-Pesa above, or the code could be confirmed a second time.',
      'far-from-expected': (arrived: string, expected: string) =>
        `${arrived} is far from the ${expected} that we expect.`,
    },
    sure: 'I have looked again, and it is right',
    refused:
      'It was not confirmed: the database refused it. Load the list again, or ask the person who makes people staff.',
    notConfirmed: 'It was not confirmed.',
    usedCode: (what: string) => `This code is used already: ${what}.`,
    usedUp: 'Nothing of this payment is left.',
    tooMuch: (rest: string) => `It was not confirmed: only ${rest} of this payment are left.`,
    otherTotal: (received: string) =>
      `It was not confirmed: ${received} came in under this code, as somebody wrote before. If that is wrong, void what is booked of it first.`,
    paid: (what: string) => `It was not confirmed, since it is already: ${what}.`,
    failed: 'It was not confirmed. Nothing has changed.',
  },
  void: {
    title: 'Void this confirmation?',
    text: (what: string) =>
      `${what}. It stays on record with your reason. The code, and what was paid for, may then be confirmed again.`,
    gone: 'The record of this confirmation is gone, so it cannot be voided. Tell the person who looks after the console.',
    refundTitle: 'Void this refund?',
    refundText: (what: string) =>
      `${what}. It stays on record with your reason, and no longer counts. Then it may be paid back again.`,
    paidBack: (amount: string, code: string) =>
      `It cannot be voided yet: ${amount} of it was paid back (${code}). Void that refund first, in the book.`,
    reason: 'Reason',
    reasonMissing: 'Write why it was a mistake.',
    failed: 'It was not voided: the confirmation stands.',
  },
  thanks: {
    by: (channel: string) => `Thank by ${channel}`,
    donation: {
      subject: 'Thank you for your gift',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${name}, your gift${amount ? ` of ${amount}` : ''} has arrived (reference ${reference}). Thank you! ${organisation.tagline}`,
    },
    order: {
      subject: 'Thank you for your order',
      text: (name: string, reference: string, amount: string | null) =>
        `Hi ${name}, your payment${amount ? ` of ${amount}` : ''} for order ${reference} has arrived. Thank you! ${organisation.tagline}`,
    },
  },
  match: {
    lead: 'Drop the statement that you downloaded from M-Pesa here, or paste its lines. It is read on this device and goes nowhere.',
    file: 'Choose a file',
    paste: 'Lines of the statement',
    messages: 'Messages about payments, if any',
    messagesHint: 'What people sent us when they had paid: it names the pledge and the code.',
    read: 'Match',
    matching: 'Matching',
    noLines: 'This statement has no incoming payment.',
    noneRead: (unreadable: string) => `No payment could be read: ${unreadable}.`,
    unreadable: (lines: number) =>
      `${lines === 1 ? '1 line has' : `${lines} lines have`} a date or amount that cannot be read`,
    summary: (payments: number, from: string, to: string) =>
      payments === 1
        ? `1 payment that came in, on ${from}.`
        : `${payments} payments that came in, from ${from} to ${to}.`,
    returned: (payments: number, sum: string) =>
      `${payments === 1 ? '1 payment' : `${payments} payments`} more came in and went back: ${sum}.`,
    covers: (spans: string) => `The statement covers ${spans}.`,
    gaps: (spans: string) => `Nothing is known of ${spans}: a file may be missing.`,
    span: (from: string, to: string) => `${from} to ${to}`,
    messagesNotRead: (messages: number) =>
      `No payment could be read in ${messages === 1 ? '1 message' : `${messages} messages`}.`,
    certain: 'Certain: the payer named it',
    suggested: 'Suggested: look at each',
    unclear: 'Named, but not clear',
    expectedLeft: 'Pledges without money in this statement',
    linesLeft: 'Money without a pledge',
    leftHint:
      'For money that is for several pledges, or for a part of one, press “Split…”. What nobody can name is income, or known and left.',
    split: {
      button: 'Split…',
      title: 'What is this payment for?',
      text: (amount: string, payer: string, code: string) =>
        `${amount}${payer && ` from ${payer}`}, ${code}. Choose up to four pledges, orders or fees; of each a part will do. What is left stays open.`,
      search: 'Find by name or reference',
      notFound: 'Nothing like that is open in the time of this statement.',
      full: 'A payment is booked to four at most.',
      add: 'Add',
      remove: 'Remove',
      amount: 'Amount (Ksh)',
      partOf: (amount: string) => `Part of ${amount}`,
      sum: (sum: string, all: string, left: string) => `${sum} of ${all} — ${left} left`,
      tooMuch: (sum: string, all: string) => `${sum} is more than the ${all} that came in.`,
      none: 'Choose what it is for.',
      yes: 'Book it',
      fee: 'A fee counts as paid at once: book it when all of it has come in.',
      stored: (amount: string) => `${amount} is booked.`,
      notStored: 'It is not known to be booked.',
      failed: 'What has a ✓ is booked, the rest is not. Press again: nothing is booked twice.',
      refused:
        'What has a ✓ is booked, the rest was refused. Look at each, then match the statement again.',
    },
    more: (count: number) => `Show more (${count} left)`,
    leftOut: 'Lines left out',
    messageNotRead: 'No payment could be read in this message',
    reconciliation: {
      title: 'Reconciliation',
      columns: { what: 'Money', count: 'Payments', sum: 'Sum' },
      paidIn: 'Paid in',
      rows: {
        confirmed: 'Confirmed',
        income: 'Without a pledge',
        returned: 'Returned',
        left: 'Known and left',
        open: 'Still open',
      },
      complete: 'Every shilling of this statement is accounted for.',
      unreadable: (count: number) =>
        `${count === 1 ? '1 line' : `${count} lines`} could not be read: see “Lines left out”. What came in by them is in none of these sums.`,
      part: (part: string, whole: string) => `${part} of ${whole}`,
      rest: (rest: string, whole: string) => `${rest} left of ${whole}`,
      booked: (what: string, who: string) => `${what}; by ${who}`,
      wrong: (code: string, received: string, arrived: string) =>
        `${code}: by the book ${received} came in, by the statement ${arrived}. Void it in the book, then confirm what came in.`,
    },
    notInStatement: {
      title: 'Confirmed, but not in the statement',
      hint: 'Perhaps a mistyped code, or another till. Look for the code in the book; void it there if it is wrong.',
      partOfDay: 'The statement shows only a part of this day.',
    },
    leave: {
      button: 'Known, leave it…',
      title: 'Known, leave it',
      text: (amount: string, code: string) =>
        `${amount}, ${code}. For money that is no gift: a transfer of our own, a loan, what a supplier paid back. It stays out of the book, and out of the next match.`,
      reason: 'What it is',
      reasonInvalid: 'Write in one line what it is.',
      yes: 'Leave it',
      failed: 'It is not known to be left. Press again: it is noted once.',
      by: (reason: string, who: string, when: string) => `${reason}; by ${who}, ${when}`,
      done: 'It is known and left.',
      takeBack: 'Take it back',
      notTakenBack: 'It is still left.',
      again: 'Match the statement again to see who it could be for.',
    },
    kinds: { donation: 'donation', order: 'order', fee: 'membership fee' },
    by: { message: 'named in a message', account: 'its account number is the reference' },
    candidates: (count: number) =>
      count === 0
        ? 'Nothing fits'
        : `${count === 1 ? '1 payment' : `${count} payments`} could fit: see “Money without a pledge”`,
    ask: 'It could be for one of these. Ask them, and tick it when you know:',
    outside: 'It may still be paid, or stand in another statement.',
    tick: 'Tick what is right, then confirm it here.',
    ticked: (count: number, sum: string) =>
      `${count} ${count === 1 ? 'is' : 'are'} ticked: ${sum}.`,
    tickAll: 'Tick all',
    untickAll: 'Untick all',
    confirm: (count: number) => (count === 1 ? 'Confirm 1 payment' : `Confirm ${count} payments`),
    confirmed: (count: number) =>
      count === 1 ? '1 payment is confirmed.' : `${count} payments are confirmed.`,
    notConfirmed: (count: number) =>
      `${count === 1 ? '1 is' : `${count} are`} not confirmed, and nothing else has changed. Press again to try again.`,
    taken: 'Somebody has confirmed this code or this payment already.',
  },
} as const

export const paymentTexts = {
  kinds: {
    donation: 'donation',
    order: 'order',
    fee: 'membership fee',
    income: 'income without a pledge',
    refund: 'refund',
  },
  ways: { mpesa: 'M-Pesa', bank: 'Bank', cash: 'Cash' },
  /** One confirmation in a sentence. */
  record: (
    record: Readonly<Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>>,
  ) =>
    `${record.amount}${record.name && ` from ${record.name}`} for ${record.what}, code ${record.code}, arrived on ${record.day}, confirmed by ${record.who}, ${record.when}`,
  refund: (
    record: Readonly<Record<'amount' | 'name' | 'what' | 'code' | 'day' | 'who' | 'when', string>>,
  ) =>
    `${record.amount} paid back${record.name && ` to ${record.name}`}, ${record.what}, code ${record.code}, on ${record.day}, written down by ${record.who}, ${record.when}`,
  back: (amount: string) => `${amount} paid back`,
  soFar: (paid: string, expected: string) => `${paid} of ${expected}`,
  arrived: (day: string) => `arrived ${day}`,
  arrivedOther: (amount: string, day: string) => `${amount} arrived ${day}`,
  by: (who: string, when: string) => `by ${who}, ${when}`,
} as const

export const rowTexts = {
  failed: 'It was not noted.',
  done: (what: string, when: string, who: string) => `${what} ${when} by ${who}`,
} as const

export const ordersTexts = {
  lead: 'Pack what is paid for, by its ship-by date. You can undo for ten minutes what you note; then it stays, with your name.',
  recent: 'Orders of the last 90 days, and older ones that were paid this month or last.',
  showOlder: 'Show older',
  search: 'Name, phone, reference or code',
  notFound:
    'No order is found. Look for its code, its reference, the whole phone number, or how the name begins.',
  views: {
    open: 'All open',
    toPack: 'To pack',
    unpaid: 'Waiting for payment',
    ready: 'Ready to fetch',
    handedOver: 'Handed over',
    cancelled: 'Cancelled',
  },
  viewsLabel: 'Which orders',
  empty: {
    open: 'No order is open.',
    toPack: 'Nothing is waiting to be packed.',
    unpaid: 'No order is waiting for its payment.',
    ready: 'No order is waiting to be fetched.',
    handedOver: 'No order is handed over yet.',
    cancelled: 'No order is cancelled.',
  },
  ready: {
    by: (channel: string) => `Ready by ${channel}`,
    /** Staff write the place, which they agree on with each customer, at its end. */
    text: (name: string, reference: string, toPay: string | null) =>
      `Hi ${name}, your order ${reference} is ready.${toPay ? ` ${toPay} is still to be paid.` : ''} You can fetch it at …`,
  },
  unpaid: {
    title: (reference: string) => `Order ${reference} is not paid yet`,
    text: 'Nobody has confirmed money for it. Confirm the payment first, if it has arrived.',
    no: 'Leave it',
    yes: (step: string) => `${step} all the same`,
  },
  states: {
    open: 'Not paid yet',
    part: 'Part paid',
    confirmed: 'Paid',
    back: 'Paid back',
    void: 'Void',
  },
  steps: { packed: 'Packed', handedOver: 'Handed over', cancelled: 'Cancelled' },
  doSteps: { packed: 'Packed', handedOver: 'Handed over', cancelled: 'Cancel…' },
  noted: (reference: string, step: string) => `Order ${reference}: ${step}.`,
  undo: 'Undo',
  undone: (reference: string, step: string) => `Order ${reference}: no longer ${step}.`,
  shipBy: (day: string) => `Ship by ${day}`,
  late: (day: string) => `${day}, which has passed`,
  cancel: {
    title: (reference: string) => `Cancel order ${reference}?`,
    text: 'It is never packed then. You can undo this for ten minutes. Tell the customer first; money that has arrived is theirs.',
    yes: 'Cancel the order',
  },
  maker: {
    title: 'What to order from the maker',
    lead: 'Pieces of the open orders that are not packed yet.',
    empty: 'Nothing is waiting to be packed.',
  },
} as const

export const staffMessagesTexts = {
  lead: 'What nobody has answered comes first, the longest waiting on top.',
  empty: 'No messages.',
  search: 'Name or email',
  notFound: 'No message is from there.',
  danger: {
    title: 'If a message sounds like danger',
    text: 'If somebody may be about to die or to be hurt, answer now, before anything else. Thank them for writing, ask plainly whether they are safe at this moment, give them these numbers, and bring in a second person of the team. We are not an emergency service: the people at these numbers are there for this, and you may call them yourself to ask what to do.',
    helplines: 'Helplines',
  },
  waits: (howLong: string) => `waits ${howLong}`,
  answered: 'Answered',
  noAddress: 'This is no address that one can answer to.',
  noted: (name: string) => `The message of ${name} is answered.`,
  draft: {
    subject: (subject: string) => `Re: ${subject}`,
    text: (name: string) => `Hi ${name},\n\nThank you for writing to us.\n\n`,
    withHelplines: (name: string, numbers: string) =>
      `Hi ${name},\n\nThank you for telling us. Are you safe right now? You do not have to carry this alone. These numbers are there for you:\n\n${numbers}\n\n`,
  },
  remove: {
    title: (name: string) => `Delete the message of ${name}?`,
    text: 'It is gone for good, from this list and from the database. Answer it first, or pass it on.',
    yes: 'Delete the message',
    failed: 'The message was not deleted.',
  },
} as const

export const newsletterTexts = {
  count: (count: number) =>
    count === 1 ? '1 address on the list.' : `${count} addresses on the list.`,
  lead: 'Use the addresses for the newsletter alone, and put them into the mail’s BCC, so that nobody sees the others.',
  empty: 'Nobody has subscribed yet.',
  remove: {
    title: (email: string) => `Take ${email} off the list?`,
    text: 'They get no newsletter any more, and may subscribe again.',
    yes: 'Take off the list',
    failed: 'The address is still on the list.',
  },
} as const

export const staffMembersTexts = {
  lead: 'Look up only whom you have a reason to look up: these are young people’s names, birth dates and numbers.',
  empty: 'No member is found.',
  search: 'Email, phone or name',
  fee: {
    open: 'Not confirmed',
    part: 'Confirmed',
    confirmed: 'Confirmed',
    back: 'Paid back',
    void: 'Void',
  },
  role: {
    title: (name: string) => `Role of ${name}`,
    text: 'They read it on their profile.',
    label: 'Role',
    missing: 'Write what their role is.',
    yes: 'Save the role',
    failed: 'The role was not saved.',
  },
  joined: {
    title: (name: string) => `Since when is ${name} a member?`,
    text: 'For whom paid the fee in another way, or before there was this list: the profile then calls the fee confirmed on that day. A fee that is confirmed here needs no day. It can be changed later, but not emptied.',
    label: 'Day of joining',
    missing: 'Choose the day on which they joined.',
    yes: 'Save the day',
    failed: 'The day was not saved.',
  },
  data: {
    title: (name: string) => `What is stored about ${name}`,
    text: 'A member who asks for their data gets all of it. Make sure first that it is the member who asks: answer to the address of the account.',
    elsewhere:
      'This is the profile. Look for the same address or number under Gifts, Orders, Messages and Newsletter too, and add what you find there.',
    yes: 'Save as a file',
    list: 'The stored profile',
    /** By the name under which it is stored; any other name stays. */
    labels: {
      displayName: 'Name shown',
      fname: 'First name',
      lname: 'Last name',
      email: 'Email',
      phoneNumber: 'Phone',
      dob: 'Born',
      gender: 'Gender',
      location: 'Location',
      proffesion: 'Profession',
      profession: 'Profession',
      role: 'Role',
      dateJoined: 'Joined',
      contributions: 'Contributions',
    } as Readonly<Record<string, string>>,
  },
  remove: {
    title: (name: string) => `Delete what is stored about ${name}?`,
    text: 'The profile is gone for good: name, birth date, number, role and contributions. Do this when the member asks for it. Confirmed payments stay in the accounts without it. The log-in itself is deleted in the Firebase console, under Authentication.',
    yes: 'Delete the profile',
    failed: 'The profile was not deleted.',
  },
} as const

export const teamTexts = {
  lead: 'Who is staff, and for what. It is changed in the Firebase console alone, in the collection staff: delete the document of a person who leaves. A field “name” in it is shown here.',
  you: (email: string) => `You, ${email}`,
  nothing: 'Nothing: its areas are not a list of the words that count.',
} as const

export const oldRecordsTexts = {
  lead: 'What is kept longer than we say on the privacy page. Each belongs to a person: delete it once a month. Confirmed payments stay in the book; it holds a name only with income that nobody pledged. If an account or an answer still needs one of them, settle that first.',
  kinds: { donations: 'Old pledges', orders: 'Old orders', messages: 'Old messages' },
  undecided:
    'Nobody has decided yet how long these are kept. Decide it in the team, then have it written down in src/content/recordKeeping.ts.',
  kept: (months: number) => `Kept for ${months} months.`,
  empty: 'Nothing is older.',
  button: (count: number) => (count === 1 ? 'Delete it…' : `Delete these ${count}…`),
  remove: {
    title: (count: number) => (count === 1 ? 'Delete 1 record?' : `Delete ${count} records?`),
    text: 'They are gone for good, from these lists and from the database.',
    yes: 'Delete for good',
    failed: 'Not all of them were deleted.',
  },
} as const

export const phonedTexts = {
  lead: 'Phone each number at least every six months, and ask whether the hours and the help are still right. Never try 999 or 112, whose lines are for emergencies: ask at a police station.',
  never: 'Nobody has phoned it yet.',
  old: 'More than 180 days ago: phone it again.',
  button: 'I phoned it today and it was right',
  emergency: 'Not to be phoned. Ask at a police station.',
  noted: (name: string) => `Noted: ${name}.`,
} as const

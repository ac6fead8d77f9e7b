import { isolated } from '@/domain/text/inPlace'
import { bookingWords } from './booking'

function unreadable(lines: number): string {
  return `${lines === 1 ? '1 line' : `${lines} lines`} could not be read`
}

export const matchTexts = {
  lead: 'Drop the M-Pesa statement here, or paste its lines. It is read on this device and sent nowhere.',
  file: 'Choose a file',
  kept: (files: string) => `Read: ${files}`,
  paste: 'Lines of the statement',
  messages: 'Messages about payments, if any',
  messagesHint: 'What people sent us after paying: it names the pledge and the code.',
  read: 'Match',
  matching: 'Matching',
  noLines: 'This statement has no incoming payment.',
  noneRead: (notRead: string) => `No payment was found, and ${notRead}.`,
  unreadable,
  summary: (payments: number, from: string, to: string) =>
    payments === 1
      ? `1 payment that came in, on ${from}.`
      : `${payments} payments that came in, from ${from} to ${to}.`,
  returned: (payments: number, sum: string) =>
    `${payments === 1 ? '1 payment' : `${payments} payments`} more came in and went back: ${sum}.`,
  covers: (spans: string) => `The statement covers ${spans}.`,
  gaps: (spans: string) => `${spans} is missing: is there another file?`,
  unreadableMessages: (messages: number) =>
    `No payment found in ${messages === 1 ? '1 message' : `${messages} messages`}.`,
  certain: 'Certain: the payer named it',
  suggested: 'Suggested: look at each',
  expectedLeft: 'Pledges without money in this statement',
  linesLeft: 'Money without a pledge',
  leftHint:
    'Ask them, and tick what you know. If it is for several pledges, or a part, press “Split…”.',
  split: {
    button: 'Split…',
    book: 'Book…',
    incomeNote: 'Paid without a pledge',
  },
  columns: {
    title: 'What the columns hold',
    column: (place: number) => `Column ${place}`,
    none: 'Not in this table',
    allCompleted: 'Not in this table: every line is completed',
    meanings: {
      code: 'M-Pesa code',
      completed: 'Day and time',
      paidIn: 'Money paid in',
      status: 'Whether it was completed',
      withdrawn: 'Money paid out',
      details: 'Details',
      party: 'Who paid',
      phone: 'Phone number',
      account: 'Account number',
    },
    read: 'Read this table',
  },
  leftOut: 'Lines left out',
  messageNotRead: 'No payment found in this message',
  changed: 'The book has changed. It is read again…',
  gone: {
    title: 'Taken back by M-Pesa, but still in the book',
    text: (amount: string, code: string, what: string, who: string) =>
      `${amount}, ${code}: ${what}; confirmed by ${who}.`,
    record: 'Record that it went back',
    note: 'M-Pesa took it back',
    byHand: 'Find it in the book and press “Void…”.',
    failed: 'We do not know whether it is recorded. Press again: it is recorded only once.',
    not: 'It was not recorded',
    refused: 'It was not recorded: perhaps somebody else has just done it. Match again.',
    unnamed: (facts: string, party = '') =>
      `${facts}${party && `, ${isolated(party)}`}: a payment was taken back, and the statement does not say which. Find it in the book, or confirm it here first; then press “Paid back…” in the book, with this code and day. If it paid for several things, tick “${bookingWords.refund.isPart}” for each.`,
  },
  reconciliation: {
    title: 'Reconciliation',
    columns: { what: 'Money', count: 'Payments', sum: 'Sum' },
    inParts: 'A payment with several parts counts in each row that has one.',
    paidIn: 'Paid in',
    rows: {
      confirmed: 'Confirmed',
      income: 'Without a pledge',
      returned: 'Returned',
      left: 'Known and left',
      open: 'Still open',
    },
    complete: 'Every shilling of this statement is accounted for.',
    unreadable: (lines: number) =>
      `${unreadable(lines)}: see “Lines left out”. They are in none of these sums.`,
    part: (part: string, whole: string) => `${part} of ${whole}`,
    rest: (rest: string, whole: string) => `${rest} left of ${whole}`,
    booked: (what: string, who: string) => `${what}; by ${who}`,
    wrong: (code: string, received: string, arrived: string) =>
      `${code}: the book says ${received} came in, the statement says ${arrived}. Void it in the book, then confirm what came in.`,
  },
  other: {
    title: 'Other money in this statement',
    count: 'Lines',
    rows: [
      ['charge', 'Charges'],
      ['money-out', 'Went out'],
      ['own-money', 'Our own money, moved'],
      ['reversal', 'Reversals'],
    ],
    balance: (opening: string, paidIn: string, paidOut: string, closing: string) =>
      `${opening} at first + ${paidIn} in − ${paidOut} out = ${closing} at last, as the balances in the file say.`,
    broken: (codes: string) =>
      `The balances in the file do not add up before ${codes}: a line is missing or was misread. Download the file again.`,
  },
  notInStatement: {
    title: 'Confirmed, but not in the statement',
    hint: 'Perhaps a mistyped code, another till, or a payment that was not completed: see “Lines left out”. Find the code in the book, and void it if it is wrong.',
    partOfDay: 'The statement covers only part of this day.',
  },
  leave: {
    button: 'Known, leave it…',
    dialog: {
      title: 'Known, leave it',
      label: 'What it is',
      missing: 'Say in one line what it is.',
      yes: 'Leave it',
      failed: 'We do not know whether it was noted. Press again: it is noted only once.',
    },
    text: (amount: string, code: string) =>
      `${amount}, ${code}. For money that is not a gift: our own transfer, a loan, a supplier’s refund. It stays out of the book and of the next match.`,
    by: (reason: string, who: string, when: string) => `${isolated(reason)}; by ${who}, ${when}`,
    takeBack: 'Take it back',
    notTakenBack: 'It could not be taken back.',
  },
  kinds: { donation: 'donation', order: 'order', fee: 'membership fee', income: 'Income' },
  by: {
    message: 'named in a message',
    account: 'its account number is the reference',
    phone: 'its account number is the phone number we know',
  },
  namesClosed: (reference: string) =>
    `A message says it is for ${reference}, which is not open. Look it up: if that is paid already or cancelled, this money may have to go back.`,
  candidates: (count: number) =>
    count === 0
      ? 'Nothing fits'
      : `${count === 1 ? '1 payment' : `${count} payments`} could fit: see “Money without a pledge”`,
  outside: 'It may still be paid, or be in another statement.',
  tick: 'Tick what is right, then confirm.',
  ticked: (count: number, sum: string) => `${count} ${count === 1 ? 'is' : 'are'} ticked: ${sum}.`,
  tickAll: 'Tick all',
  untickAll: 'Untick all',
  confirm: (count: number) =>
    count === 0 ? 'Confirm' : `Confirm ${count === 1 ? '1 payment' : `${count} payments`}`,
  confirmed: (count: number) =>
    count === 1 ? '1 payment is confirmed.' : `${count} payments are confirmed.`,
  notConfirmed: (count: number) =>
    `${count === 1 ? '1 is' : `${count} are`} not confirmed, or no answer came. Press again: nothing is confirmed twice.`,
  dismiss: 'Not this one',
  tickUnlike: (count: number) => `Tick the ${count} that nothing fits, as income`,
  taken: 'Somebody has already confirmed this code or payment.',
} as const

export const matchTexts = {
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
  ticked: (count: number, sum: string) => `${count} ${count === 1 ? 'is' : 'are'} ticked: ${sum}.`,
  tickAll: 'Tick all',
  untickAll: 'Untick all',
  confirm: (count: number) => (count === 1 ? 'Confirm 1 payment' : `Confirm ${count} payments`),
  confirmed: (count: number) =>
    count === 1 ? '1 payment is confirmed.' : `${count} payments are confirmed.`,
  notConfirmed: (count: number) =>
    `${count === 1 ? '1 is' : `${count} are`} not confirmed, and nothing else has changed. Press again to try again.`,
  taken: 'Somebody has confirmed this code or this payment already.',
} as const

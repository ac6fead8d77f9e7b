/** For tabs other than the first. */

export const ordersTexts = {
  lead: 'Pack what is paid for, by its ship-by date. You can undo a step for ten minutes; after that it stays, with your name.',
  recent: 'Orders from the last 90 days, and older ones paid this month or last.',
  showOlder: 'Show older',
  search: 'Name, phone, reference or code',
  notFound:
    'No order found. Search by code, reference, full phone number or the start of the name.',
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
    unpaid: 'No order is waiting for payment.',
    ready: 'No order is ready to fetch.',
    handedOver: 'No order has been handed over yet.',
    cancelled: 'No order has been cancelled.',
  },
  ready: {
    by: (channel: string) => `Ready by ${channel}`,
    /** Staff add the place at the end, as agreed with each customer. */
    text: (name: string, reference: string, toPay: string | null) =>
      `Hi ${name}, your order ${reference} is ready.${toPay ? ` ${toPay} is still to be paid.` : ''} You can fetch it at …`,
  },
  unpaid: {
    title: (reference: string) => `Order ${reference} is not paid yet`,
    text: 'No payment is confirmed for it. If it has arrived, confirm it first.',
    no: 'Leave it',
    yes: (step: string) => `${step} anyway`,
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
    text: 'It will not be packed. You can undo this for ten minutes. Tell the customer first; any money that arrived is theirs.',
    yes: 'Cancel the order',
  },
  maker: {
    title: 'What to order from the maker',
    lead: 'For open orders that are not packed yet.',
    empty: 'Nothing is waiting to be packed.',
  },
} as const

export const staffMessagesTexts = {
  lead: 'Unanswered messages come first, the longest waiting on top.',
  empty: 'No messages.',
  search: 'Name or email',
  notFound: 'No message found.',
  danger: {
    title: 'If a message sounds like danger',
    text: 'If somebody’s life or safety may be at risk, answer now, before anything else. Thank them for writing, ask plainly whether they are safe right now, give them these numbers, and bring in a second person from the team. We are not an emergency service: the people at these numbers are there for this, and you can call them yourself for advice.',
    helplines: 'Helplines',
  },
  waits: (howLong: string) => `waits ${howLong}`,
  answered: 'Answered',
  noAddress: 'This address cannot be answered.',
  noted: (name: string) => `The message from ${name} is marked as answered.`,
  draft: {
    subject: (subject: string) => `Re: ${subject}`,
    text: (name: string) => `Hi ${name},\n\nThank you for writing to us.\n\n`,
    withHelplines: (name: string, numbers: string) =>
      `Hi ${name},\n\nThank you for telling us. Are you safe right now? You do not have to carry this alone. These numbers are there for you:\n\n${numbers}\n\n`,
  },
  remove: {
    title: (name: string) => `Delete the message from ${name}?`,
    text: 'It is gone for good, from this list and from the database. Answer it first, or pass it on.',
    yes: 'Delete the message',
    failed: 'The message was not deleted.',
  },
} as const

export const newsletterTexts = {
  count: (count: number) =>
    count === 1 ? '1 address on the list.' : `${count} addresses on the list.`,
  lead: 'Use the addresses only for the newsletter, and put them in BCC so that nobody sees the others.',
  empty: 'Nobody has subscribed yet.',
  remove: {
    title: (email: string) => `Take ${email} off the list?`,
    text: 'They get no more newsletters, and can subscribe again.',
    yes: 'Take off the list',
    failed: 'The address is still on the list.',
  },
} as const

export const staffMembersTexts = {
  lead: 'Look people up only when you have a reason: these are young people’s names, birth dates and numbers.',
  empty: 'No member found.',
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
    text: 'It is shown on their profile.',
    label: 'Role',
    missing: 'Write what their role is.',
    yes: 'Save the role',
    failed: 'The role was not saved.',
  },
  joined: {
    title: (name: string) => `When did ${name} join?`,
    text: 'For a fee paid in another way, or before this list existed: the profile then shows the fee as confirmed on that day. A fee confirmed here needs no day. You can change the day later, but not remove it.',
    label: 'Day of joining',
    missing: 'Choose the day they joined.',
    yes: 'Save the day',
    failed: 'The day was not saved.',
  },
  data: {
    title: (name: string) => `What is stored about ${name}`,
    text: 'A member who asks for their data gets all of it. First make sure it is the member: answer to the account’s email address.',
    elsewhere:
      'This is the profile. Look for the same address or number under Gifts, Orders, Messages and Newsletter too, and add what you find there.',
    yes: 'Save as a file',
    list: 'The stored profile',
    /** By stored name; other names stay. */
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
    text: 'The profile is gone for good: name, birth date, number, role and contributions. Do this when the member asks for it. Confirmed payments stay in the accounts without it. Their login is deleted in the Firebase console, under Authentication.',
    yes: 'Delete the profile',
    failed: 'The profile was not deleted.',
  },
} as const

export const teamTexts = {
  lead: 'Who is staff, and their areas. Change it in the Firebase console, in the collection staff: delete the document of a person who leaves. A field “name” in it is shown here.',
  you: (email: string) => `You, ${email}`,
  nothing: 'Nothing: the areas in this document are not valid.',
} as const

export const oldRecordsTexts = {
  lead: 'What is older than the privacy page allows. It is about people: delete it once a month. Confirmed payments stay in the book, which names nobody except for income without a pledge. If you still need one of these, settle that first.',
  kinds: { donations: 'Old pledges', orders: 'Old orders', messages: 'Old messages' },
  undecided:
    'Nobody has decided yet how long to keep these. Decide as a team, then set it in src/content/facts/recordKeeping.ts.',
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
  lead: 'Phone each number at least every six months, and ask whether the hours and the help are still right. Never test 999 or 112, which are for emergencies: ask at a police station.',
  never: 'Nobody has phoned it yet.',
  old: 'More than 180 days ago: phone it again.',
  button: 'I phoned it today and it was right',
  emergency: 'Do not phone it. Ask at a police station.',
  noted: (name: string) => `Noted: ${name}.`,
} as const

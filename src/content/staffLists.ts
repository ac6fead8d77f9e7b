/** For tabs other than the first. */

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
    /** Staff add the place at the end, as agreed with each customer. */
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

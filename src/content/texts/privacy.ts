import { lifetimesMs, type DeviceKey } from '@/config/deviceKeys'
import organisation from '@/content/facts/organisation.json'
import recordKeeping from '@/content/facts/recordKeeping.json'

/** A kind of data, or a company that handles it. */
export interface StoredData {
  readonly name: string
  readonly what: string
  readonly why?: string
}

/** The complete list: what the forms send, and the team's notes on payments. */
export const storedByUs: readonly StoredData[] = [
  {
    name: 'Donations',
    what: 'Your name, email, amount, message if you wrote one, whether you chose M-Pesa or bank, and the time.',
    why: 'To match your payment and to thank you.',
  },
  {
    name: 'Orders',
    what: 'Your name, phone number, what you ordered, what it costs, and the time.',
    why: 'To match your payment and to agree with you where you get it.',
  },
  {
    name: 'Newsletter',
    what: 'Your email address.',
    why: 'To send you the newsletter, until you ask us to stop.',
  },
  {
    name: 'Tell me when',
    what: 'Your email address, what you want to hear about, and the time.',
    why: 'To write to you once, when there is news about it. Then we delete the address.',
  },
  {
    name: 'Messages to us',
    what: 'Your name, email, subject and message. They come to us as an email; when that fails, they are stored with the time instead.',
    why: 'To read and to answer what you wrote. A review of a recording reaches us the same way.',
  },
  {
    name: 'Membership',
    what: 'Your name, email, phone number, date of birth, gender, location, profession, and when you registered. Your password is kept by the sign-in service; we cannot read it.',
    why: 'To run the membership and to show you your profile, where you can change it, take a copy and delete it.',
  },
  {
    name: 'Payments that we confirm',
    what: 'The code, amount and day of a payment, and what it was for. Where nobody pledged it, also the name of whom it came from, if we know it.',
    why: 'To keep the accounts. They are never changed; a mistake is noted beside them. The link you get to a gift or an order says whether we confirmed it, paid money back or cancelled the order, and when, and nothing else, to anybody who has it.',
  },
]

const dayMs = 24 * 60 * 60_000
const cartDays = lifetimesMs.cart / dayMs
const keptDays = lifetimesMs['kept-payments'] / dayMs
const sessionMinutes = lifetimesMs['session-used'] / 60_000
const promptMinutes = lifetimesMs['prompt-asked-at'] / 60_000

// The entries say how long only where that differs from `privacyPage.device.howLong`.

const tab: StoredData = {
  name: 'What this tab remembers',
  what: 'What you typed and have not sent (a password only in the memory of the page), when you sent something whose answer got lost, the questions and blogs you added, and a mark, so that “back” shows nothing of yours once it is forgotten.',
}
const waiting: StoredData = {
  name: 'Messages that wait',
  what: 'What could not be sent to us yet, until it is, or until you delete it on the contact page; then the name under it.',
}
const payments: StoredData = {
  name: 'Payments, orders and gifts',
  what: `Of a payment you started: what it is for, your name, email, message or number, how far it got, a key to ask for the result, and what was read in your M-Pesa SMS, until you have finished. For ${keptDays} days after the last change: reference with its link, amount and day of your orders and gifts, and an order’s goods and phone number.`,
}
const prompt: StoredData = {
  name: 'The time of your last M-Pesa prompt',
  what: `So that we can ask you before a second one, which could take the money twice. It counts for ${promptMinutes} minutes and stays that long, even if you forget everything.`,
}
const cart: StoredData = {
  name: 'Your shopping cart',
  what: `What you chose in the shop, without your name, for ${cartDays} days.`,
}
const team: StoredData = {
  name: 'That a team member was here',
  what: 'Which account it was, and its areas, until you forget everything.',
}

export const storedSession: StoredData = {
  name: 'Your login',
  what: `That you are logged in, as whom, and when that was last used: until you log out, leave by “Leave this page”, or nobody has used it for ${sessionMinutes} minutes. If you asked to stay logged in on this phone, the minutes do not count.`,
}

export const storedOnDevice: Record<DeviceKey, StoredData> = {
  draft: tab,
  password: tab,
  suggestions: tab,
  unheard: tab,
  person: tab,
  'contact-outbox': waiting,
  'contact-delivered': waiting,
  pledge: payments,
  payment: payments,
  'payment-progress': payments,
  'payment-phone': payments,
  'kept-payments': payments,
  'prompt-asked-at': prompt,
  'fee-visit': payments,
  cart,
  'session-used': storedSession,
  'member-was-here': storedSession,
  'staff-here': team,
}

export const storedCopies: StoredData = {
  name: 'Pages for times without internet',
  what: 'The help page with its numbers, the page for paying by M-Pesa, and the pages you have opened, without what you typed there. Until you log out, leave by “Leave this page”, or forget everything.',
  why: 'So that they open without internet.',
}

export const processors: readonly StoredData[] = [
  {
    name: 'Google Firebase',
    what: 'Holds the lists above, checks passwords and delivers these pages. Some pages ask it something without your name. The help page asks when we last phoned the numbers. Your gift’s page, an order’s pages and every list of your gifts and orders ask whether they are confirmed or cancelled. Your gift’s page and /donate ask what gifts did last month.',
    why: 'Like every web server it sees your internet (IP) address.',
  },
  {
    name: 'EmailJS',
    what: 'Turns what you send on the contact and review forms into an email to us. It also mails you when your password was reset, and us when you took your email address back.',
    why: 'It gets what you typed there, or that address.',
  },
  {
    name: 'The payment service',
    what: 'Asks Safaricom for the M-Pesa prompt on your phone, and then what came of it.',
    why: 'It gets your phone number and the amount.',
  },
  {
    name: 'Safaricom',
    what: 'Moves the money. You type your PIN on its screen only.',
    why: 'It gets what every M-Pesa payment needs.',
  },
]

export function howLongText({
  donations,
  orders,
  messages,
  tellMeWhen,
}: (typeof recordKeeping)['keptMonths']): string {
  const decided = [
    donations && `Donations for ${donations} months.`,
    orders && `Orders for ${orders} months after you got them.`,
    messages && `Messages to us for ${messages} months.`,
    tellMeWhen && `Addresses under “Tell me when” for at most ${tellMeWhen} months.`,
  ].filter(Boolean)
  const rest = 'stay until somebody removes them: you can ask us to at any time.'
  return decided.length > 0
    ? `${decided.join(' ')} All others ${rest}`
    : `The organisation has not yet set how long each of these is kept. Until it has, they ${rest}`
}

export const privacyPage = {
  lead: `What ${organisation.productName} keeps about you, why, and how you can have it removed. Written so that you need no lawyer to read it.`,
  inShort: [
    'You can read everything here without telling us who you are.',
    'We keep what you type into a form and send. Nothing is sent while you type.',
    'No trackers, no advertising, no cookies of ours, nothing sold.',
    'We never ask for your M-Pesa PIN, and this site never sees it.',
  ],
  whoReads:
    'Visitors cannot read any of these lists. A member can read and change their own profile, and nobody else’s. Team members who run the site can read what it stores.',
  device: {
    howLong:
      'Unless it says otherwise, each goes when you close the tab or log out. A browser that reopens a closed tab may bring it back; logging out removes it.',
    shared: 'On a shared phone or computer: log out, then close the tab.',
    nothing: 'Nothing is stored on this device right now.',
    otherTabs: 'What you typed in other open tabs goes when you close them.',
    forgotten: 'Done. What this site stored on this device is forgotten.',
    unsent: {
      text: 'A message to us still waits to be sent. If you forget it, we stop trying to send it.',
      yes: 'Yes, forget it all',
      no: 'Keep everything',
    },
  },
  howLong: howLongText(recordKeeping.keptMonths),
  elsewhere:
    'Their computers may be outside Kenya, and each has rules of its own. Links to other sites, such as a calendar, a form or WhatsApp, lead to companies with their own rules: nothing goes there before you choose the link.',
  underAge:
    'Kenyan law protects you more. For us to keep your details, a parent or guardian has to agree, and it has to be in your best interest. Ask them before you register as a member, buy or donate. You need nobody’s permission to read this site or to call a helpline, and we do not learn of the call.',
  rights: {
    intro: 'Under Kenya’s Data Protection Act, 2019, you may:',
    list: [
      'know what your details are used for',
      'see what we have about you',
      'have mistakes corrected',
      'object to a use of them, or take back your consent',
      'have false or misleading details deleted, and ask for the rest to be',
      'get a copy to take elsewhere',
    ],
    complain:
      'Not happy with our answer, or got none? You can complain to the Office of the Data Protection Commissioner:',
    commissioner: 'www.odpc.go.ke',
  },
  ask: 'Write to us from the email address you used, or tell us the phone number or the reference you got, so that we find the right entry. We may ask you something to be sure it is you.',
} as const

export const dataDraft = {
  subject: 'My data',
  text: [
    'Hello,',
    'This is about what you keep about me.',
    '',
    'I would like to (see it / correct it / have it removed):',
    'It is about (a donation, an order, the newsletter, a message, my membership):',
    'The email address, phone number or reference I used:',
    '',
  ].join('\n'),
} as const

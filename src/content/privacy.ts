/** Something that is kept, or somebody who handles it. */
export interface Kept {
  readonly name: string
  readonly what: string
  readonly why: string
}

/** What the forms of the site store with us. Each is what its form sends, and nothing besides. */
export const keptByUs: readonly Kept[] = [
  {
    name: 'Donations',
    what: 'Your name, email, amount, message if you wrote one, whether you chose M-Pesa or bank, and the time.',
    why: 'To match your payment and to thank you.',
  },
  {
    name: 'Orders',
    what: 'Your name, phone number, what you ordered and what it costs.',
    why: 'To match your payment and to agree with you where you get it.',
  },
  {
    name: 'Newsletter',
    what: 'Your email address.',
    why: 'To send you the newsletter, until you ask us to stop.',
  },
  {
    name: 'Messages to us',
    what: 'Your name, email, subject and message. They come to us as an email; when that fails, they are stored with the time instead.',
    why: 'To read and to answer what you wrote. A review of a recording reaches us the same way.',
  },
  {
    name: 'Membership',
    what: 'Your name, email, phone number, date of birth, gender, location and profession. Your password is kept by the sign-in service; we cannot read it.',
    why: 'To run the membership and to show you your profile, where you can change it, take a copy and delete it.',
  },
]

/** What the site keeps in the visitor's own browser. */
export const keptOnDevice: readonly Kept[] = [
  {
    name: 'Drafts',
    what: 'What you typed into a form and have not sent, and the questions and blogs you added.',
    why: 'So that a reload loses nothing. Gone when you close the tab or log out; a password is never kept.',
  },
  {
    name: 'Messages that wait',
    what: 'A message to us that could not be sent.',
    why: 'So that it can be sent when the network is back. It stays until then, or until you delete it on the contact page.',
  },
  {
    name: 'A payment you began',
    what: 'What it is for, how far it is, the phone number you paid from and the M-Pesa SMS you pasted.',
    why: 'So that you find it again after the PIN screen. Gone when you close the tab; only the time of your last prompt stays, so that we can ask you before a second one.',
  },
  {
    name: 'Your shopping cart',
    what: 'What you chose in the shop, without your name, and the reference and total of an order.',
    why: 'So that you find your cart again for 7 days, and can still pay for an order until you close the tab.',
  },
  {
    name: 'Your session',
    what: 'That you are logged in.',
    why: 'So that you need not log in on every page. Gone when you log out and, unless you asked to stay logged in on this phone, when you close the tab.',
  },
]

/** Companies that handle what people send. */
export const processors: readonly Kept[] = [
  {
    name: 'Google Firebase',
    what: 'Holds the lists above, checks passwords and delivers these pages.',
    why: 'Like every web server it sees your internet (IP) address.',
  },
  {
    name: 'EmailJS',
    what: 'Turns what you send on the contact and review forms into an email to us.',
    why: 'It gets what you typed there.',
  },
  {
    name: 'The payment service',
    what: 'Asks Safaricom for the M-Pesa prompt on your phone.',
    why: 'It gets your phone number and the amount.',
  },
  {
    name: 'Safaricom',
    what: 'Moves the money. You type your PIN on its screen only.',
    why: 'It gets what every M-Pesa payment needs.',
  },
]

import type { MemberDetails } from '@/domain/members/details'
import { formatKsh } from '@/domain/money/money'
import { organisation } from './organisation'

/** What the login page says around its form. */
export const loginTexts = {
  lead: 'Log in to see your profile.',
  keepHint:
    'Only on a phone that nobody else uses. Without it you are logged out when you close this tab.',
  notMemberYet: 'Members take part in what we do, and bring others along.',
} as const

/** What the page for registering says around its form, and in it. */
export const registerTexts = {
  lead: 'Member loyalties and benefits begin here. Every field is needed.',
  steps: [
    'Fill in your details and choose a password.',
    'Pay the membership fee. What you typed is still here when you come back.',
    'Register, then log in and see your profile.',
  ],
  dataUse: `Only you and the team of ${organisation.productName} can read your profile. You can change it, take a copy and delete it at any time.`,
  fee: (feeKsh: number | null) =>
    feeKsh === null
      ? 'The amount of the fee is not set yet: please ask us before you pay.'
      : `The membership fee is ${formatKsh(feeKsh)}.`,
  paidHint: 'You are telling us you paid. The team confirms against the till.',
  loggedIn: (email: string) => `You are logged in as ${email}, so you have an account.`,
} as const

/** What the fields about a member say beneath their labels. */
export const memberHints: { readonly [Name in keyof MemberDetails]?: string } = {
  phoneNumber: 'For example 0712 345 678',
  dob: 'Day, month and year',
  gender: 'As you see yourself',
  location: 'Your county: type its first letters',
  profession:
    'Shown as self-reported. The Counsellors and Psychologists Board keeps the register of counsellors and psychologists.',
}

/** What whoever is under 18 is told beside the box for a guardian's consent. */
export const guardianHint = 'You are under 18, so we may keep what you tell us only if they agree.'

/** What the profile says about the data in it; the middle part of `copy` is a link. */
export const profileTexts = {
  copy: [
    'Take a copy of everything that is stored in your profile. Donations, orders and messages are kept apart from it:',
    'write to us',
    'for those.',
  ],
  copySubject: 'A copy of my data',
  deletion:
    'Your profile and your account are deleted at once and cannot be brought back. Donations and orders stay in our books.',
  unfinished: [
    'Your account',
    'is there, but it has no profile. Fill it in, and you are a member.',
  ],
} as const

/** What the page for a new password says. */
export const resetTexts = {
  lead: 'Tell us the email of your account. We send a link there that lets you choose a new password.',
} as const

import { lifetimesMs } from '@/config/deviceKeys'
import type { MemberDetails } from '@/domain/members/details'
import type { Profile } from '@/domain/members/profile'
import { formatKsh } from '@/domain/money/money'
import organisation from '@/content/facts/organisation.json'

const sessionMinutes = lifetimesMs['session-used'] / 60_000

export const loginTexts = {
  lead: 'Log in to see your profile.',
  keepHint: `Only on a phone that nobody else uses. Otherwise log out when you are done. We log you out after ${sessionMinutes} minutes without use.`,
  notMemberYet: 'Members join our activities and bring friends along.',
} as const

export const registerTexts = {
  lead: 'Member loyalties and benefits begin here. Every field is needed.',
  dataUse: `Only you and the team of ${organisation.productName} can read your profile. You can change it, take a copy and delete it at any time.`,
  fee: (feeKsh: number) => `The membership fee is ${formatKsh(feeKsh)}.`,
  feeUnset: 'The amount of the fee is not set yet: please ask us before you pay.',
  tillUnset: 'There is no way to pay by M-Pesa here yet: please ask us how to pay.',
  typedStays: 'We keep what you typed while you pay.',
  paidHint: 'You are telling us that you paid. The team checks that it has arrived.',
  feeTicked: {
    unpaid:
      'We ticked the box when you went to pay, but no payment is known here. Pay the fee first, then press Register.',
    ready: 'Fee ticked: now press Register.',
    password: 'Fee ticked. Type your password again, then press Register.',
    unfinished: 'Fee ticked. Fill in what is still empty, then press Register.',
  },
  passwordGone: 'We never keep a password on your phone: please type yours again.',
  loggedIn: (email: string) => `You are logged in as ${email}, so you have an account.`,
} as const

/** In the order of the profile page. The forms and the staff area use the same words. */
export const profileLabels: Readonly<
  Record<Exclude<keyof Profile, 'stored' | 'contributions' | 'feeDay'>, string>
> = {
  displayName: 'Name',
  role: 'Role',
  email: 'Email',
  phoneNumber: 'Phone number',
  fname: 'First name',
  lname: 'Last name',
  dob: 'Date of birth',
  dateJoined: 'Date joined',
  gender: 'Gender',
  location: 'Location',
  profession: 'Profession',
}

export const memberHints: { readonly [Name in keyof MemberDetails]?: string } = {
  lname: 'If you have one name, write it here again',
  phoneNumber: 'For example 0712 345 678',
  dob: 'For example 27 3 2004',
  gender: 'In your own words, or Prefer not to say',
  location: 'Your county, or your town or estate',
  profession: 'For example Student, Nurse or Looking for work',
}

export const registeredProfessionHint =
  'We show it as you wrote it. The Counsellors and Psychologists Board keeps the register of counsellors and psychologists.'

export const guardianHint = 'You are under 18, so we may keep what you tell us only if they agree.'

/** The middle part of `copy` is a link. */
export const profileTexts = {
  feeTold: 'You told us that you paid the membership fee. The team has not confirmed it yet.',
  /** The day is that of the payment, or of joining. */
  feeConfirmed: (day: string) => `Your membership fee of ${day} is confirmed.`,
  acknowledgement: 'Acknowledgement to print',
  benefits: 'What you get as a member',
  professionTold: 'As you wrote it, not checked by us',
  emailConfirmed: 'Confirmed',
  emailUnconfirmed: 'Not confirmed yet',
  confirmation:
    'This address is not confirmed yet. We will email you a link: open it, and press the button there.',
  now: 'What you can do now',
  noActivity: 'No activity has a date right now.',
  bringFriend: (address: string) =>
    `Come with me to an activity of ${organisation.productName}. What is on: ${address}`,
  copy: [
    'Get a copy of everything in your profile. Donations, orders and messages are not in it:',
    'write to us',
    'for those.',
  ],
  copySubject: 'A copy of my data',
  deletion:
    'Your profile and your account are deleted at once and cannot be brought back. Donations and orders stay in our books.',
  unfinished: ['Your account', 'exists, but has no profile yet. Fill it in to become a member.'],
} as const

export const resetTexts = {
  lead: 'Type the email of your account. We will send you a link to choose a new password.',
  /** Anybody can register with a stranger's email. */
  notRegistered:
    'Did you not register here? Then close this page. Somebody made an account with your email. If you confirm it, they can see your gifts.',
} as const

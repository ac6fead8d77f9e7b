import { sample } from './sample'

/**
 * What the organisation says about itself, in one place. Fill in what is true and confirmed in the
 * place of each `sample(…)`, or `null` for "not set yet": the site then says so plainly.
 */
export interface Organisation {
  /** The name of the product; written nowhere else in the code. */
  readonly productName: string
  readonly tagline: string
  readonly mission: string
  readonly branches: readonly string[]
  /** Where a branch's own counselling office is, as far as it is known; the help page lists them. */
  readonly campusCounselling: readonly {
    readonly branch: string
    /** For example 'Student centre, first floor, weekdays from 8 to 5'. */
    readonly place: string
    readonly phone: string | null
  }[]
  readonly address: string
  /** Dialled as written, e.g. '+254 700 000 000'. */
  readonly phone: string | null
  /** The WhatsApp number with country code, e.g. '+254 700 000 000'. */
  readonly whatsApp: string | null
  readonly email: string | null
  /** Where partners write to; the general address is used while it is not set. */
  readonly partnershipsEmail: string | null
  /** When somebody reads messages, e.g. 'Monday to Friday, 9:00 to 17:00'. */
  readonly contactHours: string | null
  /** The page where people leave their address until the app opens. */
  readonly waitlistUrl: string | null
  /** The form that signs people up for an activity. */
  readonly signUpFormUrl: string | null
  /** The form in which volunteers apply; `{role}` in it becomes the role that somebody has chosen. */
  readonly volunteerFormUrl: string | null
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  /** The registration number of the organisation, printed in the footer when set. */
  readonly registrationNumber: string | null
  /** M-Pesa 'Buy Goods' till. The business name is what M-Pesa shows before the PIN is asked for. */
  readonly till: { readonly number: string; readonly businessName: string } | null
  readonly bank: BankDetails | null
  /** What a gift of an amount does, in the words of a sentence; only what has been counted. */
  readonly giftExamples: readonly { readonly amountKsh: number; readonly does: string }[] | null
  /** How gifts are used, one short sentence each; nothing is said of it while the list is empty. */
  readonly giftUse: readonly string[]
  /** What members pay once when they register, in whole Ksh. */
  readonly membershipFeeKsh: number | null
  /** What membership brings, one short sentence each; nothing is said of it while the list is empty. */
  readonly memberBenefits: readonly string[]
}

/** The account that donations by bank go to. */
export interface BankDetails {
  readonly bankName: string
  readonly accountName: string
  readonly accountNumber: string
  readonly swiftCode: string
  readonly branchName: string
  readonly branchCode: string
  /** Whom to write to about a transfer. */
  readonly contactEmail: string
}

export const organisation: Organisation = {
  productName: 'Kibaraza',
  tagline: 'Healthy Minds, Healthy Lives',
  mission:
    'A youth-led initiative helping students and young people in Kenya talk about their minds early, find support, and look out for each other.',
  branches: ['University of Nairobi', 'USIU', 'Zetech', 'KCA', 'CUEA'],
  campusCounselling: [],
  address: 'Nairobi Kenya 00100',
  phone: sample('+254 000 000 000'),
  whatsApp: sample('+254 000 000 000'),
  email: sample('team@example.org'),
  partnershipsEmail: sample('partnerships@example.org'),
  contactHours: sample('Monday to Friday, 9:00 to 17:00'),
  waitlistUrl: sample('https://example.org/waitlist'),
  signUpFormUrl: sample('https://example.org/sign-up'),
  volunteerFormUrl: sample('https://example.org/volunteer'),
  socialLinks: sample([{ name: 'Instagram', url: 'https://example.org/instagram' }]),
  registrationNumber: sample('SAMPLE-0000'),
  till: sample({ number: '000000', businessName: 'KIBARAZA (SAMPLE)' }),
  bank: sample({
    bankName: 'Sample Bank',
    accountName: 'KIBARAZA (SAMPLE)',
    accountNumber: '0000000000',
    swiftCode: 'SAMPLE00',
    branchName: 'Sample branch',
    branchCode: '000',
    contactEmail: 'money@example.org',
  }),
  giftExamples: null,
  giftUse: [],
  membershipFeeKsh: sample(1),
  memberBenefits: sample([
    'You hear first of activities and trainings.',
    'You have a say in what we do next.',
  ]),
}

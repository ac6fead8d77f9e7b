import { sample } from './sample'

/**
 * Replace each `sample(…)` with a confirmed fact, or with `null` for "not set yet", which the site
 * then says.
 */
export interface Organisation {
  /** Only here in the code. */
  readonly productName: string
  readonly tagline: string
  readonly mission: string
  readonly branches: readonly string[]
  readonly universities: number | null
  /** People to reach, e.g. '500K+'. */
  readonly targetReach: string | null
  /** E.g. '24/7'. */
  readonly appHours: string | null
  /** For the help page. */
  readonly campusCounselling: readonly {
    readonly branch: string
    /** Such as 'Student centre, first floor, weekdays from 8 to 5'. */
    readonly place: string
    readonly phone: string | null
  }[]
  readonly address: string
  /** E.g. '+254 700 000 000'. */
  readonly phone: string | null
  /** With country code. */
  readonly whatsApp: string | null
  readonly email: string | null
  /** Null: the general address. */
  readonly partnershipsEmail: string | null
  /** Such as 'Monday to Friday, 9:00 to 17:00'. */
  readonly contactHours: string | null
  readonly waitlistUrl: string | null
  readonly signUpFormUrl: string | null
  /** With `{role}` for the chosen role. */
  readonly volunteerFormUrl: string | null
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly registrationNumber: string | null
  /** 'Buy Goods'; M-Pesa shows the business name before it asks for the PIN. */
  readonly till: {
    readonly number: string
    readonly businessName: string
    /** Of a Buy Goods till: the short code of its store, which stands in the portal's files instead of the till. */
    readonly storeNumber?: string | null
  } | null
  readonly bank: BankDetails | null
  /** Your own page at a payment company, for cards and gifts from abroad. */
  readonly cardGivingUrl: string | null
  /** Only counted facts. */
  readonly giftExamples: readonly { readonly amountKsh: number; readonly does: string }[] | null
  /** A short sentence each; an empty list is hidden. */
  readonly giftUse: readonly string[]
  /** Paid once, whole Ksh. */
  readonly membershipFeeKsh: number | null
  /** A short sentence each; an empty list is hidden. */
  readonly memberBenefits: readonly string[]
}

export interface BankDetails {
  readonly bankName: string
  readonly accountName: string
  readonly accountNumber: string
  readonly swiftCode: string
  readonly branchName: string
  readonly branchCode: string
  /** For questions about a transfer. */
  readonly contactEmail: string
}

export const organisation: Organisation = {
  productName: 'Kibaraza',
  tagline: 'Healthy Minds, Healthy Lives',
  mission:
    'A youth-led initiative helping students and young people in Kenya talk about their minds early, find support, and look out for each other.',
  branches: ['University of Nairobi', 'USIU', 'Zetech', 'KCA', 'CUEA'],
  universities: sample(12),
  targetReach: sample('500K+'),
  appHours: sample('24/7'),
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
  till: sample({ number: '000000', businessName: 'KIBARAZA (SAMPLE)', storeNumber: null }),
  bank: sample({
    bankName: 'Sample Bank',
    accountName: 'KIBARAZA (SAMPLE)',
    accountNumber: '0000000000',
    swiftCode: 'SAMPLE00',
    branchName: 'Sample branch',
    branchCode: '000',
    contactEmail: 'money@example.org',
  }),
  cardGivingUrl: null,
  giftExamples: null,
  giftUse: sample([
    'Talks and activities on campuses.',
    'Training for student listeners.',
    'The app, so that it stays free.',
  ]),
  membershipFeeKsh: sample(1),
  memberBenefits: sample([
    'You hear first of activities and trainings.',
    'You have a say in what we do next.',
  ]),
}

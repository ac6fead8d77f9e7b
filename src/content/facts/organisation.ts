import * as v from 'valibot'
import {
  email,
  fact,
  factForTwo,
  ksh,
  link,
  listOf,
  longText,
  perhaps,
  phone,
  shaped,
  text,
  texts,
  whole,
} from './parts.ts'

const branch = v.strictObject({
  branch: fact('Branch', text),
  place: fact('Place', text, 'Such as “Student centre, first floor, weekdays from 8 to 5”.'),
  phone: fact('Phone', perhaps(phone)),
})

const till = v.strictObject({
  number: fact('Till number', shaped(/^\d{5,7}$/, 'must be 5 to 7 digits')),
  businessName: fact('Business name', text, 'As M-Pesa shows it before it asks for the PIN.'),
  storeNumber: fact(
    'Store number',
    v.exactOptional(shaped(/^\d{5,8}$/, 'must be 5 to 8 digits')),
    'The short code in the portal’s files: Safaricom’s letter names both.',
  ),
})

const bank = v.strictObject({
  bankName: fact('Bank', text),
  accountName: fact('Name of the account', text),
  accountNumber: fact('Account number', text),
  swiftCode: fact('SWIFT code', text),
  branchName: fact('Branch', text),
  branchCode: fact('Branch code', text),
  contactEmail: fact('Mail address', email, 'For questions about a transfer.'),
})

export const organisation = fact(
  'Organisation',
  v.strictObject({
    productName: fact(
      'Name',
      v.pipe(
        text,
        v.minLength(3, 'must have 3 letters or more'),
        v.maxLength(24, 'must have 24 letters at most'),
      ),
      '3 to 24 letters. From ten on it replaces the tagline in the header.',
    ),
    tagline: fact('Tagline', text),
    mission: fact('Mission', longText),
    branches: fact('Branches', texts),
    universities: fact('Universities', perhaps(whole), 'How many.'),
    targetReach: fact('People to reach', perhaps(text), 'Such as 500K+.'),
    appHours: fact('Hours of the app', perhaps(text), 'Such as 24/7.'),
    campusCounselling: fact(
      'Campus counselling',
      listOf(fact('Office', branch), 'branch'),
      'For the help page.',
    ),
    address: fact('Address', text),
    phone: fact('Phone', perhaps(phone), 'Such as +254 700 000 000.'),
    whatsApp: fact('WhatsApp', perhaps(phone), 'Such as +254 700 000 000.'),
    email: fact('Mail address', perhaps(email)),
    partnershipsEmail: fact('Mail address for partners', perhaps(email), 'Empty: the one above.'),
    contactHours: fact(
      'Contact hours',
      perhaps(text),
      'Such as “Monday to Friday, 9:00 to 17:00”.',
    ),
    waitlistUrl: fact('Waitlist', perhaps(link), 'https://…'),
    signUpFormUrl: fact('Sign-up form', perhaps(link), 'https://…'),
    volunteerFormUrl: fact(
      'Volunteers’ form',
      perhaps(link),
      'https://… with {role} for the chosen role.',
    ),
    socialLinks: fact(
      'Social links',
      listOf(
        fact('Link', v.strictObject({ name: fact('Name', text), url: fact('Address', link) })),
        'name',
      ),
    ),
    registrationNumber: fact('Registration number', perhaps(text)),
    till: factForTwo('Till', perhaps(till), '“Buy Goods”. A wrong till sends gifts to a stranger.'),
    bank: factForTwo('Bank account', perhaps(bank)),
    cardGivingUrl: fact(
      'Page for cards',
      perhaps(link),
      'Your own page at a payment company, for cards and gifts from abroad.',
    ),
    giftExamples: fact(
      'What a gift does',
      perhaps(
        v.array(
          fact(
            'Example',
            v.strictObject({
              amountKsh: factForTwo('Amount', ksh, 'In whole shillings.'),
              does: fact(
                'What it does',
                text,
                'Continues “Ksh 500 …”: “pays for an hour of counselling”.',
              ),
            }),
          ),
        ),
      ),
      'Only what has been counted.',
    ),
    giftUse: fact('What gifts are used for', listOf(text), 'A short sentence each.'),
    membershipFeeKsh: factForTwo('Membership fee', perhaps(ksh), 'Paid once, in whole shillings.'),
    memberBenefits: fact('What membership brings', listOf(text), 'A short sentence each.'),
  }),
)

export type Organisation = v.InferOutput<typeof organisation>

import { sample } from '@/content/facts/sample'
import type { Organisation } from '@/content/facts/organisation'

/** An organisation that has set everything. Tests of pages begin with nothing set (tests/setup.dom.ts). */
export const organisation: Organisation = {
  productName: 'Jaribio',
  tagline: 'Healthy Minds, Healthy Lives',
  mission: 'A test that helps young people in Kenya to talk early and find support.',
  branches: ['North Campus', 'South Campus', 'Lake College'],
  universities: 12,
  targetReach: '500K+',
  appHours: '24/7',
  campusCounselling: [{ branch: 'North Campus', place: 'Room 4', phone: '+254 700 000 004' }],
  address: 'Nairobi Kenya 00100',
  phone: sample('+254 700 000 001'),
  whatsApp: '+254 700 000 002',
  email: 'team@example.org',
  partnershipsEmail: 'partners@example.org',
  contactHours: 'on weekdays',
  waitlistUrl: 'https://example.org/waitlist',
  signUpFormUrl: 'https://example.org/sign-up',
  volunteerFormUrl: 'https://example.org/volunteer',
  socialLinks: [{ name: 'Instagram', url: 'https://example.org/us' }],
  registrationNumber: 'TEST/1',
  till: { number: '123456', businessName: 'TEST BUSINESS', storeNumber: '4123456' },
  bank: {
    bankName: 'Test Bank',
    accountName: 'Test Account',
    accountNumber: '0123456789',
    swiftCode: 'TESTKENA',
    branchName: 'Test Branch',
    branchCode: '042',
    contactEmail: 'money@example.org',
  },
  giftExamples: [{ amountKsh: 500, does: 'pays for one hour of testing' }],
  giftUse: ['Most of it pays for the room.', 'The rest pays for tea.'],
  membershipFeeKsh: 200,
  memberBenefits: ['You hear first.', 'You have a say.'],
}

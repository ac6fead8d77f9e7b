import type { PartnershipType } from '@/content/facts/partnerships'

/** Each continues 'Partner with us to …'. */
export const partnerReasons: readonly string[] = [
  'reach students where they already are',
  'turn awareness into everyday help',
  'train peers who notice early',
  'fund support that stays free',
  'learn together and share what works',
]

export const partnershipTypes: readonly PartnershipType[] = [
  {
    title: 'University and college partnerships',
    text: 'Open a branch, host talks, and connect your counselling office with trained student peers.',
  },
  {
    title: 'Corporate partnerships',
    text: 'Sponsor a campus week, match your staff’s giving, or lend skills such as design, law and accounting.',
  },
  {
    title: 'Health and professional partnerships',
    text: 'For counselling practices, hospitals and associations: guide live spaces, take referrals and supervise volunteers.',
  },
  {
    title: 'Community and NGO partnerships',
    text: 'Work together in schools, churches, mosques and youth groups, so that help reaches people who are not in college.',
  },
  {
    title: 'Media and technology partnerships',
    text: 'Share safe stories, zero-rate our pages, or help us build tools that work on small phones.',
  },
]

export const partnershipsPage = {
  lead: 'No one can look after a generation alone. Bring what you have: students, skills, space or funds.',
  reasons: 'Partner with us to',
  other: { title: 'Something else?', text: 'Tell us what you have in mind' },
  gains: 'What you get',
  contact: 'Who to talk to',
} as const

export const partnershipDraft = {
  subject: 'INTEREST FOR A PARTNERSHIP',
  text: [
    'Hello,',
    'We would like to work with you.',
    '',
    'Organisation:',
    'Town or city:',
    `Kind of partnership (${partnershipTypes.map(({ title }) => title.replace(/ partnerships$/, '')).join(', ')}):`,
    'Best phone number:',
    '',
  ].join('\n'),
} as const

export const giftsTexts = {
  empty: 'No pledges yet.',
  notFound: 'No pledge found. Search by code, reference, email address or name.',
  search: 'Code, reference, email or name',
  lead: 'What people have pledged. A pledge is confirmed once somebody has found the money.',
  states: {
    open: 'Pledged',
    part: 'Confirmed',
    confirmed: 'Confirmed',
    back: 'Paid back',
    void: 'Void',
  },
} as const

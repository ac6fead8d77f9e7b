export const giftsTexts = {
  empty: 'No pledges yet.',
  notFound: 'No pledge found. Search by code, reference, email address or name.',
  search: 'Code, reference, email or name',
  lead: 'What people have pledged. A pledge is confirmed once somebody has found the money.',
  closed: 'Closed',
  close: (reference: string) => ({
    title: `Close pledge ${reference}?`,
    text: 'Nobody waits for its money any more: it is not in Match, and lists say “Closed”. What has come in of it stays. You can reopen it.',
    label: 'Reason',
    hint: 'For example: written twice, regretted, the rest will not come.',
    missing: 'Write why nobody waits for it.',
    yes: 'Close it',
    notDone: 'It was not closed.',
  }),
  doClose: 'Close…',
  reopen: 'Reopen',
  reopened: (reference: string) => `Pledge ${reference} is open again.`,
} as const

export const faqPage = {
  lead: 'What we are, and how you can join in.',
  ask: 'Your question joins this list on your device only. From there you can send it to the team.',
  person: {
    title: 'Rather ask a person?',
    text: 'Write to the team about anything at all. If it cannot wait, call a helpline.',
    subject: 'A question',
  },
} as const

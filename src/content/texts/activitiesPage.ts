export const activitiesPage = {
  lead: 'Talks, campus weeks and open-air sessions for young people in Kenya. Come as you are.',
  undated: 'No date yet. In your calendar, pick a day to check here again.',
  noneComing: 'Nothing is planned right now.',
  passedTitle: (count: number) => `What has passed (${count})`,
  other: {
    title: 'Not on the list?',
    text: 'Tell us what you would come to, or help to make it happen.',
    subject: 'An idea for an activity',
  },
} as const

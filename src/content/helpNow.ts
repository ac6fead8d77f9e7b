/** Where 'Leave this page' leads: nothing to see there, and quick to open. */
export const neutralPage = 'https://www.google.com/search?q=weather+nairobi'

/** What /help-now says around the helplines. */
export const helpNow = {
  lead: 'You do not have to decide anything today. Tell one person how bad it is. If speaking is hard, write it and show them.',
  emergency: 'If you or someone with you is in danger, call the emergency services.',
  campus: {
    name: 'Your campus counselling office',
    when: 'Usually free for students. If you do not know where it is, ask at the dean of students’ office or the health centre.',
  },
  more: [
    {
      title: 'What happens when you call',
      text: 'Someone answers, asks your first name if you want to give it, and listens. You can stop at any time. If nobody answers, try the next number.',
    },
    {
      title: 'For a friend',
      text: 'Ask plainly how bad it is, and stay with them. You can call together, or call yourself and ask what to do.',
    },
    {
      title: 'What we are not',
      text: 'We are not an emergency service, and nobody of our team reads messages around the clock. The people at these numbers are there for you.',
    },
  ],
  traces: {
    title: 'If somebody looks at your phone',
    text: '“Leave this page” opens a weather search in its place. On a keyboard you can press Shift three times instead. Both are quick, but neither deletes your browser’s history: it may still show that this site was open, and calls stay in the phone’s list. A private window keeps no history once it is closed.',
  },
  /** Which numbers nobody of the organisation has phoned yet: all of them, or these. */
  unverified: (numbers: readonly string[] | 'all') =>
    `We took these numbers from public sources and have not phoned them ourselves yet${numbers === 'all' ? '' : `: ${numbers.join(', ')}`}.`,
} as const

/** For 'Leave this page': harmless, and quick to open. */
export const neutralPage = 'https://www.google.com/search?q=weather+nairobi'

export const helpNow = {
  lead: 'You do not have to decide anything today. Tell one person how bad it is. If speaking is hard, write it and show them.',
  emergency: 'In danger right now?',
  listen: 'People who listen',
  campus: {
    title: 'Your campus counselling office',
    text: 'Usually free for students. The dean of students’ office or the health centre can tell you where it is.',
  },
  more: [
    {
      id: 'calling',
      title: 'What happens when you call',
      text: 'Someone answers, asks your first name if you want to give it, and listens. You can stop at any time. If nobody answers, try the next number.',
    },
    {
      id: 'friend',
      title: 'For a friend',
      text: 'Ask plainly how bad it is, and stay with them. You can call together, or call yourself and ask what to do.',
    },
    {
      id: 'traces',
      title: 'If somebody looks at your phone',
      text: '“Leave this page” opens a weather search in its place, logs you out and forgets what you typed here. On a keyboard you can press Shift three times instead. A cart stays, and so does a message that still waits to be sent. Your browser’s history may still show that this site was open, and calls stay in the phone’s list. A private window keeps no history once it is closed.',
    },
  ],
  team: {
    title: 'What we are not',
    text: 'We are not an emergency service, and nobody on our team reads messages around the clock.',
  },
  /** Not phoned yet. */
  unverified: (numbers: readonly string[] | 'all') =>
    `We took these numbers from public sources and have not phoned them ourselves yet${numbers === 'all' ? '' : `: ${numbers.join(', ')}`}.`,
  /** `isLongAgo` after 180 days. */
  phoned: (day: string, isLongAgo: boolean) =>
    isLongAgo ? `Not phoned since ${day}.` : `Last phoned on ${day}.`,
} as const

export const shareHelp = {
  title: 'Send this page to a friend',
  text: 'These people listen by phone, without judging. You can call, or we can call together:',
} as const

/**
 * These follow the usual rules for safe messages; a clinician must read them before the
 * organisation relies on them (`reviewedBy`).
 */
export const rightNow = {
  reviewedBy: null as string | null,
  title: 'Something for right now',
  lead: 'Nothing here is stored or sent. If it does not help, call one of the numbers.',
  breathing: {
    title: 'Breathe for a minute',
    text: 'Breathe in while you count to four, out while you count to six.',
    start: 'Start the minute',
    stop: 'Stop',
    in: 'Breathe in',
    out: 'Breathe out',
    done: 'That was a minute. Do it again if it helped.',
  },
  grounding: {
    title: 'Come back to where you are',
    text: 'Look around slowly and name:',
    steps: [
      'five things you can see',
      'four things you can touch',
      'three things you can hear',
      'two things you can smell',
      'one thing you can taste, or one slow breath',
    ],
  },
  card: {
    title: 'Write it and show it',
    text: 'Write one sentence and show your phone to somebody you trust.',
    label: 'What you want to say',
    openings: [
      'I am not okay, and I do not want to be alone right now.',
      'I cannot explain it. Please sit with me.',
      'Please help me call somebody.',
    ],
    show: 'Show it large',
    close: 'Close',
  },
} as const

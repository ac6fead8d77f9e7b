/** Where 'Leave this page' leads: harmless, and quick to open. */
export const neutralPage = 'https://www.google.com/search?q=weather+nairobi'

export const helpNow = {
  lead: 'You do not have to decide anything today. What you feel now can change, and people do come through it. Tell one person. If speaking is hard, write it and show them.',
  emergency: 'In danger right now?',
  listen: 'People who listen',
  otherWays: 'Other ways to write: not known.',
  campus: {
    title: 'Your campus counselling office',
    text: 'Ask the dean of students or the health centre where it is.',
  },
  calling: {
    id: 'calling',
    title: 'What happens when you call',
    text: 'Say what comes first, such as “I am not okay.” You need not give your name, and you can stop at any time. If nobody answers, try the next number.',
  },
  traces: {
    id: 'traces',
    title: 'If somebody looks at your phone',
    text: '“Leave this page” opens a weather search in its place, logs you out and forgets what you typed here. Back then shows what was open before: if that was another page of this site, the same page without what you typed. On a keyboard you can press Shift three times instead. A cart stays, and so does a message that still waits to be sent. Your browser’s history may still show that this site was open, and calls stay in the phone’s list. A private window keeps no history once it is closed.',
  },
  team: 'We are not an emergency service.',
  /** For numbers that nobody has phoned yet. */
  unverified: (numbers: readonly string[] | 'all') =>
    `We took these numbers from public sources and have not phoned them ourselves yet${numbers === 'all' ? '' : `: ${numbers.join(', ')}`}.`,
  /** `isLongAgo`: more than 180 days. */
  phoned: (day: string, isLongAgo: boolean) =>
    isLongAgo ? `Not phoned since ${day}.` : `Last phoned on ${day}.`,
} as const

export const shareHelp = {
  title: 'Send to a friend',
  text: (emergency: string, talk: string | null) =>
    `These people listen, without judging. ${talk ? `To talk, call ${talk}. ` : ''}In danger, call ${emergency}. You can call, or we can call together:`,
} as const

export const exercises = {
  lead: 'Nothing is stored or sent. If it does not help, call.',
  breathing: {
    title: 'Breathe for a minute',
    text: 'In while you count to four, out to six.',
    start: 'Start the minute',
    stop: 'Stop',
    in: 'Breathe in',
    out: 'Breathe out',
    sound: 'Sound',
    vibration: 'Vibration',
    signs: 'In: a rising tone, one buzz. Out: a falling tone, two.',
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
    text: 'Show your phone to somebody you trust.',
    label: 'What you want to say',
    openings: [
      'I am not okay. Please stay with me.',
      'I cannot explain it. Please sit with me.',
      'Please help me call somebody.',
    ],
    show: 'Show it large',
    close: 'Close',
  },
} as const

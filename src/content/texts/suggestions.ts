/** Suggestions by visitors. */
export const suggestions = {
  forYouAlone: 'Only you see it in the list. From there you can send it to the team.',
  onlyHere: 'Only on this device',
  noChannel: 'To send it to the team, copy it into a message to us.',
  question: {
    subject: 'A question for the website',
    hint: 'What you have heard, or “I do not know”.',
  },
  blog: {
    subject: 'A blog for the website',
    hint: 'Where it can be read, starting with https:// or http://',
  },
} as const

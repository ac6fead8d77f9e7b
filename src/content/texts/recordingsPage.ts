import { recordings } from '@/content/facts/recordings.json'

export const recordingsPage = {
  published: {
    lead: 'Sit in on a past session whenever it suits you, and pause when you have heard enough.',
    review:
      'What helped, what was missing, what should we talk about next? Your words go to the team by email and do not appear on this site.',
  },
  nothingYet: {
    lead: `There is nothing to watch yet${recordings.length > 0 ? ': these are the sessions that come first' : ''}. The newsletter at the end of this page tells you when one is out.`,
    review:
      'Were you in the room at one of our sessions? Tell us what helped, what was missing and what the recordings should not leave out. Your words go to the team by email and do not appear on this site.',
  },
} as const

import type { Recording } from '@/content/facts/recordings'

/** For tests: what people see of it is as on the day it was written. */
export const recordings: readonly Recording[] = [
  {
    title: 'Talking to your parents about how you feel',
    summary: 'A conversation about finding the words, and questions from the room.',
    video: null,
    audio: null,
    length: null,
    isComingSoon: false,
  },
  {
    title: 'Money stress on campus',
    summary: 'Budgeting, loans, shame and asking for help.',
    video: null,
    audio: null,
    length: null,
    isComingSoon: false,
  },
  {
    title: 'Grief that has no funeral',
    summary: 'Losses that nobody brings food for, and how to carry them together.',
    video: null,
    audio: null,
    length: null,
    isComingSoon: true,
    isHeavy: true,
  },
]

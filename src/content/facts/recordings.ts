import { sample } from './sample'

export interface RecordedFile {
  readonly url: string
  /** Such as '48 MB'. */
  readonly dataSize: string | null
}

export interface Recording {
  readonly title: string
  readonly summary: string
  /** Null until published. */
  readonly video: RecordedFile | null
  /** Sound only, for people who pay per megabyte. */
  readonly audio: RecordedFile | null
  /** Such as '42 minutes'. */
  readonly length: string | null
  readonly isComingSoon: boolean
  /** On grief or suicide: a number to call stands beside it. */
  readonly isHeavy?: boolean
}

export const recordings: readonly Recording[] = sample([
  {
    title: 'Talking to your parents about how you feel',
    summary: 'A conversation about finding the words, and questions from the room.',
    video: { url: 'https://example.org/parents.mp4', dataSize: '48 MB' },
    audio: { url: 'https://example.org/parents.mp3', dataSize: '9 MB' },
    length: '42 minutes',
    isComingSoon: false,
  },
  {
    title: 'Money stress on campus',
    summary: 'Budgeting, loans, shame and asking for help.',
    video: { url: 'https://example.org/money.mp4', dataSize: '55 MB' },
    audio: { url: 'https://example.org/money.mp3', dataSize: '11 MB' },
    length: '51 minutes',
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
])

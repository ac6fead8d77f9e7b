import * as v from 'valibot'
import { fact, isHeavy, link, listOf, longText, perhaps, text } from './parts.ts'

const file = perhaps(
  v.strictObject({
    url: fact('Address', link),
    dataSize: fact('Size', perhaps(text), 'Such as 48 MB: people pay for it.'),
  }),
)

const recording = v.strictObject({
  title: fact('Title', text),
  summary: fact('Summary', longText),
  video: fact('Video', file, 'Empty until it is published.'),
  audio: fact('Sound only', file, 'For people who pay per megabyte.'),
  length: fact('Length', perhaps(text), 'Such as “42 minutes”.'),
  isComingSoon: fact('Coming soon', v.boolean()),
  isHeavy,
})

export type Recording = v.InferOutput<typeof recording>

export const recordings = fact(
  'Recordings',
  v.strictObject({ recordings: fact('Recordings', listOf(fact('Recording', recording), 'title')) }),
)

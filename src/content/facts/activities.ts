import * as v from 'valibot'
import { day, fact, id, listOf, longText, perhaps, picture, text } from './parts.ts'

const activity = v.strictObject({
  id: fact('Id', id, 'In its address, such as /activities#yoga. Never change it.'),
  title: fact('Title', text),
  timeline: fact('When, in words', text, 'Such as “Throughout May 2027” or “To be announced”.'),
  details: fact('What it is', longText),
  dates: fact(
    'Dates',
    perhaps(
      v.pipe(
        v.strictObject({ first: fact('First day', day), last: fact('Last day', day) }),
        v.check(({ first, last }) => first <= last, 'must not end before they begin'),
      ),
    ),
    'Empty until they are set. For one day: the same twice.',
  ),
  dateNote: fact('Note on the dates', perhaps(text), 'Such as “exact days to be confirmed”.'),
  changedOn: fact('Changed on', day, 'Today, or calendars keep the old date.'),
  imageUrl: fact(
    'Picture',
    v.exactOptional(picture),
    'Twice as wide as high, 60 kB at most. Without it the drawing is shown.',
  ),
  drawing: fact(
    'Drawing',
    v.picklist(['badge', 'bench', 'easel', 'mat', 'phone', 'stall']),
    '“bench” fits anything.',
  ),
})

export type Activity = v.InferOutput<typeof activity>

export const activities = fact(
  'Activities',
  v.strictObject({ activities: fact('Activities', listOf(fact('Activity', activity), 'id')) }),
)

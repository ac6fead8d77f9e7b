import * as v from 'valibot'
import { fact, longText, perhaps, text } from './parts.ts'

const review = fact(
  'Reviewed by',
  perhaps(text),
  'The name of a clinician who has read it; for the law, of a lawyer too. Nothing goes online without.',
)
const advice = v.strictObject({
  title: fact('Title', text),
  text: fact('Text', perhaps(longText), 'A clinician reads every change. Empty leaves it out.'),
  reviewedBy: review,
  note: fact('Note', v.exactOptional(longText), 'Such as a source; never shown.'),
})

export const helpNow = fact(
  'Need help now?',
  v.strictObject({
    advice: fact(
      'Advice',
      v.strictObject({
        hurt: fact('Already hurt', advice),
        friend: fact('For a friend', advice),
        law: fact('The law', advice),
      }),
    ),
    rightNow: fact(
      'Exercises',
      v.optional(
        v.strictObject({
          title: fact('Title', perhaps(text), 'Empty leaves all of them out.'),
          reviewedBy: review,
        }),
        {},
      ),
    ),
  }),
)

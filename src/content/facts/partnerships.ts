import * as v from 'valibot'
import { fact, id, listOf, longText, perhaps, text } from './parts.ts'

const gain = v.strictObject({ title: fact('Title', text), text: fact('Text', longText) })
const testimonial = v.strictObject({
  quote: fact('Quote', longText, 'Only with the partner’s consent.'),
  author: fact('Partner', perhaps(text), 'Empty until the partner agrees to be named.'),
})

export type PartnershipType = v.InferOutput<typeof gain>

export const partnerships = fact(
  'Partnerships',
  v.strictObject({
    partnersContact: fact('Contact', id, 'The id of a leader.'),
    partnerGains: fact(
      'What partners gain',
      listOf(fact('Gain', gain), 'title'),
      'Only what the team has agreed to.',
    ),
    testimonials: fact('Quotes', listOf(fact('Quote', testimonial), 'quote')),
  }),
)

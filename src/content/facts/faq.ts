import * as v from 'valibot'
import { fact, id, listOf, longText, text } from './parts.ts'

const question = v.strictObject({
  id: fact('Id', id, 'In its address, such as /faq#q1. Never change it: people share it.'),
  question: fact('Question', text, '{name} becomes the name of the organisation.'),
  answer: fact('Answer', longText, '{name} becomes the name of the organisation.'),
  next: fact(
    'Links below',
    listOf(
      v.strictObject({
        label: fact('Words', text),
        to: fact(
          'Page',
          v.pipe(v.string(), v.startsWith('/', 'must begin with /')),
          'On this site, such as /activities.',
        ),
      }),
      'label',
    ),
  ),
})

export type FaqItem = v.InferOutput<typeof question>

export const faq = fact(
  'Questions',
  v.strictObject({ faq: fact('Questions', listOf(fact('Question', question), 'id')) }),
)

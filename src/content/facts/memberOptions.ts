import * as v from 'valibot'
import { fact, text, texts } from './parts.ts'

export const memberOptions = fact(
  'Choices of members',
  v.pipe(
    v.strictObject({
      genders: fact('Genders', texts),
      locations: fact('Towns or counties', texts),
      professions: fact('Professions', texts),
      registeredProfessions: fact(
        'Professions with a public register',
        v.optional(v.array(text), []),
        'Written as above.',
      ),
    }),
    v.check(
      ({ professions, registeredProfessions }) =>
        registeredProfessions.every((each) => professions.includes(each)),
      'registeredProfessions must be among the professions',
    ),
  ),
  'What members have chosen before stays.',
)

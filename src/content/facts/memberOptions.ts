import * as v from 'valibot'
import { fact, text } from './parts.ts'

const options = v.pipe(v.array(text), v.nonEmpty('must not be empty'))

export const memberOptions = fact(
  'Choices of members',
  v.pipe(
    v.strictObject({
      genders: fact('Genders', options),
      locations: fact('Towns or counties', options),
      professions: fact('Professions', options),
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

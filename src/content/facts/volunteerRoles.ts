import * as v from 'valibot'
import { fact, listOf, longText, text, texts } from './parts.ts'

const role = v.strictObject({
  title: fact('Title', text),
  summary: fact('Summary', longText),
  responsibilities: fact('Responsibilities', texts),
  time: fact('Time', v.exactOptional(text), 'Such as “About 6 hours a month”.'),
  supervision: fact(
    'Supervision',
    v.exactOptional(text),
    'Such as “A named supervisor, whom you meet every month”.',
  ),
  drawing: fact(
    'Drawing',
    v.picklist(['bench', 'chairs', 'flag', 'mugs', 'pen', 'picture', 'screen', 'seeds', 'tent']),
    '“bench” fits anything.',
  ),
})

export type VolunteerRole = v.InferOutput<typeof role>

export const volunteerRoles = fact(
  'Volunteer roles',
  v.strictObject({ volunteerRoles: fact('Roles', listOf(fact('Role', role), 'title')) }),
)

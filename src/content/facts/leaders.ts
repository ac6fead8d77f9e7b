import * as v from 'valibot'
import { email, fact, id, link, listOf, longText, perhaps, phone, picture, text } from './parts.ts'

const leader = v.strictObject({
  id: fact('Id', id, 'In its address, such as /leadership#president. Never change it.'),
  name: fact('Name', perhaps(text), 'Only when the person has agreed.'),
  role: fact('Role', text),
  description: fact('What this person does', longText),
  email: fact('Mail address', perhaps(email)),
  linkedIn: fact('LinkedIn', perhaps(link), 'https://…'),
  phone: fact('Phone', perhaps(phone), 'Such as +254 700 000 000.'),
  imageUrl: fact(
    'Photo',
    v.exactOptional(picture),
    'Square, 192 pixels or more, 60 kB at most. Without it the portrait is shown.',
  ),
  portrait: fact('Portrait', v.picklist([1, 2, 3, 4, 5, 6, 7]), 'A drawing, from 1 to 7.'),
})

export type Leader = v.InferOutput<typeof leader>

export const leaders = fact(
  'Leaders',
  v.strictObject({ leaders: fact('Leaders', listOf(fact('Leader', leader), 'id')) }),
)

import { expect, it } from 'vitest'
import { inPlace, isolated, unturned } from '@/domain/text/inPlace'
import { email, oneLine, personName, text } from '@/domain/text/plainText'
import * as v from 'valibot'

const turns = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'

it('a text loses all nine signs that turn what follows, wherever they stand, and nothing else', () => {
  const around = (sign: string) => `${sign}A${sign}sha${sign}${sign}`
  expect([...turns].map((sign) => unturned(around(sign)))).toEqual(Array(9).fill('Asha'))
  const needed = 'أحمد\u200f\u061c \u200eAnn\u200d\u200c\u2065\u202f'
  expect(unturned(needed)).toBe(needed)
})

it('a form leaves them out, and takes a name that has nothing else for missing', () => {
  expect(oneLine(' Asha \u202e005,1 hsK\n')).toBe('Asha 005,1 hsK')
  expect(v.parse(email(), '\u202aasha@example.org\u202c')).toBe('asha@example.org')
  const message = text('Message', 20, 'required', 'lines')
  expect(v.parse(message, '\u2067Habari\n\u202eAsha')).toBe('Habari\nAsha')
  expect(v.safeParse(personName('Name'), turns).issues?.[0].message).toBe('Name is required')
})

it.each(['محمد', 'אשה 5', 'Ann \u200f', 'Ann ٥', '\u{10d40}', '\u{1e900}'])(
  'in a sentence %s stands by itself, whatever signs are inside',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`)
    expect(isolated(`\u2069${name}\u202e\u2068`)).toBe(`\u2068${name}\u2069`)
  },
)

it.each(['', 'Asha', "Ng'ang'a wa Mwĩhaki", '李小龙', '🌱 500', 'Ann\u200e'])(
  'in a sentence %s stays as it is',
  (name) => expect(isolated(name)).toBe(name),
)

it('of the accents on one letter four are kept, more than any name has', () => {
  expect(inPlace(`A${'\u0301'.repeat(300)}sha\u202e`)).toBe(`A${'\u0301'.repeat(4)}sha`)
  for (const name of ['Nguyễn'.normalize('NFD'), 'שָׁלוֹם', 'ञ्ज्र्य', 'မြို့'])
    expect(inPlace(name)).toBe(name)
})

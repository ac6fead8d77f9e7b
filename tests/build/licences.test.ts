import { expect, it } from 'vitest'
import { licencesOf } from '../../scripts/licences'

const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'Free of charge' }
const firebase = { name: 'firebase', version: '12.19.0', identifier: 'Apache-2.0' }

it('packages under one licence stand together above its text, that of Apache if they only name it', () => {
  const again = [react, { ...react, name: 'react-dom' }, react, firebase]
  expect(licencesOf(again, 'Version 2.0')).toBe(`# Licences

This site is made of:

## firebase - 12.19.0 (Apache-2.0)

Version 2.0

## react - 19.3.1 (MIT)
## react-dom - 19.3.1 (MIT)

Free of charge
`)
})

it.each([
  ['asks for more', { ...react, identifier: 'GPL-3.0' }, 'react - 19.3.1 (GPL-3.0)'],
  ['is not named', { name: 'react', text: 'Free of charge' }, 'react (none)'],
  ['has no text', { name: 'react', identifier: 'MIT' }, 'react (MIT)'],
])('a licence that %s keeps the site from being built', (_what, part, title) => {
  expect(() => licencesOf([firebase, part], 'Version 2.0')).toThrow(title)
})

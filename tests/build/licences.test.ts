import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { licencesIn, notPermissive } from '../../scripts/licences.mjs'

const lockFile = readFileSync('package-lock.json', 'utf8')
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

it('no licence in the site asks for more than to be named', () => {
  expect(notPermissive(lockFile)).toEqual([])
  expect(licencesIn(lockFile).get('MIT')).toContain(`react ${dependencies.react}`)
})

it('a licence that asks for more, or is missing, is reported; developer tools do not count', () => {
  const packages = {
    '': {
      license: 'MIT',
      dependencies: { a: '1.0.0', 'typed.js': '3.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'node_modules/typed.js': { version: '3.0.0', license: 'GPL-3.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '1.0.0' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', peerDependencies: { a: '1.0.0' } },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
    'packages/own': { version: '1.0.0', dependencies: { tool: '1.0.0' } },
  }
  expect(notPermissive(JSON.stringify({ packages }))).toEqual([
    'typed.js 3.0.0: GPL-3.0',
    'b 1.0.0: none',
  ])
})

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const page = 'docs/style.md'
const [, refused = ''] = readFileSync(page, 'utf8').split('## Phrases the checks refuse')
const phrases = [...refused.matchAll(/^- ([a-z][a-z ]+):/gm)].map(([, phrase = '']) => phrase)

it('no file has a phrase that docs/style.md refuses', () => {
  expect(phrases.length).toBeGreaterThan(5)
  const { stdout } = spawnSync(
    'git',
    [
      'grep',
      '--untracked',
      '-inwE',
      `(${phrases.join('|')})`,
      '--',
      `:!${page}`,
      ':!package-lock.json',
      ':!LICENSE',
    ],
    { encoding: 'utf8' },
  )
  const better = stdout.split('\n').filter(Boolean)
  expect(better, `${page} has better words`).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The files with a line of code, not of a comment, that matches. */
function filesWith(pattern: string, ...places: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-iE', pattern, '--', ...places], {
    encoding: 'utf8',
  })
  const found = stdout.split('\n').filter((line) => /^[^:]+:(?!\s*(\/\/|\/?\*))/.test(line))
  return [...new Set(found.map((line) => line.split(':')[0] ?? ''))]
}

it('the sample name is written in one place', () => {
  const files = filesWith(
    '\\bKibaraza\\b',
    'src',
    'public',
    'index.html',
    'scripts',
    'local',
    'packages',
  )
  expect(files.filter((file) => file !== 'src/content/facts/organisation.json')).toEqual([])
})

it('the environment is read in one place', () => {
  expect(filesWith('import[.]meta[.]env', 'src')).toEqual(['src/config/settings.ts'])
})

it('browser storage is used in one folder', () => {
  const files = filesWith('(local|session)Storage', 'src')
  expect(files).not.toEqual([])
  expect(files.filter((file) => !file.startsWith('src/device/'))).toEqual([])
})

it('no page makes a formatter early: the first takes 0.1 s on a cheap phone', () => {
  expect(filesWith('^(export )?const .*new Intl[.]', 'src')).toEqual([])
})

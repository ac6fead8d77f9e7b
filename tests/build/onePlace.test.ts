import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { organisation } from '@/content/organisation'

/** The files with a line of code, not of a comment, that matches. */
function filesWith(pattern: string, ...places: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['grep', '--untracked', '-iE', pattern, '--', ...places], {
    encoding: 'utf8',
  })
  const found = stdout.split('\n').filter((line) => /^[^:]+:(?!\s*(\/\/|\/?\*))/.test(line))
  return [...new Set(found.map((line) => line.split(':')[0] ?? ''))]
}

it('the name of the product is written in one place', () => {
  const places = ['src', 'public', 'index.html', 'scripts', 'local', 'packages']
  // The words of a longer name may stand in any sentence.
  if (organisation.productName.includes(' ')) places.push(':!src/content')
  const files = filesWith(`\\b${organisation.productName}\\b`, ...places)
  expect(files.filter((file) => file !== 'src/content/organisation.ts')).toEqual([])
})

it('the environment is read in one place', () => {
  expect(filesWith('import[.]meta[.]env', 'src')).toEqual(['src/config/settings.ts'])
})

it('what the browser keeps is touched in one folder', () => {
  const files = filesWith('(local|session)Storage', 'src')
  expect(files).not.toEqual([])
  expect(files.filter((file) => !file.startsWith('src/device/'))).toEqual([])
})

it('no public page makes a formatter before it needs one: the first holds a cheap phone up for 0.1 s', () => {
  const places = ['src', ':!src/pages/staff', ':!src/domain/staff']
  expect(filesWith('^(export )?const .*new Intl[.]', ...places)).toEqual([])
})

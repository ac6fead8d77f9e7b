import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { expect, test } from 'vitest'
import * as entry from '../index.ts'

const folder = 'firestore-rules'
const outside = ['local-backend', 'scripts', 'src', 'tests']

function sourcesIn(...folders: string[]): string[] {
  return folders.flatMap((each) =>
    readdirSync(each, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
      .map((name) => `${each}/${name}`),
  )
}

/** What a file imports: paths from the project's root, or names of packages. */
function importsOf(file: string): string[] {
  const imported = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\}).*\bfrom '(.+)'|\bimport\('(.+?)'\)/gm,
  )
  return Array.from(imported, ([, fixed, dynamic]) => fixed ?? dynamic ?? '').map((name) =>
    name.startsWith('.')
      ? relative('.', resolve(dirname(file), name))
          .split(sep)
          .join('/')
      : name.replace(/^@\//, 'src/'),
  )
}

test('the folder gives out three functions and classes', () => {
  expect(Object.keys(entry).toSorted()).toEqual(['RulesSyntaxError', 'judge', 'parseRules'])
})

test('others import nothing of it but its entry', () => {
  const imported = sourcesIn(...outside).flatMap((file) =>
    importsOf(file)
      .filter((name) => name.startsWith(`${folder}/`))
      .map((name) => `${file} imports ${name.replace(/\.ts$/, '')}`),
  )
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((line) => !line.endsWith(` ${folder}/index`))).toEqual([])
})

test('it imports nothing of theirs, and one library', () => {
  const imported = sourcesIn(folder).flatMap((file) =>
    importsOf(file).filter((name) => !name.startsWith(`${folder}/`) && !name.startsWith('node:')),
  )
  expect([...new Set(imported)].toSorted()).toEqual(['fast-check', 're2js', 'vitest'])
})

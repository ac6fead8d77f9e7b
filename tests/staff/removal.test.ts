import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

const config = '.cache/withoutStaff.json'

// tests/content/anotherOrganisation.test.ts builds a site without it.
test('nothing else needs the staff area, so an organisation without a desk can delete it', () => {
  const exclude = ['../src/staff', '../tests/staff', '../src/app/service-worker/sw.ts']
  mkdirSync('.cache', { recursive: true })
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', exclude }))
  onTestFinished(() => rmSync(config))
  const listing = ['node_modules/typescript/bin/tsc', '-p', config, '--listFilesOnly']
  const files = execFileSync('node', listing, { encoding: 'utf8' }).split('\n')
  expect(files.some((file) => file.endsWith('/src/app/main.tsx'))).toBe(true)
  // An excluded file is compiled after all where another one imports it.
  expect(files.filter((file) => /\/(src|tests)\/staff\//.test(file))).toEqual([])
}, 60_000)

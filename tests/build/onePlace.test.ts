import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { organisation } from '@/content/organisation'

it('the name of the product is written in one place', () => {
  const files = execFileSync('git', [
    'grep',
    '-il',
    organisation.productName,
    '--',
    'src',
    'public',
    'index.html',
    'scripts',
    'local-backend',
  ])
  expect(String(files).trim().split('\n')).toEqual(['src/content/organisation.ts'])
})

it('the environment is read in one place', () => {
  const files = execFileSync('git', ['grep', '-l', 'import[.]meta[.]env', '--', 'src'])
  expect(String(files).trim().split('\n')).toEqual(['src/config/settings.ts'])
})

import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('every page has its place in the route table', () => {
  const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => `@/pages/${file.replaceAll('\\', '/').replace('.tsx', '')}`)
  const table = readFileSync('src/app/routes.ts', 'utf8')
  const shown = [...table.matchAll(/'(@\/pages\/[^']+)'/g)].map(([, name]) => name)
  expect(
    new Set(shown),
    'A page nobody can reach: give it an address in src/config/paths.ts and its line in src/app/routes.ts',
  ).toEqual(new Set(pages))
})

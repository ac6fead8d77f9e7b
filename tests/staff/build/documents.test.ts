import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('docs/staff.md quotes only messages that staff see', () => {
  const [, from = ''] = readFileSync('docs/staff.md', 'utf8').split(
    '## When it does not let you in',
  )
  const [section = ''] = from.split('\n## ')
  const quotes = [...section.matchAll(/^- (?:"[^"]+"(?: or )?)+/gm)]
    .flatMap(([line]) => [...line.matchAll(/"…?([^"]+)"/g)])
    .map(([, quote = '']) => quote.replace(/\.$/, ''))
  expect(quotes.length).toBeGreaterThan(5)
  const shown = readFileSync('src/staff/content/desk.ts', 'utf8')
  expect(quotes.filter((quote) => !shown.includes(quote))).toEqual([])
})

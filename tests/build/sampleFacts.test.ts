import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sampleNotice } from '@/content/facts/sample'
import { refusalOf, sampleFacts } from '../../scripts/sampleFacts.mjs'
import { withSampleNotice } from '../../scripts/sampleNoticePlugin'

const folder = mkdtempSync(join(tmpdir(), 'facts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The page with or without the notice, for what stands in a file of facts. */
function pageFor(facts: string): string {
  writeFileSync(join(folder, 'organisation.ts'), facts)
  return withSampleNotice('<body><!--sample--></body>', folder)
}

it('every sample fact is listed with its place and what may replace it', () => {
  pageFor(`/** Marked by sample(…). */
export const links: readonly Link[] = sample([{ url: 'https://example.org' }])
export const organisation = {
  phone: sample('+254 000 000 000'),
  email: 'us@example.org',
}
`)
  expect(refusalOf(sampleFacts(folder)).split('\n').slice(2)).toEqual([
    `  ${folder}/organisation.ts:2 links (or [])`,
    `  ${folder}/organisation.ts:4 phone (or null)`,
  ])
})

it('every page says that it shows sample facts, until none is left', () => {
  expect(pageFor("phone: sample('+254 000 000 000'),")).toContain(sampleNotice)
  expect(pageFor('phone: null,')).toBe('<body></body>')
})

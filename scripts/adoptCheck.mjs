// @ts-check
/**
 * Lets invented organisations adopt the project, each in its own copy. For each, the quick checks and the tests that
 * read facts must pass. What fails is kept in tests/adopted, where `npm test` tries it again.
 *   npm run adopt:check -- 100            a hundred new organisations
 *   npm run adopt:check -- 100 --seed 7   the same hundred each time
 *   npm run adopt:check -- 100 --quick    only facts and logo: a few seconds each instead of two minutes
 */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sample } from 'fast-check'
import { load } from './program.mjs'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})
const seed = Number(values.seed ?? Date.now() % 1e6)
const numRuns = Number(positionals[0] ?? 10)
if (!(numRuns > 0)) {
  console.error('How many? npm run adopt:check -- 100')
  process.exit(1)
}
/** @type {typeof import('../tests/support/adoptedCopy')} */
const copies = await load('tests/support/adoptedCopy.ts')
const { adoptions, allSteps, brandSteps, complaintOf, copyOfProject } = copies
const steps = values.quick ? brandSteps : allSteps

const folder = copyOfProject()
let failed = 0
for (const [index, adoption] of sample(adoptions, { seed, numRuns }).entries()) {
  const { productName } = adoption.facts.organisation
  const started = Date.now()
  const complaint = complaintOf(folder, adoption, steps)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(
    `${index + 1} of ${numRuns}: ${productName}, ${complaint ? 'RED' : 'green'}, ${seconds} s`,
  )
  if (!complaint) continue
  failed += 1
  const text = JSON.stringify(adoption, null, 2)
  const name = createHash('sha256').update(text).digest('hex').slice(0, 8)
  mkdirSync('tests/adopted', { recursive: true })
  writeFileSync(`tests/adopted/${name}.json`, `${text}\n`)
  console.error(`kept as tests/adopted/${name}.json\n${complaint}`)
}
rmSync(folder, { recursive: true })
console.log(`${numRuns - failed} of ${numRuns} are green (seed ${seed})`)
process.exitCode = failed > 0 ? 1 : 0

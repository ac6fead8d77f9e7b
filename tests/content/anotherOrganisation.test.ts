import { readdirSync, readFileSync, rmSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import type { Adoption } from '../support/adoption'
import {
  adoptions,
  brandSteps,
  complaintOf,
  copyOfProject,
  factSteps,
} from '../support/adoptedCopy'

// Invented organisations adopt the project, each as a person would: `npm run adopt:check -- 100` lets more of them, and
// asks more.

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

/** Those that found a fault once. */
const kept = readdirSync('tests/adopted').map((file): Adoption =>
  JSON.parse(readFileSync(`tests/adopted/${file}`, 'utf8')),
)
const all = [...kept, ...fc.sample(adoptions, { seed: 24, numRuns: 10 - kept.length })]

it.each(
  all.map((adoption, index) => ({
    adoption,
    index,
    name: adoption.facts.organisation.productName,
  })),
)(
  '$name fills in its facts, and every check is green',
  { timeout: 300_000 },
  ({ adoption, index }) => {
    // A logo and other colours take longer, and break no facts: those kept show them.
    const isBranded = index < kept.length
    const own = isBranded ? adoption : { ...adoption, hue: null, mark: null }
    expect(complaintOf(folder, own, isBranded ? brandSteps : factSteps)).toBeUndefined()
  },
)

it(
  'helplines that nobody has phoned, and advice that nobody has reviewed, do not go online',
  { timeout: 300_000 },
  () => {
    const [adoption] = kept
    if (!adoption) throw new Error('tests/adopted is empty')
    const helplines = (number: string | null) => ({
      ...adoption,
      facts: {
        ...adoption.facts,
        helplines: adoption.facts.helplines.map((line) => ({
          ...line,
          number: line.isEmergency ? line.number : number,
          verifiedOn: null,
        })),
      },
    })
    const build = ['sed -i "s/\\bsample(/(/" src/content/facts/*.ts', 'node scripts/build.mjs']
    const complaint = complaintOf(folder, helplines('1199'), build)
    expect(complaint).toMatch(/1199 .*: never phoned\. Phone it and write the day into verifiedOn/)
    expect(complaint).toContain("“For a friend” on /help-now: waits for a clinician's review")
    expect(complaint).not.toContain('built in')

    const review =
      'sed -i "s/reviewedBy: null/reviewedBy: \'Dr Achieng\'/" src/content/facts/helpNow.ts'
    expect(complaintOf(folder, helplines(null), [review, ...build])).toBeUndefined()
  },
)

it(
  'prices that are not in the rules yet, and a fact in a wrong form, are told',
  { timeout: 300_000 },
  () => {
    const [adoption] = fc.sample(adoptions, { seed: 7, numRuns: 1 })
    if (!adoption) throw new Error('The generator is empty')
    const { organisation, catalogue } = adoption.facts
    const wrong = {
      ...adoption,
      facts: {
        ...adoption.facts,
        organisation: { ...organisation, phone: '0711 222 333' },
        catalogue: [
          ...catalogue,
          { name: 'Pen', description: 'It writes.', cost: 30, image: '/shop/none.svg' },
        ],
      },
    }
    const complaint = complaintOf(folder, wrong, factSteps.slice(1))
    expect(complaint).toContain('run `npm run rules`')
    expect(complaint).toContain("must be written as '+254 700 000 000'")
    expect(complaint).toContain('is no file in public')
  },
)

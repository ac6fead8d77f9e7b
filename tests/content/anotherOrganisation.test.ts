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
    const asking = (number: string | null, reviewedBy: string | null) => {
      const { facts } = adoption
      const { emergencyNumber, helplines } = facts.helplines
      const { advice, rightNow } = facts.helpNow
      const lines = (helplines ?? []).filter(({ isEmergency }) => isEmergency)
      lines.push(
        ...(helplines ?? []).slice(-1).map((line) => ({ ...line, number, verifiedOn: null })),
      )
      return {
        ...adoption,
        facts: {
          ...facts,
          helplines: { emergencyNumber, helplines: lines },
          helpNow: {
            advice: { ...advice, friend: { ...advice.friend, text: 'Stay.', reviewedBy } },
            rightNow,
          },
        },
      }
    }
    const build = ['node scripts/build.mjs']
    const complaint = complaintOf(folder, asking('1199', null), build)
    expect(complaint).toMatch(/1199 .*: never phoned\. Phone it and write the day into verifiedOn/)
    expect(complaint).toContain("“For a friend” on /help-now: waits for a clinician's review")
    expect(complaint).not.toContain('built in')
    // For production React has a quick half.
    const steps = [...build, '! grep -rq jsxDEV dist']
    expect(complaintOf(folder, asking(null, 'Dr Achieng'), steps)).toBeUndefined()
  },
)

it(
  'prices that are not in the rules yet, and a fact in a wrong form, are told',
  { timeout: 300_000 },
  () => {
    const [adoption] = fc.sample(adoptions, { seed: 7, numRuns: 1 })
    if (!adoption) throw new Error('The generator is empty')
    const { facts } = adoption
    const selling = (image: string) => {
      const pen = { name: 'Pen', description: 'It writes.', cost: 30, image }
      return { catalogue: [...(facts.catalogue.catalogue ?? []), pen] }
    }
    const steps = factSteps.slice(1)
    const dear = { ...adoption, facts: { ...facts, catalogue: selling('/shop/hoodie.svg') } }
    expect(complaintOf(folder, dear, steps)).toContain('run `npm run rules`')

    const organisation = { ...facts.organisation, phone: '0711 222 333' }
    const catalogue = selling('/shop/none.svg')
    const wrong = { ...adoption, facts: { ...facts, organisation, catalogue } }
    for (const complaint of [
      complaintOf(folder, wrong, steps),
      complaintOf(folder, wrong, ['node scripts/build.mjs --mode local']),
    ]) {
      expect(complaint).toContain("organisation.json, phone: must be written as '+254 700 000 000'")
      expect(complaint).toMatch(
        /catalogue\.json, \d+(st|nd|rd|th) item, image: is no file in public/,
      )
    }
  },
)

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
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

vi.setConfig({ testTimeout: 300_000 })

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

/** Those that found a fault once: one with many facts, one with hardly any. */
const kept = readdirSync('tests/adopted').map((file): Adoption =>
  JSON.parse(readFileSync(`tests/adopted/${file}`, 'utf8')),
)

it.each(kept.map((adoption) => ({ adoption, name: adoption.facts.organisation.productName })))(
  '$name fills in its facts, chooses colours, perhaps draws a logo, and every check is green',
  ({ adoption }) => {
    const steps = adoption.mark === null ? factSteps : brandSteps
    expect(complaintOf(folder, adoption, steps)).toBeUndefined()
  },
)

/** An organisation with one helpline of its own and advice for a friend. */
function helping(number: string | null, reviewedBy: string | null): Adoption {
  const [known] = kept
  if (!known) throw new Error('tests/adopted is empty')
  const { facts } = known
  const { emergencyNumber, helplines } = facts.helplines
  const { advice, rightNow } = facts.helpNow
  const lines = (helplines ?? []).filter(({ isEmergency }) => isEmergency)
  lines.push(...(helplines ?? []).slice(-1).map((line) => ({ ...line, number, verifiedOn: null })))
  const friend = { ...advice.friend, text: 'Stay.', reviewedBy }
  return {
    ...known,
    facts: {
      ...facts,
      helplines: { emergencyNumber, helplines: lines },
      helpNow: { advice: { ...advice, friend }, rightNow },
    },
  }
}

const build = 'node scripts/build.mjs'

it('helplines that nobody has phoned, and advice that nobody has reviewed, do not go online', () => {
  const complaint = complaintOf(folder, helping('1199', null), [build])
  expect(complaint).toMatch(/1199 .*: never phoned\. Phone it and write the day into verifiedOn/)
  expect(complaint).toContain("“For a friend” on /help-now: waits for a clinician's review")
  expect(complaint).not.toContain('built in')
})

it('once they are, the site is built, even without a staff area and forms for facts', () => {
  for (const path of ['src/staff', 'staff.html', 'tests/staff', 'edit.html'])
    rmSync(join(folder, path), { recursive: true, force: true })
  // For production React has a quick half.
  const steps = [build, '! grep -rq jsxDEV dist']
  expect(complaintOf(folder, helping(null, 'Dr Achieng'), steps)).toBeUndefined()
})

it('a fact in a wrong form is told by its place, and nothing is built', () => {
  const [adoption] = fc.sample(adoptions, { seed: 7, numRuns: 1 })
  if (!adoption) throw new Error('The generator is empty')
  const { facts } = adoption
  const organisation = { ...facts.organisation, phone: '0711 222 333' }
  const pen = { name: 'Pen', description: 'It writes.', cost: 30, image: '/shop/none.svg' }
  const catalogue = { catalogue: [...(facts.catalogue.catalogue ?? []), pen] }
  const wrong = { ...adoption, facts: { ...facts, organisation, catalogue } }
  const complaint = complaintOf(folder, wrong, [`${build} --mode local`])
  expect(complaint).toContain("organisation.json, phone: must be written as '+254 700 000 000'")
  expect(complaint).toMatch(/catalogue\.json, entry \d+, image: is no file in public/)
  // What the generator invents besides has the right form.
  expect(new Set(complaint?.match(/\w+\.json, .*: (must|is) /g)).size).toBe(2)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { parseRules } from 'firestore-rules'
import { caseTables } from './cases/all'
import type { RulesCase } from './support/cases'
import { questionsOf, verdictOf } from './support/questions'
import { mutantsOf, readersOf } from './support/mutants'
import { rulesSource } from './support/rules'

const rules = parseRules(rulesSource)
/** Texts of a million characters take long to judge, and seldom tell what others do not. */
const hasLongText = ({ attempt }: RulesCase) => JSON.stringify(attempt).length > 10_000
const cases = Object.values(caseTables).flat()
const questions = [
  ...cases.filter((each) => !hasLongText(each)),
  ...cases.filter((each) => hasLongText(each)),
].map((each) => ({ title: each.title, allowed: each.allowed, ...questionsOf(each) }))
const mutants = mutantsOf(rules)

test(`the rules engine alone answers all ${questions.length} cases as the database does`, () => {
  const wrong = questions.filter((each) => verdictOf(rules, each).allowed !== each.allowed)
  expect(wrong.map(({ title }) => title)).toEqual([])
})

/** The questions that are refused at a line of the rules, by that line. */
function refusedAt(all: typeof questions): ReadonlyMap<number, typeof questions> {
  const found = new Map<number, typeof questions>()
  for (const question of all) {
    const said = verdictOf(rules, question).explanation.join('\n')
    for (const [, digits] of said.matchAll(/at line (\d+)/g)) {
      const line = Number(digits)
      found.set(line, found.get(line) ?? [])
      found.get(line)?.push(question)
    }
  }
  return found
}

test(`each of ${mutants.length} changes to the rules fails a case`, { timeout: 300_000 }, () => {
  const readers = readersOf(rules, questions, verdictOf)
  const refused = refusedAt(questions)
  const queues = new Map<number, (typeof questions)[number][]>()
  // Those come first that are refused at that line, or are allowed by way of it; others hardly ever tell.
  const queueOf = (line: number) => {
    const read = [...(readers.get(line) ?? [])]
    const queue = queues.get(line) ?? [
      ...new Set([
        // What a function says stands on the line after its name.
        ...(refused.get(line) ?? []),
        ...(refused.get(line + 1) ?? []),
        ...read.filter(({ allowed }) => allowed),
        ...read,
        ...questions,
      ]),
    ]
    queues.set(line, queue)
    return queue
  }
  const survivors = mutants.filter(({ ruleset, line }) => {
    const queue = queueOf(line)
    const killer = queue.findIndex((each) => verdictOf(ruleset, each).allowed !== each.allowed)
    // What fails for one change often fails for the next one, too.
    queue.unshift(...queue.splice(killer, killer === -1 ? 0 : 1))
    return killer === -1
  })
  expect(survivors.map(({ description }) => description)).toEqual([])
})

const [worst] = questions
  .map((each) => ({ title: each.title, cost: verdictOf(rules, each).cost }))
  .toSorted((one, other) => other.cost - one.cost)

test(`the costliest case evaluates ${worst?.cost} of the 1,000 expressions that Google allows`, () => {
  expect(worst?.cost, `"${worst?.title}" evaluates ${worst?.cost} expressions`).toBeLessThan(550)
})

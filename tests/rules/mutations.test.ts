// @vitest-environment node
import { expect, test } from 'vitest'
import { parseRules } from '../../firestore-rules/index'
import { caseTables } from './cases/all'
import type { RulesCase } from './support/cases'
import { questionsOf, verdictOf } from './support/questions'
import { mutantsOf } from './support/mutants'
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

type Question = (typeof questions)[number]

const collections = rules.service.matches[0]?.members.filter(({ kind }) => kind === 'match') ?? []

/**
 * What is asked of a change on that line first: questions about the collection whose rules it is
 * in, if it is in any. Others could only answer differently if its path was what changed.
 */
function startsWith(line: number): string {
  const match = collections.findLast(({ position }) => position.line <= line)
  const [segment] = match?.kind === 'match' ? match.path : []
  return segment?.kind === 'literal' ? segment.text : ''
}

test(`each of ${mutants.length} changes to the rules fails a case`, { timeout: 300_000 }, () => {
  const queues = new Map<string, Question[]>()
  const queueOf = (name: string): Question[] => {
    const queue = queues.get(name) ?? [
      ...questions.filter(({ requests }) => requests.some(({ path }) => path[0] === name)),
      ...questions.filter(({ requests }) => requests.every(({ path }) => path[0] !== name)),
    ]
    queues.set(name, queue)
    return queue
  }
  const survivors = mutants.filter(({ ruleset, line }) => {
    const queue = queueOf(startsWith(line))
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
  expect(worst?.cost, `"${worst?.title}" evaluates ${worst?.cost} expressions`).toBeLessThan(500)
})

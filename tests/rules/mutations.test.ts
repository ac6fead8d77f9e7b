// @vitest-environment node
import { expect, test } from 'vitest'
import { parseRules } from 'firestore-rules'
import { caseTables } from './cases/all'
import { questionsOf, verdictOf } from './support/questions'
import { mutantsOf, watching } from './support/mutants'
import { rulesSource } from './support/rules'

const rules = parseRules(rulesSource)
const watched = watching(rules)
const mutants = mutantsOf(rules)

const cases = Object.values(caseTables)
  .flat()
  .map((each) => {
    const asked = questionsOf(each)
    const { answer, lines } = watched.linesRead(() => verdictOf(watched.ruleset, asked))
    const places = answer.explanation.join('\n').matchAll(/at line (\d+)/g)
    const refusedAt = Array.from(places, ([, digits]) => Number(digits))
    return { title: each.title, allowed: each.allowed, asked, answer, lines, refusedAt }
  })
  // Large batches take long to judge.
  .toSorted((one, other) => one.asked.requests.length - other.asked.requests.length)

test(`the rules engine alone answers all ${cases.length} cases as the database does`, () => {
  const wrong = cases.filter(({ allowed, answer }) => answer.allowed !== allowed)
  expect(wrong.map(({ title }) => title)).toEqual([])
})

const linesOfRules = rulesSource.split('\n')

/** First the cases that are refused at the line, or allowed by way of it; others hardly ever tell. */
function queueFor(line: number) {
  const read = cases.filter(({ lines }) => lines.has(line))
  // Nothing reads the line that names a collection.
  const [, collection] = /match \/(\w+)\//.exec(linesOfRules[line - 1] ?? '') ?? []
  return new Set([
    ...cases.filter(({ asked }) => asked.requests.some(({ path }) => path[0] === collection)),
    // What a function says stands on the line after its name.
    ...cases.filter(({ refusedAt }) => refusedAt.some((at) => at === line || at === line + 1)),
    ...read.filter(({ allowed }) => allowed),
    ...read,
    ...cases.filter((each) => each.refusedAt.length === 0),
    ...cases,
  ])
}

test(`each of ${mutants.length} changes to the rules fails a case`, { timeout: 300_000 }, () => {
  const queues = new Map<number, ReturnType<typeof queueFor>>()
  const survivors = mutants.filter(({ ruleset, line }) => {
    const queue = queues.get(line) ?? queueFor(line)
    for (const each of queue) {
      if (verdictOf(ruleset, each.asked).allowed === each.allowed) continue
      // What fails for one change often fails for the next one, too.
      queues.set(line, new Set([each, ...queue]))
      return false
    }
    return true
  })
  expect(survivors.map(({ description }) => description)).toEqual([])
})

test('no case evaluates many more than half of the 1,000 expressions that Google allows', () => {
  const [worst] = cases.toSorted((one, other) => other.answer.cost - one.answer.cost)
  expect(worst?.answer.cost, worst?.title).toBeLessThan(600)
})

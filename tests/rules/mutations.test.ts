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
    const deciding = answer.allowed ? /^line (\d+)/gm : /at line (\d+)/g
    const places = answer.explanation.join('\n').matchAll(deciding)
    const decidedAt = Array.from(places, ([, digits]) => Number(digits))
    return { title: each.title, allowed: each.allowed, asked, answer, lines, decidedAt }
  })
  // Large batches take long to judge.
  .toSorted((one, other) => one.asked.requests.length - other.asked.requests.length)

test(`the rules engine alone answers all ${cases.length} cases as the database does`, () => {
  const wrong = cases.filter(({ allowed, answer }) => answer.allowed !== allowed)
  expect(wrong.map(({ title }) => title)).toEqual([])
})

type Case = (typeof cases)[number]

/** Looks up the cases that have a key. */
function indexed<Key>(keysOf: (one: Case) => Iterable<Key>) {
  const index = new Map<Key, Case[]>()
  for (const one of cases)
    for (const key of new Set(keysOf(one))) {
      const known = index.get(key)
      if (known) known.push(one)
      else index.set(key, [one])
    }
  return (key: Key): readonly Case[] => index.get(key) ?? []
}

const ofCollection = indexed(({ asked }) => asked.requests.map(({ path }) => path[0]))
const decidedAt = indexed((one) => one.decidedAt)
const reading = indexed(({ lines }) => lines)

const linesOfRules = rulesSource.split('\n')

/** The cases that failed for a change of a line, the latest first. */
const failedAt = new Map<number, readonly Case[]>()

/**
 * First what failed for another change of the line, then the cases that it decides, then those that read it;
 * other cases hardly ever fail.
 */
function* queueFor(line: number) {
  yield* failedAt.get(line) ?? []
  yield* decidedAt(line)
  // Nothing reads the line that names a collection.
  yield* ofCollection(/match \/(\w+)\//.exec(linesOfRules[line - 1] ?? '')?.[1])
  // What a function says stands on the line after its name.
  yield* decidedAt(line + 1)
  yield* reading(line)
  yield* cases
}

test(`each of ${mutants.length} changes to the rules fails a case`, { timeout: 300_000 }, () => {
  const survivors = mutants.filter(({ ruleset, line }) => {
    const passed = new Set<Case>()
    for (const each of queueFor(line)) {
      if (passed.has(each)) continue
      if (verdictOf(ruleset, each.asked).allowed === each.allowed) {
        passed.add(each)
        continue
      }
      const others = (failedAt.get(line) ?? []).filter((other) => other !== each)
      failedAt.set(line, [each, ...others])
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

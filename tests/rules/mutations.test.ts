// @vitest-environment node
import { expect, test } from 'vitest'
import type { Ruleset } from '../../local-backend/rules/ast'
import { judge, type Verdict } from '../../local-backend/rules/judge'
import { parseRules } from '../../local-backend/rules/parseRules'
import { allCases } from './cases/all'
import { toRulesRequest } from './support/cases'
import { rulesSource } from './support/database'
import { mutantsOf } from './support/mutants'

const rules = parseRules(rulesSource)
const questions = allCases.map(({ title, allowed, ...rest }) => ({
  title,
  allowed,
  request: toRulesRequest({ title, allowed, ...rest }),
}))
const mutants = mutantsOf(rules)

/** The rules read no other documents. */
const noDocuments = { get: () => null, getAfter: () => null }

function verdictOf(ruleset: Ruleset, { request }: (typeof questions)[number]): Verdict {
  return judge(ruleset, request, noDocuments)
}

test(`the rules engine alone answers all ${questions.length} cases as the database does`, () => {
  const wrong = questions.filter((each) => verdictOf(rules, each).allowed !== each.allowed)
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test(`each of ${mutants.length} changes to the rules fails a case`, { timeout: 120_000 }, () => {
  const inOrder = [...questions]
  const survivors = mutants.filter(({ ruleset }) => {
    const killer = inOrder.findIndex((each) => verdictOf(ruleset, each).allowed !== each.allowed)
    // What fails for one change often fails for the next one, too.
    inOrder.unshift(...inOrder.splice(killer, killer === -1 ? 0 : 1))
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

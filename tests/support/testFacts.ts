import { readKind } from '../../scripts/facts.ts'
import { rulesPhoning, rulesSelling } from '../../scripts/catalogueRules.mjs'

/** The facts that tests bring, so that an organisation that fills in its own breaks none. */
export const testFactsFolder = 'tests/facts'

/** The rules for the goods and helplines of the tests in place of the organisation's. */
export const sellTestGoods = (rules: string): string =>
  rulesPhoning(
    rulesSelling(rules, readKind('catalogue', testFactsFolder).catalogue),
    readKind('helplines', testFactsFolder).helplines,
  )

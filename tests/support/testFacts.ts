import { rulesPhoning, rulesSelling } from '../../scripts/catalogueRules.mjs'
import { readFacts } from '../../scripts/facts.ts'

/** The facts that tests bring, so that an organisation that fills in its own breaks none. */
export const testFactsFolder = 'tests/facts'

/** The rules for the goods and helplines of the tests in place of the organisation's. */
export function sellTestGoods(rules: string): string {
  const { catalogue, helplines } = readFacts(testFactsFolder)
  return rulesPhoning(rulesSelling(rules, catalogue.catalogue), helplines.helplines)
}

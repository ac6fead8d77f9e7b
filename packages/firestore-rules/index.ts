/** Everything that other folders may use; README.md says how. */
export { judge, type Verdict } from './src/judge.ts'
export { parseRules } from './src/parseRules.ts'
export { RulesSyntaxError } from './src/rulesSyntaxError.ts'
export type {
  DocumentLookup,
  QueryFilter,
  RulesDocument,
  RulesQuery,
  RulesRequest,
} from './src/request.ts'
export type * from './src/syntaxTree.ts'
export type { MapValue, Value } from './src/values.ts'

import type { StatementRow } from './statementRows'
import type { Statement, StatementProblem } from './statement'

export type StatementForm =
  | {
      readonly kind: 'form'
      readonly form: Statement['form']
      readonly rows: readonly StatementRow[]
      readonly shortCode: string | null
      /** In the statement's own words. */
      readonly period: { readonly from: string; readonly to: string }
      /** May say when it was made. */
      readonly madeOn: readonly string[]
    }
  | StatementProblem

import type { StatementRow } from './statementRows'
import type { Statement, StatementProblem } from './statement'

/** A statement of any form before its rows are judged. */
export type StatementForm =
  | {
      readonly kind: 'form'
      readonly form: Statement['form']
      readonly rows: readonly StatementRow[]
      readonly shortCode: string | null
      /** The span in the statement's own words; empty without one. */
      readonly period: { readonly from: string; readonly to: string }
      /** Cells that may say when it was made. */
      readonly madeOn: readonly string[]
    }
  | StatementProblem

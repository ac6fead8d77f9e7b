import type { StatementRow } from './statementRows'
import type { Statement, StatementProblem } from './statement'

/** What a statement of any form says, before anything is judged. */
export type StatementForm =
  | {
      readonly kind: 'form'
      readonly form: Statement['form']
      readonly rows: readonly StatementRow[]
      readonly shortCode: string | null
      /** The span it says it is of, as it writes it; empty where it does not say. */
      readonly period: { readonly from: string; readonly to: string }
      /** What may say when it was made: it cannot know what came later. */
      readonly madeOn: readonly string[]
    }
  | StatementProblem

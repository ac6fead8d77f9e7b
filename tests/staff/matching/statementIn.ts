import { readStatement } from '@/staff/matching/readStatement'
import type { Statement } from '@/staff/matching/statement'

/** The statement in a text, or the test fails. */
export function statementIn(text: string): Statement {
  const statement = readStatement(text)
  if (statement.kind === 'problem') throw new Error(`no statement: ${statement.why}`)
  return statement
}

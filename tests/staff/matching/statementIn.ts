import { readStatement } from '@/staff/matching/readStatement'
import type { Booked } from '@/staff/matching/reconciliation'
import type { Statement } from '@/staff/matching/statement'

export const nothingBooked: Booked = {
  ...{ bookings: [], paidBack: new Map(), payments: new Map(), left: [] },
}

/** The statement in a text, or the test fails. */
export function statementIn(text: string, fileName?: string): Statement {
  const statement = readStatement(text, { fileName })
  if (statement.kind === 'problem') throw new Error(`no statement: ${statement.why}`)
  return statement
}

/** The till or paybill that a statement names, or null: it is refused, since ours is another. */
export function tillOf(text: string, fileName?: string): string | null {
  const statement = readStatement(text, { fileName, ownShortCodes: ['999999'] })
  return 'shortCode' in statement ? statement.shortCode : null
}

import { isMpesaCode, readAmount, readPayer, type Payer } from './cells'
import { readMoment, type Moment } from './moments'
import type { LeftOutLine, Statement, StatementLine } from './statement'

export const emptyRow = {
  code: '',
  completed: '',
  initiated: '',
  details: '',
  status: '',
  paidIn: '',
  withdrawn: '',
  reason: '',
  party: '',
  linked: '',
  account: '',
}

export interface StatementRow extends Readonly<typeof emptyRow> {
  /** Known apart from these cells. */
  readonly payer?: Payer
}

/** A statement before its rows are judged. */
export interface StatementForm {
  readonly form: Statement['form']
  readonly rows: readonly StatementRow[]
  readonly shortCode: string | null
  /** In the statement's own words. */
  readonly period?: { readonly from: string; readonly to: string }
  /** May say when it was made. */
  readonly madeOn?: readonly string[]
}

export type ReadRow =
  | { readonly line: StatementLine }
  | { readonly leftOut: LeftOutLine; readonly movesBack: readonly string[] }

const charge = /\b(?:charges?|fees?|commissions?|excise|tariff)\b/i
const reversal = /\brevers|\brefund/i
const ownMoney =
  /\b(?:settle\w*|overdraft|loans?|float|withdraw\w*|disburse\w*|organi[sz]ation (?:transfer|settlement)|interest)\b/i

/** By its words and signs, never by its code alone. */
export function readRow(row: StatementRow, settle: (moment: Moment) => Moment): ReadRow {
  const code = row.code.trim().toUpperCase()
  // What is before the name: a payer may be called anything.
  const [said = ''] = row.details.split(/\bfrom\b/i)
  const words = `${said} ${row.reason}`
  const label = (row.reason || said).replace(/\s+/g, ' ').trim().slice(0, 80)
  const leaveOut = (why: LeftOutLine['why'], movesBack: readonly string[] = []): ReadRow => ({
    leftOut: { code, label, why },
    movesBack,
  })

  if (row.status.trim().toLowerCase() !== 'completed') return leaveOut('not-completed')
  if (reversal.test(words)) return leaveOut('reversal', codesIn(row))
  if (charge.test(words)) return leaveOut('charge')
  const paidIn = readAmount(row.paidIn)
  const withdrawn = readAmount(row.withdrawn)
  if (paidIn === null || withdrawn === null) return leaveOut('no-amount')
  if (paidIn < 0 || (paidIn === 0 && withdrawn !== 0)) return leaveOut('money-out')
  if (paidIn === 0 || withdrawn !== 0) return leaveOut('no-amount')
  if (ownMoney.test(words)) return leaveOut('own-money')
  if (!isMpesaCode(code)) return leaveOut('no-code')
  const moment = momentOf(row)
  if (!moment) return leaveOut('no-date')
  const { at, swappedAt } = settle(moment)
  const party = readPayer(row.party)
  // A till has no phone.
  const payer = row.payer ?? (party.phone ? party : readPayer(fromOn(row.details)))
  const account = row.account.trim()
  return { line: { code, at, swappedAt, amount: paidIn, ...payer, account, label } }
}

/** A spreadsheet may have removed the date from the time of completion. */
export function momentOf(row: Pick<StatementRow, 'completed' | 'initiated'>): Moment | null {
  return readMoment(row.completed) ?? readMoment(row.initiated)
}

export function fromOn(details: string): string {
  return /\bfrom\b.*$/is.exec(details)?.[0] ?? ''
}

/** Linked, with the same code, or named in the details. */
function codesIn({ code, linked, details }: StatementRow): string[] {
  const named = details.split(/[^A-Z0-9]+/).filter((word) => /\d/.test(word))
  return [code, linked, ...named].map((word) => word.trim().toUpperCase()).filter(isMpesaCode)
}

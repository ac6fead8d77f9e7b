import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount, readPayer, type Payer } from './cells'
import { isTruncatedDate, readDate, type WrittenDate } from './dates'
import type { LeftOutLine, Statement, StatementLine, LeftOutReason } from './statement'

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
  /** If not read from these cells. */
  readonly payer?: Payer
}

export interface StatementForm {
  readonly form: Statement['form']
  readonly rows: readonly StatementRow[]
  readonly shortCode: string | null
  /** As written. */
  readonly period?: { readonly from: string; readonly to: string }
  /** Perhaps the day it was made. */
  readonly createdOn?: readonly string[]
}

export type ReadRow =
  | { readonly line: StatementLine }
  | { readonly leftOut: LeftOutLine; readonly reversedCodes: readonly string[] }

const charge = /\b(?:charges?|fees?|commissions?|excise|tariff)\b/i
const reversal = /\brevers|\brefund/i
const ownMoney =
  /\b(?:settle\w*|overdraft|loans?|float|withdraw\w*|disburse\w*|organi[sz]ation (?:transfer|settlement)|interest)\b/i

/** Never judges by the code alone. */
export function readRow(row: StatementRow, date: WrittenDate | null): ReadRow {
  const code = row.code.trim().toUpperCase()
  // Not the name: a payer may be called anything.
  const [said = ''] = row.details.split(/\bfrom\b/i)
  const words = `${said} ${row.reason}`
  const label = (row.reason || said).replace(/\s+/g, ' ').trim().slice(0, 80)
  const [paidIn, withdrawn] = [readAmount(row.paidIn), readAmount(row.withdrawn)]
  const amount = paidIn === 0 ? withdrawn && -Math.abs(withdrawn) : paidIn
  const skip = (why: LeftOutReason, text = ''): ReadRow => ({
    leftOut: {
      code,
      label,
      why,
      amount: why === 'no-amount' ? null : amount,
      ...(text && { text: text.trim().slice(0, 40) }),
    },
    reversedCodes: why === 'reversal' ? codesIn(row) : [],
  })

  const status = row.status.trim().toLowerCase()
  if (!/^[a-z]/.test(status)) return skip(isMpesaCode(code) ? 'no-status' : 'no-payment', status)
  if (status !== 'completed') return skip('not-completed')
  if (reversal.test(words)) return skip('reversal')
  if (charge.test(words)) return skip('charge')
  if (paidIn === null) return skip('no-amount', row.paidIn)
  if (paidIn < 0 || (paidIn === 0 && withdrawn !== 0)) return skip('money-out')
  if (paidIn === 0 || withdrawn !== 0) return skip('no-amount', `${row.paidIn} ${row.withdrawn}`)
  if (ownMoney.test(words)) return skip('own-money')
  if (!isMpesaCode(code)) return skip('no-code')
  if (!date) {
    const text = row.completed || row.initiated
    return skip(isTruncatedDate(text) ? 'cut-date' : 'no-date', text)
  }
  const { at, swappedAt } = date
  const party = readPayer(row.party)
  // A till has no phone.
  const payer = row.payer ?? (party.phone ? party : readPayer(textFromPayer(row.details)))
  const account = row.account.trim()
  return { line: { code, at, swappedAt, amount: paidIn, ...payer, account, label } }
}

/** A spreadsheet may have cut off the date of completion. */
export function dateOf(row: Pick<StatementRow, 'completed' | 'initiated'>): WrittenDate | null {
  return readDate(row.completed) ?? readDate(row.initiated)
}

export function textFromPayer(details: string): string {
  return /\bfrom\b.*$/is.exec(details)?.[0] ?? ''
}

/** 'Reversal of transaction TKABCDEFGH'. */
const beforeCode =
  /\b(?:of|for|id|no|number|code|transaction|receipt|reversed)[.:#\s-]+(?=([A-Z]{10})\b)/gi

/** A code without a digit needs such words before it. */
function codesIn({ code, linked, details }: StatementRow): string[] {
  const named = details.split(/[^A-Z0-9]+/).filter((word) => /\d/.test(word))
  const placed = [...details.matchAll(beforeCode)].map(([, word = '']) => word)
  const written = placed.filter((word) => word === word.toUpperCase())
  return [code, linked, ...named, ...written]
    .map((word) => word.trim().toUpperCase())
    .filter(isMpesaCode)
}

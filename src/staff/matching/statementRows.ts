import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { partsOfDetails, readAmount, readPayer, readStatus, type Payer } from './cells'
import { isTruncatedDate, readDate, withCode, type WrittenDate } from './dates'
import type { LeftOutReason } from './statement'

export const emptyRow = {
  code: '',
  completed: '',
  initiated: '',
  details: '',
  status: '',
  paidIn: '',
  withdrawn: '',
  balance: '',
  reason: '',
  party: '',
  phone: '',
  linked: '',
  account: '',
}

export interface StatementRow extends Readonly<typeof emptyRow> {
  /** If it is known without reading these cells. */
  readonly payer?: Payer
}

export interface StatementForm {
  readonly form: 'portal' | 'till' | 'sms'
  readonly rows: readonly StatementRow[]
  /** The number of the till or paybill, if stated. */
  readonly shortCode: string | null
  /** As written. */
  readonly period?: { readonly from: string; readonly to: string }
  /** Cells above the table, of which one may say when the file was made. */
  readonly createdOn?: readonly string[]
}

const outType = /^(?:dr|debit|out|sent|(?:money|paid) (?:out|sent)|withdrawal)\.?$/i
const charge = /\b(?:charges?|fees?|commissions?|excise|tariff)\b/i
const reversal = /\brevers|\brefund/i
const ownMoney =
  /\b(?:settle\w*|overdraft|loans?|float|withdraw\w*|disburse\w*|organi[sz]ation (?:transfer|settlement)|interest|utility account|working account|mmf account)\b/i

/** Judges by the amounts and M-Pesa's own words, never by the code alone or by what a payer or a bank wrote. */
export function readRow(row: StatementRow, at: number | null) {
  const code = row.code.trim().toUpperCase()
  const { own, party, account } = partsOfDetails(row.details)
  const words = `${own} ${row.reason}`
  const label = (row.reason || own).replace(/\s+/g, ' ').trim().slice(0, 80)
  const plain = readAmount(row.paidIn)
  // With one column for all amounts, its sign or the type says which way the money went.
  const paidIn =
    plain && outType.test(row.reason.trim()) && !row.withdrawn ? -Math.abs(plain) : plain
  const withdrawn = readAmount(row.withdrawn)
  const sum = paidIn === 0 ? withdrawn && -Math.abs(withdrawn) : paidIn
  const amount = row.paidIn || row.withdrawn ? sum : null
  const isOut = paidIn !== null && (paidIn < 0 || (paidIn === 0 && withdrawn !== 0))
  const balance = code === '' ? readAmount(row.balance) : null
  const skip = (why: LeftOutReason, text = '') => ({
    leftOut: {
      code,
      label,
      why,
      amount: why === 'no-amount' ? null : amount,
      ...(at !== null && { at }),
      ...(text && { text: text.trim().slice(0, 40) }),
      ...(balance !== null && { balance }),
    },
    reversals: why === 'reversal' ? reversedBy(row, isOut).map((of) => ({ of, code, at })) : [],
  })

  const status = readStatus(row.status)
  if (row.status === 'unread') return skip('unread', row.details)
  if (status === null) return skip(namesCode(row) ? 'no-status' : 'no-payment', row.status)
  if (status === 'not-completed') return skip(status)
  // The person who got the money, and not 'your M-PESA account'.
  if (reversal.test(words)) return skip('reversal', /\d/.test(party) ? party : '')
  if (paidIn === null) return skip('no-amount', row.paidIn)
  if (isOut) return skip(charge.test(words) ? 'charge' : 'money-out')
  if (paidIn === 0 || withdrawn !== 0) return skip('no-amount', `${row.paidIn} ${row.withdrawn}`)
  if (ownMoney.test(words)) return skip('own-money')
  if (!isMpesaCode(code)) return skip('no-code')
  if (at === null) {
    const text = row.completed || row.initiated
    return skip(isTruncatedDate(text) ? 'cut-date' : 'no-date', text)
  }
  const payer = row.payer ?? payerOf(`${row.phone} ${row.party}`, party)
  return {
    line: {
      code,
      at,
      amount: paidIn,
      ...payer,
      account: row.account.trim() || account,
      label,
    },
  }
}

/** In any cell: a message among the rows, or a row in one cell or in other columns, may be a payment. */
function namesCode(row: StatementRow): boolean {
  const words = Object.values(row).flatMap((cell) =>
    typeof cell === 'string' ? cell.toUpperCase().split(/[^A-Z0-9]+/) : [],
  )
  // Without a digit it is a code only in its place, beside a date.
  const isInPlace = isMpesaCode(row.code.trim()) && dateOf(row) !== null
  return isInPlace || words.some((word) => isMpesaCode(word) && /\d/.test(word))
}

/** Without a phone number, the column names our own till if it has another number or if Details name a payer. */
function payerOf(column: string, inDetails: string): Payer {
  const [named, other] = [readPayer(column), readPayer(inDetails)]
  if (named.phone) return { ...named, payer: named.payer || other.payer }
  return other.payer || other.phone || /\d/.test(column) ? other : named
}

/** A spreadsheet may have cut off the date of completion. */
export function dateOf({ code, completed, initiated }: StatementRow): WrittenDate | null {
  const date = readDate(completed) ?? readDate(initiated)
  return date && withCode(date, code.trim())
}

/** As in 'Reversal of transaction TKABCDEFGH'. */
const beforeCode =
  /\b(?:of|for|id|no|number|code|transaction|receipt|reversed|muamala)[.:#\s-]+(?=([A-Z]{10})\b)/gi

/** The codes that it takes back: its own only if money went out. One without a digit must follow the words above. */
function reversedBy({ code, linked, details }: StatementRow, isOut: boolean): string[] {
  const own = code.trim().toUpperCase()
  const named = details.split(/[^A-Z0-9]+/).filter((word) => /\d/.test(word))
  const placed = [...details.matchAll(beforeCode)].map(([, word = '']) => word)
  const written = placed.filter((word) => word === word.toUpperCase())
  return [linked, ...named, ...written]
    .map((word) => word.trim().toUpperCase())
    .filter((word) => isMpesaCode(word) && word !== own)
    .concat(isOut && isMpesaCode(own) ? [own] : [])
}

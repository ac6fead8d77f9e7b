import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount, readStatus } from './cells'
import { isTruncatedDate, readDate } from './dates'
import type { emptyRow } from './statementRows'

type ColumnMeaning = keyof typeof emptyRow
/** The place of each column in a row. */
export type Columns = Readonly<Partial<Record<ColumnMeaning, number>>>

/** Without these no line can be read. */
export const neededColumns = ['code', 'completed', 'paidIn', 'status'] as const

/** In rows. */
export const longestHead = 60

/** What a header's words mean, without units and signs. The narrowest meaning comes first. */
const meanings: readonly (readonly [ColumnMeaning | null, RegExp])[] = [
  ['balance', /^(?:running |closing )?balance$/],
  [null, /\b(?:balance|currency|store|fee|charge)\b/],
  ['linked', /\blinked\b/],
  ['initiated', /\b(?:initiat\w*|start)\b/],
  ['status', /\bstatus\b/],
  [
    'completed',
    /\bcomplet\w*\b|^(?:(?:trans(?:action)?|posting|value) )?(?:date|time|timestamp|date (?:and )?time)$/,
  ],
  [
    'code',
    /\breceipt\b|^(?:m ?pesa )?(?:code|ref|reference)$|\b(?:trans(?:action)?|m ?pesa|confirmation) (?:id|code|no|number|ref|reference)$/,
  ],
  ['reason', /^(?:dr cr|cr dr|debit credit|credit debit)(?: (?:indicator|type|flag))?$/],
  [
    'paidIn',
    /\b(?:paid|money|amount) in\b|\bcredit|\bdeposit|\breceived$|^(?:trans(?:action)? )?amount$|^in$/,
  ],
  ['withdrawn', /\bwithdr\w*|\b(?:paid|money|amount) out\b|\bdebit|\bsent$/],
  ['reason', /\b(?:reason|transaction) type\b|^type$/],
  ['phone', /\b(?:phone|mobile|msisdn)\b/],
  ['party', /\bparty\b|^(?:sender|payer|customer|name|from)(?: name)?$/],
  [
    'account',
    /^(?:paybill )?(?:a c|acc|account|bill)(?: (?:no|number|ref|reference|ref number))?$/,
  ],
  ['details', /\b(?:details?|description|narrat\w*|particulars|remarks?)\b/],
]

function headerWords(cell: string): string {
  return cell
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .replace(/\(.*?\)|\b(?:kshs?|kes)\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}

export function columnsOfHeader(cells: readonly string[]): Columns {
  const found: Partial<Record<ColumnMeaning, number>> = {}
  cells.forEach((cell, place) => {
    const words = headerWords(cell)
    const [meaning] = meanings.find(([, pattern]) => pattern.test(words)) ?? []
    if (meaning && found[meaning] === undefined) found[meaning] = place
  })
  return found
}

export function isHeader(cells: readonly string[]): boolean {
  const columns = columnsOfHeader(cells)
  return columns.code !== undefined && Object.keys(columns).length >= 3
}

/** Known exports that are not the portal's. A head office's cannot be used; a bank's can if it has M-Pesa's codes. */
export function foreignExport(rows: readonly (readonly string[])[]) {
  const hasCodes = rows.some(isPaymentRow)
  for (const header of rows.slice(0, longestHead)) {
    const which = kindOfHeader(header, hasCodes)
    if (which) return { which, header }
  }
  return null
}

function kindOfHeader(cells: readonly string[], hasCodes: boolean): 'head-office' | 'bank' | null {
  const words = cells.map(headerWords)
  const has = (pattern: RegExp) => words.some((each) => pattern.test(each))
  if (has(/^store name$/) && has(/\breceipt\b/) && !has(/\bstatus\b/)) return 'head-office'
  const isOfAccount =
    has(/\bdebit|\bwithdraw|\bout$/) && has(/\bcredit|\bdeposit|\bin$/) && has(/\bbalance\b/)
  // A table with 'Details' may be M-Pesa's too, which has a column of codes.
  const isOfBank =
    has(/\b(?:value date|cheque|narrat\w*|particulars)\b/) ||
    (has(/\b(?:details|description)\b/) && !hasCodes)
  return isOfAccount && !has(/\breceipt\b/) && isOfBank ? 'bank' : null
}

const isCode = (cell: string) => isMpesaCode(cell.trim().toUpperCase())
const isTime = (cell: string) => readDate(cell) !== null || isTruncatedDate(cell)
const isSum = (cell: string) => /\d/.test(cell) && readAmount(cell) !== null

export function isPaymentRow(cells: readonly string[]): boolean {
  return cells.some(isCode) && cells.some(isTime)
}

const ofBalance =
  /^(?:(?:opening|closing|ending|available|cleared|ledger|book)\W+)+bal(?:ance)?\W*$|^(?:bal(?:ance)?\W+)?(?:[bc]\W?f(?:wd)?|(?:brought|carried) forward)\W*$/i
const ofTotal =
  /^(?:(?:grand|sub|net|page|account|statement|transaction|period)\W*)?totals?(?:\W+(?:debits?|credits?|withdrawals?|deposits?|transactions|amounts?|count|money|paid|in|out|for|the|period|statement))*\W*$/i

/**
 * Whether a row is only a total or a balance. A company may be called Total, but its payment has a day and moves the
 * balance. `isStill`: the row is known not to move the balance.
 */
export function isTotal(row: readonly string[], isStill = false): boolean {
  const words = row.filter((cell) => readDate(cell) === null && readAmount(cell) === null).join(' ')
  const isSure = isStill || row.every((cell) => readDate(cell) === null)
  return ofBalance.test(words) || (ofTotal.test(words) && isSure)
}

/** Columns without a header, by what their cells hold: M-Pesa's tables always have this order. */
export function columnsOfRows(rows: readonly (readonly string[])[]): Columns {
  const sure = rows.filter(
    (row) => isPaymentRow(row) && isTime(row[row.findIndex(isCode) + 1] ?? ''),
  )
  const width = Math.max(0, ...sure.map(({ length }) => length))
  const most = (test: (cell: string) => boolean) => (place: number) =>
    sure.filter((row) => test(row[place] ?? '')).length > sure.length / 2
  const places = Array.from({ length: width }, (_, place) => place)
  const code = places.find(most(isCode))
  const status = places.find(most((cell) => readStatus(cell) !== null))
  if (code === undefined || status === undefined) return {}
  const isSummed = most((cell) => cell === '' || isSum(cell))(status + 1)
  // These follow the balance; in the portal's full table, 'true' or 'false' comes in between.
  const isFull = most((cell) => /^(?:true|false)$/i.test(cell))(status + 4)
  const last = (['reason', 'party', 'linked', 'account'] as const)
    .slice(0, isFull ? 4 : 2)
    .map((column, number) => [column, status + (isFull ? 5 : 4) + number] as const)
  return {
    code,
    completed: code + 1,
    ...(status - code > 3 && { initiated: code + 2 }),
    ...(status - code > 2 && { details: status - 1 }),
    status,
    ...(isSummed && { paidIn: status + 1, withdrawn: status + 2, balance: status + 3 }),
    ...Object.fromEntries(last),
  }
}

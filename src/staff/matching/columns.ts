import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { readAmount } from './cells'
import { isTruncatedDate, readDate } from './dates'

/** What a reader needs of a table, as its columns mean it. */
export const columnMeanings = [
  ...(['code', 'completed', 'initiated', 'details', 'status', 'paidIn', 'withdrawn'] as const),
  ...(['reason', 'party', 'linked', 'account'] as const),
] as const

export type ColumnMeaning = (typeof columnMeanings)[number]
/** The place of each column in a row. */
export type Columns = Readonly<Partial<Record<ColumnMeaning, number>>>

/** Without these no line can be read. */
export const neededColumns = ['code', 'completed', 'paidIn', 'status'] as const

/** By the words of a header without units and signs, the narrowest meaning first. */
const meanings: readonly (readonly [ColumnMeaning | null, RegExp])[] = [
  [null, /\b(?:balance|currency|store|fee|charge)\b/],
  ['linked', /\blinked\b/],
  ['initiated', /\b(?:initiat\w*|start)\b/],
  ['status', /\bstatus\b/],
  [
    'completed',
    /\bcomplet\w*\b|^(?:trans(?:action)? )?(?:date|time|timestamp|date (?:and )?time)$/,
  ],
  [
    'code',
    /\breceipt\b|^(?:m ?pesa )?(?:code|ref|reference)$|\b(?:trans(?:action)?|m ?pesa|confirmation) (?:id|code|no|number|ref|reference)$/,
  ],
  [
    'paidIn',
    /\b(?:paid|money|amount) in\b|\bcredit|\bdeposit|\breceived$|^(?:trans(?:action)? )?amount$|^in$/,
  ],
  ['withdrawn', /\bwithdr\w*|\b(?:paid|money|amount) out\b|\bdebit|\bsent$/],
  ['reason', /\b(?:reason|transaction) type\b|^type$/],
  ['party', /\b(?:other )?party\b|^(?:sender|payer|customer|name|from|msisdn)(?: name)?$/],
  [
    'account',
    /^(?:paybill )?(?:a c|acc|account|bill)(?: (?:no|number|ref|reference|ref number))?$/,
  ],
  ['details', /\b(?:details?|description|narrat\w*|particulars|remarks?)\b/],
]

function headerWords(cell: string): string {
  return cell
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
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

/** Statements that we know and cannot use. */
export function foreignExport(cells: readonly string[]): 'head-office' | 'bank' | null {
  const words = cells.map(headerWords)
  const has = (pattern: RegExp) => words.some((each) => pattern.test(each))
  if (has(/^store name$/) && has(/\breceipt\b/) && !has(/\bstatus\b/)) return 'head-office'
  const isOfAccount = has(/\bdebit|\bwithdraw/) && has(/\bcredit|\bdeposit/) && has(/\bbalance\b/)
  return isOfAccount &&
    !has(/\breceipt\b/) &&
    has(/\b(?:value date|cheque|narrat\w*|particulars)\b/)
    ? 'bank'
    : null
}

const statusWords = /^(?:completed|failed|cancelled|declined|pending|expired)$/i
const isCode = (cell: string) => isMpesaCode(cell.trim().toUpperCase())
const isTime = (cell: string) => readDate(cell) !== null || isTruncatedDate(cell)
const isSum = (cell: string) => /\d/.test(cell) && readAmount(cell) !== null

export function isPaymentRow(cells: readonly string[]): boolean {
  return cells.some(isCode) && cells.some(isTime)
}

/** As the rows of M-Pesa's own tables. */
function beginsWithCode(cells: readonly string[]): boolean {
  return isTime(cells[cells.findIndex(isCode) + 1] ?? '')
}

/** Columns without a header, by what stands in them: M-Pesa's tables always have this order. */
export function columnsOfRows(rows: readonly (readonly string[])[]): Columns {
  const sure = rows.filter((row) => isPaymentRow(row) && beginsWithCode(row))
  const width = Math.max(0, ...sure.map(({ length }) => length))
  const most = (place: number, test: (cell: string) => boolean) =>
    sure.filter((row) => test(row[place] ?? '')).length > sure.length / 2
  const places = Array.from({ length: width }, (_, place) => place)
  const code = places.find((place) => most(place, isCode))
  const status = places.find((place) => most(place, (cell) => statusWords.test(cell.trim())))
  if (code === undefined || status === undefined) return {}
  // Some tables have the time of initiation too.
  const hasInitiated = status - code > 3
  const [paidIn, withdrawn, balance] = [status + 1, status + 2, status + 3]
  // 'true' in the columns of the portal's full table.
  const isFull = most(balance + 1, (cell) => /^(?:true|false)$/i.test(cell.trim()))
  const reason = balance + (isFull ? 2 : 1)
  const after: [ColumnMeaning, number][] = [
    ['reason', reason],
    ['party', reason + 1],
    ...(isFull
      ? ([
          ['linked', reason + 2],
          ['account', reason + 3],
        ] as [ColumnMeaning, number][])
      : []),
  ]
  return {
    code,
    completed: code + 1,
    ...(hasInitiated && { initiated: code + 2 }),
    ...(status - code > 2 && { details: status - 1 }),
    status,
    ...(most(paidIn, (cell) => cell === '' || isSum(cell)) && { paidIn, withdrawn }),
    ...Object.fromEntries(after.filter(([, place]) => place < width)),
  }
}

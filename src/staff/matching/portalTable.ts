import { parse } from 'papaparse'
import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { isTruncatedDate, readDate } from './dates'
import type { StatementProblem } from './statement'
import { emptyRow, type StatementForm } from './statementRows'

/** Letters only; the portal's own first. */
const columnNames: Record<keyof typeof emptyRow, readonly string[]> = {
  code: ['receiptno', 'receiptnumber', 'receipt'],
  completed: ['completiontime'],
  initiated: ['initiationtime'],
  details: ['details'],
  status: ['transactionstatus', 'status'],
  paidIn: ['paidin'],
  withdrawn: ['withdrawn'],
  reason: ['reasontype', 'transactiontype'],
  party: ['otherpartyinfo', 'otherparty'],
  linked: ['linkedtransactionid'],
  account: ['acno', 'accountno'],
}

const needed = new Map([
  ['code', 'Receipt No.'],
  ['completed', 'Completion Time'],
  ['status', 'Transaction Status'],
  ['paidIn', 'Paid In'],
])

/** For cells without headers, told apart by column count. */
const usual = [
  'Receipt No.|Completion Time|Initiation Time|Details|Transaction Status|Paid In|Withdrawn|Balance|Balance Confirmed|Reason Type|Other Party Info|Linked Transaction ID|A/C No.',
  'Receipt No.|Completion Time|Details|Transaction Status|Paid In|Withdrawn|Balance|Transaction Type|Other Party',
].map((header) => header.split('|'))

const delimiters = ['\t', ';', ','] as const

/** Lines. */
const longestHead = 60

/** A portal file or spreadsheet cells; null without a table. */
export function readTable(text: string): StatementForm | StatementProblem | null {
  const lines = text.split('\n', longestHead)
  const delimiter =
    delimiters.find((each) => lines.some((line) => isHeader(line.split(each)))) ??
    delimiters.find((each) => lines.some((line) => isUsualRow(line.split(each))))
  if (delimiter === undefined) return null
  const { data, errors } = parse<string[]>(text, { delimiter, newline: '\n' })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const headerAt = rows.findIndex(isHeader)
  const header =
    rows[headerAt] ??
    usual.find(({ length }) => rows.some((row) => row.length === length && isUsualRow(row))) ??
    []
  const body = rows
    .slice(headerAt + 1)
    .filter((row) => row.some((cell) => cell !== ''))
    .filter((row) => row[0] !== header[0] || !isHeader(row))

  const columns = Object.entries(columnNames).map(
    ([column, names]) =>
      [column, header.findIndex((cell) => names.includes(columnKey(cell)))] as const,
  )
  const missing = columns.flatMap(([column, place]) =>
    place === -1 ? (needed.get(column) ?? []) : [],
  )
  if (missing.length > 0) return { kind: 'problem', why: 'columns', missing }
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
  const last = body.at(-1)
  const isShort = last && last.length < header.length && !isRemark(last)
  if (isOpen || (isShort && !text.endsWith('\n'))) return { kind: 'problem', why: 'truncated' }

  const head = rows.slice(0, Math.max(headerAt, 0))
  return {
    form: 'portal',
    rows: body.map((row) => ({
      ...emptyRow,
      ...Object.fromEntries(columns.map(([column, place]) => [column, row[place] ?? ''])),
    })),
    shortCode: shortCodeIn(head),
    period: periodIn(head),
    createdOn: head.filter((row) => !isPeriod(row)).flat(),
  }
}

function columnKey(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z]/g, '')
}

function isHeader(cells: readonly string[]): boolean {
  const names = new Set(cells.map(columnKey))
  const known = Object.values(columnNames).filter((each) => each.some((name) => names.has(name)))
  return columnNames.code.some((name) => names.has(name)) && known.length >= 3
}

function isUsualRow(cells: readonly string[]): boolean {
  return (
    usual.some(({ length }) => length === cells.length) &&
    isMpesaCode(cells[0]?.trim().replaceAll('"', '').toUpperCase() ?? '') &&
    (readDate(cells[1] ?? '') !== null || isTruncatedDate(cells[1] ?? ''))
  )
}

/** A total, or a sentence below the rows. */
function isRemark([first = '', ...others]: readonly string[]): boolean {
  return others.length > 0 ? !isMpesaCode(first.toUpperCase()) : first.length > 10
}

function shortCodeIn(head: readonly (readonly string[])[]): string | null {
  const row = head.find(([name = '']) => /short ?code|till/i.test(name))
  return /(?<!\d)\d{5,8}(?!\d)/.exec(row?.join(' ') ?? '')?.[0] ?? null
}

function isPeriod([name = '']: readonly string[]): boolean {
  return /^time period/i.test(name)
}

function periodIn(head: readonly (readonly string[])[]) {
  const row = head.find(isPeriod)?.join(' ') ?? ''
  const [, from = '', to = ''] = /\bfrom:?\s+(.+?)\s+to:?\s+(.+)$/i.exec(row) ?? []
  return { from, to }
}

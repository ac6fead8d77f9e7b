import { parse } from 'papaparse'
import { isMpesaCode } from '@/staff/domain/mpesaCode'
import {
  columnsOfHeader,
  columnsOfRows,
  foreignExport,
  isHeader,
  isPaymentRow,
  neededColumns,
  type Columns,
} from './columns'
import type { StatementProblem } from './statement'
import { emptyRow, type StatementForm } from './statementRows'

const delimiters = ['\t', ';', ',', '|'] as const

/** Rows. */
const longestHead = 60

/** A portal file or spreadsheet cells; null without a table. `named`: the columns as staff named them. */
export function readTable(text: string, named?: Columns): StatementForm | StatementProblem | null {
  const parsed = delimiters
    .map((delimiter) => parse<string[]>(text, { delimiter, newline: '\n' }))
    .map(({ data, errors }) => ({
      rows: data.map((row) => row.map((cell) => cell.trim())),
      errors,
    }))
    .filter(({ rows }) => rows.some(({ length }) => length > 2))
  const table =
    parsed.find(({ rows }) => rows.slice(0, longestHead).some(isHeader)) ??
    parsed.find(({ rows }) => rows.some(isPaymentRow))
  if (!table) return foreignIn(parsed.map(({ rows }) => rows))
  const { rows, errors } = table
  const headerAt = headerIn(rows)
  const header = rows[headerAt] ?? []
  const which = foreignExport(header)
  if (which) return { kind: 'problem', why: 'other-export', which }
  const body = rows
    .slice(headerAt + 1)
    .filter((row) => row.some((cell) => cell !== ''))
    .filter((row) => row[0] !== header[0] || !isHeader(row))

  const columns = named ?? (isHeader(header) ? columnsOfHeader(header) : columnsOfRows(body))
  if (!named && neededColumns.some((column) => columns[column] === undefined)) {
    return { kind: 'problem', why: 'columns', known: columns, header, rows: body.slice(0, 3) }
  }
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes')
  const last = body.at(-1)
  const isShort = last && last.length < header.length && !isRemark(last)
  if (isOpen || (isShort && !text.endsWith('\n'))) return { kind: 'problem', why: 'truncated' }

  const head = rows.slice(0, Math.max(headerAt, 0))
  return {
    form: 'portal',
    rows: body.map((row) => ({
      ...emptyRow,
      // Staff say that a table without it lists completed payments alone.
      ...(named && named.status === undefined && { status: 'Completed' }),
      ...Object.fromEntries(
        Object.entries(columns).map(([column, place]) => [column, row[place] ?? '']),
      ),
    })),
    shortCode: shortCodeIn(head),
    period: periodIn(head),
    createdOn: head.filter((row) => !isPeriod(row)).flat(),
  }
}

/** The place of the header, even of one in unknown words; -1 without any. */
function headerIn(rows: readonly (readonly string[])[]): number {
  const known = rows.findIndex(isHeader)
  const first = rows.findIndex(isPaymentRow)
  const before = rows[first - 1]
  const isUnknown =
    before?.length === rows[first]?.length && !before?.some((cell) => /\d/.test(cell))
  return known === -1 && isUnknown ? first - 1 : known
}

function foreignIn(tables: readonly (readonly (readonly string[])[])[]): StatementProblem | null {
  for (const row of tables.flatMap((rows) => rows.slice(0, longestHead))) {
    const which = foreignExport(row)
    if (which) return { kind: 'problem', why: 'other-export', which }
  }
  return null
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

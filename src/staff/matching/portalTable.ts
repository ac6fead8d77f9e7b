import { parse } from 'papaparse'
import { isMpesaCode } from '@/staff/domain/mpesaCode'
import { withMpesaColumns } from './bankTable'
import {
  columnsOfHeader,
  columnsOfRows,
  foreignExport,
  isHeader,
  isPaymentRow,
  isTotal,
  longestHead,
  neededColumns,
  type Columns,
} from './columns'
import type { StatementProblem } from './statement'
import { emptyRow, type StatementForm } from './statementRows'

const delimiters = ['\t', ';', ',', '|'] as const

/** Reads a portal file or spreadsheet cells; null without a table. `named`: the columns as staff named them. */
export function readTable(text: string, named?: Columns): StatementForm | StatementProblem | null {
  const parsed = delimiters
    .map((delimiter) => parseWith(delimiter, text))
    .map(({ data, errors }) => ({
      rows: data.map((row) => row.map((cell) => cell.trim())),
      errors,
    }))
    .filter(({ rows }) => rows.some(({ length }) => length > 2))
  const headOf = ({ rows }: (typeof parsed)[number]) => rows.slice(0, longestHead)
  const which = parsed.map(({ rows }) => foreignExport(rows)?.which).find(Boolean)
  const ofBank = parsed.map((each) => ({ ...each, rows: withMpesaColumns(each.rows) }))
  const tables = which ? ofBank.filter(({ rows }) => rows.length > 0) : parsed
  if (which && tables.length === 0) return { kind: 'problem', why: 'other-export', which }
  const table =
    tables.find((each) => headOf(each).some(isHeader)) ??
    tables.find(({ rows }) => rows.some(isPaymentRow))
  if (!table) return null
  const { rows, errors } = table
  const { headerAt, header, bodyAt } = headerIn(rows)
  const body = rows
    .slice(bodyAt)
    .filter((row) => row.some((cell) => cell !== ''))
    .filter((row) => row[0] !== rows[headerAt]?.[0] || !isHeader(row))

  const columns = named ?? (isHeader(header) ? columnsOfHeader(header) : columnsOfRows(body))
  if (!named && !isComplete(columns)) {
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
      // If staff name no status column, they say that every payment in the table is completed.
      ...(named && named.status === undefined && !isTotal(row) && { status: 'Completed' }),
      ...Object.fromEntries(
        Object.entries(columns).map(([column, place]) => [column, row[place] ?? '']),
      ),
      completed: withTime(row, columns.completed),
    })),
    shortCode: shortCodeIn(head),
    period: periodIn(head),
    createdOn: head
      .filter((row) => !isPeriod(row))
      .flatMap((row) => row.filter((_, place) => !/login/i.test(row[place - 1] ?? ''))),
  }
}

/** Pasted cells are not quoted: one that begins with a quotation mark would swallow the rows up to another. */
function parseWith(delimiter: string, text: string) {
  const options = { delimiter, newline: '\n' } as const
  const read = parse<string[]>(text, options)
  const isQuoted = read.errors.every(({ code }) => code !== 'InvalidQuotes')
  return isQuoted ? read : parse<string[]>(text, { ...options, quoteChar: '\0' })
}

/** A PDF converter may have put the time into the next column. */
function withTime(row: readonly string[], place: number | undefined): string {
  const [date = '', next = ''] = place === undefined ? [] : row.slice(place)
  const day = date.replace(/[T ]00:00(?::00)?$/, '')
  return /^\d+[-/.]/.test(day) && /^\d{1,2}:\d{2}/.test(next) ? `${day} ${next}` : date
}

function isComplete(columns: Columns): boolean {
  return neededColumns.every((column) => columns[column] !== undefined)
}

/** The header, even one in unknown words, and where the rows begin. `headerAt`: -1 without a header. */
function headerIn(rows: readonly (readonly string[])[]) {
  const known = rows.findIndex(isHeader)
  const first = rows.findIndex(isPaymentRow)
  const isUnknown = known === -1 && isWords(rows[first - 1], rows[first]?.length)
  const headerAt = isUnknown ? first - 1 : known
  const header = rows[headerAt] ?? []
  // A PDF converter may have broken 'Receipt No.' in two.
  const next = rows[headerAt + 1]
  const both = header.map((cell, place) => `${cell} ${next?.[place] ?? ''}`.trim())
  const [isWhole, isBroken] = [header, both].map((cells) => isComplete(columnsOfHeader(cells)))
  return !isWhole && isBroken && headerAt + 1 < first && isWords(next, header.length)
    ? { headerAt, header: both, bodyAt: headerAt + 2 }
    : { headerAt, header, bodyAt: headerAt + 1 }
}

function isWords(row: readonly string[] | undefined, width: number | undefined): boolean {
  return row?.length === width && !row?.some((cell) => /\d/.test(cell))
}

/** Whether a row is a total, or a sentence below the table. */
function isRemark([first = '', ...others]: readonly string[]): boolean {
  return others.length > 0 ? !isMpesaCode(first.toUpperCase()) : first.length > 10
}

function shortCodeIn(head: readonly (readonly string[])[]): string | null {
  const row = head.find(([name = '']) => /short ?code|till/i.test(name))
  return /(?:^|\D)(\d{5,8})(?!\d)/.exec(row?.join(' ') ?? '')?.[1] ?? null
}

function isPeriod([name = '']: readonly string[]): boolean {
  return /^time period/i.test(name)
}

function periodIn(head: readonly (readonly string[])[]) {
  const row = head.find(isPeriod)?.join(' ') ?? ''
  const [, from = '', to = ''] = /\bfrom:?\s+(.+?)\s+to:?\s+(.+)$/i.exec(row) ?? []
  return { from, to }
}

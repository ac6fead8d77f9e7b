import { mergeContent } from './joinStatements'
import { readDate, type WrittenDate } from './dates'
import { readTable } from './portalTable'
import {
  maxStatementBytes,
  type TimeSpan,
  type Statement,
  type StatementProblem,
} from './statement'
import { dateOf, readRow, type StatementForm } from './statementRows'
import { readTillLines } from './tillLines'
import { readTillSms } from './tillSms'

/**
 * The portal's CSV, its cells, lines of the till's PDF, or SMS to the till. Leaves out what is not
 * certain, with a reason.
 */
export function readStatement(
  text: string,
  {
    fileName = '',
    ownShortCodes = [],
  }: {
    readonly fileName?: string | undefined
    /** Every till is taken if empty. */
    readonly ownShortCodes?: readonly string[]
  } = {},
): Statement | StatementProblem {
  if (text.length > maxStatementBytes) return { kind: 'problem', why: 'too-large' }
  const why = findProblem(text)
  if (why) return { kind: 'problem', why }
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const form = readTable(plain) ?? readTillSms(plain) ?? readTillLines(plain)
  if (!form) return { kind: 'problem', why: 'no-statement' }
  if ('why' in form) return form
  const shortCode = form.shortCode ?? /^ORG_(\d{5,8})_/i.exec(fileName)?.[1] ?? null
  if (shortCode !== null && ownShortCodes.length > 0 && !ownShortCodes.includes(shortCode)) {
    return { kind: 'problem', why: 'another-till', shortCode }
  }
  return { kind: 'statement', form: form.form, shortCode, ...readForm(form) }
}

/** UTF-8, or from older spreadsheets UTF-16, even without a BOM, or Windows-1252. */
export function statementText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff ? second === 0xfe : first && second === 0)
    return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe ? second === 0xff : first === 0 && second)
    return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function findProblem(text: string) {
  if (text.trim() === '') return 'empty'
  // File signatures of .xlsx and .xls.
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return 'excel'
  if (text.startsWith('%PDF-')) return 'pdf'
  return text.includes('\0') ? 'unreadable' : null
}

function readForm(form: StatementForm) {
  const rowDates = form.rows.map(dateOf)
  const dates = rowDates.filter((date) => date !== null)
  const period = periodOf(form, dates)
  const resolveDate = form.form === 'portal' ? createDateResolver(dates, period) : keepDate
  const read = form.rows.map((row, index) => {
    const date = rowDates[index]
    return readRow(row, date ? resolveDate(date) : null)
  })
  const leftOut = read.filter((row) => 'leftOut' in row)
  return mergeContent({
    lines: read.flatMap((row) => ('line' in row ? [row.line] : [])),
    leftOut: leftOut.map((row) => row.leftOut),
    reversed: leftOut.flatMap(({ reversedCodes }) => reversedCodes),
    covered: form.form === 'sms' ? [] : coveredTime(period, dates.map(resolveDate)),
  })
}

function periodOf(
  { period, createdOn = [] }: StatementForm,
  dates: readonly WrittenDate[],
): TimeSpan | null {
  const from = period && readDate(period.from)
  const to = period && readDate(period.to)
  if (!from || !to) return null
  const spans = [
    { from: from.at, to: to.at },
    { from: from.swappedAt ?? from.at, to: to.swappedAt ?? to.at },
  ]
  const span = spans.find(
    (each) =>
      each.from <= each.to &&
      (dates.length === 0 || dates.some((date) => possibleTimes(date).some(isWithin(each)))),
  )
  if (!span) return null
  const made = createdOn
    .map(readDate)
    .flatMap((date) => (date ? possibleTimes(date) : []))
    .filter((at) => at >= span.from)
  return { from: span.from, to: Math.min(span.to, ...made) }
}

/** Where the whole file settles ambiguous dates. */
function createDateResolver(dates: readonly WrittenDate[], period: TimeSpan | null) {
  const isMonthFirst =
    dates.some(({ order }) => order === 'month first') &&
    dates.every(({ order }) => order !== 'day first')
  return (date: WrittenDate): WrittenDate => {
    const { at, swappedAt } = date
    if (swappedAt === null) return date
    const swapped = { ...date, at: swappedAt, swappedAt: null }
    if (isMonthFirst) return swapped
    if (!period || isWithin(period)(at) === isWithin(period)(swappedAt)) return date
    return isWithin(period)(at) ? { ...date, swappedAt: null } : swapped
  }
}

/** Only spreadsheets swap day and month. */
function keepDate(date: WrittenDate): WrittenDate {
  return { ...date, swappedAt: null }
}

/** The stated period, or else the first to the last certain date. */
function coveredTime(period: TimeSpan | null, dates: readonly WrittenDate[]): readonly TimeSpan[] {
  if (period) return [period]
  const sure = dates.flatMap(({ at, swappedAt }) => (swappedAt === null ? [at] : []))
  if (sure.length === 0) return []
  // A spread has too many arguments for a large file.
  const from = sure.reduce((one, other) => Math.min(one, other))
  return [{ from, to: sure.reduce((one, other) => Math.max(one, other)) }]
}

function possibleTimes({ at, swappedAt }: WrittenDate): number[] {
  return swappedAt === null ? [at] : [at, swappedAt]
}

function isWithin({ from, to }: TimeSpan): (at: number) => boolean {
  return (at) => at >= from && at <= to
}

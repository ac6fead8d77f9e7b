import { contentOf } from './joinStatements'
import { readMoment, type Moment } from './moments'
import { readTable } from './portalTable'
import {
  largestStatementBytes,
  type Reach,
  type Statement,
  type StatementProblem,
} from './statement'
import { momentOf, readRow, type StatementForm } from './statementRows'
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
  if (text.length > largestStatementBytes) return { kind: 'problem', why: 'too-large' }
  const why = whatElse(text)
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

function whatElse(text: string) {
  if (text.trim() === '') return 'empty'
  // File signatures of .xlsx and .xls.
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return 'excel'
  if (text.startsWith('%PDF-')) return 'pdf'
  return text.includes('\0') ? 'unreadable' : null
}

function readForm(form: StatementForm) {
  const rowMoments = form.rows.map(momentOf)
  const moments = rowMoments.filter((moment) => moment !== null)
  const period = periodOf(form, moments)
  const settle = form.form === 'portal' ? settler(moments, period) : asWritten
  const read = form.rows.map((row, index) => {
    const moment = rowMoments[index]
    return readRow(row, moment ? settle(moment) : null)
  })
  const leftOut = read.filter((row) => 'leftOut' in row)
  return contentOf({
    lines: read.flatMap((row) => ('line' in row ? [row.line] : [])),
    leftOut: leftOut.map((row) => row.leftOut),
    reversed: leftOut.flatMap(({ movesBack }) => movesBack),
    reach: form.form === 'sms' ? [] : reachOf(period, moments.map(settle)),
  })
}

function periodOf(
  { period, madeOn = [] }: StatementForm,
  moments: readonly Moment[],
): Reach | null {
  const from = period && readMoment(period.from)
  const to = period && readMoment(period.to)
  if (!from || !to) return null
  const spans = [
    { from: from.at, to: to.at },
    { from: from.swappedAt ?? from.at, to: to.swappedAt ?? to.at },
  ]
  const span = spans.find(
    (each) =>
      each.from <= each.to &&
      (moments.length === 0 || moments.some((moment) => timesOf(moment).some(isIn(each)))),
  )
  if (!span) return null
  const made = madeOn
    .map(readMoment)
    .flatMap((moment) => (moment ? timesOf(moment) : []))
    .filter((at) => at >= span.from)
  return { from: span.from, to: Math.min(span.to, ...made) }
}

/** Where the whole file settles ambiguous dates. */
function settler(moments: readonly Moment[], period: Reach | null) {
  const isMonthFirst =
    moments.some(({ order }) => order === 'month first') &&
    moments.every(({ order }) => order !== 'day first')
  return (moment: Moment): Moment => {
    const { at, swappedAt } = moment
    if (swappedAt === null) return moment
    const swapped = { ...moment, at: swappedAt, swappedAt: null }
    if (isMonthFirst) return swapped
    if (!period || isIn(period)(at) === isIn(period)(swappedAt)) return moment
    return isIn(period)(at) ? { ...moment, swappedAt: null } : swapped
  }
}

/** Only spreadsheets swap day and month. */
function asWritten(moment: Moment): Moment {
  return { ...moment, swappedAt: null }
}

/** The stated period, or else the first to the last certain date. */
function reachOf(period: Reach | null, moments: readonly Moment[]): readonly Reach[] {
  if (period) return [period]
  const sure = moments.flatMap(({ at, swappedAt }) => (swappedAt === null ? [at] : []))
  if (sure.length === 0) return []
  // A spread has too many arguments for a large file.
  const from = sure.reduce((one, other) => Math.min(one, other))
  return [{ from, to: sure.reduce((one, other) => Math.max(one, other)) }]
}

function timesOf({ at, swappedAt }: Moment): number[] {
  return swappedAt === null ? [at] : [at, swappedAt]
}

function isIn({ from, to }: Reach): (at: number) => boolean {
  return (at) => at >= from && at <= to
}

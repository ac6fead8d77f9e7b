import { unturned } from '@/domain/text/inPlace'
import { balanceIn } from './balances'
import type { Columns } from './columns'
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
    columns,
  }: {
    readonly fileName?: string | undefined
    /** Every till is taken if empty. */
    readonly ownShortCodes?: readonly string[]
    /** Of a table that nobody has seen, as staff named them. */
    readonly columns?: Columns | undefined
  } = {},
): Statement | StatementProblem {
  if (text.length > maxStatementBytes) return { kind: 'problem', why: 'too-large' }
  const why = findProblem(text)
  if (why) return { kind: 'problem', why }
  const plain = unturned(text)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const form = readTable(plain, columns) ?? readTillLines(plain) ?? readTillSms(plain)
  if (!form) return { kind: 'problem', why: 'no-statement' }
  if ('why' in form) return form
  const named = saidByName(fileName)
  const shortCode = form.shortCode ?? named.shortCode
  if (shortCode !== null && ownShortCodes.length > 0 && !ownShortCodes.includes(shortCode)) {
    return { kind: 'problem', why: 'another-till', shortCode }
  }
  return {
    kind: 'statement',
    form: form.form,
    shortCode,
    ...readForm(form.period?.from ? form : { ...form, ...named.period }),
  }
}

/** 'ORG_612345_Utility Account_….csv', 'Statements for 612345 from 2026-11-01 to 2026-11-22 (1).csv'. */
function saidByName(fileName: string) {
  const [, shortCode = null] = /^(?:ORG_|Statements for )(\d{5,8})(?!\d)/i.exec(fileName) ?? []
  const [, from, to] = /\bfrom (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/i.exec(fileName) ?? []
  const period = from && to && { from: `${from} 00:00:00`, to: `${to} 23:59:59` }
  return { shortCode, period: period ? { period } : {} }
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
  const moments = rowDates.filter((moment) => moment !== null)
  const period = periodOf(form, moments)
  const resolveDate = form.form === 'portal' ? createDateResolver(moments, period) : keepDate
  const read = form.rows.map((row, index) => {
    const moment = rowDates[index]
    return readRow(row, moment ? resolveDate(moment) : null)
  })
  const leftOut = read.filter((row) => 'leftOut' in row)
  const balance = balanceIn(form.rows)
  return mergeContent({
    lines: read.flatMap((row) => ('line' in row ? [row.line] : [])),
    leftOut: leftOut.map((row) => row.leftOut),
    reversals: leftOut.flatMap(({ reversals }) => reversals),
    covered: form.form === 'sms' ? [] : coveredTime(period, moments.map(resolveDate)),
    balances: balance ? [balance] : [],
  })
}

function periodOf(
  { period, createdOn = [] }: StatementForm,
  moments: readonly WrittenDate[],
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
      (moments.length === 0 ||
        moments.some((moment) => possibleTimes(moment).some(isWithin(each)))),
  )
  if (!span) return null
  const made = createdOn
    .map(readDate)
    .flatMap((moment) => (moment ? possibleTimes(moment) : []))
    .filter((at) => at >= span.from)
  return { from: span.from, to: Math.min(span.to, ...made) }
}

/** Where the whole file settles ambiguous dates. */
function createDateResolver(moments: readonly WrittenDate[], period: TimeSpan | null) {
  const all = orderOf(moments)
  // Spreadsheets write the days that they have swapped in another way than those that they left alone.
  const shapes = [...new Set(moments.map(({ shape }) => shape))]
  const orders = new Map(
    shapes.map((each) => [each, orderOf(moments.filter(({ shape }) => shape === each))]),
  )
  return (moment: WrittenDate): WrittenDate => {
    const { at, swappedAt, shape } = moment
    if (swappedAt === null) return moment
    const swapped = { ...moment, at: swappedAt, swappedAt: null }
    const kept = { ...moment, swappedAt: null }
    if (all === 'month first') return swapped
    if (period && isWithin(period)(at) !== isWithin(period)(swappedAt))
      return isWithin(period)(at) ? kept : swapped
    const order = orders.get(shape)
    if (order === 'month first') return swapped
    return order === 'day first' ? kept : moment
  }
}

/** What the unambiguous days say; null if they disagree or say nothing. */
function orderOf(moments: readonly WrittenDate[]): WrittenDate['order'] {
  const [order = null, ...others] = new Set(
    moments.flatMap((moment) => (moment.order === null ? [] : [moment.order])),
  )
  return others.length === 0 ? order : null
}

/** Only spreadsheets swap day and month. */
function keepDate(moment: WrittenDate): WrittenDate {
  return { ...moment, swappedAt: null }
}

/** The stated period, or else the first to the last certain date. */
function coveredTime(
  period: TimeSpan | null,
  moments: readonly WrittenDate[],
): readonly TimeSpan[] {
  if (period) return [period]
  const sure = moments.flatMap(({ at, swappedAt }) => (swappedAt === null ? [at] : []))
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

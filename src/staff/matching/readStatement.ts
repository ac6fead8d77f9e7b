import { unturned } from '@/domain/text/inPlace'
import { isDayAlone } from '@/staff/domain/days'
import { balanceIn } from './balances'
import type { Columns } from './columns'
import { joinStatements } from './joinStatements'
import { asWritten, periodOf, settleDates, spanOf, withMidnights } from './settleDates'
import { readTable } from './portalTable'
import { maxStatementBytes, timeOf, type Statement, type StatementProblem } from './statement'
import { dateOf, readRow, type StatementForm } from './statementRows'
import { readTillLines } from './tillLines'
import { readTillSms } from './tillSms'

/** Reads the portal's CSV or cells, lines of the till's PDF, or SMS to the till. Lines left out come with a reason. */
export function readStatement(
  text: string,
  {
    fileName = '',
    ownShortCodes = [],
    columns,
  }: {
    readonly fileName?: string | undefined
    /** If empty, any till is accepted. */
    readonly ownShortCodes?: readonly string[]
    /** The columns of an unknown table, as staff named them. */
    readonly columns?: Columns | undefined
  } = {},
): Statement | StatementProblem {
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
    ...readForm(form.period?.from ? form : { ...form, ...named.period }),
  }
}

/** As in 'ORG_612345_Utility Account_….csv', 'Statements for 612345 from 2026-11-01 to 2026-11-22 (1).csv'. */
function saidByName(fileName: string) {
  const [, shortCode = null] = /^(?:ORG_|Statements for )(\d{5,8})(?!\d)/i.exec(fileName) ?? []
  const [, from, to] = /\bfrom (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)/i.exec(fileName) ?? []
  return { shortCode, period: from && to ? { period: { from, to } } : {} }
}

/** Decodes UTF-8 and, from older spreadsheets, UTF-16 (even without a BOM) or Windows-1252. */
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
  if (text.length > maxStatementBytes) return 'too-large'
  if (text.trim() === '') return 'empty'
  // File signatures of .xlsx and .xls.
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('\u00d0\u00cf\u0011\u00e0'))
    return 'excel'
  if (text.startsWith('%PDF-')) return 'pdf'
  return text.includes('\0') ? 'unreadable' : null
}

function readForm(form: StatementForm) {
  const dates = form.rows.map(dateOf)
  const known = dates.filter((date) => date !== null)
  const period = periodOf(form, known)
  const settle = withMidnights(
    form.form === 'portal' ? settleDates(known, period) : asWritten,
    known,
  )
  const read = form.rows.map((row, index) => {
    const date = dates[index]
    return readRow(row, date ? settle(date).at : null)
  })
  const leftOut = read.filter((row) => 'leftOut' in row)
  const sure = known.map(settle).filter(({ isSure }) => isSure)
  // Among times, a day alone is of a row that lost its own: it does not say how far the file goes.
  const timed = sure.filter(({ at }) => !isDayAlone(at))
  const times = (timed.length > 0 ? timed : sure).flatMap((date) => Object.values(timeOf(date)))
  const covered = period ?? (times.length > 0 ? spanOf(times) : null)
  const balance = balanceIn(form.rows)
  return joinStatements([
    {
      lines: read.flatMap((row) => ('line' in row ? [row.line] : [])),
      leftOut: leftOut.map((row) => row.leftOut),
      reversals: leftOut.flatMap(({ reversals }) => reversals),
      covered: covered && form.form !== 'sms' ? [covered] : [],
      balances: balance ? [balance] : [],
    },
  ])
}

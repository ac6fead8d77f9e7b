import {
  maxStatementBytes,
  type LeftOutLine,
  type StatementProblem,
  type LeftOutReason,
} from '@/staff/matching/statement'
import type { Matching, NamedPair, Reasons } from '@/staff/matching/matching'
import { formatCents } from '@/domain/money/money'
import { isolated } from '@/domain/text/inPlace'

type SimpleProblem = Exclude<StatementProblem['why'], 'another-till' | 'other-export'>

const problemTexts: Record<SimpleProblem, string> = {
  empty: 'It is empty. Choose the statement you downloaded from M-Pesa, or paste its lines.',
  'too-large': `This file is too large for a statement: at most ${maxStatementBytes / 1_000_000} MB. Download a statement for fewer days.`,
  excel:
    'This is an Excel file. Download the CSV from M-Pesa, or open this file, copy all its cells and paste them here.',
  pdf: 'This is a PDF. Open it, select its lines, copy them and paste them here.',
  unreadable: 'This file has no text. Download the statement from M-Pesa as CSV.',
  'not-opened':
    'This file could not be opened: it may have been moved or changed, or is not stored on this device. Choose it again. The messages you pasted are still here.',
  'no-statement': 'This is not an M-Pesa statement: choose the file you downloaded from M-Pesa.',
  truncated: 'This file is incomplete. Download it again.',
  columns: 'We do not know this table yet. Say below what its columns hold.',
}

/** Exports that hold payments, but not what a confirmation needs. */
const otherExports = {
  'head-office':
    'This is the export for head offices. It does not say which payments were completed. Download the statement of the till or paybill itself.',
  bank: 'This is a bank’s statement, which has no M-Pesa codes. Choose the statement of the till or paybill. What came into the bank is confirmed one by one, in Gifts and Orders.',
} as const

export function statementProblemText(problem: StatementProblem): string {
  if (problem.why === 'another-till') {
    return `This statement is for till or paybill ${problem.shortCode}, which is not ours. If it is the store number of our till, add it to organisation.json as storeNumber.`
  }
  return problem.why === 'other-export' ? otherExports[problem.which] : problemTexts[problem.why]
}

const leftOutTexts: Record<LeftOutReason, string> = {
  charge: 'A charge',
  'own-money': 'Our own money, moved',
  'money-out': 'Money that went out',
  reversal: 'It reverses a payment',
  reversed: 'This payment was reversed',
  'not-completed': 'It was not completed',
  conflict: 'The same receipt number appears with another amount',
  'no-payment': 'Not a payment: perhaps a total or a remark',
  'no-code': 'No M-Pesa receipt number',
  'no-status': 'It does not say whether it was completed',
  'no-date': 'Its date and time could not be read',
  'cut-date':
    'Its date is cut off, as Excel does. Download the file again and do not open it in Excel, or paste the rows from the portal',
  'no-amount': 'Its amount could not be read',
  unread: 'We do not know this message: look at it yourself',
}

/** Such as 'Its amount could not be read (“1.500”)'. */
export function leftOutText({ why, text }: LeftOutLine): string {
  // Its text names the person who got the money.
  return text && why !== 'reversal'
    ? `${leftOutTexts[why]} (“${isolated(text)}”)`
    : leftOutTexts[why]
}

export const messagesLeftTexts: Record<Matching['messagesLeft'][number]['why'], string> = {
  'not-in-statement': 'Its code is not in this statement',
  'no-pledge': 'Its code is in this statement, but it names no open pledge',
}

/** Such as '…, but the amount differs'. */
export const unclearTexts: Record<NonNullable<NamedPair['why']>, string> = {
  amount: 'the amount differs',
  several: 'it names several, or several name it',
  early: 'the money came first',
}

/** Such as 'Name fits, 6 minutes later, Ksh 50 more than pledged'. */
export function reasonsText({
  difference,
  minutesLater,
  name,
  isByEmail,
  phone,
  isTwice,
}: Reasons): string {
  const facts = [
    {
      equal: 'Same name',
      fits: 'Name fits',
      partly: 'Part of the name fits',
      other: 'Another name',
      unknown: 'No name to compare',
    }[name],
    isByEmail && 'by the email address',
    {
      equal: 'same phone',
      fits: 'phone fits',
      other: 'another phone',
      unknown: '',
    }[phone],
    minutesLater !== null && laterText(Math.round(minutesLater)),
    difference !== 0 && differenceText(difference),
    isTwice && 'pledged twice: this is the later pledge',
  ]
  return facts.filter(Boolean).join(', ')
}

function differenceText(difference: number): string {
  const sum = formatCents(Math.round(Math.abs(difference) * 100))
  return `${sum} ${difference > 0 ? 'more' : 'less'} than pledged`
}

function laterText(minutesLater: number): string {
  const minutes = Math.abs(minutesLater)
  if (minutes === 0) return 'in the same minute'
  const [count, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'} ${minutesLater < 0 ? 'earlier' : 'later'}`
}

import { isDayAlone } from '@/staff/domain/days'
import type { Balance } from './balances'
import type { Columns } from './columns'

export interface StatementLine {
  /** M-Pesa's receipt number, in capitals; unique in a statement. */
  readonly code: string
  /** In ms since 1970. Midnight in Kenya means that only the day is known. */
  readonly at: number
  /** In Ksh, rarely with cents. */
  readonly amount: number
  /** Stars included; '' when unknown. */
  readonly payer: string
  /** Stars included; '' when unknown. */
  readonly phone: string
  /** At a paybill; '' at a till. */
  readonly account: string
  readonly label: string
}

/** These may be payments. `conflict`: one code, two amounts. `unread`: a message in unknown words. */
const unreadable = [
  ...(['conflict', 'no-code', 'no-status', 'no-date', 'cut-date', 'no-amount', 'unread'] as const),
] as const

/**
 * `own-money`: settlements, loans, transfers. A `reversal` takes back a `reversed` payment.
 * `no-payment`: a total or a remark.
 */
export type LeftOutReason =
  | 'charge'
  | 'own-money'
  | 'money-out'
  | 'reversal'
  | 'reversed'
  | 'not-completed'
  | 'no-payment'
  | (typeof unreadable)[number]

export interface LeftOutLine {
  readonly code: string
  readonly label: string
  readonly why: LeftOutReason
  /** In Ksh, negative for money out; null if unknown. */
  readonly amount: number | null
  /** Ms since 1970, if it could be read. */
  readonly at?: number
  readonly text?: string
  /** After it, in Ksh. It tells equal lines without a code apart. */
  readonly balance?: number
}

export function isUnreadable({ why }: LeftOutLine): boolean {
  return unreadable.some((each) => each === why)
}

/** In ms since 1970, both ends included. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
}

const secondMs = 1000
const dayMs = 24 * 3_600_000

/** When a payment may have been: at any time of its day if only that is known. */
export function timeOf({ at }: Pick<StatementLine, 'at'>): TimeSpan {
  return { from: at, to: isDayAlone(at) ? at + dayMs - secondMs : at }
}

/** Whether one file covers the whole span. */
export function isCovered(covered: readonly TimeSpan[], { from, to }: TimeSpan): boolean {
  return covered.some((span) => span.from <= from && span.to >= to)
}

/** `day`: YYYY-MM-DD in Kenya. */
export function isDayCovered(covered: readonly TimeSpan[], day: string): boolean {
  return isCovered(covered, timeOf({ at: Date.parse(`${day}T00:00:00+03:00`) }))
}

/** The gaps between the spans. Between whole days, gaps are whole days too. */
export function gapsIn(covered: readonly TimeSpan[]): readonly TimeSpan[] {
  return covered.slice(1).map(({ from }, number) => {
    const end = covered[number]?.to ?? from
    return {
      from: isDayAlone(end + secondMs) ? end + secondMs : end,
      to: isDayAlone(from) ? from - secondMs : from,
    }
  })
}

/** M-Pesa took back a payment, perhaps one in an earlier statement. */
export interface Reversal {
  /** The payment's code. */
  readonly of: string
  /** The reversal's own code; in some exports, the payment's. */
  readonly code: string
  /** Ms since 1970, if it could be read. */
  readonly at: number | null
}

export interface StatementContent {
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** At most one for each payment, sorted by the payment's code. */
  readonly reversals: readonly Reversal[]
  /** The spans in which no payment is missing, oldest first; none for SMS. */
  readonly covered: readonly TimeSpan[]
  /** One for each file with balances. */
  readonly balances: readonly Balance[]
}

export interface Statement extends StatementContent {
  readonly kind: 'statement'
}

/** A table with unknown columns, which staff may name, and its first rows. */
export interface UnknownColumns {
  readonly why: 'columns'
  readonly known: Columns
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type StatementProblem = {
  readonly kind: 'problem'
} & (
  | {
      readonly why:
        | 'empty'
        | 'too-large'
        | 'excel'
        | 'pdf'
        | 'unreadable'
        | 'not-opened'
        | 'no-statement'
        | 'truncated'
    }
  | UnknownColumns
  | { readonly why: 'other-export'; readonly which: 'head-office' | 'bank' }
  | { readonly why: 'another-till'; readonly shortCode: string }
)

/** 5,000 lines are about 1.2 MB. */
export const maxStatementBytes = 10_000_000

import type { Purpose } from '@/staff/domain/booking'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { TimeSpan, StatementLine } from './statement'

/** Null: not in the message. */
export interface PaymentMessage {
  readonly code: string
  readonly reference: string | null
  /** Ksh, from the payer's SMS. */
  readonly amount: number | null
}

export interface Reasons {
  /** So much more came in, in Ksh; negative for less. */
  readonly difference: number
  /** Negative when the money came first; null without both times. */
  readonly minutesLater: number | null
  /** `equal`: all words; `fits`: no word differs; `partly`: some words match. */
  readonly name: 'equal' | 'fits' | 'partly' | 'other' | 'unknown'
  /** The payer's name is only in the email address. */
  readonly isByEmail: boolean
  /** `fits`: all visible digits agree. */
  readonly phone: 'equal' | 'fits' | 'other' | 'unknown'
  /** One payment for two pledges of a giver. */
  readonly isTwice: boolean
}

/** All that is open of a line, for one purpose. */
export interface Pair {
  readonly expected: Exclude<Purpose, { readonly kind: 'refund' }>
  readonly line: StatementLine
}

interface ExpectedPair extends Pair {
  readonly expected: ExpectedPayment
}

export interface ScoredPair extends ExpectedPair {
  /** Chance, 0 to 100. */
  readonly score: number
  readonly reasons: Reasons
}

export function pairKey({ line, expected }: Pair): string {
  return `${line.code} ${expected.id}`
}

/** In a message to us, or as the account number: our reference, or the phone number we know. */
export interface NamedPair extends ExpectedPair {
  readonly by: 'message' | 'account' | 'phone'
  /** Why it is not certain: another amount, or several named. */
  readonly why?: 'amount' | 'several'
}

export type Proposal = NamedPair | ScoredPair

/** A line to decide about, and what it may be for, the likeliest first. */
export interface OpenLine {
  readonly line: StatementLine
  readonly candidates: readonly Proposal[]
}

export interface Matching {
  readonly certain: readonly NamedPair[]
  /** Nearly all right; the surest first. */
  readonly suggested: readonly ScoredPair[]
  /** Best candidates first. */
  readonly expectedLeft: readonly {
    readonly expected: ExpectedPayment
    readonly candidates: readonly ScoredPair[]
    /** The statement covers all the time for paying it. */
    readonly isCovered: boolean
  }[]
  /** First with what somebody named; then candidates also of other amounts and times. */
  readonly linesLeft: readonly OpenLine[]
  readonly messagesLeft: readonly {
    readonly message: PaymentMessage
    readonly why: 'not-in-statement' | 'no-pledge'
  }[]
}

export interface MatchInput {
  readonly expected: readonly ExpectedPayment[]
  /** Ms since 1970: what should have been paid before is proposed by name or phone alone. */
  readonly since?: number
  /** By `pairKey`: neither suggested nor listed. */
  readonly dismissed?: ReadonlySet<string>
  readonly lines: readonly StatementLine[]
  readonly covered: readonly TimeSpan[]
  readonly messages: readonly PaymentMessage[]
}

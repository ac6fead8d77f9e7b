import type { Purpose } from '@/staff/domain/booking'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { TimeSpan, StatementLine } from './statement'

/** What a message says about a payment; null for what it leaves out. */
export interface PaymentMessage {
  readonly code: string
  readonly reference: string | null
  /** In Ksh, as our draft or M-Pesa's SMS says. */
  readonly amount: number | null
}

export interface Reasons {
  /** How much more came in than was expected, in Ksh; negative for less. */
  readonly difference: number
  /** Negative if the money came first; null unless both times are known. */
  readonly minutesLater: number | null
  /** `equal`: all words are the same; `fits`: no word differs; `partly`: some words match. */
  readonly name: 'equal' | 'fits' | 'partly' | 'other' | 'unknown'
  /** All or part of the payer's name is only in the giver's email address. */
  readonly isByEmail: boolean
  /** `fits`: all visible digits agree. */
  readonly phone: 'equal' | 'fits' | 'other' | 'unknown'
  /** The giver has several equal pledges that the payment may be for. */
  readonly isTwice: boolean
}

/** All that is left of a line, for one purpose. */
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

/** Named in a message to us, or by an account number that is our reference or a phone number we know. */
export interface NamedPair extends ExpectedPair {
  readonly by: 'message' | 'account' | 'phone'
  /** Why it is not certain: the amount differs, several are named, or the money of the named person came before. */
  readonly why?: 'amount' | 'several' | 'early'
}

export type Proposal = NamedPair | ScoredPair

/** A line to decide about, with what it may be for, likeliest first. */
export interface OpenLine {
  readonly line: StatementLine
  readonly candidates: readonly Proposal[]
}

export interface Matching {
  readonly certain: readonly NamedPair[]
  /** Nearly all of these are right. The surest come first. */
  readonly suggested: readonly ScoredPair[]
  /** Best candidates first. */
  readonly expectedLeft: readonly {
    readonly expected: ExpectedPayment
    readonly candidates: readonly ScoredPair[]
    /** Whether the statement covers all the time in which it may be paid. */
    readonly isCovered: boolean
  }[]
  /** Lines that somebody named come first; the others may have candidates of other amounts and times. */
  readonly linesLeft: readonly OpenLine[]
  readonly messagesLeft: readonly {
    readonly message: PaymentMessage
    readonly why: 'not-in-statement' | 'no-pledge'
  }[]
}

export interface MatchInput {
  readonly expected: readonly ExpectedPayment[]
  /** In ms since 1970. What should have been paid before is proposed only by name or phone number. */
  readonly since?: number
  /** Pairs, by `pairKey`, that are neither suggested nor listed. */
  readonly dismissed?: ReadonlySet<string>
  readonly lines: readonly StatementLine[]
  readonly covered: readonly TimeSpan[]
  readonly messages: readonly PaymentMessage[]
}

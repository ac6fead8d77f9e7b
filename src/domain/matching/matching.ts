import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { Reach, StatementLine } from './statement'

/** Null: the message does not say. */
export interface PaymentMessage {
  readonly code: string
  readonly reference: string | null
  /** Ksh by the payer's own SMS. */
  readonly amount: number | null
}

export interface Reasons {
  readonly amount: number
  /** Negative when the money came first; null where a time is missing. */
  readonly minutesLater: number | null
  /** With day and month of the statement swapped. */
  readonly isDateSwapped: boolean
  /** `equal`: every word; `fits`: no word speaks against it; `partly`: some words. */
  readonly name: 'equal' | 'fits' | 'partly' | 'other' | 'unknown'
  /** The payer has a name that stands in the email address alone. */
  readonly isByEmail: boolean
  /** `fits`: all visible digits agree. */
  readonly phone: 'equal' | 'fits' | 'other' | 'unknown'
  /** Two pledges of one giver, and one payment. */
  readonly isTwice: boolean
}

export interface Pair {
  readonly expected: ExpectedPayment
  readonly line: StatementLine
}

export interface ScoredPair extends Pair {
  /** The chance, 0 to 100. */
  readonly score: number
  readonly reasons: Reasons
}

/** Named by the payer: in a message to us, or as the account number. */
export interface NamedPair extends Pair {
  readonly by: 'message' | 'account'
}

export interface Matching {
  /** Nothing stands twice in `certain` and `suggested`. */
  readonly certain: readonly NamedPair[]
  /** Hardly any of them is wrong; the surest first. */
  readonly suggested: readonly ScoredPair[]
  /** Another amount, or several together: one payment may stand here more than once. */
  readonly unclear: readonly (NamedPair & { readonly why: 'amount' | 'several' })[]
  /** The best candidates first. */
  readonly expectedLeft: readonly {
    readonly expected: ExpectedPayment
    readonly candidates: readonly ScoredPair[]
    /** The statement covers the whole time in which it would have been paid. */
    readonly isCovered: boolean
  }[]
  /** The best candidates first. */
  readonly linesLeft: readonly {
    readonly line: StatementLine
    readonly candidates: readonly ScoredPair[]
  }[]
  readonly messagesLeft: readonly {
    readonly message: PaymentMessage
    readonly why: 'not-in-statement' | 'no-pledge'
  }[]
}

export interface MatchInput {
  /** Not confirmed yet. */
  readonly expected: readonly ExpectedPayment[]
  /** Not confirmed yet. */
  readonly lines: readonly StatementLine[]
  readonly reach: readonly Reach[]
  readonly messages: readonly PaymentMessage[]
}

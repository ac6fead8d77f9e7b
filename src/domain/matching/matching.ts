import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { Reach, StatementLine } from './statement'

/** What a payer wrote to the team about a payment. Null is what the message does not say. */
export interface PaymentMessage {
  readonly code: string
  readonly reference: string | null
  /** Ksh by the payer's own SMS. */
  readonly amount: number | null
}

/** Why an expected payment and a line may belong together; `content` makes the sentence of it. */
export interface Reasons {
  /** Ksh; both sides agree on it. */
  readonly amount: number
  /** Negative when the money came before; null where a time is missing. */
  readonly minutesLater: number | null
  /** The minutes count with day and month of the statement the other way round. */
  readonly isDateSwapped: boolean
  /** `equal`: every word of it; `fits`: no word speaks against it; `partly`: some words. */
  readonly name: 'equal' | 'fits' | 'partly' | 'other' | 'unknown'
  /** `fits`: all visible digits agree. */
  readonly phone: 'equal' | 'fits' | 'other' | 'unknown'
}

/** An expected payment and a line of the statement. */
export interface Pair {
  readonly expected: ExpectedPayment
  readonly line: StatementLine
}

/** A pair that may belong together. */
export interface ScoredPair extends Pair {
  /** 0 to 100. */
  readonly score: number
  readonly reasons: Reasons
}

/** A pair that the payer named: by a message to us, or as the account number. */
export interface NamedPair extends Pair {
  readonly by: 'message' | 'account'
}

/** The outcome of holding expected payments against a statement. */
export interface Matching {
  /** Named, and the amounts agree. Nothing stands twice in these and `suggested` together. */
  readonly certain: readonly NamedPair[]
  /** Good enough, and clearly better than anything else on both sides; somebody has to agree. */
  readonly suggested: readonly ScoredPair[]
  /**
   * Named, but with another amount, or several together. Every named pair stands here, so one payment
   * may be in several.
   */
  readonly unclear: readonly (NamedPair & { readonly why: 'amount' | 'several' })[]
  /** What is expected beyond these, with the lines that could be its payment, best first. */
  readonly expectedLeft: readonly {
    readonly expected: ExpectedPayment
    readonly candidates: readonly ScoredPair[]
    /** Whether the statement covers the whole time in which its payment would have come. */
    readonly isCovered: boolean
  }[]
  /** Lines beyond these, with what they could be for, best first. */
  readonly linesLeft: readonly {
    readonly line: StatementLine
    readonly candidates: readonly ScoredPair[]
  }[]
  /** Messages that name no pair, and why. */
  readonly messagesLeft: readonly {
    readonly message: PaymentMessage
    readonly why: 'not-in-statement' | 'no-pledge'
  }[]
}

/** What is matched. */
export interface MatchInput {
  /** What nothing has confirmed yet. */
  readonly expected: readonly ExpectedPayment[]
  /** Lines that confirm nothing yet. */
  readonly lines: readonly StatementLine[]
  readonly reach: readonly Reach[]
  readonly messages: readonly PaymentMessage[]
}

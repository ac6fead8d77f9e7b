import type { Reach, StatementLine } from './statement'

/** What somebody said they would pay, or ordered, or owes as the membership fee. */
export interface Pledge {
  /** The id of its document. */
  readonly id: string
  readonly kind: 'donation' | 'order' | 'fee'
  readonly name: string
  readonly phone?: string
  /** Whole Ksh. */
  readonly amount: number
  /** When it was stored, in ms since 1970; left out where nobody knows. */
  readonly at?: number
}

/** What a payer told the team of a payment. Null is what the message does not say. */
export interface ToldPayment {
  readonly code: string
  readonly reference: string | null
  /** Ksh by the payer's own SMS. */
  readonly amount: number | null
}

/** Why a pledge and a line may belong together; the sentence is made of it in `content`. */
export interface Reasons {
  /** Ksh; both sides agree on it. */
  readonly amount: number
  /** The payment came so many minutes after the pledge (before it: negative); null where a time is missing. */
  readonly minutesLater: number | null
  /** The minutes count with day and month of the statement the other way round. */
  readonly isDateSwapped: boolean
  /** `equal`: every word of it; `fits`: no word speaks against it; `partly`: some words. */
  readonly name: 'equal' | 'fits' | 'partly' | 'other' | 'unknown'
  /** `fits`: all visible digits agree. */
  readonly phone: 'equal' | 'fits' | 'other' | 'unknown'
}

/** A pledge and a payment that may belong together. */
export interface Pair {
  readonly pledge: Pledge
  readonly line: StatementLine
  /** 0 to 100. */
  readonly score: number
  readonly reasons: Reasons
}

/** A pledge and a payment that the payer named: by a message to us, or as the account number. */
export interface NamedPair {
  readonly pledge: Pledge
  readonly line: StatementLine
  readonly by: 'message' | 'account'
}

/** What came of holding pledges against a statement. */
export interface Matching {
  /** The payer named it, and the amounts agree. No code and no pledge is in two of these or of `suggested`. */
  readonly certain: readonly NamedPair[]
  /** Good enough, and clearly better than anything else on both sides; somebody has to agree. */
  readonly suggested: readonly Pair[]
  /**
   * The payer named it, but the amount is another one, or several payments or pledges are named
   * together. All that was named stands here, so a pledge or a payment may be in several.
   */
  readonly unclear: readonly (NamedPair & { readonly why: 'amount' | 'several' })[]
  /** Pledges in none of these, with the payments that could be theirs, best first. */
  readonly pledgesLeft: readonly {
    readonly pledge: Pledge
    readonly candidates: readonly Pair[]
    /** Whether the statement reaches over the whole time in which its payment would have come. */
    readonly isCovered: boolean
  }[]
  /** Payments in none of these, with the pledges they could be for, best first. */
  readonly linesLeft: readonly {
    readonly line: StatementLine
    readonly candidates: readonly Pair[]
  }[]
  /** Messages that name no pair, and why. */
  readonly toldLeft: readonly {
    readonly told: ToldPayment
    readonly why: 'not-in-statement' | 'no-pledge'
  }[]
}

/** What is matched. */
export interface MatchInput {
  /** Those that nothing has confirmed yet. */
  readonly pledges: readonly Pledge[]
  /** Those that confirm nothing yet. */
  readonly lines: readonly StatementLine[]
  readonly reach: readonly Reach[]
  readonly told: readonly ToldPayment[]
}

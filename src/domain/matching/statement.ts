/** A line with money that came in. */
export interface StatementLine {
  /** M-Pesa's receipt number, in capitals; unique in a statement. */
  readonly code: string
  /** In ms since 1970. */
  readonly at: number
  /** With day and month exchanged; null where they cannot be. */
  readonly swappedAt: number | null
  /** In Ksh, rarely with cents. */
  readonly amount: number
  /** The name with its stars; empty without one. */
  readonly payer: string
  /** The number with its stars; empty without one. */
  readonly phone: string
  /** The account number that payers give to a paybill; empty at a till. */
  readonly account: string
  /** The statement's own words for it. */
  readonly label: string
}

/**
 * Why a line of the file is left out. `own-money`: settlements, loans, transfers of ours. `reversal`
 * moves a payment back, which is `reversed`. `conflict`: another line has its code and another amount.
 * `no-…`: this could not be read for certain.
 */
export type WhyLeftOut =
  | 'charge'
  | 'own-money'
  | 'money-out'
  | 'reversal'
  | 'reversed'
  | 'not-completed'
  | 'conflict'
  | 'no-code'
  | 'no-date'
  | 'no-amount'

export interface LeftOutLine {
  readonly code: string
  readonly label: string
  readonly why: WhyLeftOut
}

/** A span of time with both its ends, in ms since 1970. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** The content of one or several statements. */
export interface StatementContent {
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** The codes of payments that were moved back, perhaps in another file. */
  readonly reversed: readonly string[]
  /** The time in which it shows every payment, oldest span first; single messages show none. */
  readonly reach: readonly Reach[]
}

/** One file or one pasted text. */
export interface Statement extends StatementContent {
  readonly kind: 'statement'
  /** The portal's table, lines of the till's PDF, or SMS to the till's phone. */
  readonly form: 'portal' | 'till' | 'sms'
  /** Of the till or paybill; null where it does not say. */
  readonly shortCode: string | null
}

/** Why nothing is read from a file or a pasted text. */
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
        | 'no-statement'
        | 'truncated'
        | 'formula'
    }
  | { readonly why: 'columns'; readonly missing: readonly string[] }
  | { readonly why: 'another-till'; readonly shortCode: string }
)

export interface StatementSource {
  readonly fileName?: string
  /** The short codes of our tills; without any, every statement is taken. */
  readonly ownShortCodes?: readonly string[]
}

/** In bytes; ask before reading a file. 5,000 lines have some 1.2 MB. */
export const largestStatementBytes = 10_000_000

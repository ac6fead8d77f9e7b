/** A line of a statement by which money came in. */
export interface StatementLine {
  /** M-Pesa's own name for the payment, in capitals; no two lines of a statement share it. */
  readonly code: string
  /** When it was completed, in ms since 1970. */
  readonly at: number
  /** When it would have been if day and month stand the other way round; null where that cannot be. */
  readonly swappedAt: number | null
  /** In Ksh; a whole number but for the odd payment with cents. */
  readonly amount: number
  /** As the statement writes the name, stars included; empty where it names nobody. */
  readonly payer: string
  /** As the statement writes the number, stars included; empty where it has none. */
  readonly phone: string
  /** What the payer gave as account number: a paybill has it, a till has none. Empty without one. */
  readonly account: string
  /** What the statement calls it, for people to read. */
  readonly label: string
}

/**
 * Why a line of the file is not among the lines:
 * - `charge`, `own-money` (settlements, loans, transfers of ours), `money-out`
 * - `reversal`: it moves a payment back; `reversed`: the payment that was moved back
 * - `not-completed`: its status is another one
 * - `conflict`: other lines have its code and another amount
 * - `no-code`, `no-date`, `no-amount`: this could not be read for certain
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

/** A line of the file that is not among the lines of the statement. */
export interface LeftOutLine {
  readonly code: string
  readonly label: string
  readonly why: WhyLeftOut
}

/** A span of time, both ends included, in ms since 1970. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** What one or several statements say. */
export interface StatementContent {
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** The codes of payments that were moved back, also of those in another file. */
  readonly reversed: readonly string[]
  /**
   * The time in which it shows every payment, oldest span first. Single messages show none: that
   * one is missing among them says nothing.
   */
  readonly reach: readonly Reach[]
}

/** What was read from one file or one pasted text. */
export interface Statement extends StatementContent {
  readonly kind: 'statement'
  /** The portal's table, lines of the till's PDF, or messages to the till's phone. */
  readonly form: 'portal' | 'till' | 'sms'
  /** The till or paybill it is of; null where it does not say. */
  readonly shortCode: string | null
}

/** Why a file or a pasted text is no statement that we can use; nothing of it is read then. */
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

/** What is known about the file beside its text. */
export interface StatementSource {
  readonly fileName?: string
  /** The short codes of our own till or paybill; empty or left out, any statement is taken. */
  readonly ownShortCodes?: readonly string[]
}

/** The largest file that is read, in bytes; ask before reading one. A statement of 5,000 lines has some 1.2 MB. */
export const largestStatementBytes = 10_000_000

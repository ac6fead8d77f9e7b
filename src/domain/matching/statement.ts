export interface StatementLine {
  /** M-Pesa's receipt number, in capitals; unique in a statement. */
  readonly code: string
  /** Ms since 1970. */
  readonly at: number
  /** With day and month swapped; null where they cannot be. */
  readonly swappedAt: number | null
  /** Ksh, rarely with cents. */
  readonly amount: number
  /** With its stars; '' when unknown. */
  readonly payer: string
  /** With its stars; '' when unknown. */
  readonly phone: string
  /** At a paybill; '' at a till. */
  readonly account: string
  /** The statement's own words. */
  readonly label: string
}

/** Perhaps payments that came in. `conflict`: same code, another amount. */
const unreadable = ['conflict', 'no-code', 'no-status', 'no-date', 'cut-date', 'no-amount'] as const

/**
 * `own-money`: settlements, loans, transfers. `reversal` moves a payment back, which is `reversed`.
 * `no-payment`: a total, a heading, a remark.
 */
export type WhyLeftOut =
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
  readonly why: WhyLeftOut
  /** Ksh, below 0 for what went out; null: not known. */
  readonly amount: number | null
  /** What stands where it could not be read. */
  readonly text?: string
}

export function isUnreadable({ why }: LeftOutLine): boolean {
  return unreadable.some((each) => each === why)
}

/** Both ends included, in ms since 1970. */
export interface Reach {
  readonly from: number
  readonly to: number
}

/** Between the spans that were read. */
export function gapsIn(reach: readonly Reach[]): readonly Reach[] {
  return reach.slice(1).map(({ from }, number) => ({ from: reach[number]?.to ?? from, to: from }))
}

export interface StatementContent {
  /** Oldest first. */
  readonly lines: readonly StatementLine[]
  readonly leftOut: readonly LeftOutLine[]
  /** Codes of payments moved back, perhaps in another file. */
  readonly reversed: readonly string[]
  /** When it shows every payment, oldest first; single messages show none. */
  readonly reach: readonly Reach[]
}

export interface Statement extends StatementContent {
  readonly kind: 'statement'
  readonly form: 'portal' | 'till' | 'sms'
  /** Of the till or paybill; null: not said. */
  readonly shortCode: string | null
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
  | { readonly why: 'columns'; readonly missing: readonly string[] }
  | { readonly why: 'another-till'; readonly shortCode: string }
)

/** 5,000 lines have some 1.2 MB. */
export const largestStatementBytes = 10_000_000

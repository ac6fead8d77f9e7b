/** What a contribution of the membership fee is called. */
export const feeContribution = 'Membership fee'

/** What stands on a profile for one payment that the team confirmed. */
export interface Contribution {
  /** The day on which it arrived, as '20 Nov 2026'. */
  readonly day: string
  readonly what: string
  /** As 'Ksh 1,500'. */
  readonly amount: string
  /** The key of its confirmation. */
  readonly code: string
}

/** Reads a contribution that staff confirmed; null for what somebody wrote in another way. */
export function readContribution(line: string): Contribution | null {
  const [day = '', what = '', amount = '', code, ...more] = line.split(' · ')
  return code && more.length === 0 ? { day, what, amount, code } : null
}

/** The day of the last fee among contributions; null where there is none. */
export function feeDayOf(contributions: readonly string[]): Date | null {
  const fee = contributions.map(readContribution).findLast((each) => each?.what === feeContribution)
  const day = new Date(`${fee?.day} UTC`)
  return Number.isNaN(day.getTime()) ? null : day
}

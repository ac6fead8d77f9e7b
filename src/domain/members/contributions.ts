export const feeContribution = 'Membership fee'
export const giftContribution = 'Donation'
const refundContribution = 'Refund of '

/** A confirmed payment on a profile. */
export interface Contribution {
  /** Of its arrival, as '20 Nov 2026'. */
  readonly day: string
  readonly what: string
  /** As 'Ksh 1,500'. */
  readonly amount: string
  /** The key of its confirmation. */
  readonly code: string
}

/** Null for a line that somebody wrote in another way. */
export function readContribution(line: string): Contribution | null {
  const [day = '', what = '', amount = '', code, ...more] = line.split(' · ')
  return code && more.length === 0 ? { day, what, amount, code } : null
}

/** In a line: which confirmation was paid back, in part or all of it. */
export function refundWords(confirmation: string): string {
  return refundContribution + confirmation
}

/** The key of the confirmation that was paid back; null for other lines. */
export function refundedBy({ what }: Contribution): string | null {
  return what.startsWith(refundContribution) ? what.slice(refundContribution.length) : null
}

/** As M-Pesa or the bank wrote it: not that it was a bank's, nor that the code counts again after a void. */
export function codeOnPaper(code: string): string {
  return code.replace(/^BANK-/, '').replace(/-[2-9]$/, '')
}

/** Of a sheet with so many lines; `today` is YYYY-MM-DD. */
export function receiptNumber(uid: string, today: string, lines: number): string {
  return [today.replaceAll('-', ''), uid.slice(-6).toUpperCase(), lines].join('-')
}

/** Without what was wholly paid back; what was paid back in part stands beside its refund. */
export function withoutPaidBack(contributions: readonly Contribution[]): readonly Contribution[] {
  const refunds = new Map(contributions.map((each) => [refundedBy(each), each.amount]))
  const gone = new Set(
    contributions
      .filter(({ code, amount }) => refunds.get(code) === amount)
      .map(({ code }) => code),
  )
  return contributions.filter((each) => !gone.has(refundedBy(each) ?? each.code))
}

/** The day of the last fee that was not paid back. */
export function feeDayOf(contributions: readonly string[]): Date | null {
  const known = contributions.map(readContribution).filter((each) => each !== null)
  const fee = withoutPaidBack(known).findLast((each) => each.what === feeContribution)
  const day = new Date(`${fee?.day} UTC`)
  return Number.isNaN(day.getTime()) ? null : day
}

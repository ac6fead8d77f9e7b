export const feeContribution = 'Membership fee'
export const giftContribution = 'Donation'
const refundContribution = 'Refund of '

export interface Contribution {
  /** Such as '20 Nov 2026'. */
  readonly day: string
  readonly what: string
  /** Such as 'Ksh 1,500'. */
  readonly amount: string
  /** The confirmation's id. */
  readonly code: string
}

/** Null if the line has another format. */
export function readContribution(line: string): Contribution | null {
  const [day = '', what = '', amount = '', code, ...more] = line.split(' · ')
  return code && more.length === 0 ? { day, what, amount, code } : null
}

/** `confirmation` was paid back, in part or whole. */
export function refundWords(confirmation: string): string {
  return refundContribution + confirmation
}

/** The confirmation that was paid back; null for other lines. */
export function refundedBy({ what }: Contribution): string | null {
  return what.startsWith(refundContribution) ? what.slice(refundContribution.length) : null
}

/** As M-Pesa or the bank writes it; cash is shortened to 'CASH-K7P2QX'. */
export function printedCode(code: string): string {
  if (code.startsWith('CASH-')) return code.slice(0, 11)
  return code.replace(/^BANK-|-\d\d?$/g, '')
}

/** `today` is YYYY-MM-DD; `lines` is how many there are. */
export function receiptNumber(uid: string, today: string, lines: number): string {
  return [today.replaceAll('-', ''), uid.slice(-6).toUpperCase(), lines].join('-')
}

/** After a partial refund, both lines stay. */
export function withoutPaidBack(contributions: readonly Contribution[]): readonly Contribution[] {
  const refunds = new Map(contributions.map((each) => [refundedBy(each), each.amount]))
  const gone = new Set(
    contributions
      .filter(({ code, amount }) => refunds.get(code) === amount)
      .map(({ code }) => code),
  )
  return contributions.filter((each) => !gone.has(refundedBy(each) ?? each.code))
}

export function feeDayOf(contributions: readonly string[]): Date | null {
  const known = contributions.map(readContribution).filter((each) => each !== null)
  const fee = [...withoutPaidBack(known)].reverse().find((each) => each.what === feeContribution)
  const day = new Date(`${fee?.day} UTC`)
  return Number.isNaN(day.getTime()) ? null : day
}

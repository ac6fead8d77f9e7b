export const feeContribution = 'Membership fee'
export const giftContribution = 'Donation'
const refundContribution = 'Refund of '

/** As '20 Nov 2026', what, 'Ksh 1,500', and the confirmation's id. */
export type Contribution = Readonly<NonNullable<ReturnType<typeof readContribution>>>

/** Null for other formats. */
export function readContribution(line: string) {
  const [day = '', what = '', amount = '', code, ...more] = line.split(' · ')
  return code && more.length === 0 ? { day, what, amount, code } : null
}

/** `confirmation`: what was paid back, in part or whole. */
export function refundWords(confirmation: string): string {
  return refundContribution + confirmation
}

/** The confirmation's id; null for other lines. */
export function refundedBy({ what }: Contribution): string | null {
  return what.startsWith(refundContribution) ? what.slice(refundContribution.length) : null
}

/** As M-Pesa or the bank wrote it; cash shortened to 'CASH-K7P2QX'. */
export function printedCode(code: string): string {
  if (code.startsWith('CASH-')) return code.slice(0, 11)
  return code.replace(/^BANK-|-\d\d?$/g, '')
}

/** `today` is YYYY-MM-DD; `lines` is a count. */
export function receiptNumber(uid: string, today: string, lines: number): string {
  return [today.replaceAll('-', ''), uid.slice(-6).toUpperCase(), lines].join('-')
}

/** A partial refund stays, beside its payment. */
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

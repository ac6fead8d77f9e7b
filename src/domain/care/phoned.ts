/** Whether a helpline has to be phoned again: after 180 days. Both in ms since 1970. */
export function isPhonedLongAgo(at: number, now: number): boolean {
  return now - at > 180 * 86_400_000
}

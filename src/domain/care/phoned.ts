/** The helpline needs another call after 180 days. Ms since 1970. */
export function isPhonedLongAgo(at: number, now: number): boolean {
  return now - at > 180 * 86_400_000
}

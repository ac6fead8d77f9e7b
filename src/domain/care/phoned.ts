/** After 180 days a helpline needs another call. Ms since 1970. */
export function isPhonedLongAgo(at: number, now: number): boolean {
  return now - at > 180 * 86_400_000
}

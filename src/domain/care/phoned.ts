/** Whether a helpline was last phoned so long ago that it has to be phoned again: 180 days; in ms since 1970. */
export function isPhonedLongAgo(at: number, now: number): boolean {
  return now - at > 180 * 86_400_000
}

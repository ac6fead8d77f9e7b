const hourMs = 3_600_000

/** In hours; in days after two. */
export function howLong(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

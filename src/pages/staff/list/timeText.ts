const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Nairobi',
})

/** A moment as staff read it, in Nairobi's time; a dash for one that nobody knows. */
export function timeText(at: Date | number | null): string {
  return at === null ? '–' : time.format(at)
}

const hourMs = 3_600_000

/** A span as people say it: in hours, after two days in days. */
export function howLong(ms: number): string {
  const hours = Math.floor(ms / hourMs)
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Nairobi',
})
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' })

/** A moment as staff read it, in Nairobi's time; a dash for one that nobody knows. */
export function timeText(at: Date | number | null): string {
  return at === null ? '–' : time.format(at)
}

/** The day of a moment in Nairobi, YYYY-MM-DD. */
export function dayOf(at: Date | number): string {
  return day.format(at)
}

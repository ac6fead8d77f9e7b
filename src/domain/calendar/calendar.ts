/** The day in Kenya, three hours ahead of UTC all year, as YYYY-MM-DD. */
export function dayInKenya(now: Date): string {
  return new Date(now.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The day in Kenya of a moment (a date, or ms since 1970), in words: '20 November 2026'. */
export function dayOfMoment(moment: Date | number): string {
  return new Date(moment).toLocaleDateString('en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  })
}

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Both days as YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The same day so many months earlier; the last of its month where that has no such day. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0)
  return earlier
}

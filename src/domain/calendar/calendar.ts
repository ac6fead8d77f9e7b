/** YYYY-MM-DD; Kenya is at UTC+3 all year. */
export function dayInKenya(now: Date): string {
  return new Date(now.getTime() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** For example '20 November 2026'. Also takes ms since 1970. */
export function dayOfMoment(moment: Date | number): string {
  return new Date(moment).toLocaleDateString('en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  })
}

/** Whether it is a real day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** YYYY-MM-DD. */
export function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The same day, or the last day of a shorter month. */
export function monthsBefore(moment: Date, months: number): Date {
  const earlier = new Date(moment)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  if (earlier.getUTCDate() !== moment.getUTCDate()) earlier.setUTCDate(0)
  return earlier
}

const dayFormat = new Intl.DateTimeFormat('en-KE', { dateStyle: 'long', timeZone: 'UTC' })

/** A day of the calendar (YYYY-MM-DD); what is none stays as it is. */
export function dayInWords(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? day : dayFormat.format(moment)
}

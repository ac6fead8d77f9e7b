/** A day of the calendar (YYYY-MM-DD); what is none stays as it is. */
export function dayInWords(day: string): string {
  const moment = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(moment.getTime())) return day
  return moment.toLocaleDateString('en-KE', { dateStyle: 'long', timeZone: 'UTC' })
}

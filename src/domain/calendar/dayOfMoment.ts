/** The day of a moment (a date, or ms since 1970), as it is in Kenya, in words: '20 November 2026'. */
export function dayOfMoment(moment: Date | number): string {
  return new Date(moment).toLocaleDateString('en-KE', {
    dateStyle: 'long',
    timeZone: 'Africa/Nairobi',
  })
}

/** How long a helpline that was phoned counts as right, in days. */
export const phonedValidDays = 180

/** The newest of some days (YYYY-MM-DD); null where there is none. */
export function newestDay(...days: readonly (string | null | undefined)[]): string | null {
  return days.reduce<string | null>(
    (newest, day) => (day && day > (newest ?? '') ? day : newest),
    null,
  )
}

/** Whether it is so long ago, seen from `today`, that it has to be phoned again; days are YYYY-MM-DD. */
export function isPhonedLongAgo(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) > phonedValidDays * 86_400_000
}

/** YYYY-MM, latest first. */
export function monthRange(first: string, last: string): readonly string[] {
  const months: string[] = []
  for (
    const month = new Date(`${last}-01`);
    month.toISOString().slice(0, 7) >= first;
    month.setUTCMonth(month.getUTCMonth() - 1)
  )
    months.push(month.toISOString().slice(0, 7))
  return months
}

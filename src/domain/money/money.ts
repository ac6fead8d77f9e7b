/**
 * A whole amount of Kenyan shillings as people read it: 1500 becomes 'Ksh 1,500'. Not by
 * Intl.NumberFormat: to make the first one of a page holds a cheap phone up for 100 ms.
 */
export function formatKsh(amount: number): string {
  return `Ksh ${String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',')}`
}

/** An amount in cents as people read it: 150000 becomes 'Ksh 1,500', 150050 'Ksh 1,500.50'. */
export function formatCents(cents: number): string {
  const rest = cents % 100
  const shown = formatKsh((cents - rest) / 100)
  return rest === 0 ? shown : `${shown}.${String(rest).padStart(2, '0')}`
}

const shillings = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 })

/** A whole amount of Kenyan shillings as people read it: 1500 becomes 'Ksh 1,500'. */
export function formatKsh(amount: number): string {
  return `Ksh ${shillings.format(amount)}`
}

/** An amount in cents as people read it: 150000 becomes 'Ksh 1,500', 150050 'Ksh 1,500.50'. */
export function formatCents(cents: number): string {
  const rest = cents % 100
  const shown = formatKsh((cents - rest) / 100)
  return rest === 0 ? shown : `${shown}.${String(rest).padStart(2, '0')}`
}

const shillings = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 })

/** A whole amount of Kenyan shillings as people read it: 1500 becomes 'Ksh 1,500'. */
export function formatKsh(amount: number): string {
  return `Ksh ${shillings.format(amount)}`
}

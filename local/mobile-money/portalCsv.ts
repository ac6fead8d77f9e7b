export interface SamplePayment {
  readonly code: string
  /** In ms since 1970. */
  readonly at: number
  /** In Ksh; below 0 for money that went out. */
  readonly amount: number
  /** As the portal shows it: '2547****108 - JANE **** DOE'. */
  readonly payer: string
  readonly account?: string
  readonly details?: string
  readonly reason?: string
  readonly status?: string
  readonly linked?: string
}

const header =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.'

/**
 * A statement as M-Pesa's organisation portal writes it, with invented payments. `from` and `to`: the
 * period it covers, in ms since 1970.
 */
export function portalCsv(
  payments: readonly SamplePayment[],
  {
    shortCode,
    from,
    to,
  }: { readonly shortCode: string; readonly from: number; readonly to: number },
): string {
  let balance = 0
  const rows = payments.map((payment) => {
    const { code, at, amount, payer, account = '', linked = '', status = 'Completed' } = payment
    const { details = `Pay Merchant from ${payer}`, reason = 'Customer Merchant Payment' } = payment
    if (status === 'Completed') balance += amount
    const when = portalTime(at)
    const paidIn = amount > 0 ? amount.toFixed(2) : ''
    const withdrawn = amount < 0 ? amount.toFixed(2) : ''
    const money = [paidIn, withdrawn, balance.toFixed(2), 'true']
    return [code, when, when, details, status, ...money, reason, payer, linked, account]
  })
  const head = [
    ['Account Holder:', 'SAMPLE ORGANISATION'],
    ['Short Code:', shortCode],
    ['Account:', 'Merchant Account'],
    ['Time Period:', 'From', portalTime(from), 'To', portalTime(to)],
    ['Operator:', 'sample'],
    ['Opening Balance:', '0.00'],
  ]
  const lines = [...head, header.split(','), ...rows].map((row) => row.map(cell).join(','))
  return `${lines.join('\r\n')}\r\n`
}

/** '20-11-2026 21:45:13', in Kenya. */
function portalTime(at: number): string {
  const [day = '', time = ''] = new Date(at + 3 * 60 * 60 * 1000).toISOString().split('T')
  return `${day.split('-').toReversed().join('-')} ${time.slice(0, 8)}`
}

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

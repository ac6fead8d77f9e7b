export const columns =
  'Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.'

/** A file of the portal with these rows, of the evening of 12 May 2025. */
export function portal(...rows: readonly string[]): string {
  return [
    'Account Holder:,SAMPLE ORGANISATION',
    'Short Code:,123456',
    'Account:,Utility Account',
    'Time Period:,From,12-05-2025 18:00:00,To,12-05-2025 23:59:59',
    'Operator:,someone,Last Login:,11-05-2025 08:00:00,Report Date:,12-05-2025 23:10:00',
    'Opening Balance:,0.00',
    columns,
    ...rows,
    '',
  ].join('\r\n')
}

export const payment =
  'TK5AY9DLMG,12-05-2025 22:45:13,12-05-2025 22:45:10,Pay Bill from 25472****108 - VICTOR **** NGURE Acc. K7P2QX,Completed,"1,111.00",,"82,459.00",true,Pay Utility,25472****108 - VICTOR **** NGURE,,K7P2QX'

/** The same as cells pasted from a spreadsheet. */
export const cells = payment.replaceAll(/"(\d+),([\d.]+)"/g, '$1$2').replaceAll(',', '\t')

/** The payment of that row. */
export const line = {
  code: 'TK5AY9DLMG',
  at: Date.UTC(2025, 4, 12, 19, 45, 13),
  amount: 1111,
  payer: 'VICTOR **** NGURE',
  phone: '25472****108',
  account: 'K7P2QX',
  label: 'Pay Utility',
}

/** A row of that evening. */
export const rowOf = (
  code: string,
  details: string,
  paidIn: string,
  withdrawn: string,
  reason = details,
) => `${code},12-05-2025 22:45:13,,${details},Completed,${paidIn},${withdrawn},0,true,${reason},,,`

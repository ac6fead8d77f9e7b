/** How the message begins by which a payer tells the team of a payment. */
export const toldOpening = 'I have paid by M-Pesa.'

/** What its lines are called: written on /pay, read again in the staff area. */
export const toldLabels = {
  purpose: 'For',
  reference: 'Reference',
  due: 'To be paid',
  code: 'M-Pesa code',
  amount: 'Amount in the SMS',
  paidOn: 'Paid on',
} as const

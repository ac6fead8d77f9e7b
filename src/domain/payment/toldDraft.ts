export const toldOpening = 'I have paid by M-Pesa.'

/** /pay writes them, the staff area reads them. */
export const toldLabels = {
  purpose: 'For',
  member: 'Member',
  items: 'Items',
  reference: 'Reference',
  due: 'To be paid',
  code: 'M-Pesa code',
  amount: 'Amount in the SMS',
  paidOn: 'Paid on',
  prompt: 'Amount of the prompt',
  reportedOn: 'M-Pesa reported on',
  toldOn: 'Told us on',
} as const

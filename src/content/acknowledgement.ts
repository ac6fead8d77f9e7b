import { organisation } from './organisation'
import { recordKeeping } from './recordKeeping'

export const acknowledgementTexts = {
  title: () => (recordKeeping.taxReceipt === null ? 'Acknowledgement' : 'Receipt for tax'),
  from: ({ productName, registrationNumber }: typeof organisation = organisation) =>
    registrationNumber === null
      ? productName
      : `${productName}, registration number ${registrationNumber}`,
  received: (name: string) => `We have received from ${name}:`,
  thanks: 'Thank you. You are part of what we do.',
  codes: 'The last word of each line is the code of the payment, as in its SMS or bank statement.',
  tax: () => recordKeeping.taxReceipt ?? 'This is not a receipt for tax.',
} as const

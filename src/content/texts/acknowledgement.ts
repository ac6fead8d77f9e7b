import { isolated } from '@/domain/text/inPlace'
import organisation from '@/content/facts/organisation.json'

export const acknowledgementTexts = {
  title: 'Acknowledgement',
  taxTitle: 'Tax receipt',
  issued: (number: string, day: string) => `Number ${number}, issued on ${day}.`,
  from: ({ productName, registrationNumber }: typeof organisation = organisation) =>
    registrationNumber === null
      ? productName
      : `${productName}, registration number ${registrationNumber}`,
  received: (name: string) => `We received from ${isolated(name)}:`,
  refundOf: (code: string) => `Paid back of ${code}`,
  thanks: 'Thank you. You are part of what we do.',
  codes:
    'Each line ends with a code: M-Pesa’s, as in the SMS; the bank’s transfer number, without spaces and dashes; or, for cash, a number of our own.',
  noTax: 'This is not a tax receipt.',
} as const

import type { PaidItem } from '@/domain/payment/payment'
import { oneSize } from '@/domain/shop/order'

const noMpesaYet = 'We cannot take M-Pesa yet. Once you have ordered, ask us how to pay.'

/** The outcomes are in messages.ts. */
export const shopTexts = {
  intro: (takesMpesa: boolean) =>
    `Small things that start conversations. ${takesMpesa ? 'You pay by M-Pesa at the end.' : noMpesaYet}`,
  noGoods: 'There is nothing to buy right now.',
  emptyCart: 'Nothing in it yet.',
  gone: (items: string) => `No longer in the shop, so taken out of your cart: ${items}.`,
  sizeGuide: {
    before: 'Between two sizes? ',
    link: 'Ask us',
    after: '. You can still change a size before you order.',
  },
} as const

export const reviewTexts = {
  intro: 'Check the sizes, then tell us whom to call.',
  looking: 'Loading your cart…',
  empty: 'Your cart is empty, so there is nothing to order yet.',
  phoneHint: 'For example 0712 345 678',
  needs: 'To go on, fill in your name and your phone number.',
  saving: 'Saving your order…',
  next: (takesMpesa: boolean) => [
    takesMpesa ? 'You pay by M-Pesa on the next page.' : noMpesaYet,
    'We match your payment and call you.',
    'We agree where you pick it up, or how it is delivered.',
  ],
} as const

export const orderTexts = {
  looking: 'Looking for your order…',
  nothingToPay: 'There is no order to pay for on this device.',
  allPaid: 'There is nothing more to pay for them here.',
  nothingToConfirm: 'There is no order to confirm on this device.',
  elsewhere: {
    before:
      'An order is remembered on the phone or computer where it was placed. Is yours missing? ',
    link: 'Ask the team',
    after: '.',
  },
  reference: 'Your reference is ',
  nextPage: (takesMpesa: boolean) =>
    takesMpesa
      ? 'You pay by M-Pesa on the next page. We never ask for your PIN on this site.'
      : 'We cannot take M-Pesa yet. The next page helps you ask us how to pay.',
  pay: (takesMpesa: boolean) => (takesMpesa ? 'Pay Now' : 'Ask how to pay'),
  /** The words around the day, which counts from the confirmed payment. */
  ships: {
    within: (days: number) => `Your order will ship within ${days} working days`,
    by: ': by ',
    ifToday: ', if we confirm today that all of it is paid',
    ifOn: (day: string) => `, if we confirmed on ${day} that all of it is paid`,
    /** Once a payment is confirmed, perhaps of a part. */
    ifAll: ', if all of it is paid',
  },
  rest: (left: string) =>
    `${left} of this order is still to be paid, unless you have paid it since: ask the team how. We pack it once all of it is confirmed.`,
  pickUp: 'We call you to agree on a pick-up point or a delivery. You can also tell us now.',
  /** A WhatsApp draft to the team. */
  draft: (reference: string | null, total: string) =>
    `${reference ? `My order is ${reference}` : 'I have placed an order'} (${total}). My pick-up point is …`,
  subject: (reference: string | null) => (reference ? `Order ${reference}` : 'My order'),
} as const

/** '2 × T-Shirt, M' */
export function itemText({ name, size, count }: PaidItem): string {
  const kind = size === oneSize ? name : `${name}, ${size}`
  return count === 1 ? kind : `${count} × ${kind}`
}

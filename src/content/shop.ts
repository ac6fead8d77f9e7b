/** What the shop and its checkout say; the sentences on how something ended are in messages.ts. */
export const shopTexts = {
  intro:
    'Small things that start conversations about our minds. Choose a size and add what you like; you pay by M-Pesa at the end.',
  emptyCart: 'Nothing in it yet.',
  sizeGuide: {
    before:
      'The sizes are the maker’s own, and we have no measurements to print yet. If you are unsure or between two sizes, ',
    link: 'ask us',
    after: ' before you order. You can still change every size on the next page.',
  },
  payNext: 'You pay by M-Pesa on the next page. We never ask for your PIN on this site.',
} as const

/** What the order review says. */
export const reviewTexts = {
  intro: 'Check the sizes and tell us who you are. You pay on the next page.',
  looking: 'Looking into your cart…',
  empty: 'Your cart is empty, so there is nothing to order yet.',
  phoneHint: 'We call this number about your order, for example 0712 345 678',
  needs: 'To go on, fill in your name and your phone number.',
  saving: 'Saving your order…',
  next: [
    shopTexts.payNext,
    'We match your payment and call you on this number.',
    'We agree with you where you pick it up, or how it is delivered.',
  ],
  placed: {
    reference: 'Your reference is ',
    total: ', and the total is ',
    end: '. If you have paid already, there is nothing more to do here.',
  },
} as const

/** What the pages after the order review say. */
export const orderTexts = {
  looking: 'Looking for your order…',
  nothingToPay: 'There is no order to pay for in this tab.',
  reference: { before: 'Your reference is ', after: '. Please keep it until you have your order.' },
  nothingToConfirm: 'There is no order to confirm in this tab.',
  notPaid: (reference: string, total: string) =>
    `Your order ${reference} is placed. This page follows once you have paid ${total} for it.`,
  shipsWithin: (days: number) => `Your order will ship within ${days} working days.`,
  countedFrom: 'Counted from the day after we confirm your payment.',
  shipsBy: {
    before: 'If we confirm your payment today, it ships by ',
    after: '. Weekends and public holidays do not count.',
  },
  pickUp: 'We call you to agree on a pick-up point or a delivery. You can also tell us now.',
  noWhatsApp: 'Our WhatsApp number is not set yet. Until then, please write to us.',
  /** The beginning of a WhatsApp message to the team; the reference is null when only the total is known. */
  draft: (reference: string | null, total: string) =>
    `${reference ? `My order is ${reference}` : 'I have placed an order'} (${total}). My pick-up point is …`,
  subject: (reference: string | null) => (reference ? `Order ${reference}` : 'My order'),
} as const

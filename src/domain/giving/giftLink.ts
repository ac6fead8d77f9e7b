/** The document that says that an order was cancelled: beside the state of its money, since both can be true. */
export const cancelledKey = (order: string) => `cancelled-${order}`

/** The part after the # of a gift's link; null without the whole id. */
export function giftKey(payment: {
  readonly purpose: string
  readonly document?: string | undefined
}): string | null {
  const { purpose, document } = payment
  return document && purpose !== 'membership' ? `${purpose}-${document}` : null
}

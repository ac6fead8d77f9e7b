import type * as v from 'valibot'
import type { Payment, paymentSchema } from './readPayment'

export type { DonationPayment, OrderPayment, PaidItem, Payment } from './readPayment'

/** A payment as the navigation state of the next page: the one writer. */
export function paymentState(payment: Payment): v.InferInput<typeof paymentSchema> {
  const { purpose, amount, reference } = payment
  if (purpose === 'donation') {
    return { amount, paymentMethod: payment.method, name: payment.name, reference }
  }
  const phone = payment.phone ? { phone: payment.phone } : {}
  if (purpose === 'membership') return { membershipFee: amount, ...phone }
  const items = payment.items?.length ? { items: [...payment.items] } : {}
  return { totalCost: amount, ...(reference !== null && { reference }), ...phone, ...items }
}

/** What is kept about a payment is kept under its name; without a payment there is one name too. */
export function paymentName(payment: Payment | null): string {
  return payment ? `${payment.purpose} ${payment.reference ?? ''}`.trim() : 'any'
}

/**
 * Whether handing a payment over again can mean another one: a reference belongs to one payment,
 * but two people who register on one phone both pay the same membership fee.
 */
export function canRecur(payment: Payment | null): boolean {
  return !payment?.reference
}

import * as v from 'valibot'
import { donationPaymentSchema, placedOrderSchema } from './payment'
import type { DonationPayment, Payment, PlacedOrder } from './payment'

/** Orders placed and gifts told of on this device, newest first, without names. */
export const keptPaymentsSchema = v.array(
  v.object({
    payment: v.variant('purpose', [donationPaymentSchema, placedOrderSchema]),
    keptAt: v.number(),
    toldAt: v.nullable(v.number()),
  }),
)

export type KeptPurpose = 'order' | 'donation'

/** Moments are in ms since 1970. */
export interface KeptPayment<Purpose extends KeptPurpose = KeptPurpose> {
  readonly payment: Extract<PlacedOrder | DonationPayment, { purpose: Purpose }>
  readonly keptAt: number
  /** When somebody said that they had paid. */
  readonly toldAt: number | null
}

/** Of each purpose. */
const mostKept = 10

/** Puts a payment first, in the place of an older form of it. */
export function withKept(kept: readonly KeptPayment[], first: KeptPayment): KeptPayment[] {
  const isLike = ({ payment }: KeptPayment) => payment.purpose === first.payment.purpose
  const others = kept.filter((each) => !isOf(each, first.payment))
  const dropped = new Set(others.filter(isLike).slice(mostKept - 1))
  return [first, ...others.filter((each) => !dropped.has(each))]
}

/** Null where nothing changes. A gift is on the list while it is told, an order where it was placed. */
export function withTold(
  kept: readonly KeptPayment[],
  payment: Payment,
  toldAt: number | null,
): KeptPayment[] | null {
  const known = kept.find((each) => isOf(each, payment))
  if (toldAt === (known?.toldAt ?? null)) return null
  if (payment.purpose !== 'donation') {
    return known ? kept.map((each) => (each === known ? { ...known, toldAt } : each)) : null
  }
  if (toldAt === null) return kept.filter((each) => each !== known)
  return withKept(kept, { payment: { ...payment, name: '' }, keptAt: toldAt, toldAt })
}

function isOf(kept: KeptPayment, { purpose, reference }: Payment): boolean {
  return kept.payment.purpose === purpose && kept.payment.reference === reference
}

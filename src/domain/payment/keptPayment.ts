import * as v from 'valibot'
import { donationPaymentSchema, placedOrderSchema, type Payment, type PlacedOrder } from './payment'

const keptPaymentSchema = v.object({
  payment: v.variant('purpose', [donationPaymentSchema, placedOrderSchema]),
  /** In ms since 1970, as the next one. */
  keptAt: v.number(),
  /** When somebody said that they had paid; null while nobody has. */
  toldAt: v.nullable(v.number()),
})

/** The orders placed and the gifts told of on a device, newest first, without the name of anybody. */
export const keptPaymentsSchema = v.array(keptPaymentSchema)

type AnyKept = Readonly<v.InferOutput<typeof keptPaymentSchema>>

/** What a device can remember: an order or a gift. */
export type KeptPurpose = AnyKept['payment']['purpose']

/** A payment as a device remembers it. */
export type KeptPayment<Purpose extends KeptPurpose = KeptPurpose> = Omit<AnyKept, 'payment'> & {
  readonly payment: Extract<AnyKept['payment'], { purpose: Purpose }>
}

const mostKept = 10

/** The list with an order that was placed `now`, in ms since 1970. */
export function withOrder(
  kept: readonly KeptPayment[],
  order: PlacedOrder,
  now: number,
): readonly KeptPayment[] {
  return withFirst(kept, { payment: order, keptAt: now, toldAt: null })
}

/**
 * The list once somebody said that they had paid, or, with null, that they have not. A gift is in it only while it
 * is told; an order only where it was placed. The same list when nothing changes.
 */
export function withTold(
  kept: readonly KeptPayment[],
  payment: Payment | null,
  toldAt: number | null,
): readonly KeptPayment[] {
  const known = kept.find((each) => isOf(each, payment))
  if (toldAt === (known?.toldAt ?? null)) return kept
  if (payment?.purpose !== 'donation') {
    return known ? kept.map((each) => (each === known ? { ...known, toldAt } : each)) : kept
  }
  if (toldAt === null) return kept.filter((each) => each !== known)
  return withFirst(kept, { payment: { ...payment, name: '' }, keptAt: toldAt, toldAt })
}

function withFirst(kept: readonly KeptPayment[], first: KeptPayment): readonly KeptPayment[] {
  return [first, ...kept.filter((each) => !isOf(each, first.payment))].slice(0, mostKept)
}

function isOf({ payment: { purpose, reference } }: KeptPayment, payment: Payment | null): boolean {
  return payment?.purpose === purpose && payment.reference === reference
}

import * as v from 'valibot'
import type { DonationPayment } from '@/domain/payment/payment'
import { paymentMethods } from './donation'

const keptGift = v.object({
  reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20)),
  /** Whole Ksh. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  method: v.picklist(paymentMethods),
  /** When somebody said that they had paid it, in ms since 1970. */
  toldAt: v.number(),
})

/** A gift that somebody told us of, as the device remembers it: nothing of who gave it. */
export type KeptGift = Readonly<v.InferOutput<typeof keptGift>>

/** The gifts that a device remembers, newest first. */
export const keptGiftsSchema = v.array(keptGift)

/** How many gifts a device remembers: the last ones. */
const mostKept = 10

/** The gifts once one of them was told, or, with null, when its giver takes that back. */
export function withTold(
  gifts: readonly KeptGift[],
  { reference, amount, method }: DonationPayment,
  toldAt: number | null,
): KeptGift[] {
  const others = gifts.filter((each) => each.reference !== reference)
  if (toldAt === null) return others
  return [{ reference, amount, method, toldAt }, ...others].slice(0, mostKept)
}

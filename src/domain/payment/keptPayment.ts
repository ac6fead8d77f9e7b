import * as v from 'valibot'
import { donationPaymentSchema, momentMs, placedOrderSchema } from './payment'
import type { DonationPayment, Payment, PlacedOrder } from './payment'

/** M-Pesa's report of a paid prompt; `amount` is the prompt's in Ksh. */
const reportedSchema = v.object({ at: momentMs, amount: v.number() })

export type Reported = Readonly<v.InferOutput<typeof reportedSchema>>

/** Orders and gifts of this device, newest first, without names. */
export const keptPaymentsSchema = v.array(
  v.object({
    payment: v.variant('purpose', [donationPaymentSchema, placedOrderSchema]),
    keptAt: momentMs,
    toldAt: v.nullable(momentMs),
    reported: v.optional(reportedSchema),
  }),
)

export type KeptPurpose = 'order' | 'donation'

/** Moments are in ms since 1970. */
export interface KeptPayment<Purpose extends KeptPurpose = KeptPurpose> {
  readonly payment: Extract<PlacedOrder | DonationPayment, { purpose: Purpose }>
  readonly keptAt: number
  /** When somebody said that they had paid. */
  readonly toldAt: number | null
  readonly reported?: Reported | undefined
}

/** What was said of a payment. */
export type Said = Pick<KeptPayment, 'toldAt' | 'reported'>

/** When somebody or M-Pesa said that it was paid; null where nobody did. */
export function saidAt({ toldAt, reported }: Said): number | null {
  return reported?.at ?? toldAt
}

/** Of each purpose. */
const mostKept = 10

/** Puts a payment first, in place of an older form of it. */
export function withKept(kept: readonly KeptPayment[], first: KeptPayment): KeptPayment[] {
  const isLike = ({ payment }: KeptPayment) => payment.purpose === first.payment.purpose
  const others = kept.filter((each) => !isOf(each, first.payment))
  const dropped = new Set(others.filter(isLike).slice(mostKept - 1))
  return [first, ...others.filter((each) => !dropped.has(each))]
}

/** Of a gift neither the name nor the address. */
export function withoutNames<Stored extends Payment>(payment: Stored): Stored {
  return payment.purpose === 'donation' ? { ...payment, name: '', email: undefined } : payment
}

/** Null where nothing changes. Nobody takes M-Pesa's word back. */
export function withSaid(
  kept: readonly KeptPayment[],
  payment: Payment,
  said: Said,
): KeptPayment[] | null {
  const known = kept.find((each) => isOf(each, payment))
  const keptAt = saidAt(said)
  if (known?.reported && !said.reported) return null
  if (keptAt === (known ? saidAt(known) : null)) return null
  if (known) return kept.map((each) => (each === known ? { ...known, ...said } : each))
  // Stored before what this device keeps was forgotten.
  if (keptAt === null || payment.purpose !== 'donation') return null
  return withKept(kept, { payment: withoutNames(payment), keptAt, ...said })
}

function isOf(kept: KeptPayment, { purpose, reference }: Payment): boolean {
  return kept.payment.purpose === purpose && kept.payment.reference === reference
}

import * as v from 'valibot'
import { donationPaymentSchema, momentMs, placedOrderSchema } from './payment'
import type { DonationPayment, Payment, PlacedOrder } from './payment'

/** `amount` is the prompt's, in Ksh. */
const reportedSchema = v.object({ at: momentMs, amount: v.number() })

export type Reported = Readonly<v.InferOutput<typeof reportedSchema>>

/** Newest first, without names. */
export const keptPaymentsSchema = v.array(
  v.object({
    payment: v.variant('purpose', [donationPaymentSchema, placedOrderSchema]),
    keptAt: momentMs,
    toldAt: v.nullable(momentMs),
    reported: v.optional(reportedSchema),
  }),
)

export type KeptPurpose = 'order' | 'donation'

/** Times in ms since 1970. */
export type KeptPayment<Purpose extends KeptPurpose = KeptPurpose> = Readonly<
  Omit<v.InferOutput<typeof keptPaymentsSchema>[number], 'payment'>
> & { readonly payment: Extract<PlacedOrder | DonationPayment, { purpose: Purpose }> }

export type PaidMark = Pick<KeptPayment, 'toldAt' | 'reported'>

export function markedPaidAt({ toldAt, reported }: PaidMark): number | null {
  return reported?.at ?? toldAt
}

/** For each purpose. */
const maxKept = 10

/** Takes the place of its older form. */
export function addKept(kept: readonly KeptPayment[], first: KeptPayment): KeptPayment[] {
  const isSamePurpose = ({ payment }: KeptPayment) => payment.purpose === first.payment.purpose
  const others = kept.filter((each) => !isSamePayment(each, first.payment))
  const dropped = new Set(others.filter(isSamePurpose).slice(maxKept - 1))
  return [first, ...others.filter((each) => !dropped.has(each))]
}

export function withoutNames<Stored extends Payment>(payment: Stored): Stored {
  return payment.purpose === 'donation' ? { ...payment, name: '' } : payment
}

/** Null if nothing changes. M-Pesa's word wins over the payer's. */
export function updateKept(
  kept: readonly KeptPayment[],
  payment: Payment,
  mark: PaidMark,
): KeptPayment[] | null {
  const known = kept.find((each) => isSamePayment(each, payment))
  const keptAt = markedPaidAt(mark)
  if (known?.reported && !mark.reported) return null
  if (keptAt === (known ? markedPaidAt(known) : null)) return null
  if (known) {
    const paid = { ...known, payment: asPaid(known.payment, payment), ...mark }
    return kept.map((each) => (each === known ? paid : each))
  }
  // Kept before, but the device was cleared since then.
  if (keptAt === null || payment.purpose !== 'donation') return null
  return addKept(kept, { payment: withoutNames(payment), keptAt, ...mark })
}

/** What was pledged by M-Pesa may be paid by bank. */
function asPaid(kept: KeptPayment['payment'], paid: Payment): KeptPayment['payment'] {
  const isGift = kept.purpose === 'donation' && paid.purpose === 'donation'
  return isGift ? { ...kept, method: paid.method } : kept
}

function isSamePayment(kept: KeptPayment, { purpose, reference }: Payment): boolean {
  return kept.payment.purpose === purpose && kept.payment.reference === reference
}

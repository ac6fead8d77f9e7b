import { deviceEntry } from '@/device/deviceStore'
import { keptGiftsSchema, withTold } from '@/domain/giving/keptGift'
import type { DonationPayment } from '@/domain/payment/payment'

/** The gifts that somebody told us of on this device, newest first. */
export const keptGifts = deviceEntry('told-gifts', keptGiftsSchema)

/** Remembers when somebody said that they had paid a gift; null when they say that they have not. */
export function keepToldGift(gift: DonationPayment, toldAt: number | null): void {
  const before = keptGifts.read() ?? []
  const known = before.find(({ reference }) => reference === gift.reference)
  if ((known?.toldAt ?? null) === toldAt) return
  const after = withTold(before, gift, toldAt)
  if (after.length > 0) keptGifts.write(after)
  else keptGifts.forget()
}

import type { Gift, Giver } from '@/staff/domain/givers'
import { loadThanks } from '@/staff/services/thanks'

/** Resolves to a function that updates the thanks of gifts. @throws Failure */
export async function reloadThanks(those: readonly Giver[]) {
  const ids = new Set(those.flatMap((giver) => toThanked(giver.gifts)).map(({ id }) => id))
  const thanks = await loadThanks([...ids])
  return (gifts: readonly Gift[]): readonly Gift[] =>
    gifts.map((gift) =>
      ids.has(gift.record.id) ? { ...gift, thanks: thanks.get(gift.record.id) ?? null } : gift,
    )
}

export function toThanked(gifts: readonly Gift[]) {
  return gifts.map(({ record, thanks }) => ({ id: record.id, thanks }))
}

import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'
import type { Account } from '@/domain/members/account'
import { giversOf, type Gift, type Giver } from '@/staff/domain/givers'
import { useThanking } from '@/staff/pages/payments/ThankButtons'
import { loadGifts } from '@/staff/services/givers'
import { loadThanks } from '@/staff/services/thanks'

/** The givers of a year, null until loaded, and how to thank them. */
export function useGivers(staff: Account, year: string) {
  const { value: gifts, change, ...state } = useFetched(() => loadGifts(year), year)
  const thanking = useThanking<readonly Giver[]>(staff, {
    isPending: state.isPending,
    async refresh(those) {
      try {
        change(await reloadThanks(those))
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        state.refetch()
      }
    },
  })
  return { ...state, givers: gifts && giversOf(gifts), change, thanking }
}

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

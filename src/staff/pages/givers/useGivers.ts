import { useFetched } from '@/components/form/useFetched'
import { Failure } from '@/domain/failure'
import { giversOf, type Gift, type Giver } from '@/staff/domain/givers'
import { loadGifts } from '@/staff/services/givers'
import { loadThanks } from '@/staff/services/thanks'

/** The givers of a year, null until loaded. `refresh`: what thanks are noted for some. */
export function useGivers(year: string) {
  const { value: gifts, change, ...state } = useFetched(() => loadGifts(year), year)
  async function refresh(...those: readonly Giver[]): Promise<void> {
    try {
      change(await reloadThanks(those))
    } catch (failure) {
      if (!(failure instanceof Failure)) throw failure
      state.refetch()
    }
  }
  return { ...state, givers: gifts && giversOf(gifts), change, refresh }
}

/** Resolves to a function that updates the thanks of gifts. @throws Failure */
export async function reloadThanks(those: readonly Giver[]) {
  const ids = new Set(those.flatMap(({ gifts }) => gifts).map(({ id }) => id))
  const thanks = await loadThanks([...ids])
  return (gifts: readonly Gift[]): readonly Gift[] =>
    gifts.map((gift) =>
      ids.has(gift.id) ? { ...gift, thanks: thanks.get(gift.id) ?? null } : gift,
    )
}

import * as v from 'valibot'
import { giftStateSchema, type GiftState } from '@/domain/giving/giftState'
import { withDeadline } from './call'
import { fetchPublicDocuments } from './publicDocuments'

/** By key, where staff have set a state. */
export async function loadGiftStates(
  keys: readonly string[],
): Promise<ReadonlyMap<string, GiftState>> {
  const found = await withDeadline(() =>
    fetchPublicDocuments(keys.map((key) => `giftStates/${key}`)),
  )
  return new Map(
    keys.flatMap((key) => {
      const { success, output } = v.safeParse(giftStateSchema, found.get(`giftStates/${key}`))
      return success ? [[key, output] as const] : []
    }),
  )
}

import { cancelledKey } from '@/domain/giving/giftLink'
import { giftStateSchema, type GiftState } from '@/domain/giving/giftState'
import { withDeadline } from './call'
import { fetchPublicDocuments } from './publicDocuments'

/** By key; only those that staff have set. */
export async function loadGiftStates(
  keys: readonly string[],
): Promise<ReadonlyMap<string, GiftState>> {
  const asked = keys.flatMap((key) => [key, ...cancelledKeyOf(key)])
  const found = await withDeadline(() => fetchPublicDocuments('giftStates', asked, giftStateSchema))
  return new Map(
    keys.flatMap((key) => {
      const money = found.get(key)
      const [cancelled] = cancelledKeyOf(key).flatMap((each) => found.get(each) ?? [])
      const state = cancelled ? { ...cancelled, money } : money
      return state ? [[key, state] as const] : []
    }),
  )
}

function cancelledKeyOf(key: string): readonly string[] {
  const [kind, document] = key.split('-')
  return kind === 'order' && document ? [cancelledKey(document)] : []
}

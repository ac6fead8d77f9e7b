import { giftStateSchema, type GiftState } from '@/domain/giving/giftState'
import { withDeadline } from './call'
import { fetchPublicDocuments } from './publicDocuments'

/** By key; only those that staff have set. */
export const loadGiftStates = (keys: readonly string[]): Promise<ReadonlyMap<string, GiftState>> =>
  withDeadline(() => fetchPublicDocuments('giftStates', keys, giftStateSchema))

import type { Account } from '@/domain/members/account'
import { readSignedReason, type SignedReason } from '@/staff/domain/stored'
import { commit, findByIds } from './database'
import { storeOnce } from './storeOnce'

/** Pledges that nobody waits for. One read each. */
export async function loadClosed(
  pledges: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, SignedReason>> {
  const found = await findByIds(
    'closedPledges',
    pledges.map(({ id }) => id),
  )
  return new Map([...found].map(([id, { fields }]) => [id, readSignedReason(fields)]))
}

/** The first reason stands. Safe to repeat. */
export function closePledge(id: string, reason: string, staff: Account): Promise<void> {
  return storeOnce('closedPledges', id, { reason }, staff)
}

/** Safe to repeat. */
export function reopenPledge(id: string): Promise<void> {
  return commit([{ collection: 'closedPledges', id, delete: true }])
}

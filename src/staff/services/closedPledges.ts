import type { Account } from '@/domain/members/account'
import { commit } from './database'
import { loadSigned, storeOnce } from './storeOnce'

/** Pledges that nobody waits for. One read each. */
export function loadClosed(pledges: readonly { readonly id: string }[]) {
  return loadSigned(
    'closedPledges',
    pledges.map(({ id }) => id),
  )
}

/** The first reason stands. Safe to repeat. */
export function closePledge(id: string, reason: string, staff: Account): Promise<void> {
  return storeOnce('closedPledges', id, { reason }, staff)
}

/** Safe to repeat. */
export function reopenPledge(id: string): Promise<void> {
  return commit([{ collection: 'closedPledges', id, delete: true }])
}

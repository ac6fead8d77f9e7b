import { loadAwaited } from '@/services/call'
import type { MemberHome } from './MemberHome'

let fetched: typeof MemberHome | null = null

/** Null until it is fetched. */
export const fetchedHome = () => fetched

/** @throws Failure `no-connection`; may be called again. */
export async function loadMemberHome() {
  fetched = (await loadAwaited(() => import('./MemberHome'))).MemberHome
  return fetched
}

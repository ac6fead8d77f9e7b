import { loadAwaited } from '@/services/call'
import type { MemberHome } from './MemberHome'

let fetched: typeof MemberHome | null = null

/** Null until it is fetched. */
export const fetchedHome = () => fetched

async function importMemberHome() {
  fetched = (await import('./MemberHome')).MemberHome
  return fetched
}

/** Only a head start: a failure is handled where the profile is shown. */
export const prefetchMemberHome = (): void => void importMemberHome().catch(() => undefined)

/** @throws Failure `no-connection`; may be called again. */
export const loadMemberHome = () => loadAwaited(importMemberHome)

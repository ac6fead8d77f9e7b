import type { ComponentProps, ComponentType } from 'react'
import { loadPart } from '@/services/call'
import type { MemberHome } from './MemberHome'

type Home = ComponentType<ComponentProps<typeof MemberHome>>

let fetched: Home | null = null

/** The member's home, once it was fetched on this page; then it is there at once. */
export const fetchedHome = (): Home | null => fetched

/** Fetches the member's home, for members alone. @throws Failure `no-connection`; may be called again. */
export async function loadMemberHome(): Promise<Home> {
  fetched = (await loadPart(() => import('./MemberHome'))).MemberHome
  return fetched
}

import { hasStoredSession, hasNavigationState } from '@/device/rawKeys'
import { staffHere } from '@/device/staffHere'
import { storedAccount } from '@/services/storedAccount'
import type { Account } from '@/domain/members/account'
import { prepareAccounts } from '@/services/call'
import { createPrefetch } from '@/staff/services/createPrefetch'
import { loadStaffMember, type StaffMember } from '@/staff/services/staffAreas'
import { loadTab, tabAt } from './deskTabs'

const staffMember = createPrefetch((uid) => loadStaffMember({ uid }))

/** Before hydration, which takes half a second on a slow phone. */
if (hasStoredSession()) prefetch()

function prefetch(): void {
  prepareAccounts()
  const known = staffHere.read()
  // Only staff load the desk's code.
  if (!known) return
  staffMember.prefetch(known.uid)
  const tab = tabAt(location.search, known.areas)
  if (!tab) return
  // A passed search needs another list.
  if (tab.prefetch && !hasNavigationState()) tab.prefetch(known.uid).catch(() => undefined)
  loadTab(tab).catch(() => undefined)
}

/** The likely staff member, before the sign-in service answers. */
export function likelyStaffAccount(): Account | null {
  const account = storedAccount()?.account
  return account && account.uid === staffHere.read()?.uid ? account : null
}

/** From the database. @throws Failure */
export async function askStaffMember(account: Account): Promise<StaffMember> {
  const member = await staffMember.ask(account.uid)
  const { uid, areas } = member
  if (areas.length > 0) staffHere.write({ uid, areas: [...areas] })
  else if (staffHere.read()?.uid === uid) staffHere.forget()
  return member
}

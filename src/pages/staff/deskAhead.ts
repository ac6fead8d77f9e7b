import { hasStoredSession, wasPassedOn } from '@/device/rawKeys'
import { staffHere } from '@/device/staffHere'
import { storedAccount } from '@/services/storedAccount'
import type { Account } from '@/domain/members/account'
import { prepareAccounts } from '@/services/call'
import { askable } from '@/services/staff/askable'
import { loadStaffMember, type StaffMember } from '@/services/staff/staffAreas'
import { loadTab, tabAt } from './deskTabs'

const gate = askable((uid) => loadStaffMember({ uid }))

/** Before hydration, which takes half a second on a slow phone. */
if (hasStoredSession()) askAhead()

function askAhead(): void {
  prepareAccounts()
  const known = staffHere.read()
  // Only staff load the desk's code.
  if (!known) return
  gate.askAhead(known.uid)
  const tab = tabAt(location.search, known.areas)
  if (!tab) return
  // A passed search needs another list.
  if (tab.askAhead && !wasPassedOn()) tab.askAhead(known.uid).catch(() => undefined)
  loadTab(tab).catch(() => undefined)
}

/** The likely staff member, before the sign-in service answers. */
export function staffAhead(): Account | null {
  const account = storedAccount()?.account
  return account && account.uid === staffHere.read()?.uid ? account : null
}

/** From the database. @throws Failure */
export async function askStaffMember(account: Account): Promise<StaffMember> {
  const member = await gate.ask(account.uid)
  const { uid, areas } = member
  if (areas.length > 0) staffHere.write({ uid, areas: [...areas] })
  else if (staffHere.read()?.uid === uid) staffHere.forget()
  return member
}

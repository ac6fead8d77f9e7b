import { hasStoredSession } from '@/device/rawKeys'
import { staffHere } from '@/device/staffHere'
import type { Account } from '@/domain/members/account'
import { prepareAccounts } from '@/services/call'
import { loadStaffMember, type StaffMember } from '@/services/staff/staffAreas'
import { loadTab, tabAt } from './deskTabs'

let asked: { readonly uid: string; readonly member: Promise<StaffMember> } | null = null

/** Before React has taken the page over: on a slow phone that is half a second. */
if (hasStoredSession()) askAhead()

function askAhead(): void {
  prepareAccounts()
  const known = staffHere.read()
  // Nobody else pays for the code of the desk.
  if (!known) return
  const tab = tabAt(location.search, known.areas)
  if (tab) loadTab(tab).catch(() => undefined)
  const member = loadStaffMember(known)
  member.catch(() => undefined)
  asked = { uid: known.uid, member }
}

/** As the database has it now. @throws Failure */
export async function askStaffMember(account: Account): Promise<StaffMember> {
  const ahead = asked?.uid === account.uid ? asked.member.catch(() => null) : null
  asked = null
  const member = (await ahead) ?? (await loadStaffMember(account))
  const { uid, areas } = member
  if (areas.length > 0) staffHere.write({ uid, areas: [...areas] })
  else if (staffHere.read()?.uid === uid) staffHere.forget()
  return member
}

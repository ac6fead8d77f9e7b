import type { Account } from '@/domain/members/account'
import { readAreas, type Area } from '@/domain/staff/areas'
import { askDatabase } from './database'

/**
 * What a member may look after as staff; empty for whoever is not staff.
 * @throws Failure `refused` when the member's address is not confirmed, and others
 */
export function loadStaffAreas({ uid }: Account): Promise<readonly Area[]> {
  return askDatabase(async ({ findDocument }) => {
    const staff = await findDocument('staff', uid)
    return staff ? readAreas(staff.fields) : []
  })
}

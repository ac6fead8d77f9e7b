import type { Account } from '@/domain/members/account'
import { readAreas, type Area } from '@/domain/staff/areas'
import { askDatabase } from './database'

/**
 * Empty for everybody else. @throws Failure `refused` when the address is not confirmed, and others
 */
export async function loadStaffAreas({ uid }: Pick<Account, 'uid'>): Promise<readonly Area[]> {
  const staff = await askDatabase(({ findDocument }) => findDocument('staff', uid))
  return staff ? readAreas(staff.fields) : []
}

import type { Account } from '@/domain/members/account'
import { readAreas, type Area } from '@/domain/staff/areas'
import { storedText } from '@/domain/staff/stored'
import * as v from 'valibot'
import { askDatabase } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

/**
 * Empty for everybody else. @throws Failure `refused` when the address is not confirmed, and others
 */
export async function loadStaffAreas({ uid }: Pick<Account, 'uid'>): Promise<readonly Area[]> {
  const staff = await askDatabase(({ findDocument }) => findDocument('staff', uid))
  return staff ? readAreas(staff.fields) : []
}

/** `name`: '' unless the console added one. */
export interface StaffMember {
  readonly uid: string
  readonly name: string
  readonly areas: readonly Area[]
}

const named = v.object({ name: storedText })

export function listStaff(after: ListCursor | null): Promise<ListPage<StaffMember>> {
  return loadPage({ collection: 'staff' }, after, ({ id: uid, fields }) => ({
    uid,
    name: v.parse(named, fields).name,
    areas: readAreas(fields),
  }))
}

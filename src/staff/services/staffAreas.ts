import type { Account } from '@/domain/members/account'
import { readStaff, type StaffMember } from '@/staff/domain/areas'
import { getDocuments, postQuietly } from './staffDatabase'
import { loadPage, type ListCursor, type ListPage } from './listPage'

/** Others have no areas. Quiet: its caller watches refusals. @throws Failure `refused` with an unconfirmed address */
export async function loadStaffMember({ uid }: Pick<Account, 'uid'>): Promise<StaffMember> {
  const [stored = { id: uid, fields: { areas: [] } }] = await getDocuments(
    'staff',
    [uid],
    postQuietly,
  )
  return readStaff(stored)
}

export function listStaff(after: ListCursor | null): Promise<ListPage<StaffMember>> {
  return loadPage({ collection: 'staff' }, after, readStaff)
}

import type { Account } from '@/domain/members/account'
import { readAreas, type Area } from '@/staff/domain/areas'
import { storedText } from '@/staff/domain/stored'
import * as v from 'valibot'
import { findDocument } from './staffDatabase'
import { loadPage, type ListCursor, type ListPage } from './listPage'

/** `name`: '' unless added in the console. */
export interface StaffMember {
  readonly uid: string
  readonly name: string
  readonly areas: readonly Area[]
}

const named = v.object({ name: storedText })

function readMember(uid: string, fields: object): StaffMember {
  return { uid, name: v.parse(named, fields).name, areas: readAreas(fields) }
}

/** Others have no areas. Tells no listener of a refusal: the listener is who asks. @throws Failure `refused` with an unconfirmed address */
export async function loadStaffMember({ uid }: Pick<Account, 'uid'>): Promise<StaffMember> {
  const staff = await findDocument('staff', uid)
  return readMember(uid, staff?.fields ?? {})
}

export function listStaff(after: ListCursor | null): Promise<ListPage<StaffMember>> {
  return loadPage({ collection: 'staff' }, after, ({ id, fields }) => readMember(id, fields))
}

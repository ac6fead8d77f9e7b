import { dayInKenya } from '@/domain/calendar/calendar'
import { readProfile } from '@/domain/members/readProfile'
import { readAt } from '@/staff/domain/stored'
import type { ById, FoundDocument } from './wireFormat'
import { commit, findByIds } from './database'
import { findAll, loadPage, type ListCursor, type ListPage } from './listPage'
import { findPeople, type Find } from './people'

/** Its id is the account's. */
export type StoredMember = Readonly<ReturnType<typeof toMember>>

export function listMembers(after: ListCursor | null = null): Promise<ListPage<StoredMember>> {
  return loadPage({ collection: 'users', orderBy: ['email', 'ASCENDING'] }, after, toMember)
}

/** One read each. */
export function listAllMembers(): Promise<readonly StoredMember[]> {
  return findAll({ collection: 'users', orderBy: ['email', 'ASCENDING'] }, toMember)
}

/** The days on which members registered, if known: YYYY-MM-DD, by uid. One read each. */
export async function loadRegistered(uids: readonly string[]): Promise<ById<string>> {
  const found = [...(await findByIds('joined', uids))]
  return new Map(
    found.flatMap(([uid, { fields }]) => {
      const at = readAt(fields)
      return at ? [[uid, dayInKenya(at)] as const] : []
    }),
  )
}

export async function loadMembers(uids: readonly string[]): Promise<ById<StoredMember>> {
  const found = await findByIds('users', uids)
  return new Map([...found].map(([uid, document]) => [uid, toMember(document)]))
}

/** By phone number, name, or the start of the address. */
export const findMembers: Find<StoredMember> = async (...asked) =>
  [...(await findPeople('users', ...asked)).values()].map(toMember)

/** `dateJoined`: YYYY-MM-DD. An undefined role is removed. */
export function changeMember(
  uid: string,
  change: { readonly role: string | undefined } | { readonly dateJoined: string },
): Promise<void> {
  return commit([{ collection: 'users', id: uid, change }])
}

/** The account, pledges, orders and confirmations stay. */
export function deleteMemberData(uid: string): Promise<void> {
  return commit(
    ['users', 'verified', 'joined'].map((collection) => ({ collection, id: uid, delete: true })),
  )
}

export function toMember({ id, fields }: FoundDocument) {
  const email = typeof fields['email'] === 'string' ? fields['email'] : ''
  const account = { uid: id, email, openedAt: null, isEmailConfirmed: false }
  return { id, profile: readProfile(account, fields) }
}

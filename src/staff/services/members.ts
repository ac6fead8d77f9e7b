import type { Profile } from '@/domain/members/profile'
import { readProfile } from '@/domain/members/readProfile'
import { nameSpellings, phoneSpellings } from '@/staff/domain/spellings'
import type { FoundDocument } from './wireFormat'
import { commit, findByIds, findDocument } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'
import { beginningWith, findAny } from './search'

export interface StoredMember {
  readonly uid: string
  readonly profile: Profile
}

export function listMembers(after: ListCursor | null = null): Promise<ListPage<StoredMember>> {
  return loadPage({ collection: 'users', orderBy: ['email', 'ASCENDING'] }, after, toMember)
}

/** Null once deleted. */
export async function loadMember(uid: string): Promise<StoredMember | null> {
  const found = await findDocument('users', uid)
  return found && toMember(found)
}

export async function loadMembers(
  uids: readonly string[],
): Promise<ReadonlyMap<string, StoredMember>> {
  const found = await findByIds('users', uids)
  return new Map([...found].map(([uid, document]) => [uid, toMember(document)]))
}

/** By phone number, or the start of an address or name; each word must start a name. */
export async function findMembers(typed: string): Promise<readonly StoredMember[]> {
  const text = typed.trim()
  if (text === '') return []
  const words = text.includes('@') || /^\+?\d/.test(text) ? [] : text.split(/\s+/)
  const found = await findAny('users', [
    beginningWith('email', text.toLowerCase()),
    ...(/^\+?\d/.test(text) ? [[['phoneNumber', 'IN', phoneSpellings(text)] as const]] : []),
    ...nameSpellings(words[0] ?? '').flatMap((name) => [
      beginningWith('fname', name),
      beginningWith('lname', name),
    ]),
    // If the first word alone finds too many.
    ...(words.length > 1
      ? nameSpellings(text).map((name) => beginningWith('displayName', name))
      : []),
  ])
  const members = [...found.values()].map(toMember)
  return words.length > 1 ? members.filter((member) => hasNames(member, words)) : members
}

function hasNames({ profile: { fname, lname } }: StoredMember, words: readonly string[]): boolean {
  const names = `${fname} ${lname}`.toLowerCase().split(/\s+/)
  return words.every((word) => names.some((name) => name.startsWith(word.toLowerCase())))
}

/** `dateJoined`: YYYY-MM-DD. */
export function changeMember(
  uid: string,
  change: { readonly role: string } | { readonly dateJoined: string },
): Promise<void> {
  return commit([{ collection: 'users', id: uid, change }])
}

/** The account, pledges, orders and confirmations stay. */
export function deleteMemberData(uid: string): Promise<void> {
  return commit(
    ['users', 'verified', 'joined'].map((collection) => ({ collection, id: uid, delete: true })),
  )
}

export function toMember({ id: uid, fields }: FoundDocument): StoredMember {
  const email = typeof fields['email'] === 'string' ? fields['email'] : ''
  const account = { uid, email, openedAt: null, isEmailConfirmed: false }
  return { uid, profile: readProfile(account, fields) }
}

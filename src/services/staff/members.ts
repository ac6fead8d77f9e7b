import type { Profile } from '@/domain/members/profile'
import { readProfile } from '@/domain/members/readProfile'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { FoundDocument } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

/** A member as staff read it. */
export interface StoredMember {
  readonly uid: string
  readonly profile: Profile
}

/** A page of members, by the address of their account. @throws Failure */
export function listMembers(after: ListCursor | null = null): Promise<ListPage<StoredMember>> {
  return loadPage({ collection: 'users', orderBy: ['email', 'ASCENDING'] }, after, asMember)
}

/**
 * Members with this address, telephone number, or beginning of the first or last name, as it is
 * written in their profile; at most 50 of each. @throws Failure
 */
export function findMembers(typed: string): Promise<readonly StoredMember[]> {
  const text = typed.trim()
  if (text === '') return Promise.resolve([])
  const beginningWith = (field: string) =>
    [
      [field, 'GREATER_THAN_OR_EQUAL', text],
      [field, 'LESS_THAN', `${text}\u{10ffff}`],
    ] as const
  const conditions = text.includes('@')
    ? [[['email', 'EQUAL', text.toLowerCase()]] as const]
    : /^[+\d]/.test(text)
      ? [[['phoneNumber', 'EQUAL', text]] as const]
      : [beginningWith('fname'), beginningWith('lname')]
  return askDatabase(async ({ findDocuments }) => {
    const found = await Promise.all(
      conditions.map((where) => findDocuments({ collection: 'users', where, limit: 50 })),
    )
    const members = new Map(found.flat().map((document) => [document.id, asMember(document)]))
    return [...members.values()]
  })
}

/** The member on whose profile a payment is shown; orders are on nobody's. @throws Failure */
export async function memberOf({ kind, id, email }: ExpectedPayment): Promise<string | undefined> {
  if (kind === 'fee') return id
  return kind === 'donation' && email ? findVerifiedMember(email) : undefined
}

/** The member who has confirmed this address; undefined where nobody has. @throws Failure */
function findVerifiedMember(email: string): Promise<string | undefined> {
  const address = email.toLowerCase()
  return askDatabase(async ({ findDocuments, findDocument }) => {
    const [member] = await findDocuments({
      collection: 'users',
      where: [['email', 'EQUAL', address]],
      limit: 1,
    })
    const verified = member && (await findDocument('verified', member.id))
    const known = verified?.fields['email']
    return typeof known === 'string' && known.toLowerCase() === address ? member?.id : undefined
  })
}

/** Sets a member's role, or the day of joining (YYYY-MM-DD). @throws Failure */
export function changeMember(
  uid: string,
  change: { readonly role: string } | { readonly dateJoined: string },
): Promise<void> {
  return askDatabase(({ commit }) => commit([{ collection: 'users', id: uid, change }]))
}

/**
 * Deletes what the database holds about a member as a member. The account itself, pledges, orders
 * and confirmations are elsewhere. @throws Failure
 */
export function deleteMemberData(uid: string): Promise<void> {
  return askDatabase(({ commit }) =>
    commit([
      { collection: 'users', id: uid, delete: true },
      { collection: 'verified', id: uid, delete: true },
    ]),
  )
}

function asMember({ id: uid, fields }: FoundDocument): StoredMember {
  const email = typeof fields['email'] === 'string' ? fields['email'] : ''
  // Staff do not see the account: neither when it was opened, nor whether its address is confirmed.
  const account = { uid, email, openedAt: null, isEmailConfirmed: false }
  return { uid, profile: readProfile(account, fields) }
}

import type { Profile } from '@/domain/members/profile'
import { readProfile } from '@/domain/members/readProfile'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { FoundDocument } from '@/services/firebase/staffDatabase'
import { askDatabase } from './database'
import { loadPage, type ListCursor, type ListPage } from './listPage'

export interface StoredMember {
  readonly uid: string
  readonly profile: Profile
}

/** By the address of their account. */
export function listMembers(after: ListCursor | null = null): Promise<ListPage<StoredMember>> {
  return loadPage({ collection: 'users', orderBy: ['email', 'ASCENDING'] }, after, asMember)
}

/** By address, phone number, or the beginning of a name; at most 50 of each. */
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

/** The member on whose profile a payment is shown; orders are on nobody's. */
export async function memberOf({ kind, id, email }: ExpectedPayment): Promise<string | undefined> {
  if (kind === 'fee') return id
  if (kind === 'order' || !email) return undefined
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

/** `dateJoined`: YYYY-MM-DD. */
export function changeMember(
  uid: string,
  change: { readonly role: string } | { readonly dateJoined: string },
): Promise<void> {
  return askDatabase(({ commit }) => commit([{ collection: 'users', id: uid, change }]))
}

/** The account itself, pledges, orders and confirmations are elsewhere. */
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
  // Staff do not see the account itself.
  const account = { uid, email, openedAt: null, isEmailConfirmed: false }
  return { uid, profile: readProfile(account, fields) }
}

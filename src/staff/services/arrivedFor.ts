import type { Purpose } from '@/staff/domain/booking'
import type { BookedMoney, RecordInput } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { findByField, findDocument } from './database'

/** The record to store for each payment, with the member whose profile shows it. @throws Failure */
export async function arrivedFor(
  payments: readonly { readonly expected: Purpose; readonly money: BookedMoney }[],
): Promise<readonly RecordInput[]> {
  const uidOf = await loadMembersOf(
    payments.flatMap(({ expected }) => ('amount' in expected ? expected : [])),
  )
  return payments.map(({ expected, money }) => {
    if (expected.kind === 'income') return { ...money, kind: expected.kind }
    const { kind, id: document } = expected
    if (kind === 'refund') return { ...money, kind, document, of: expected.of }
    const uid = uidOf(expected)
    return { ...money, kind, document, ...(uid && { uid }) }
  })
}

/**
 * A gift is on the profile with its email address, once that is confirmed; an order is on none. Addresses are compared
 * as in the security rules, which refuse the gift if they differ in more than capitals.
 */
export async function loadMembersOf(all: readonly ExpectedPayment[]) {
  const addresses = all.flatMap(({ kind, email }) =>
    kind === 'donation' && email ? [email.toLowerCase()] : [],
  )
  const members = await findByField('users', 'email', [...new Set(addresses)])
  // One by one, since staff may not list them.
  const confirmed = await Promise.all(
    [...members.keys()].map(async (uid) => {
      const verified = await findDocument('verified', uid)
      const address = verified?.fields['email']
      return [typeof address === 'string' ? address.toLowerCase() : '', uid] as const
    }),
  )
  const byAddress = new Map(
    confirmed.filter(([address, uid]) => members.get(uid)?.fields['email'] === address),
  )
  return ({ kind, id, email }: ExpectedPayment): string | undefined => {
    if (kind === 'fee') return id
    return kind === 'donation' ? byAddress.get((email ?? '').toLowerCase()) : undefined
  }
}

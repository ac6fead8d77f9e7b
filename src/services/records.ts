import type { Donation } from '@/domain/giving/donation'
import type { Account } from '@/domain/members/account'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Order } from '@/domain/shop/customer'
import { callOut, loadDatabase } from './call'

/*
 * What people leave in the database and never read again. The `id` is chosen once for a record: the same
 * record under the same id is stored once, so that a retry after a lost answer is harmless. All throw `Failure`.
 */

/** Stores a donor's pledge. */
export function saveDonation(id: string, donation: Donation): Promise<void> {
  return store('Donations', id, donation, 'timed')
}

/** Stores an order. */
export function placeOrder(id: string, order: Order): Promise<void> {
  return store('Orders', id, order)
}

/** Puts an address on the newsletter's list. */
export function subscribe(id: string, email: string): Promise<void> {
  return store('mailingList', id, { email })
}

/** Stores a message to the team that could not be mailed. */
export function storeContactMessage(id: string, message: ContactMessage): Promise<void> {
  return store('contactMessages', id, contactMessageRecord(message), 'timed')
}

/**
 * Leaves for staff that a member reads the mail of the account's address: only then may a gift from that
 * address be shown on the profile. Refused while the session still says that the address is not confirmed.
 */
export function storeVerifiedAddress({ uid, email }: Account): Promise<void> {
  return store('verified', uid, { email })
}

function store(collection: string, id: string, record: object, timed?: 'timed'): Promise<void> {
  return callOut(async () => {
    const { serverTime, storeDocument } = await loadDatabase()
    await storeDocument(collection, id, timed ? { ...record, timestamp: serverTime() } : record)
  })
}

import type { Donation } from '@/domain/giving/donation'
import type { Account } from '@/domain/members/account'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Order } from '@/domain/shop/customer'
import { callOut, loadDatabase } from './call'

/*
 * Records that people only write. The same record under the same `id` is stored once, so a retry
 * is harmless. All throw `Failure`.
 */

export function saveDonation(id: string, donation: Donation): Promise<void> {
  return store('Donations', id, donation, 'timed')
}

export function placeOrder(id: string, order: Order): Promise<void> {
  return store('Orders', id, order)
}

export function subscribe(id: string, email: string): Promise<void> {
  return store('mailingList', id, { email })
}

export function storeContactMessage(id: string, message: ContactMessage): Promise<void> {
  return store('contactMessages', id, contactMessageRecord(message), 'timed')
}

/**
 * Proves to staff that the member reads that address's mail. Refused until the session's token
 * says that the address is confirmed.
 */
export function storeVerifiedAddress({ uid, email }: Account): Promise<void> {
  return callOut(async () => (await loadDatabase()).storeFields('verified', uid, { email }))
}

function store(collection: string, id: string, record: object, timed?: 'timed'): Promise<void> {
  return callOut(async () => {
    const { serverTime, storeDocument } = await loadDatabase()
    await storeDocument(collection, id, timed ? { ...record, timestamp: serverTime() } : record)
  })
}

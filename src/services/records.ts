import type { Donation } from '@/domain/giving/donation'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Order } from '@/domain/shop/customer'
import { askDatabase } from './call'

/* Write-only. Each `id` is stored once, so a retry is harmless. */

export function saveDonation(id: string, donation: Donation): Promise<void> {
  return store(id, (now) => ({ Donations: { ...donation, timestamp: now } }))
}

/** An order holds no time, so `placed` does. */
export function placeOrder(id: string, order: Order): Promise<void> {
  return store(id, (now) => ({ Orders: order, placed: { at: now } }))
}

export function subscribe(id: string, email: string): Promise<void> {
  return store(id, () => ({ mailingList: { email } }))
}

export function storeContactMessage(id: string, message: ContactMessage): Promise<void> {
  return store(id, (now) => ({
    contactMessages: { ...contactMessageRecord(message), timestamp: now },
  }))
}

/** `now` becomes the server's time. */
function store(
  id: string,
  documents: (now: object) => Readonly<Record<string, object>>,
): Promise<void> {
  return askDatabase(({ serverTime, storeAnonymously }) =>
    storeAnonymously(id, documents(serverTime())),
  )
}

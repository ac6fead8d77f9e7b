import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { mayHaveTakenEffect, toFailure, type Failure } from '@/domain/failure'
import type { Donation } from '@/domain/giving/donation'
import { contactMessageRecord } from '@/domain/messages/contactMessage'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import type { Order } from '@/domain/shop/customer'
import { askDatabase } from './call'

/* Visitors only write these. Each `id` is stored once, so a retry is harmless. */

/** When each id was first sent, for those whose answer was lost, perhaps by a reload: they may be stored. */
const unheard = deviceEntry('unheard', v.number())

/** How long the rules accept the same document again (firestore.rules). */
const hourMs = 3_600_000

export function saveDonation(id: string, donation: Donation): Promise<void> {
  return store(id, (now) => ({ Donations: { ...donation, timestamp: now } }))
}

/** An order does not hold its time, so `placed` does. */
export function placeOrder(id: string, order: Order): Promise<void> {
  return store(id, (now) => ({ Orders: order, placed: { at: now } }))
}

export function subscribe(id: string, email: string): Promise<void> {
  return store(id, () => ({ mailingList: { email } }), 0)
}

export function tellMeWhen(
  id: string,
  entry: { readonly email: string; readonly subject: string },
): Promise<void> {
  return store(id, (now) => ({ tellMeWhen: { ...entry, timestamp: now } }))
}

/** After a refusal it never counts as stored, since it can still be mailed. */
export function storeContactMessage(id: string, message: ContactMessage): Promise<void> {
  const documents = (now: object) => ({
    contactMessages: { ...contactMessageRecord(message), timestamp: now },
  })
  return store(id, documents, Infinity)
}

/**
 * `now` becomes the server's time. After `repeatedMs` the rules refuse a document that is already
 * stored: then what this tab sent before counts as stored.
 */
async function store(
  id: string,
  documents: (now: object) => Readonly<Record<string, object>>,
  repeatedMs = hourMs,
): Promise<void> {
  const firstSentAt = unheard.read(id)
  try {
    await askDatabase(({ publicApp, serverTime, storeDocuments }, signal) => {
      if (firstSentAt === null) unheard.write(Date.now(), id)
      return storeDocuments(id, documents(serverTime()), signal, publicApp)
    })
  } catch (reason) {
    const failure = toFailure(reason)
    const answer = answerIn(failure)
    // Once the day's writes are used up, nothing is stored.
    const mayBeStored = mayHaveTakenEffect(failure) && answer !== 'resource-exhausted'
    if (firstSentAt === null && !mayBeStored) unheard.forget(id)
    const isOver = firstSentAt !== null && Date.now() - firstSentAt >= repeatedMs
    // The rules' own. Other refusals, such as of a malformed request, say nothing about what is stored.
    if (answer !== 'permission-denied' || !isOver) throw failure
  }
  unheard.forget(id)
}

/** The database's code, if it answered. */
function answerIn({ cause }: Failure): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : null
}

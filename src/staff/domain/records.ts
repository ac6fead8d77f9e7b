import * as v from 'valibot'
import { paymentMethods } from '@/domain/giving/donation'
import { addressKey, bareAddress } from '@/domain/text/sameness'
import { documentReader, storedNumber, storedText, storedTime, type StoredDocument } from './stored'

const storedPledge = v.object({
  name: storedText,
  email: storedText,
  /** Whole Ksh; 0 when the text is not an amount. */
  amount: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), 0),
  message: storedText,
  paymentMethod: v.fallback(v.picklist(paymentMethods), 'mpesa'),
  timestamp: storedTime,
})

export type Pledge = Readonly<ReturnType<typeof readPledge>>

export function readPledge({ id, fields }: StoredDocument) {
  const { timestamp: at, ...pledge } = v.parse(storedPledge, fields)
  return { id, ...pledge, at }
}

const storedOrder = v.object({
  name: storedText,
  phoneNumber: storedText,
  cart: v.fallback(v.array(v.object({ name: storedText, size: storedText })), []),
  totalItems: storedNumber,
  totalCost: storedNumber,
})

export type StoredOrder = Readonly<ReturnType<typeof readOrder>>

export function readOrder({ id, fields }: StoredDocument, at: Date | null) {
  return { id, ...v.parse(storedOrder, fields), at }
}

const storedMessage = v.object({
  user_name: storedText,
  user_email: storedText,
  user_subject: storedText,
  message: storedText,
  timestamp: storedTime,
})

export type StoredMessage = Readonly<ReturnType<typeof readMessage>>

export function readMessage({ id, fields }: StoredDocument) {
  const stored = v.parse(storedMessage, fields)
  const { user_name: name, user_email: email, user_subject: subject, message, timestamp } = stored
  return { id, name, email, subject, message, at: timestamp }
}

export type Subscriber = Readonly<ReturnType<typeof readSubscriber>>

/** `subject`: '' for the newsletter. */
export const readSubscriber = documentReader({ email: storedText, subject: storedText })

/** The same for one person and one subject. */
export function subscriberKey({ email, subject }: Pick<Subscriber, 'email' | 'subject'>): string {
  return JSON.stringify([subject, addressKey(email)])
}

/** In the last spelling, since capitals sort first, and without what was copied along with the address. */
export function eachOnce(subscribers: readonly Subscriber[]): readonly Subscriber[] {
  const people = new Map<string, Subscriber>()
  for (const each of subscribers)
    people.set(subscriberKey(each), { ...each, email: bareAddress(each.email) })
  return [...people.values()]
}

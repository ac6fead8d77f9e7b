import * as v from 'valibot'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { storedNumber, storedText, storedTime } from './stored'

export interface Pledge {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly amount: number
  readonly message: string
  readonly paymentMethod: PaymentMethod
  readonly at: Date | null
}

const storedPledge = v.object({
  name: storedText,
  email: storedText,
  amount: v.fallback(v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number)), 0),
  message: storedText,
  paymentMethod: v.fallback(v.picklist(paymentMethods), 'mpesa'),
  timestamp: storedTime,
})

export function readPledge(id: string, document: object): Pledge {
  const { timestamp, ...pledge } = v.parse(storedPledge, document)
  return { id, ...pledge, at: timestamp }
}

export interface OrderedPiece {
  readonly name: string
  readonly size: string
  readonly cost: number
}

export interface StoredOrder {
  readonly id: string
  readonly name: string
  readonly phoneNumber: string
  readonly cart: readonly OrderedPiece[]
  readonly totalItems: number
  readonly totalCost: number
  readonly at: Date | null
}

const storedOrder = v.object({
  name: storedText,
  phoneNumber: storedText,
  cart: v.fallback(
    v.array(v.object({ name: storedText, size: storedText, cost: storedNumber })),
    [],
  ),
  totalItems: storedNumber,
  totalCost: storedNumber,
})

/** An order holds no time of its own. */
export function readOrder(id: string, document: object, at: Date | null): StoredOrder {
  return { id, ...v.parse(storedOrder, document), at }
}

export interface StoredMessage {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly at: Date | null
}

const storedMessage = v.object({
  user_name: storedText,
  user_email: storedText,
  user_subject: storedText,
  message: storedText,
  timestamp: storedTime,
})

export function readMessage(id: string, document: object): StoredMessage {
  const stored = v.parse(storedMessage, document)
  const { user_name: name, user_email: email, user_subject: subject, message, timestamp } = stored
  return { id, name, email, subject, message, at: timestamp }
}

export interface Subscriber {
  readonly id: string
  readonly email: string
}

export function readSubscriber(id: string, document: object): Subscriber {
  return { id, ...v.parse(v.object({ email: storedText }), document) }
}

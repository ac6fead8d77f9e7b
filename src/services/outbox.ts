import * as v from 'valibot'
import type { ContactMessage } from '@/domain/messages/contactMessage'

/** A message that could not be sent yet, with the id of the document it becomes. */
export interface WaitingMessage {
  readonly id: string
  readonly message: ContactMessage
}

/** What waits on this device to be sent, and the writers whose messages this tab saw delivered. */
export interface Outbox {
  readonly waiting: readonly WaitingMessage[]
  readonly deliveredFor: readonly string[]
}

/**
 * Each message has a key of its own in localStorage, so that tabs which write at the same time
 * cannot undo each other. The number is the version of what is stored under the keys.
 */
const prefix = 'contact-outbox:1:'
/** Written over a delivered message before it is removed, which tells the other tabs. */
const deliveredMark = 'delivered'
/** In the tab's session storage. */
const deliveredKey = 'contact-delivered:1'

const messageSchema = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
})

const empty: Outbox = { waiting: [], deliveredFor: [] }
const changeListeners = new Set<() => void>()
const deliveryListeners = new Set<(name: string) => void>()
let lastRead = { texts: '', outbox: empty }

/** The outbox as it is now: the same object as long as nothing has changed. */
export function readOutbox(): Outbox {
  const stored = storedMessages()
  const delivered = attempt(() => sessionStorage.getItem(deliveredKey)) ?? '[]'
  const texts = JSON.stringify([stored, delivered])
  if (texts !== lastRead.texts) {
    const waiting = stored.flatMap(([id, text]) => {
      const message = parse(messageSchema, text)
      return message ? [{ id, message }] : []
    })
    const deliveredFor = parse(v.array(v.string()), delivered) ?? []
    lastRead = { texts, outbox: { waiting, deliveredFor } }
  }
  return lastRead.outbox
}

/** The outbox as an external store for `useSyncExternalStore`. */
export const outboxStore = {
  subscribe: (listener: () => void) => {
    changeListeners.add(listener)
    return () => changeListeners.delete(listener)
  },
  read: readOutbox,
  readOnServer: () => empty,
}

/** Keeps a message until it is sent. False when this browser stores nothing. */
export function keepInOutbox({ id, message }: WaitingMessage): boolean {
  const isKept = attempt(() => {
    localStorage.setItem(prefix + id, JSON.stringify(message))
    return true
  })
  tellOfChange()
  return isKept ?? false
}

/** Deletes a message that waits; it is then never sent. */
export function deleteFromOutbox(id: string): void {
  attempt(() => localStorage.removeItem(prefix + id))
  tellOfChange()
}

/** Takes a message out of the outbox because it has arrived, and tells every tab. */
export function noteDelivery({ id, message }: WaitingMessage): void {
  attempt(() => localStorage.setItem(prefix + id, deliveredMark))
  attempt(() => localStorage.removeItem(prefix + id))
  tellOfDelivery(message.name)
}

/** Forgets whose messages this tab saw delivered. */
export function forgetDeliveries(): void {
  attempt(() => sessionStorage.removeItem(deliveredKey))
  tellOfChange()
}

/** Calls `listener` with the writer of each message that this tab or another one delivers from now on. */
export function watchDeliveries(listener: (name: string) => void): () => void {
  deliveryListeners.add(listener)
  addEventListener('storage', readOtherTabs)
  return () => {
    deliveryListeners.delete(listener)
    if (deliveryListeners.size === 0) removeEventListener('storage', readOtherTabs)
  }
}

function readOtherTabs({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== null && !key.startsWith(prefix)) return
  const message = newValue === deliveredMark ? parse(messageSchema, oldValue ?? '') : null
  if (message) tellOfDelivery(message.name)
  else tellOfChange()
}

function tellOfDelivery(name: string): void {
  const names = [...readOutbox().deliveredFor, name]
  attempt(() => sessionStorage.setItem(deliveredKey, JSON.stringify(names)))
  tellOfChange()
  for (const listener of deliveryListeners) listener(name)
}

function tellOfChange(): void {
  for (const listener of changeListeners) listener()
}

function storedMessages(): (readonly [id: string, text: string])[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => [key.slice(prefix.length), localStorage.getItem(key) ?? ''] as const)
}

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  const result = v.safeParse(
    schema,
    attempt((): unknown => JSON.parse(text)),
  )
  return result.success ? result.output : null
}

/** Null where storage is blocked or full, or where a text is not what it should be. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

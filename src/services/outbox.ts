import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { tabChannel } from '@/device/tabChannel'
import type { ContactMessage } from '@/domain/messages/contactMessage'

/** A message that could not be sent yet, with the id of the document it becomes. */
export interface WaitingMessage {
  readonly id: string
  readonly message: ContactMessage
}

/** Each message is kept by itself, so that tabs which write at the same time cannot undo each other. */
const outbox = deviceEntry(
  'contact-outbox',
  v.object({ name: v.string(), email: v.string(), subject: v.string(), message: v.string() }),
)

/** The names of those whose messages this tab saw delivered. */
export const deliveredFor = deviceEntry('contact-delivered', v.array(v.string()))

const noMessages: readonly WaitingMessage[] = []
let last = noMessages

/** What waits on this device to be sent: the same list as long as nothing has changed. */
export function waitingMessages(): readonly WaitingMessage[] {
  const now = outbox.names().flatMap((id) => {
    const message = outbox.read(id)
    return message ? [last.find((each) => each.message === message) ?? { id, message }] : []
  })
  if (now.length !== last.length || now.some((each, index) => each !== last[index])) last = now
  return last
}

/** Puts a message into the outbox. False when this browser stores nothing: then it is not in it. */
export function addToOutbox({ id, message }: WaitingMessage): boolean {
  const isStored = outbox.write(message, id)
  if (!isStored) outbox.forget(id)
  return isStored
}

/** Deletes a message that waits; it is then never sent. */
export function deleteFromOutbox(id: string): void {
  outbox.forget(id)
}

const deliveries = tabChannel('contact-delivered')
const deliveryListeners = new Set<(name: string) => void>()

/** Takes a message out of the outbox because it has arrived, and tells every tab. */
export function noteDelivery({ id, message: { name } }: WaitingMessage): void {
  outbox.forget(id)
  deliveries.tell(name)
  hearOfDelivery(name)
}

/** Calls `listener` with the writer of each message that this tab or another one delivers from now on. */
export function watchDeliveries(listener: (name: string) => void): () => void {
  deliveryListeners.add(listener)
  const stopListening = deliveries.listen(hearOfDelivery)
  return () => {
    deliveryListeners.delete(listener)
    if (deliveryListeners.size === 0) stopListening()
  }
}

function hearOfDelivery(name: string): void {
  deliveredFor.write([...(deliveredFor.read() ?? []), name])
  for (const listener of deliveryListeners) listener(name)
}

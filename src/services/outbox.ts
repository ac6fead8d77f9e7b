import * as v from 'valibot'
import { deviceEntry } from '@/device/deviceStore'
import { tabChannel } from '@/device/tabChannel'
import type { ContactMessage } from '@/domain/messages/contactMessage'
import { unturned } from '@/domain/text/inPlace'
import { listeners } from './listeners'

/** `id` is that of the future document. */
export interface WaitingMessage {
  readonly id: string
  readonly message: ContactMessage
}

/** Each message has its own entry, so that tabs do not overwrite each other's. */
const typed = v.pipe(v.string(), v.transform(unturned))
const outbox = deviceEntry(
  'contact-outbox',
  v.object({ name: typed, email: typed, subject: typed, message: typed }),
)

/** The senders' names. */
export const deliveredFor = deviceEntry('contact-delivered', v.array(v.string()))

const noMessages: readonly WaitingMessage[] = []
let last = noMessages

/** Stays the same list until something changes. */
export function waitingMessages(): readonly WaitingMessage[] {
  const now = outbox.names().flatMap((id) => {
    const message = outbox.read(id)
    return message ? [last.find((each) => each.message === message) ?? { id, message }] : []
  })
  if (now.length !== last.length || now.some((each, index) => each !== last[index])) last = now
  return last
}

/** False if this browser cannot store it. */
export function addToOutbox({ id, message }: WaitingMessage): boolean {
  const isStored = outbox.write(message, id)
  if (!isStored) outbox.forget(id)
  return isStored
}

export function deleteFromOutbox(id: string): void {
  outbox.forget(id)
}

/** Not the channel of older versions, whose messages do not name their sender. */
const deliveries = tabChannel('contact-delivered:2')
const ownDeliveries = listeners<string>()

export function noteDelivery({ id, message: { name } }: WaitingMessage): void {
  outbox.forget(id)
  deliveries.tell(name)
  handleDelivery(name)
}

/** Calls `listener` with the sender of each message that any tab delivers. */
export function watchDeliveries(listener: (name: string) => void): () => void {
  const stop = ownDeliveries.listen(listener)
  const stopListening = deliveries.listen(handleDelivery)
  return () => {
    stop()
    stopListening()
  }
}

function handleDelivery(name: string): void {
  deliveredFor.write([...(deliveredFor.read() ?? []), name])
  ownDeliveries.tell(name)
}

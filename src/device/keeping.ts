import type { DeviceKey } from '@/config/deviceKeys'
import { keptHere, personHere, personKey, storageKey, storages, type HistoryEntry } from './rawKeys'

/** Whether something is kept under a key, be it too old or of another shape. */
export function isKept(key: DeviceKey, name?: string): boolean {
  return storages().some((storage) => storageKey(key, name) in storage)
}

const keeping = 'device-keeps'

/** Said by `deviceStore` when it keeps something, be it in memory alone. */
export function announceKept(key: DeviceKey): void {
  keptHere.add(key)
  dispatchEvent(new Event(keeping))
}

/** Calls `listener` whenever `keepsAnything` may have changed; answers how to stop. */
export function subscribeToKeeping(listener: () => void): () => void {
  // Another tab may store something, and so may this one before it is left and come back to.
  const events = [keeping, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Whether there is, or was since this page was opened, something in the cart. */
export function keepsCart(): boolean {
  return keptHere.has('cart') || isKept('cart')
}

/** From now on this tab keeps something of a person's; what was passed on to this page is theirs too. */
export function markPerson(): void {
  const person = personHere() ?? String(Date.now())
  try {
    sessionStorage.setItem(personKey, person)
  } catch {
    return // where the tab keeps no mark, none could be found again
  }
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== person) history.replaceState({ ...entry, person }, '')
}

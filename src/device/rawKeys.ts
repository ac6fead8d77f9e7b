import {
  deviceKeys,
  storedAccountPrefix,
  type DeviceKey,
  type DeviceKeyFacts,
} from '@/config/deviceKeys'

/*
 * What is kept in the browser, by its keys alone: for the first script, which must not wait for the
 * code that reads and checks it (`deviceStore`).
 */

/** The stores that are open; none where the browser blocks them. */
export function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage]
  } catch {
    return [] // storage is blocked, so nothing can have been kept
  }
}

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix))

/** The text under which something is kept. */
export function storageKey(key: DeviceKey, name?: string): string {
  const { version } = deviceKeys[key]
  return name === undefined ? `${key}:${version}` : `${key}:${version}:${name}`
}

/** Whether this browser keeps anything of ours to show: something typed, a cart, a message, a session. */
export function keepsAnything(): boolean {
  const shown = Object.keys(deviceKeys).filter((key) => key !== 'person')
  const prefixes = [...shown.map((key) => `${key}:`), storedAccountPrefix]
  return storages().some((storage) => prefixes.some((prefix) => keysOf(storage, prefix).length > 0))
}

/** Whether what is kept goes when its person does: all that is personal, but for what is still to be sent. */
export function goesWithPerson({ isPersonal, isUnsent = false }: DeviceKeyFacts): boolean {
  return isPersonal && !isUnsent
}

/** Forgets a session that only this tab keeps. Should the SDK just store it again, it counts for nothing unused. */
export function forgetTabSessions(): void {
  const [tab] = storages()
  if (!tab) return
  for (const each of keysOf(tab, storedAccountPrefix)) tab.removeItem(each)
  tab.removeItem(storageKey('session-used'))
}

/** Forgets what is stored and goes with its person, and a session that only this tab keeps. */
export function forgetPersonalKeys(): void {
  for (const [key, facts] of Object.entries(deviceKeys)) {
    if (!goesWithPerson(facts)) continue
    for (const storage of storages()) {
      for (const each of keysOf(storage, `${key}:`)) storage.removeItem(each)
    }
  }
  forgetTabSessions()
}

/** What the browser keeps with an entry of its history: what was passed on to the page (`usr`), and whose it is. */
export type HistoryEntry = { readonly usr?: unknown; readonly person?: string } | null

/** Where the mark of whoever uses this tab is kept. */
export const personKey = storageKey('person')

/** The mark of whoever uses this tab; undefined while nothing of theirs is kept. */
export function personHere(): string | undefined {
  return storages()[0]?.[personKey] as string | undefined
}

/** Whether something was passed on to this page; a reload and the back button pass it on again. */
export function wasPassedOn(): boolean {
  return Boolean((history.state as HistoryEntry)?.usr)
}

function emptyForgottenEntry(): void {
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== personHere()) history.replaceState({ ...entry, usr: null }, '')
}

/**
 * Only the page that is there can take from an entry of the history what was passed on to it. So that is
 * done whenever one is come back to whose person is forgotten; a page that was frozen meanwhile begins anew.
 */
export function watchForgottenEntries(): void {
  emptyForgottenEntry()
  // Before the router reads it.
  addEventListener('popstate', emptyForgottenEntry, true)
  let left: string | undefined
  addEventListener('pagehide', () => {
    left = personHere()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== personHere()) location.reload()
  })
}

import {
  deviceKeys,
  storedAccountPrefix,
  type DeviceKey,
  type DeviceKeyFacts,
} from '@/config/deviceKeys'

/*
 * What the browser keeps, by its keys alone: for the first script, which cannot wait for `deviceStore`.
 */

export const allKeys = Object.keys(deviceKeys) as DeviceKey[]

/** The tab's and the device's storage; none where the browser blocks them. */
function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage]
  } catch {
    return []
  }
}

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix))

/** The prefixes of an entry's storage keys, of every version of the site. */
export function prefixesOf(key: DeviceKey): readonly string[] {
  const { replaces = [] }: DeviceKeyFacts = deviceKeys[key]
  return [key, ...replaces].map((each) => `${each}:`)
}

export function storageKey(key: DeviceKey, name?: string): string {
  const { version } = deviceKeys[key]
  return name === undefined ? `${key}:${version}` : `${key}:${version}:${name}`
}

/** Whether there is anything to show: something typed, a cart, a message, a session. */
export function keepsAnything(): boolean {
  const shown = allKeys.filter((key) => key !== 'person')
  const prefixes = [...shown.flatMap(prefixesOf), storedAccountPrefix]
  return storages().some((storage) => prefixes.some((prefix) => keysOf(storage, prefix).length > 0))
}

/** Whether an entry is forgotten with its person. */
export function goesWithPerson({ isPersonal, isUnsent = false }: DeviceKeyFacts): boolean {
  return isPersonal && !isUnsent
}

const keepsSession = (storage: Storage) => keysOf(storage, storedAccountPrefix).length > 0

export const hasStoredSession = () => storages().some(keepsSession)

/** Whether this tab alone keeps a session. */
export const hasTabSession = () => storages().slice(0, 1).some(keepsSession)

function forgetKeys(storage: Storage, prefix: string): void {
  for (const key of keysOf(storage, prefix)) storage.removeItem(key)
}

/** Forgets every stored session without the SDK that stored it. */
export function forgetStoredSessions(): void {
  for (const storage of storages()) forgetKeys(storage, storedAccountPrefix)
}

/** Forgets a session that only this tab keeps. If the SDK stores it again, it counts as unused. */
export function forgetTabSessions(): void {
  const [tab] = storages()
  if (!tab) return
  forgetKeys(tab, storedAccountPrefix)
  tab.removeItem(storageKey('session-used'))
}

/** Forgets all that goes with its person, and a session that only this tab keeps. */
export function forgetPersonalKeys(): void {
  const prefixes = allKeys.filter((key) => goesWithPerson(deviceKeys[key])).flatMap(prefixesOf)
  for (const storage of storages()) {
    for (const prefix of prefixes) forgetKeys(storage, prefix)
  }
  forgetTabSessions()
}

/** The state of a history entry: what was passed on to the page (`usr`), and the mark of its person. */
export type HistoryEntry = { readonly usr?: unknown; readonly person?: string } | null

export const personKey = storageKey('person')

/** The mark of this tab's person; undefined while nothing of theirs is kept. */
export function personHere(): string | undefined {
  return storages()[0]?.[personKey] as string | undefined
}

/** Whether something was passed on to this page, also by a reload or the back button. */
export function wasPassedOn(): boolean {
  return Boolean((history.state as HistoryEntry)?.usr)
}

function emptyForgottenEntry(): void {
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== personHere()) history.replaceState({ ...entry, usr: null }, '')
}

/**
 * Only a page itself can empty its history entry. So an entry is emptied on return once its person is
 * forgotten; a page that was frozen meanwhile is reloaded.
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

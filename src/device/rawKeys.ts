import {
  deviceKeys,
  storedAccountPrefix,
  type DeviceKey,
  type DeviceKeyFacts,
} from '@/config/deviceKeys'

/* Only the keys, for the first script, which cannot wait for `deviceStore`. */

export const allKeys = Object.keys(deviceKeys) as DeviceKey[]

function storages(): Storage[] {
  try {
    // A WebView may have neither, and Node 26, which builds the pages, has that of a tab alone.
    const [tab, device]: readonly (Storage | null | undefined)[] = [sessionStorage, localStorage]
    return tab && device ? [tab, device] : []
  } catch {
    return []
  }
}

export const isStorageBlocked = () => storages().length === 0

const ofTab = () => storages().slice(0, 1)

function entriesWith(prefixes: readonly string[], among = storages()) {
  const isOne = (key: string) => prefixes.some((prefix) => key.startsWith(prefix))
  return among.flatMap((storage) =>
    Object.keys(storage)
      .filter(isOne)
      .map((key) => ({ storage, key })),
  )
}

function forget(entries: ReturnType<typeof entriesWith>): void {
  for (const { storage, key } of entries) storage.removeItem(key)
}

/** Includes those of older versions of the site. */
export function prefixesOf(key: DeviceKey): readonly string[] {
  const { replaces = [] }: DeviceKeyFacts = deviceKeys[key]
  return [key, ...replaces].map((each) => `${each}:`)
}

export function storageKey(key: DeviceKey, name?: string): string {
  const { version = 1 }: DeviceKeyFacts = deviceKeys[key]
  return name === undefined ? `${key}:${version}` : `${key}:${version}:${name}`
}

/** For example something typed, a cart, a message, a session. */
export function hasStoredData(): boolean {
  const shown = allKeys.filter((key) => key !== 'person').flatMap(prefixesOf)
  return entriesWith([...shown, storedAccountPrefix]).length > 0
}

export const isForgottenWithPerson = ({ staysAtLogout }: DeviceKeyFacts) => !staysAtLogout

const storedSessions = (among?: Storage[]) => entriesWith([storedAccountPrefix], among)

export const hasStoredSession = () => storedSessions().length > 0

export const hasTabSession = () => storedSessions(ofTab()).length > 0

/** The SDK's accounts in its own order: the device's first. */
export const storedAccounts = (): readonly string[] =>
  storedSessions([...storages()].reverse()).map(({ storage, key }) => storage.getItem(key) ?? '')

export const forgetStoredSessions = () => forget(storedSessions())

/** If the SDK stores the session again, it counts as unused. */
export function forgetTabSessions(): void {
  forget(storedSessions(ofTab()))
  ofTab()[0]?.removeItem(storageKey('session-used'))
}

/** Includes the device's login, but keeps unsent messages. */
export function forgetPersonalKeys(): void {
  const personal = allKeys.filter(
    (key) => isForgottenWithPerson(deviceKeys[key]) || key === 'session-used',
  )
  forget(entriesWith([...personal.flatMap(prefixesOf), storedAccountPrefix]))
}

/** `usr` is what was passed to the page; `key` is the router's. */
export type HistoryEntry = {
  readonly usr?: unknown
  readonly person?: string
  readonly key?: string
} | null

export const personKey = storageKey('person')

/** Undefined while nothing personal is kept. */
export function currentPerson(): string | undefined {
  return storages()[0]?.[personKey] as string | undefined
}

/** Also after a reload or the back button. */
export function hasNavigationState(): boolean {
  return Boolean((history.state as HistoryEntry)?.usr)
}

/** Whether nothing is passed to the entry of this key, or no longer. */
export function isEntryEmpty(key: string): boolean {
  return (history.state as HistoryEntry)?.key === key && !hasNavigationState()
}

export function emptyForgottenEntry(): void {
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== currentPerson())
    history.replaceState({ ...entry, usr: null }, '')
}

/**
 * Only a page can empty its own history entry. Once its person is forgotten, it does so when
 * somebody returns to it; a page that was frozen in between reloads.
 */
export function watchForgottenEntries(): void {
  emptyForgottenEntry()
  // Before the router reads the entry.
  addEventListener('popstate', emptyForgottenEntry, true)
  let left: string | undefined
  addEventListener('pagehide', () => {
    left = currentPerson()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== currentPerson()) location.reload()
  })
}

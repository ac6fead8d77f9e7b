import {
  deviceKeys,
  storedAccountPrefix,
  type DeviceKey,
  type DeviceKeyFacts,
} from '@/config/deviceKeys'

/* Keys only, for the first script, which cannot wait for `deviceStore`. */

export const allKeys = Object.keys(deviceKeys) as DeviceKey[]

function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage]
  } catch {
    return []
  }
}

export const isStorageBlocked = () => storages().length === 0

const keysOf = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix))

const hasAnyKey = (prefix: string) =>
  storages().some((storage) => keysOf(storage, prefix).length > 0)

/** From every version of the site. */
export function prefixesOf(key: DeviceKey): readonly string[] {
  const { replaces = [] }: DeviceKeyFacts = deviceKeys[key]
  return [key, ...replaces].map((each) => `${each}:`)
}

export function storageKey(key: DeviceKey, name?: string): string {
  const { version } = deviceKeys[key]
  return name === undefined ? `${key}:${version}` : `${key}:${version}:${name}`
}

/** Something typed, a cart, a message, a session. */
export function hasStoredData(): boolean {
  const shown = allKeys.filter((key) => key !== 'person')
  const prefixes = [...shown.flatMap(prefixesOf), storedAccountPrefix]
  return prefixes.some(hasAnyKey)
}

export const isForgottenWithPerson = ({ isPersonal, isUnsent }: DeviceKeyFacts) =>
  Boolean(isPersonal && !isUnsent)

export const hasStoredSession = () => hasAnyKey(storedAccountPrefix)

/** The SDK's, the device's first, in its order. */
export function storedAccounts(): readonly string[] {
  return storages()
    .toReversed()
    .flatMap((storage) =>
      keysOf(storage, storedAccountPrefix).map((key) => storage.getItem(key) ?? ''),
    )
}

export const hasTabSession = () =>
  storages()
    .slice(0, 1)
    .some((storage) => keysOf(storage, storedAccountPrefix).length > 0)

function forgetKeys(storage: Storage, prefix: string): void {
  for (const key of keysOf(storage, prefix)) storage.removeItem(key)
}

export function forgetStoredSessions(): void {
  for (const storage of storages()) forgetKeys(storage, storedAccountPrefix)
}

/** If the SDK stores it again, it counts as unused. */
export function forgetTabSessions(): void {
  const [tab] = storages()
  if (!tab) return
  forgetKeys(tab, storedAccountPrefix)
  tab.removeItem(storageKey('session-used'))
}

/** Includes the device's login; keeps unsent messages. */
export function forgetPersonalKeys(): void {
  const personal = allKeys.filter(
    (key) => isForgottenWithPerson(deviceKeys[key]) || key === 'session-used',
  )
  const prefixes = [...personal.flatMap(prefixesOf), storedAccountPrefix]
  for (const storage of storages()) {
    for (const prefix of prefixes) forgetKeys(storage, prefix)
  }
}

/** `usr`: what was passed to the page. */
export type HistoryEntry = { readonly usr?: unknown; readonly person?: string } | null

export const personKey = storageKey('person')

/** Undefined while nothing personal is kept. */
export function currentPerson(): string | undefined {
  return storages()[0]?.[personKey] as string | undefined
}

/** Even by a reload or the back button. */
export function hasNavigationState(): boolean {
  return Boolean((history.state as HistoryEntry)?.usr)
}

function emptyForgottenEntry(): void {
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== currentPerson())
    history.replaceState({ ...entry, usr: null }, '')
}

/**
 * Only a page can empty its own history entry, so it does on return, once its person is forgotten.
 * A page frozen meanwhile reloads.
 */
export function watchForgottenEntries(): void {
  emptyForgottenEntry()
  // Before the router reads it.
  addEventListener('popstate', emptyForgottenEntry, true)
  let left: string | undefined
  addEventListener('pagehide', () => {
    left = currentPerson()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && left !== currentPerson()) location.reload()
  })
}

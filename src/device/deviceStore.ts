import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { deviceKeys, lifetimesMs, type DeviceKey, type DeviceKeyFacts } from '@/config/deviceKeys'
import { listenTo } from './listenTo'
import {
  allKeys,
  forgetTabSessions,
  isForgottenWithPerson,
  currentPerson,
  personKey,
  emptyForgottenEntry,
  prefixesOf,
  storageKey,
  hasNavigationState,
  type HistoryEntry,
} from './rawKeys'

type Place = NonNullable<DeviceKeyFacts['place']>

/** For blocked or full storage, and for what must never be stored. */
const memory = new Map<string, string>()
for (const [key, text] of Object.entries(attempt(keptInEntry) ?? {})) memory.set(key, text)
/** An event on the window. */
const changed = 'device-changed'

/** `schema` checks what is read, and may transform it. Names tell the values of one key apart. */
export function deviceEntry<Kept, Value>(key: DeviceKey, schema: v.GenericSchema<Kept, Value>) {
  const { place = 'tab', isGuard }: DeviceKeyFacts = deviceKeys[key]
  const lastRead = new Map<string, ReturnType<typeof parse>>()

  function parse(text: string) {
    const { savedAt, value } = readEnvelope(text)
    const result = v.safeParse(schema, value)
    return { text, savedAt, value: result.success ? result.output : null }
  }

  return {
    /** Null if absent, expired or malformed. The same object until it changes. */
    read: (name?: string): Value | null => {
      const at = storageKey(key, name)
      const text = readText(place, at)
      if (text === null) return null
      const last = lastRead.get(at)
      const now = last?.text === text ? last : parse(text)
      lastRead.set(at, now)
      if (isGuard && now.savedAt > Date.now()) {
        // The clock was set back: its time starts again.
        writeText(place, at, envelopeOf(readEnvelope(text).value))
      }
      return isCurrent(now.savedAt, key) ? now.value : null
    },
    /** False if it is only kept in memory. */
    write: (value: Kept, name?: string): boolean => {
      const isStored = writeText(place, storageKey(key, name), envelopeOf(value))
      if (isForgottenWithPerson(deviceKeys[key])) markPerson()
      notifyListeners()
      return isStored
    },
    forget: (name?: string): void => {
      removeText(place, storageKey(key, name))
      notifyListeners()
    },
    /** True even if it is expired or malformed. */
    has: (name?: string): boolean => readText(place, storageKey(key, name)) !== null,
    names: () =>
      storageKeysOf(key)
        .filter((each) => each.startsWith(`${storageKey(key)}:`))
        .map((each) => each.slice(storageKey(key).length + 1)),
  }
}

/** Listens also for other tabs' changes, and for this page's return, when something may have expired. */
export const subscribeToDevice = (listener: () => void): (() => void) =>
  listenTo([changed, 'storage', 'pageshow', 'visibilitychange'], listener)

/** Called at once, since a reload before the page is ready would empty its entry. */
export function markHistoryEntry(): void {
  keepInEntry()
  if (hasNavigationState()) markPerson()
}

/** Marks this tab, and what was passed to this page, as belonging to a person. */
function markPerson(): void {
  const person = currentPerson() ?? String(Date.now())
  try {
    sessionStorage.setItem(personKey, person)
  } catch {
    return // without storage nobody could find the mark again
  }
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== person) history.replaceState({ ...entry, person }, '')
}

/** False if a reload would lose a draft. */
export const areDraftsStored = (): boolean =>
  ![...memory.keys()].some((key) => key.startsWith(storageKey('draft')))

export function keysInUse(): readonly DeviceKey[] {
  return allKeys.filter((key) => storageKeysOf(key).length > 0)
}

/** Keeps unsent messages. */
export function forgetPersonal(): void {
  forgetTabSessions()
  forgetWhere(isForgottenWithPerson)
}

/** Includes unsent messages, but keeps guards in force. */
export function forgetEverything(): void {
  forgetWhere(({ isGuard }, text, key) => !isGuard || !isCurrent(readEnvelope(text).savedAt, key))
}

function forgetWhere(
  matches: (facts: DeviceKeyFacts, text: string, key: DeviceKey) => boolean,
): void {
  for (const key of allKeys) {
    const { place = 'tab' }: DeviceKeyFacts = deviceKeys[key]
    for (const each of storageKeysOf(key)) {
      if (matches(deviceKeys[key], readText(place, each) ?? '', key)) removeText(place, each)
    }
  }
  emptyForgottenEntry()
  notifyListeners()
}

const envelopeOf = (value: unknown) => JSON.stringify({ savedAt: Date.now(), value })

/** Without `savedAt` it is NaN, which is never current. */
function readEnvelope(text: string): { savedAt: number; value: unknown } {
  const { savedAt, value }: { savedAt?: unknown; value?: unknown } = Object(
    attempt(() => JSON.parse(text) as unknown),
  )
  return { savedAt: typeof savedAt === 'number' ? savedAt : NaN, value }
}

/** Unless it is a guard, a time too far ahead is not current either: the clock may have been set back. */
function isCurrent(at: number, key: DeviceKey): boolean {
  const { isGuard }: DeviceKeyFacts = deviceKeys[key]
  const age = Date.now() - at
  return (isGuard ? age : Math.abs(age)) <= lifetimeMsOf(key)
}

function lifetimeMsOf(key: DeviceKey): number {
  const { [key]: lifetimeMs = Infinity }: Partial<Record<DeviceKey, number>> = lifetimesMs
  return lifetimeMs
}

/** Includes those of older versions of the site. */
function storageKeysOf(key: DeviceKey): readonly string[] {
  const { place = 'tab' }: DeviceKeyFacts = deviceKeys[key]
  const stored = attempt(() => Object.keys(storageOf(place) ?? {})) ?? []
  const prefixes = prefixesOf(key)
  return [...new Set([...memory.keys(), ...stored])].filter((each) =>
    prefixes.some((prefix) => each.startsWith(prefix)),
  )
}

function storageOf(place: Place): Storage | null {
  if (place === 'memory') return null
  return place === 'tab' ? sessionStorage : localStorage
}

function readText(place: Place, key: string): string | null {
  return memory.get(key) ?? attempt(() => storageOf(place)?.getItem(key)) ?? null
}

function writeText(place: Place, key: string, text: string): boolean {
  const isStored = attempt(() => {
    const storage = storageOf(place)
    storage?.setItem(key, text)
    return storage !== null
  })
  if (isStored) memory.delete(key)
  else memory.set(key, text)
  keepInEntry()
  return isStored ?? false
}

function removeText(place: Place, key: string): void {
  memory.delete(key)
  keepInEntry()
  attempt(() => storageOf(place)?.removeItem(key))
}

type Texts = Readonly<Record<string, string>>

/** A reload must not lose these, even if storage is full: somebody might pay twice. */
const keysOfEntry: readonly DeviceKey[] = ['payment-progress', 'prompt-asked-at']

/** Kept in `usr`, so that it disappears with what was passed to the page. */
function keptInEntry(): Texts | undefined {
  return (Object((history.state as HistoryEntry)?.usr) as { kept?: Texts }).kept
}

/** Keeps what storage did not take. */
function keepInEntry(): void {
  const texts = [...memory].filter(([key]) => keysOfEntry.some((each) => key.startsWith(each)))
  const kept = texts[0] && Object.fromEntries(texts)
  const entry = history.state as HistoryEntry
  if (kept || keptInEntry())
    attempt(() => history.replaceState({ ...entry, usr: { ...Object(entry?.usr), kept } }, ''))
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

function notifyListeners(): void {
  dispatchEvent(new Event(changed))
}

/** Null before hydration. */
export function useDeviceEntry<Value>(
  entry: { readonly read: (name?: string) => Value | null },
  name?: string,
): Value | null {
  return useSyncExternalStore(
    subscribeToDevice,
    () => entry.read(name),
    () => null,
  )
}

// Takes what has expired off the device. If the clock was set back, it may count again.
for (const key of allKeys) {
  const { place }: DeviceKeyFacts = deviceKeys[key]
  if (place !== 'device') continue
  for (const each of storageKeysOf(key)) {
    const { savedAt } = readEnvelope(readText(place, each) ?? '')
    if (Date.now() - savedAt > lifetimeMsOf(key)) {
      // Without its choices a cart still stops "back" from filling it again.
      if (key === 'cart') writeText(place, each, '{}')
      else removeText(place, each)
    }
  }
}

import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { deviceKeys, type DeviceKey, type DeviceKeyFacts } from '@/config/deviceKeys'
import { listenTo } from './listenTo'
import {
  allKeys,
  forgetTabSessions,
  isForgottenWithPerson,
  currentPerson,
  personKey,
  prefixesOf,
  storageKey,
  hasNavigationState,
  type HistoryEntry,
} from './rawKeys'

type Place = NonNullable<DeviceKeyFacts['place']>

/** For blocked or full storage, and what must never be stored. */
const memory = new Map<string, string>()
/** On the window. */
const changed = 'device-changed'

/** `schema` checks and may transform what is read. Names tell several values of a key apart. */
export function deviceEntry<Kept, Value>(key: DeviceKey, schema: v.GenericSchema<Kept, Value>) {
  const { place = 'tab', lifetimeMs = Infinity }: DeviceKeyFacts = deviceKeys[key]
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
      return isCurrent(now.savedAt, lifetimeMs) ? now.value : null
    },
    /** False if only in memory. */
    write: (value: Kept, name?: string): boolean => {
      const text = JSON.stringify({ savedAt: Date.now(), value })
      const isStored = writeText(place, storageKey(key, name), text)
      if (isForgottenWithPerson(deviceKeys[key])) markPerson()
      notifyListeners()
      return isStored
    },
    forget: (name?: string): void => {
      removeText(place, storageKey(key, name))
      notifyListeners()
    },
    /** Even if expired or malformed. */
    has: (name?: string): boolean => readText(place, storageKey(key, name)) !== null,
    names: () =>
      storageKeysOf(key)
        .filter((each) => each.startsWith(`${storageKey(key)}:`))
        .map((each) => each.slice(storageKey(key).length + 1)),
  }
}

/** Another tab may have changed it, or this page may have been frozen. */
export const subscribeToDevice = (listener: () => void): (() => void) =>
  listenTo([changed, 'storage', 'pageshow'], listener)

/** At once: a reload before the page is ready would empty its entry. */
export function markHistoryEntry(): void {
  if (hasNavigationState()) markPerson()
}

/** Marks this tab, and what was passed to this page, as a person's. */
function markPerson(): void {
  const person = currentPerson() ?? String(Date.now())
  try {
    sessionStorage.setItem(personKey, person)
  } catch {
    return // without storage the mark could not be found again
  }
  const entry = history.state as HistoryEntry
  if (entry?.usr && entry.person !== person) history.replaceState({ ...entry, person }, '')
}

export function keysInUse(): readonly DeviceKey[] {
  return allKeys.filter((key) => storageKeysOf(key).length > 0)
}

/** Keeps unsent messages. */
export function forgetPersonal(): void {
  forgetTabSessions()
  forgetWhere(isForgottenWithPerson)
}

/** Includes unsent messages; keeps guards in force. */
export function forgetEverything(): void {
  forgetWhere(
    ({ isGuard = false, lifetimeMs = Infinity }, text) =>
      !isGuard || !isCurrent(readEnvelope(text).savedAt, lifetimeMs),
  )
}

function forgetWhere(matches: (facts: DeviceKeyFacts, text: string) => boolean): void {
  for (const key of allKeys) {
    const { place = 'tab' }: DeviceKeyFacts = deviceKeys[key]
    for (const each of storageKeysOf(key)) {
      if (matches(deviceKeys[key], readText(place, each) ?? '')) removeText(place, each)
    }
  }
  notifyListeners()
}

/** Without `savedAt`, NaN: never current. */
function readEnvelope(text: string): { savedAt: number; value: unknown } {
  const { savedAt, value }: { savedAt?: unknown; value?: unknown } = Object(
    attempt(() => JSON.parse(text) as unknown),
  )
  return { savedAt: typeof savedAt === 'number' ? savedAt : NaN, value }
}

/** Not too far ahead either: the clock may have been set back. */
function isCurrent(at: number, lifetimeMs: number): boolean {
  return Math.abs(Date.now() - at) <= lifetimeMs
}

/** From every version of the site. */
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
  return isStored ?? false
}

function removeText(place: Place, key: string): void {
  memory.delete(key)
  attempt(() => storageOf(place)?.removeItem(key))
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

import { useSyncExternalStore } from 'react'
import { subscribeToDevice } from './deviceStore'

/** Follows an entry; null before hydration. */
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

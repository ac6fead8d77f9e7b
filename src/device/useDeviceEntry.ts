import { useSyncExternalStore } from 'react'
import { subscribeToDevice, type DeviceEntry } from './deviceStore'

/** Follows an entry; null before hydration. */
export function useDeviceEntry<Value, Kept>(
  entry: DeviceEntry<Value, Kept>,
  name?: string,
): Value | null {
  return useSyncExternalStore(
    subscribeToDevice,
    () => entry.read(name),
    () => null,
  )
}

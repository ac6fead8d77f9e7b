import { useSyncExternalStore } from 'react'
import { subscribeToDevice, type DeviceEntry } from './deviceStore'

/** What is kept in the browser, followed as it changes; null until the page is interactive. */
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

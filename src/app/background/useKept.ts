import { useSyncExternalStore } from 'react'
import { keepsCart, subscribeToKeeping } from '@/device/keeping'
import { keepsAnything } from '@/device/rawKeys'
import { useIsSessionUsed } from '@/context/user/SessionRoom'
import { useFetchedWhen } from './useFetchedWhen'

const loadBackground = () => import('./Background')
const loadCartLink = () => import('./CartLink')

/**
 * Session and outbox: fetched where this device keeps something of ours, once this page makes it keep
 * something, and where a page asks who is logged in.
 */
export function useBackground() {
  const keeps = useSyncExternalStore(subscribeToKeeping, keepsAnything, () => false)
  const isSessionUsed = useIsSessionUsed()
  return useFetchedWhen(keeps || isSessionUsed, loadBackground)
}

/** The way to the cart: fetched where this device keeps one. */
export function useCartLink() {
  const keeps = useSyncExternalStore(subscribeToKeeping, keepsCart, () => false)
  return useFetchedWhen(keeps, loadCartLink)
}

import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { keepsAnything } from '@/device/rawKeys'
import { matchPage } from '@/app/routes'
import { useIsSessionUsed } from '@/context/user/SessionRoom'
import type * as OfThisDevice from './ofThisDevice'

/** Once fetched it is there at once, whoever asks. */
let fetched: typeof OfThisDevice | null = null

/**
 * Session, outbox and cart: fetched where this device keeps something of ours, and on pages that may
 * make it keep something, which are those with a form or a member. Null before that, and while it cannot be fetched.
 */
export function useOfThisDevice(): typeof OfThisDevice | null {
  const { pathname } = useLocation()
  const keeps = useSyncExternalStore(subscribe, keepsAnything, () => false)
  const isSessionUsed = useIsSessionUsed()
  const isNeeded = keeps || isSessionUsed || matchPage(pathname).kind === 'form'
  const [part, setPart] = useState<typeof OfThisDevice | null>(null)

  useEffect(() => {
    if (!isNeeded || part) return undefined
    const fetchPart = async () => {
      try {
        fetched ??= await import('./ofThisDevice')
        setPart(fetched)
      } catch {
        // Tried again when the network is back.
      }
    }
    void fetchPart()
    const leaving = new AbortController()
    addEventListener('online', () => void fetchPart(), { signal: leaving.signal })
    return () => leaving.abort()
  }, [isNeeded, part])

  return part
}

/** Another tab may store something, and so may this one before it is left and come back to. */
function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener)
  addEventListener('pageshow', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('pageshow', listener)
  }
}

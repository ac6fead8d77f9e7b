import { useSyncExternalStore } from 'react'
import { settings } from '@/config/settings'
import { siteAddress } from '@/config/siteAddress'

const never = () => () => undefined

/** For pages that are prerendered, where nobody knows yet where they are opened. */
export function useSiteAddress(path: string): string {
  return useSyncExternalStore(
    never,
    () => siteAddress(path),
    () => settings.VITE_SITE_URL + path,
  )
}

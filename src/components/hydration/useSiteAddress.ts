import { settings } from '@/config/settings'
import { siteAddress } from '@/config/siteAddress'
import { useHydrated } from './useHydrated'

/** For pages that are prerendered, where nobody knows yet where they are opened. */
export function useSiteAddress(path: string): string {
  return useHydrated() ? siteAddress(path) : settings.VITE_SITE_URL + path
}

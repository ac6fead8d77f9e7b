import { settings } from '@/config/settings'
import { siteAddress } from '@/config/siteAddress'
import { useHydrated } from './useHydrated'

/** For prerendered pages, which do not know at which address they will be opened. */
export function useSiteAddress(path: string): string {
  return useHydrated() ? siteAddress(path) : settings.VITE_SITE_URL + path
}

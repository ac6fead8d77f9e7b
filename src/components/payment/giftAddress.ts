import { paths } from '@/config/paths'
import { settings } from '@/config/settings'

/** No server sees the part after #. */
export function giftAddress(key: string): string {
  return `${settings.VITE_SITE_URL}${paths.gift}#${key}`
}

import { paths } from '@/config/paths'
import { settings } from '@/config/settings'

/** What stands after the # reaches no server. */
export function giftAddress(key: string): string {
  return `${settings.VITE_SITE_URL}${paths.gift}#${key}`
}

import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'

/** The key follows the #, a part that no server sees. */
export function giftAddress(key: string): string {
  return siteAddress(`${paths.gift}#${key}`)
}

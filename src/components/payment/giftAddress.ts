import { paths } from '@/config/paths'
import { siteAddress } from '@/config/siteAddress'

/** No server sees the part after #. */
export function giftAddress(key: string): string {
  return siteAddress(`${paths.gift}#${key}`)
}

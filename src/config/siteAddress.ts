import { settings } from './settings'

/** For links that are sent or kept. A site on this computer uses the address where it is open. */
export function siteAddress(path: string): string {
  const { VITE_SITE_URL: site } = settings
  return (site.startsWith('https:') ? site : location.origin) + path
}

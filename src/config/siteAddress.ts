import { settings } from './settings'

/** Of a page, in links that are sent or kept. A site on this computer goes by where it is open, whatever its port. */
export function siteAddress(path: string): string {
  const { VITE_SITE_URL: site } = settings
  return (site.startsWith('https:') ? site : location.origin) + path
}

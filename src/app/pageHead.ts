import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import type { PageRoute } from './pageLoading'

/** What a page is called in the browser's tab: with the organisation's product behind it, or at home before. */
export function fullTitle({ path, title }: PageRoute): string {
  const names = [title, organisation.productName]
  return (path === '/' ? names.toReversed() : names).join(' | ')
}

/** The one address of a page; null for the page that stands at all unknown ones. */
export function addressOf({ path }: PageRoute): string | null {
  return path === '*' ? null : `${settings.VITE_SITE_URL}${path}`
}

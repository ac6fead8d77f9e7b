import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import type { PageRoute } from './pageLoading'

export function fullTitle({ path, title }: PageRoute): string {
  const names = [title, organisation.productName]
  return (path === '/' ? [...names].reverse() : names).join(' | ')
}

/** Null for the not-found page. */
export function addressOf({ path }: PageRoute): string | null {
  return path === '*' ? null : `${settings.VITE_SITE_URL}${path}`
}

import { useSyncExternalStore, type ComponentType } from 'react'
import type { PageName } from '@/config/paths'
import { filesMissedBy, reloadForHtml, reloadForNewVersion } from '@/device/newVersion'
import { listeners } from '@/services/listeners'

/**
 * When a page needs its script: 'reading' at the first sign of a visitor, 'moving' and 'form' after
 * painting. 'offline' becomes the page it stands in for, if this browser has that.
 */
export type PageKind = 'reading' | 'moving' | 'form' | 'offline'

export interface PageRoute {
  readonly name: PageName
  /** In the spelling of links; any case matches. '*' is every other address. */
  readonly path: string
  readonly title: string
  readonly kind: PageKind
  readonly load: () => Promise<ComponentType>
  /** Whether it has a header and a footer. */
  readonly framed: boolean
  /** Whether search engines may list it. */
  readonly listed: boolean
}

export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

const fetched = new Map<PageRoute, Promise<ComponentType>>()
const { listen, tell } = listeners()
let pagesLoading = 0

/** How long a visitor who has chosen a page waits. */
export const pageDeadlineMs = 15_000

/**
 * Fetches once: a failure stays until `forgetPage`, since React retries while it renders.
 * @throws PageNotLoaded, also after `deadlineMs`
 */
export function loadPage(route: PageRoute, deadlineMs?: number): Promise<ComponentType> {
  const known = fetched.get(route)
  if (known) return known
  const promise = fetchPage(route, deadlineMs)
  fetched.set(route, promise)
  promise.then(
    // Marked like React's own promises, so that `use` renders a loaded page at once.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Failures show up when the page is opened. */
export function prefetchPage(route: PageRoute): void {
  // Into the browser's list of modules, where `loadPage` finds it.
  if (!fetched.has(route)) route.load().catch(() => undefined)
}

export function forgetPage(route: PageRoute): void {
  fetched.delete(route)
}

async function fetchPage(route: PageRoute, deadlineMs?: number): Promise<ComponentType> {
  count(1)
  try {
    const page = route.load()
    if (!deadlineMs) return await page
    // The page's HTML, if available, needs no code.
    return await Promise.race([page, new Promise<never>((_, no) => setTimeout(no, deadlineMs))])
  } catch (cause) {
    // The previous page stays until the reload.
    const isTooSlow = cause === undefined
    const reload = isTooSlow ? reloadForHtml() : reloadForNewVersion(filesMissedBy(cause))
    if (await reload) await new Promise(() => undefined)
    throw new PageNotLoaded('The code of the page could not be fetched', { cause })
  } finally {
    count(-1)
  }
}

/** Tells listeners later: React, one of them, asks for pages while it renders. */
function count(change: 1 | -1) {
  pagesLoading += change
  queueMicrotask(tell)
}

export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    listen,
    () => pagesLoading > 0,
    () => false,
  )
}

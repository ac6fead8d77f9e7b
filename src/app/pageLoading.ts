import { useSyncExternalStore, type ComponentType } from 'react'
import type { PageName } from '@/config/paths'
import { reloadForNewVersion } from './start/newVersion'

/**
 * When a page needs its script: one that is read needs none until somebody is there; one that moves
 * by itself and one with a form need it as soon as they are painted. So does the one that stands in for
 * any other without a network: with the script it becomes that page, if this browser still has it. That of staff is
 * nothing without its script, which comes before the first paint.
 */
export type PageKind = 'reading' | 'moving' | 'form' | 'offline' | 'staff'

/** One address of the site and what is shown there. */
export interface PageRoute {
  readonly name: PageName
  /** As links spell it; any letter case matches. '*' is every other address. */
  readonly path: string
  readonly title: string
  readonly kind: PageKind
  readonly load: () => Promise<ComponentType>
  /** Whether header and footer stand around it; if not, it stands alone or brings a calmer frame. */
  readonly framed: boolean
  /** Whether search engines may list it: not what belongs to one person, or nothing at all. */
  readonly listed: boolean
}

/** A page's code could not be fetched. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

const fetched = new Map<PageRoute, Promise<ComponentType>>()
const listeners = new Set<() => void>()
let onTheirWay = 0

/** How long somebody who has chosen a page waits for its code. */
export const patience = { deadlineMs: 15_000 }

/**
 * Fetches a page's code, once: a failure stays until `forgetPage`, since React asks again and again
 * while it renders. @throws PageNotLoaded also after `deadlineMs`, if that is given
 */
export function loadPage(
  route: PageRoute,
  { deadlineMs }: { readonly deadlineMs?: number } = {},
): Promise<ComponentType> {
  const known = fetched.get(route)
  if (known) return known
  const promise = fetchPage(route, deadlineMs)
  fetched.set(route, promise)
  promise.then(
    // What React notes on a promise it has seen resolve: `use` then need not wait for it, and the
    // first rendering of a page that is already here is complete.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Fetches a page's code ahead. A failure is reported when somebody goes there. */
export function prefetchPage(route: PageRoute): void {
  // Into the browser's own list of modules, from which `loadPage` takes it.
  if (!fetched.has(route)) route.load().catch(() => undefined)
}

/** Lets the next `loadPage` try again. */
export function forgetPage(route: PageRoute): void {
  fetched.delete(route)
}

async function fetchPage(route: PageRoute, deadlineMs?: number): Promise<ComponentType> {
  count(1)
  try {
    const page = route.load()
    if (!deadlineMs) return await page
    // The HTML of the page, if it can be had, needs no code to be read.
    return await Promise.race([page, new Promise<never>((_, no) => setTimeout(no, deadlineMs))])
  } catch (cause) {
    // Until it is loaded again the page before stays.
    if (await reloadForNewVersion()) await new Promise(() => undefined)
    throw new PageNotLoaded('The code of the page could not be fetched', { cause })
  } finally {
    count(-1)
  }
}

/** Tells the listeners a moment later: React, which asks for pages while it renders, is one of them. */
function count(change: 1 | -1) {
  onTheirWay += change
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Whether a page's code is on its way. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => onTheirWay > 0,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

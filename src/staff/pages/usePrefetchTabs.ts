import { useEffect } from 'react'
import { mayPrefetch } from '@/device/connection'
import { whenIdle } from '@/device/whenIdle'
import type { Area } from '@/staff/domain/areas'
import { loadTab, tabsOf } from './deskTabs'

/** Fetches the tabs' code in turn, once the open tab shows its list and the browser is idle. */
export function usePrefetchTabs(areas: readonly Area[]): void {
  useEffect(() => {
    const leaving = new AbortController()
    if (mayPrefetch()) void fetchTabs(areas, leaving.signal)
    return () => leaving.abort()
  }, [areas])
}

async function fetchTabs(areas: readonly Area[], signal: AbortSignal): Promise<void> {
  const tabs = tabsOf(areas).map((tab) => () => loadTab(tab))
  for (const load of [() => import('./payments/PaymentDialog'), ...tabs]) {
    do await quiet()
    while (isLoading())
    if (signal.aborted) return
    await load().catch(() => undefined)
  }
}

const quiet = () => new Promise<void>((resolve) => setTimeout(() => whenIdle(resolve), 300))
const isLoading = () => document.querySelector('progress, [role=progressbar]') !== null

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { followTranslation } from '@/components/page/followTranslation'
import * as marks from '@/config/marks'
import { App } from './App'
import { loadPage, PageNotLoaded } from './pageLoading'
import { matchPage } from './routes'
import { registerServiceWorker } from './service-worker/register'
import { keepEarlyInput } from './start/carryOver'
import { Interactive } from './start/Interactive'

async function start(): Promise<void> {
  const root = document.getElementById(marks.rootId)
  if (!root) throw new Error('index.html has no #root')
  // Loaded first, so that hydration leaves no gap.
  const route = matchPage(location.pathname)
  await loadPage(route)
  const kind = root.getAttribute(marks.kind)
  const isStandIn = kind === 'offline' && route.kind !== 'offline'
  if (isStandIn) document.querySelector('title')?.remove()
  const carryOver = keepEarlyInput(root)
  followTranslation()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
        <Interactive onReady={carryOver} />
      </BrowserRouter>
    </StrictMode>
  )
  // Hydrates in slices, so that a tap never waits for the whole page.
  if (root.firstElementChild && !isStandIn) {
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  } else createRoot(root, { onCaughtError }).render(app)
  // Development has no kind.
  if (kind) registerServiceWorker()
}

/** A page that could not be fetched is not a bug. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PageNotLoaded)) reportError(error)
}

start().catch((detail: unknown) => dispatchEvent(new CustomEvent(marks.failedEvent, { detail })))

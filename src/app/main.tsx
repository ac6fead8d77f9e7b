import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import { appEvents } from './appEvents'
import { Interactive } from './Interactive'
import { loadPage, PageNotLoaded } from './pageLoading'
import { matchPage } from './routes'
import { registerServiceWorker } from './service-worker/register'

/**
 * Makes the page interactive: takes over its prerendered HTML, or draws it where there is none. Tells
 * the first script when it is.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Loaded first, so that React finds the page it is to take over, without a gap in between.
  const route = matchPage(location.pathname)
  await loadPage(route)
  const { kind } = root.dataset
  const isStandIn = kind === 'offline' && route.kind !== 'offline'
  // Of the page that stood in; the page itself brings its own.
  if (isStandIn) document.querySelector('title')?.remove()
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App />
        <Interactive />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices, so that a tap never waits for the whole page to be taken over.
  if (root.firstElementChild && !isStandIn) {
    startTransition(() => void hydrateRoot(root, app, { onCaughtError }))
  } else createRoot(root, { onCaughtError }).render(app)
  // A page that was not built, on a developer's machine, says no kind.
  if (kind) registerServiceWorker()
}

/** Reports bugs to the browser's console; a page that could not be fetched is none. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PageNotLoaded)) reportError(error)
}

start().catch((detail: unknown) => dispatchEvent(new CustomEvent(appEvents.failed, { detail })))

import { App } from '@/app/App'
import { loadPage } from '@/app/pageLoading'
import { routes } from '@/app/routes'
import { openAt } from './site'

/** Opens the whole site at an address, with the state that a page before may have passed on. */
export async function openSite(address: string, state: unknown = null) {
  // Loading page by page is for the browser tests: Testing Library cannot wait inside a click.
  await Promise.all(routes.map((route) => loadPage(route)))
  return openAt(address, state, <App />)
}

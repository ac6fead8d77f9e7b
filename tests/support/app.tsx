import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { loadPage } from '@/app/pageLoading'
import { routes } from '@/app/routes'

/** Opens the whole site at an address, with the state that a page before may have passed on. */
export async function openSite(address: string, state: unknown = null) {
  history.replaceState({ usr: state, key: 'first' }, '', address)
  // Loading page by page is for the browser tests: Testing Library cannot wait inside a click.
  await Promise.all(routes.map(loadPage))
  const user = userEvent.setup()
  await Promise.all([import('@/app/background/Background'), import('@/app/background/CartLink')])
  // Awaited, or React drops what a page does that sends the visitor to another one at once.
  await act(async () => {
    render(
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
    )
  })
  return user
}

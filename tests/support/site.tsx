import { act, configure, prettyDOM, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect } from 'vitest'
import { loadPage, type PageRoute } from '@/app/pageLoading'
import { RoutedPage } from '@/app/RoutedPage'
import { matchPage, routes } from '@/app/routes'
import { Site } from '@/app/Site'
import type { SiteBackend } from '../../local/siteBackend'

declare global {
  // Set by tests/setup.dom.ts.
  var testBackend: SiteBackend
}

/** The backend that the pages under test talk to. */
export const backend = globalThis.testBackend

/** What a failing look-up prints: what the security rules refused, and the page itself. */
function explained(message: string | null): string {
  const refusals = backend
    .denials()
    .map(({ method, path, explanation }) => [`  ${method} /${path}`, ...explanation].join('\n    '))
  const main = document.querySelector('main') ?? document.body
  return [
    // The list of all roles says the same as the page below, at five times the length.
    message?.split('\n\nHere are the accessible roles')[0],
    ...(refusals.length > 0 ? [`firestore.rules refused:\n${refusals.join('\n')}`] : []),
    prettyDOM(main, 4000, { filterNode: isSeen }),
  ].join('\n\n')
}

configure({
  getElementError(message) {
    const error = new Error()
    error.name = 'TestingLibraryElementError'
    // Only when it is read: a search that waits fails many times before it finds.
    Object.defineProperty(error, 'message', { configurable: true, get: () => explained(message) })
    return error
  },
})

/** Drawings and styles tell nothing of what a test looks for. */
function isSeen(node: Node): boolean {
  return !/^(#comment|style|script|path|circle|rect|ellipse|line|g|defs)$/i.test(node.nodeName)
}

/** The pages of an area, by their addresses; any letter case leads to them, as on the site. */
export type Area = Readonly<Record<string, ComponentType>>

/**
 * Opens pages of the site at an address, with the state that a page before may have passed on. They are chosen and
 * drawn as on the site, without its header and footer; `Elsewhere` stands for all others.
 */
export async function openPages(area: Area, address: string, state: unknown = null) {
  const pages = new Map(Object.entries(area).map(([path, Page]) => [matchPage(path), Page]))
  const table = new Map(
    routes.map((route) => [route, { ...route, load: async () => pages.get(route) ?? Elsewhere }]),
  )
  await Promise.all([...table.values()].map((route) => loadPage(route)))
  return openAt(address, state, <Pages table={table} />)
}

function Pages({ table }: { table: ReadonlyMap<PageRoute, PageRoute> }) {
  const route = table.get(matchPage(useLocation().pathname))
  const page = route && <RoutedPage route={route} />
  return <Site>{route?.framed ? <main>{page}</main> : page}</Site>
}

/** Draws `shown` at an address. @returns who presses and types there */
export async function openAt(address: string, state: unknown, shown: ReactNode) {
  history.replaceState({ usr: state, key: 'first' }, '', address)
  const user = userEvent.setup()
  // Awaited, or React drops what a page does that sends the visitor to another one at once.
  await act(async () => {
    render(
      <StrictMode>
        <BrowserRouter>{shown}</BrowserRouter>
      </StrictMode>,
    )
  })
  return user
}

/** Stands for every page of another area: its address is the heading, and what was passed on is shown. */
function Elsewhere() {
  const { pathname, state } = useLocation()
  return (
    <>
      <h1>Elsewhere: {pathname}</h1>
      <output aria-label="Passed on">{JSON.stringify(state)}</output>
    </>
  )
}

/** Expects the link of this name to lead there. */
export const expectLink = (
  name: string | RegExp,
  href: unknown,
  place: Pick<typeof screen, 'getByRole'> = screen,
) => expect(place.getByRole('link', { name })).toHaveAttribute('href', href)

/** What the page before passed on, as the browser keeps it. */
export function navigationState(): unknown {
  return (history.state as { usr?: unknown } | null)?.usr
}

import { createElement, memo, use } from 'react'
import { Button } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { Page } from '@/components/page/Page'
import { ErrorBoundary } from './ErrorBoundary'
import { addressOf, fullTitle } from './pageHead'
import { forgetPage, loadPage, PageNotLoaded, patience, type PageRoute } from './pageLoading'

/** One page of the route table, with its title and its address. */
export function RoutedPage({ route }: { route: PageRoute }) {
  return (
    <ErrorBoundary key={route.path} instead={notLoaded} onLeave={() => forgetPage(route)}>
      <PageHead route={route} />
      <LoadedPage route={route} />
    </ErrorBoundary>
  )
}

/**
 * Waits for the page's code; until it is there the page before stays on screen. Another search or hash of its
 * address concerns the page alone, if it looks at them.
 */
const LoadedPage = memo(({ route }: { route: PageRoute }) =>
  createElement(use(loadPage(route, patience))),
)

/** What a browser shows of the page, and shares; all else is written into its HTML alone (`renderToHtml`). */
function PageHead({ route }: { route: PageRoute }) {
  const address = addressOf(route)
  return (
    <>
      <title>{fullTitle(route)}</title>
      {address && <link rel="canonical" href={address} />}
    </>
  )
}

/** Says so when a page's code cannot be fetched; every other error goes on to the error page. */
function notLoaded(error: unknown) {
  if (!(error instanceof PageNotLoaded)) throw error
  return (
    <Page title="This page could not be loaded">
      <p>Please check your connection. What you typed on other pages is kept.</p>
      <Button onClick={() => location.reload()}>Load it again</Button>
      <HelplinesBlock />
    </Page>
  )
}

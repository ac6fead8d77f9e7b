import { createElement, memo, use } from 'react'
import { Button } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/help/FirstHelplines'
import { Page } from '@/components/page/Page'
import { ErrorBoundary } from '@/components/page/ErrorBoundary'
import { addressOf, fullTitle } from './pageHead'
import { forgetPage, loadPage, PageNotLoaded, pageDeadlineMs, type PageRoute } from './pageLoading'

export function RoutedPage({ route }: { route: PageRoute }) {
  return (
    <ErrorBoundary key={route.path} instead={notLoaded} onLeave={() => forgetPage(route)}>
      <PageHead route={route} />
      <LoadedPage route={route} />
    </ErrorBoundary>
  )
}

/**
 * The previous page stays on screen until the code has arrived. Memoised: each page handles a
 * change of search or hash itself.
 */
const LoadedPage = memo(({ route }: { route: PageRoute }) =>
  createElement(use(loadPage(route, pageDeadlineMs))),
)

/** The rest of the head is only in the HTML (`renderToHtml`). */
function PageHead({ route }: { route: PageRoute }) {
  const address = addressOf(route)
  return (
    <>
      <title>{fullTitle(route)}</title>
      {address && <link rel="canonical" href={address} />}
    </>
  )
}

/** Other errors go on to the error page. */
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

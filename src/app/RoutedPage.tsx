import { createElement, use } from 'react'
import { Button } from '@/components/buttons/Button'
import { HelplinesBlock } from '@/components/display/FirstHelplines'
import { Page } from '@/components/display/Page'
import { settings } from '@/config/settings'
import { organisation } from '@/content/organisation'
import { ErrorBoundary } from './ErrorBoundary'
import { forgetPage, loadPage, PageNotLoaded, patience, type PageRoute } from './pageLoading'

/** One page of the route table, with what it says about itself to browsers and search engines. */
export function RoutedPage({ route }: { route: PageRoute }) {
  return (
    <ErrorBoundary key={route.path} instead={notLoaded} onLeave={() => forgetPage(route)}>
      <PageHead route={route} />
      <LoadedPage route={route} />
    </ErrorBoundary>
  )
}

/** Waits for the page's code; until it is there the page before stays on screen. */
function LoadedPage({ route }: { route: PageRoute }) {
  return createElement(use(loadPage(route, patience)))
}

function PageHead({ route }: { route: PageRoute }) {
  const { title, description } = route
  const names = [title, organisation.productName]
  const fullTitle = (route.path === '/' ? names.toReversed() : names).join(' | ')
  const address = route.path === '*' ? null : `${settings.VITE_SITE_URL}${route.path}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${settings.VITE_SITE_URL}/og.png`} />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      {!route.indexed && <meta name="robots" content="noindex" />}
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

import { Component, createElement, use, type ReactNode } from 'react'
import { organisation } from '@/content/organisation'
import { settings } from '@/config/settings'
import { Button } from '@/components/buttons/Button'
import { forgetPage, loadPage, PageNotLoaded, type PageRoute } from './pageLoading'

/** One page of the route table, with what it says about itself to browsers and search engines. */
export function RoutedPage({ route }: { route: PageRoute }) {
  return (
    <PageLoadBoundary key={route.path} route={route}>
      <PageHead route={route} />
      <LoadedPage route={route} />
    </PageLoadBoundary>
  )
}

/** Waits for the page's code; until it is there the page before stays on screen. */
function LoadedPage({ route }: { route: PageRoute }) {
  return createElement(use(loadPage(route)))
}

function PageHead({ route }: { route: PageRoute }) {
  const { title, description } = route
  const fullTitle =
    route.path === '/'
      ? `${organisation.productName} | ${title}`
      : `${title} | ${organisation.productName}`
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
class PageLoadBoundary extends Component<
  { route: PageRoute; children: ReactNode },
  { error: unknown }
> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentWillUnmount() {
    if (this.state.error !== null) forgetPage(this.props.route)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!((error as unknown) instanceof PageNotLoaded)) throw error
    return (
      <div className="page">
        <h1>This page could not be loaded</h1>
        <p>Please check your connection. What you typed on other pages is kept.</p>
        <Button onClick={() => location.reload()}>Load it again</Button>
      </div>
    )
  }
}

import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { teamContacts } from '@/components/contact/teamContacts'
import { settings } from '@/config/settings'
import organisation from '@/content/facts/organisation.json'
import { pageDescriptions } from '@/content/texts/pageTexts'
import { palette } from '@/theme/palette'
import { App } from './App'
import { addressOf, fullTitle } from './pageHead'
import { loadPage, type PageRoute } from './pageLoading'
import { matchPage, routes } from './routes'

/** The pages that the build writes; `file` is in dist. */
export const prerenderedPages: readonly { address: string; file: string }[] = [
  ...routes
    .filter(({ path }) => path !== '*')
    .map(({ path }) => ({ address: path, file: `${path.slice(1).toLowerCase() || 'index'}.html` })),
  { address: '/404', file: '404.html' },
]

export { settings } from '@/config/settings'

// For the rules that go online with the pages.
export { catalogue } from '@/content/facts/catalogue.json'
export { helplines } from '@/content/facts/helplines.json'

/** The page as a first visitor sees it; `pageName` is the component's name. */
export async function renderToHtml(address: string) {
  const route = matchPage(address)
  const { name: pageName } = await loadPage(route)
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  // React writes the tags of the head (title, meta, link) first.
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? []
  return {
    head: head + renderToStaticMarkup(<PageMeta route={route} />),
    body: html.slice(head.length).replaceAll(formStart, withoutScript),
    pageName,
    kind: route.kind,
  }
}

/** The start of a form, with its name. */
const formStart = /(<form[^>]* aria-label="([^"]*)"[^>]*><noscript>)(?=<\/noscript>)/g

/** What a visitor without script sees instead of a form. */
function withoutScript(_all: string, start: string, name: string): string {
  const instead = (
    <p>
      <strong>{name}:</strong> {formNeedsScript}
      {teamContacts().map(({ kind, text, href }) => [
        ` ${kind}: `,
        <a key={kind} href={href}>
          {text}
        </a>,
        '.',
      ])}
    </p>
  )
  return start + renderToStaticMarkup(instead)
}

const formNeedsScript =
  'this needs JavaScript, which is switched off in your browser. You can reach us another way.'

/** For search engines and link previews, only in the HTML. */
function PageMeta({ route }: { route: PageRoute }) {
  const description = pageDescriptions[route.name]
  const address = addressOf(route)
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle(route)} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={`${settings.VITE_SITE_URL}/og.png`} />
      {address && <meta property="og:url" content={address} />}
      {!route.listed && <meta name="robots" content="noindex" />}
    </>
  )
}

export function siteFiles(): readonly { file: string; text: string }[] {
  const { productName } = organisation
  const manifest = {
    name: productName,
    short_name: productName,
    description: organisation.mission,
    start_url: '/',
    display: 'minimal-ui',
    background_color: palette.light.ground,
    theme_color: palette.light.ground,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  const urls = routes
    .filter(({ listed }) => listed)
    .map(({ path }) => `<url><loc>${settings.VITE_SITE_URL}${path}</loc></url>`)
  return [
    { file: 'manifest.webmanifest', text: JSON.stringify(manifest) },
    {
      file: 'robots.txt',
      text: `User-agent: *\nAllow: /\nSitemap: ${settings.VITE_SITE_URL}/sitemap.xml\n`,
    },
    {
      file: 'sitemap.xml',
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    },
  ]
}

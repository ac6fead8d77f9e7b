import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { pageTexts } from '@/content/pageTexts'
import { ErrorPage } from '@/pages/ErrorPage'

/** One address of the site and what is shown there. */
export interface PageRoute {
  /** As links spell it; any letter case matches. '*' is every other address. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly load: () => Promise<ComponentType>
  /** Whether header and footer stand around it (SPEC section 2: not on /error and not-found). */
  readonly framed: boolean
  /** Whether search engines may list it. */
  readonly indexed: boolean
}

function page(
  name: keyof typeof pageTexts & keyof typeof paths,
  load: PageRoute['load'],
  { framed = true, indexed = true }: Partial<Pick<PageRoute, 'framed' | 'indexed'>> = {},
): PageRoute {
  return { path: paths[name], ...pageTexts[name], load, framed, indexed }
}

const personal = { indexed: false } as const

/** The route table (SPEC section 2). */
export const routes: readonly PageRoute[] = [
  page('home', async () => (await import('@/pages/home/HomePage')).HomePage),
  page(
    'partnerships',
    async () => (await import('@/pages/community/PartnershipsPage')).PartnershipsPage,
  ),
  page('faq', async () => (await import('@/pages/about/FaqPage')).FaqPage),
  page('contact', async () => (await import('@/pages/community/ContactPage')).ContactPage),
  page('activities', async () => (await import('@/pages/community/ActivitiesPage')).ActivitiesPage),
  page('careers', async () => (await import('@/pages/community/CareersPage')).CareersPage),
  page(
    'bankDonation',
    async () => (await import('@/pages/giving/BankDonationPage')).BankDonationPage,
  ),
  page('blogs', async () => (await import('@/pages/about/BlogsPage')).BlogsPage),
  page('recordings', async () => (await import('@/pages/about/RecordingsPage')).RecordingsPage),
  page('donate', async () => (await import('@/pages/giving/DonatePage')).DonatePage),
  page(
    'memberLogin',
    async () => (await import('@/pages/members/MemberLoginPage')).MemberLoginPage,
    personal,
  ),
  page('register', async () => (await import('@/pages/members/RegisterPage')).RegisterPage),
  page(
    'resetPassword',
    async () => (await import('@/pages/members/ResetPasswordPage')).ResetPasswordPage,
    personal,
  ),
  page(
    'dashboard',
    async () => (await import('@/pages/members/DashboardPage')).DashboardPage,
    personal,
  ),
  page('shop', async () => (await import('@/pages/shop/ShopPage')).ShopPage),
  page('leadership', async () => (await import('@/pages/about/LeadershipPage')).LeadershipPage),
  page(
    'orderReview',
    async () => (await import('@/pages/shop/OrderReviewPage')).OrderReviewPage,
    personal,
  ),
  page(
    'orderPayment',
    async () => (await import('@/pages/shop/OrderPaymentPage')).OrderPaymentPage,
    personal,
  ),
  page(
    'mobileMoney',
    async () => (await import('@/pages/payment/MobileMoneyPage')).MobileMoneyPage,
  ),
  page(
    'orderConfirmation',
    async () => (await import('@/pages/shop/OrderConfirmationPage')).OrderConfirmationPage,
    personal,
  ),
  page('helpNow', async () => (await import('@/pages/about/HelpNowPage')).HelpNowPage),
  page('privacy', async () => (await import('@/pages/about/PrivacyPage')).PrivacyPage),
  page('error', async () => ErrorPage, {
    framed: false,
    indexed: false,
  }),
  {
    path: '*',
    ...pageTexts.notFound,
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
    framed: false,
    indexed: false,
  },
]

/** The page that an address shows. */
export function matchPage(pathname: string): PageRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) throw new Error('The route table has no page for unknown addresses')
  return route
}

/** A page's code could not be fetched. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded'
}

const fetched = new Map<PageRoute, Promise<ComponentType>>()
const listeners = new Set<() => void>()
let onTheirWay = 0

/**
 * Fetches a page's code, once: a failure stays until `forgetPage`, since React asks again and again
 * while it renders. @throws PageNotLoaded
 */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  const known = fetched.get(route)
  if (known) return known
  const promise = fetchPage(route)
  fetched.set(route, promise)
  promise.then(
    // What React notes on a promise it has seen resolve: `use` then need not wait for it, and the
    // first rendering of a page that is already here is complete.
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** Lets the next `loadPage` fetch the page's code anew. */
export function forgetPage(route: PageRoute): void {
  fetched.delete(route)
}

async function fetchPage(route: PageRoute): Promise<ComponentType> {
  count(1)
  try {
    return await route.load()
  } catch (cause) {
    throw new PageNotLoaded('The code of the page could not be fetched', { cause })
  } finally {
    count(-1)
  }
}

/** Tells the listeners a moment later: React, which asks for pages while it renders, is one of them. */
function count(change: 1 | -1) {
  onTheirWay += change
  queueMicrotask(() => {
    for (const listener of listeners) listener()
  })
}

/** Whether a page's code is on its way, as an external store for `useSyncExternalStore`. */
export const pageLoading = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => onTheirWay > 0,
  readOnServer: () => false,
}

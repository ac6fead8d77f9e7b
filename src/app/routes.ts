import { matchPath } from 'react-router-dom'
import { paths, staffPath, type PageName } from '@/config/paths'
import { pageTitles } from '@/content/texts/pageTexts'
import type { PageKind, PageRoute } from './pageLoading'

type Facts = Omit<PageRoute, 'name' | 'path' | 'title'>
type Load = PageRoute['load']

/** Framed and listed unless `facts` say otherwise. */
const page =
  (kind: PageKind) =>
  (load: Load, facts?: Partial<Facts>): Facts => ({
    framed: true,
    listed: true,
    ...facts,
    kind,
    load,
  })
const reading = page('reading')
const form = page('form')
const alone = { framed: false, listed: false }
const unlisted = { listed: false }

/** A page without an address, or the reverse, does not compile. */
const pages: Record<PageName, Facts> = {
  home: reading(async () => (await import('@/pages/home/HomePage')).HomePage),
  partnerships: page('moving')(
    async () => (await import('@/pages/community/PartnershipsPage')).PartnershipsPage,
  ),
  faq: reading(async () => (await import('@/pages/about/FaqPage')).FaqPage),
  contact: form(async () => (await import('@/pages/community/ContactPage')).ContactPage),
  activities: reading(
    async () => (await import('@/pages/community/ActivitiesPage')).ActivitiesPage,
  ),
  careers: reading(async () => (await import('@/pages/community/CareersPage')).CareersPage),
  bankDonation: reading(
    async () => (await import('@/pages/giving/BankDonationPage')).BankDonationPage,
  ),
  blogs: reading(async () => (await import('@/pages/about/BlogsPage')).BlogsPage),
  recordings: form(async () => (await import('@/pages/about/RecordingsPage')).RecordingsPage),
  donate: form(async () => (await import('@/pages/giving/DonatePage')).DonatePage),
  memberLogin: form(
    async () => (await import('@/pages/members/MemberLoginPage')).MemberLoginPage,
    unlisted,
  ),
  register: form(async () => (await import('@/pages/members/RegisterPage')).RegisterPage),
  resetPassword: form(
    async () => (await import('@/pages/members/ResetPasswordPage')).ResetPasswordPage,
    unlisted,
  ),
  dashboard: form(
    async () => (await import('@/pages/members/DashboardPage')).DashboardPage,
    unlisted,
  ),
  shop: form(async () => (await import('@/pages/shop/ShopPage')).ShopPage),
  leadership: reading(async () => (await import('@/pages/about/LeadershipPage')).LeadershipPage),
  orderReview: form(
    async () => (await import('@/pages/shop/OrderReviewPage')).OrderReviewPage,
    unlisted,
  ),
  orderPayment: form(
    async () => (await import('@/pages/shop/OrderPaymentPage')).OrderPaymentPage,
    unlisted,
  ),
  mobileMoney: form(async () => (await import('@/pages/payment/MobileMoneyPage')).MobileMoneyPage),
  orderConfirmation: form(
    async () => (await import('@/pages/shop/OrderConfirmationPage')).OrderConfirmationPage,
    unlisted,
  ),
  gift: form(async () => (await import('@/pages/payment/GiftPage')).GiftPage, unlisted),
  helpNow: reading(async () => (await import('@/pages/help/HelpNowPage')).HelpNowPage, {
    framed: false,
  }),
  privacy: reading(async () => (await import('@/pages/about/PrivacyPage')).PrivacyPage),
  error: reading(async () => (await import('@/pages/ErrorPage')).ErrorPage, alone),
  offline: page('offline')(async () => (await import('@/pages/OfflinePage')).OfflinePage, alone),
  notFound: reading(async () => (await import('@/pages/NotFoundPage')).NotFoundPage, alone),
}

export const routes: readonly PageRoute[] = [
  ...Object.entries(paths).map(([name, path]) => routeOf(name as PageName, path)),
  routeOf('notFound', '*'),
]

function routeOf(name: PageName, path: string): PageRoute {
  return { ...pages[name], name, path, title: pageTitles[name] }
}

/** The staff area is another app; this one is there only as the offline page. */
export function matchPage(pathname: string): PageRoute {
  const address = matchPath(staffPath, pathname) ? paths.offline : pathname
  const route = routes.find(({ path }) => matchPath(path, address))
  if (!route) throw new Error('The route table has no page for unknown addresses')
  return route
}

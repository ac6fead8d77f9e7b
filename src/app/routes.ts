import { matchPath } from 'react-router-dom'
import { paths, type PageName } from '@/config/paths'
import { pageTitles } from '@/content/pageTexts'
import type { PageKind, PageRoute } from './pageLoading'

/** The code of each page: a page without an address, or an address without a page, does not compile. */
const load: Record<PageName, PageRoute['load']> = {
  home: async () => (await import('@/pages/home/HomePage')).HomePage,
  partnerships: async () => (await import('@/pages/community/PartnershipsPage')).PartnershipsPage,
  faq: async () => (await import('@/pages/about/FaqPage')).FaqPage,
  contact: async () => (await import('@/pages/community/ContactPage')).ContactPage,
  activities: async () => (await import('@/pages/community/ActivitiesPage')).ActivitiesPage,
  careers: async () => (await import('@/pages/community/CareersPage')).CareersPage,
  bankDonation: async () => (await import('@/pages/giving/BankDonationPage')).BankDonationPage,
  blogs: async () => (await import('@/pages/about/BlogsPage')).BlogsPage,
  recordings: async () => (await import('@/pages/about/RecordingsPage')).RecordingsPage,
  donate: async () => (await import('@/pages/giving/DonatePage')).DonatePage,
  memberLogin: async () => (await import('@/pages/members/MemberLoginPage')).MemberLoginPage,
  register: async () => (await import('@/pages/members/RegisterPage')).RegisterPage,
  resetPassword: async () => (await import('@/pages/members/ResetPasswordPage')).ResetPasswordPage,
  dashboard: async () => (await import('@/pages/members/DashboardPage')).DashboardPage,
  shop: async () => (await import('@/pages/shop/ShopPage')).ShopPage,
  leadership: async () => (await import('@/pages/about/LeadershipPage')).LeadershipPage,
  orderReview: async () => (await import('@/pages/shop/OrderReviewPage')).OrderReviewPage,
  orderPayment: async () => (await import('@/pages/shop/OrderPaymentPage')).OrderPaymentPage,
  mobileMoney: async () => (await import('@/pages/payment/MobileMoneyPage')).MobileMoneyPage,
  orderConfirmation: async () =>
    (await import('@/pages/shop/OrderConfirmationPage')).OrderConfirmationPage,
  helpNow: async () => (await import('@/pages/help/HelpNowPage')).HelpNowPage,
  privacy: async () => (await import('@/pages/about/PrivacyPage')).PrivacyPage,
  staff: async () => (await import('@/pages/staff/StaffPage')).StaffPage,
  error: async () => (await import('@/pages/ErrorPage')).ErrorPage,
  offline: async () => (await import('@/pages/OfflinePage')).OfflinePage,
  notFound: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
}

/** Pages to read; all others but those that move have a form at their heart, or what a person brought along. */
const reading: ReadonlySet<PageName> = new Set([
  'home',
  'faq',
  'activities',
  'careers',
  'bankDonation',
  'blogs',
  'leadership',
  'helpNow',
  'privacy',
  'error',
  'notFound',
])

/** Pages that move by themselves. */
const moving: ReadonlySet<PageName> = new Set(['partnerships'])

/** Pages that stand alone, or bring a calmer frame of their own. */
const unframed: ReadonlySet<PageName> = new Set(['helpNow', 'error', 'offline', 'notFound'])

/** The route table: every address of the site, and what is shown at all others. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(paths).map(([name, path]) => routeOf(name as PageName, path)),
  routeOf('notFound', '*'),
]

function routeOf(name: PageName, path: string): PageRoute {
  return {
    name,
    path,
    title: pageTitles[name],
    kind: kindOf(name),
    load: load[name],
    framed: !unframed.has(name),
  }
}

function kindOf(name: PageName): PageKind {
  if (name === 'offline') return 'offline'
  return reading.has(name) ? 'reading' : moving.has(name) ? 'moving' : 'form'
}

/** The page that an address shows. */
export function matchPage(pathname: string): PageRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) throw new Error('The route table has no page for unknown addresses')
  return route
}

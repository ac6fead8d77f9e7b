import { matchPath } from 'react-router-dom'
import { paths, type PageName } from '@/config/paths'
import { pageTitles } from '@/content/pageTexts'
import type { PageRoute } from './pageLoading'

/** A page, framed and listed unless it says otherwise. */
type Page = Pick<PageRoute, 'load' | 'kind'> & Partial<Pick<PageRoute, 'framed' | 'listed'>>

/** Every page: one without an address, or an address without a page, does not compile. */
const pages: Record<PageName, Page> = {
  home: {
    load: async () => (await import('@/pages/home/HomePage')).HomePage,
    kind: 'reading',
  },
  partnerships: {
    load: async () => (await import('@/pages/community/PartnershipsPage')).PartnershipsPage,
    kind: 'moving',
  },
  faq: {
    load: async () => (await import('@/pages/about/FaqPage')).FaqPage,
    kind: 'reading',
  },
  contact: {
    load: async () => (await import('@/pages/community/ContactPage')).ContactPage,
    kind: 'form',
  },
  activities: {
    load: async () => (await import('@/pages/community/ActivitiesPage')).ActivitiesPage,
    kind: 'reading',
  },
  careers: {
    load: async () => (await import('@/pages/community/CareersPage')).CareersPage,
    kind: 'reading',
  },
  bankDonation: {
    load: async () => (await import('@/pages/giving/BankDonationPage')).BankDonationPage,
    kind: 'reading',
  },
  blogs: {
    load: async () => (await import('@/pages/about/BlogsPage')).BlogsPage,
    kind: 'reading',
  },
  recordings: {
    load: async () => (await import('@/pages/about/RecordingsPage')).RecordingsPage,
    kind: 'form',
  },
  donate: {
    load: async () => (await import('@/pages/giving/DonatePage')).DonatePage,
    kind: 'form',
  },
  memberLogin: {
    load: async () => (await import('@/pages/members/MemberLoginPage')).MemberLoginPage,
    kind: 'form',
    listed: false,
  },
  register: {
    load: async () => (await import('@/pages/members/RegisterPage')).RegisterPage,
    kind: 'form',
  },
  resetPassword: {
    load: async () => (await import('@/pages/members/ResetPasswordPage')).ResetPasswordPage,
    kind: 'form',
    listed: false,
  },
  dashboard: {
    load: async () => (await import('@/pages/members/DashboardPage')).DashboardPage,
    kind: 'form',
    listed: false,
  },
  shop: {
    load: async () => (await import('@/pages/shop/ShopPage')).ShopPage,
    kind: 'form',
  },
  leadership: {
    load: async () => (await import('@/pages/about/LeadershipPage')).LeadershipPage,
    kind: 'reading',
  },
  orderReview: {
    load: async () => (await import('@/pages/shop/OrderReviewPage')).OrderReviewPage,
    kind: 'form',
    listed: false,
  },
  orderPayment: {
    load: async () => (await import('@/pages/shop/OrderPaymentPage')).OrderPaymentPage,
    kind: 'form',
    listed: false,
  },
  mobileMoney: {
    load: async () => (await import('@/pages/payment/MobileMoneyPage')).MobileMoneyPage,
    kind: 'form',
  },
  orderConfirmation: {
    load: async () => (await import('@/pages/shop/OrderConfirmationPage')).OrderConfirmationPage,
    kind: 'form',
    listed: false,
  },
  helpNow: {
    load: async () => (await import('@/pages/help/HelpNowPage')).HelpNowPage,
    kind: 'reading',
    framed: false,
  },
  privacy: {
    load: async () => (await import('@/pages/about/PrivacyPage')).PrivacyPage,
    kind: 'reading',
  },
  staff: {
    load: async () => (await import('@/pages/staff/StaffPage')).StaffPage,
    kind: 'form',
    listed: false,
  },
  error: {
    load: async () => (await import('@/pages/ErrorPage')).ErrorPage,
    kind: 'reading',
    framed: false,
    listed: false,
  },
  offline: {
    load: async () => (await import('@/pages/OfflinePage')).OfflinePage,
    kind: 'offline',
    framed: false,
    listed: false,
  },
  notFound: {
    load: async () => (await import('@/pages/NotFoundPage')).NotFoundPage,
    kind: 'reading',
    framed: false,
    listed: false,
  },
}

/** The route table: every address of the site, and what is shown at all others. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(paths).map(([name, path]) => routeOf(name as PageName, path)),
  routeOf('notFound', '*'),
]

function routeOf(name: PageName, path: string): PageRoute {
  return { framed: true, listed: true, ...pages[name], name, path, title: pageTitles[name] }
}

/** The page that an address shows. */
export function matchPage(pathname: string): PageRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname))
  if (!route) throw new Error('The route table has no page for unknown addresses')
  return route
}

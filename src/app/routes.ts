import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { paths, staffPath, type PageName } from '@/config/paths'
import { pageTitles } from '@/content/texts/pageTexts'
import type { PageKind, PageRoute } from './pageLoading'

/** A page's file, whose component has the page's name. */
type Module<Name extends PageName> = Readonly<Record<`${Capitalize<Name>}Page`, ComponentType>>

type Facts = Pick<PageRoute, 'kind' | 'framed' | 'listed'>

const page =
  (kind: PageKind) =>
  <Load>(load: Load, facts?: Partial<Facts>) => ({
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

/** A page without an address, or an address without a page, does not compile. */
const pages: {
  readonly [Name in PageName]: Facts & { readonly load: () => Promise<Module<Name>> }
} = {
  home: reading(() => import('@/pages/home/HomePage')),
  partnerships: page('moving')(() => import('@/pages/community/PartnershipsPage')),
  faq: reading(() => import('@/pages/about/FaqPage')),
  contact: form(() => import('@/pages/community/ContactPage')),
  activities: reading(() => import('@/pages/community/ActivitiesPage')),
  careers: reading(() => import('@/pages/community/CareersPage')),
  bankDonation: reading(() => import('@/pages/giving/BankDonationPage')),
  blogs: reading(() => import('@/pages/about/BlogsPage')),
  recordings: form(() => import('@/pages/about/RecordingsPage')),
  donate: form(() => import('@/pages/giving/DonatePage')),
  memberLogin: form(() => import('@/pages/members/MemberLoginPage'), unlisted),
  register: form(() => import('@/pages/members/RegisterPage')),
  resetPassword: form(() => import('@/pages/members/ResetPasswordPage'), unlisted),
  dashboard: form(() => import('@/pages/members/DashboardPage'), unlisted),
  shop: form(() => import('@/pages/shop/ShopPage')),
  leadership: reading(() => import('@/pages/about/LeadershipPage')),
  orderReview: form(() => import('@/pages/shop/OrderReviewPage'), unlisted),
  orderPayment: form(() => import('@/pages/shop/OrderPaymentPage'), unlisted),
  mobileMoney: form(() => import('@/pages/payment/MobileMoneyPage')),
  orderConfirmation: form(() => import('@/pages/shop/OrderConfirmationPage'), unlisted),
  gift: form(() => import('@/pages/payment/GiftPage'), unlisted),
  helpNow: reading(() => import('@/pages/help/HelpNowPage'), { framed: false }),
  privacy: reading(() => import('@/pages/about/PrivacyPage')),
  error: reading(() => import('@/pages/ErrorPage'), alone),
  offline: page('offline')(() => import('@/pages/OfflinePage'), alone),
  notFound: reading(() => import('@/pages/NotFoundPage'), alone),
}

export const routes: readonly PageRoute[] = [
  ...Object.entries(paths).map(([name, path]) => routeOf(name as PageName, path)),
  routeOf('notFound', '*'),
]

function routeOf(name: PageName, path: string): PageRoute {
  const { load, ...facts } = pages[name]
  const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page` as keyof Module<PageName>
  return {
    ...facts,
    name,
    path,
    title: pageTitles[name],
    load: async () => ((await load()) as Module<PageName>)[component],
  }
}

/** The staff area is another app; only its offline page is in this one. */
export function matchPage(pathname: string): PageRoute {
  const address = matchPath(staffPath, pathname) ? paths.offline : pathname
  const route = routes.find(({ path }) => matchPath(path, address))
  if (!route) throw new Error('The route table has no page for unknown addresses')
  return route
}

/** In any letter case. */
export const paths = {
  home: '/',
  partnerships: '/partnerships',
  faq: '/faq',
  contact: '/contact',
  activities: '/activities',
  careers: '/careers',
  bankDonation: '/bankdonation',
  blogs: '/blogs',
  recordings: '/recordings',
  donate: '/donate',
  memberLogin: '/MemberLogin',
  register: '/Register',
  resetPassword: '/ResetPassword',
  dashboard: '/Dashboard',
  shop: '/shop',
  leadership: '/leadership',
  orderReview: '/order-review',
  orderPayment: '/payment',
  mobileMoney: '/pay',
  orderConfirmation: '/order-confirmation',
  gift: '/gift',
  helpNow: '/help-now',
  privacy: '/privacy',
  error: '/error',
  offline: '/offline',
} as const

/** The staff area, an app of its own (staff.html). In any letter case. */
export const staffPath = '/staff'

/** In the login's address: works before the script does. */
export const backToStaff = 'back=staff'

/** 'notFound': all other addresses. */
export type PageName = keyof typeof paths | 'notFound'

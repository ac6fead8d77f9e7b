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

/** The staff area, a separate app (staff.html). In any letter case. */
export const staffPath = '/staff'

/** In the address of the login, so that it works before the script does. */
export const backToStaff = 'back=staff'

/** 'notFound' stands for all other addresses. */
export type PageName = keyof typeof paths | 'notFound'

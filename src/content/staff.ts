import type { Area } from '@/domain/staff/areas'

/** What /staff says before anybody is let in, and to whoever is not. */
export const staffGateTexts = {
  title: 'Staff',
  resolving: 'Checking whether you are logged in…',
  loading: 'Checking what you look after…',
  notLoggedIn: 'This page is for the team. Log in with your own account, then come back here.',
  notStaff: 'This page is for the team, and your account is not part of it.',
  notConfirmed:
    'We do not know yet that your address is yours. Ask for a link on your profile, open it, then log out and in again.',
  notLoaded: 'We could not find out what you look after.',
} as const

/** What each area is called, and what it is for. */
export const areaTexts: Readonly<Record<Area, { readonly name: string; readonly what: string }>> = {
  money: { name: 'Money', what: 'Pledges, orders and what has arrived.' },
  messages: { name: 'Messages', what: 'What people wrote to us, and the newsletter.' },
  members: { name: 'Members', what: 'Fees, roles and requests about personal data.' },
  admin: { name: 'Staff', what: 'Who is staff, and for what.' },
}

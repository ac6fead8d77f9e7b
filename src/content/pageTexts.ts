import type { PageName } from '@/config/paths'
import { organisation } from './organisation'

/** What each page is called in the browser's tab and in search results, and its one-sentence summary. */
export const pageTexts: Record<
  PageName | 'notFound',
  { readonly title: string; readonly description: string }
> = {
  home: { title: organisation.tagline, description: organisation.mission },
  partnerships: {
    title: 'Partnerships',
    description: 'How universities, companies, professionals and communities can work with us.',
  },
  faq: {
    title: 'Questions and answers',
    description: 'What we are, how to get involved and how to get started.',
  },
  contact: { title: 'Contact us', description: 'Write to the team, or find a helpline.' },
  activities: {
    title: 'Activities',
    description: 'Talks, campus weeks and open-air sessions for young people in Kenya.',
  },
  careers: {
    title: 'Volunteer with us',
    description: 'Volunteer roles for students, young people and professionals.',
  },
  bankDonation: {
    title: 'Donate by bank',
    description: 'The bank details for a donation, ready to copy.',
  },
  blogs: {
    title: 'Blogs',
    description: 'Short, kind reads on stress, friends and asking for help.',
  },
  recordings: {
    title: 'Session recordings',
    description: 'Watch or listen to past sessions and tell us what you thought.',
  },
  donate: {
    title: 'Make a donation',
    description: 'Give by M-Pesa or bank so that support for young people stays free.',
  },
  memberLogin: { title: 'Member', description: 'Log in to your membership.' },
  register: { title: 'Become a member', description: 'Register as a member.' },
  resetPassword: { title: 'Reset your password', description: 'Choose a new password.' },
  dashboard: { title: 'Your profile', description: 'Your membership profile.' },
  shop: { title: 'Shop', description: 'T-shirts, hoodies and wrist bands that carry our work.' },
  leadership: { title: 'Leadership', description: 'The people who answer for what we do.' },
  orderReview: { title: 'Review your order', description: 'Check your order before you pay.' },
  orderPayment: { title: 'Pay for your order', description: 'The total of your order.' },
  mobileMoney: {
    title: 'Pay by M-Pesa',
    description: 'Pay by a prompt on your phone or to our Buy Goods till.',
  },
  orderConfirmation: { title: 'Thank you for your order', description: 'What happens next.' },
  helpNow: {
    title: 'Need help now?',
    description: 'Helplines in Kenya you can call right now, for yourself or for a friend.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What we keep about you, why, and how to have it removed.',
  },
  staff: { title: 'Staff', description: 'For the team.' },
  offline: { title: 'You are offline', description: 'Helplines, and ways on without a network.' },
  error: { title: 'Something went wrong', description: 'An error page with a way on.' },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
}

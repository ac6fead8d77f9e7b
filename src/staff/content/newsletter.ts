import { isolated } from '@/domain/text/inPlace'

export const newsletterTexts = {
  count: (count: number) =>
    count === 1 ? '1 address on the list.' : `${count} addresses on the list.`,
  lead: 'Use the addresses only for the newsletter, and put them in BCC so that nobody sees the others.',
  search: 'Email address',
  empty: 'Nobody has subscribed yet.',
  notFound: 'This address is not on the list.',
  remove: (email: string, list: 'mailingList' | 'tellMeWhen') => ({
    title: `Take ${isolated(email)} off the list?`,
    text:
      list === 'mailingList'
        ? 'They get no more newsletters, and can subscribe again.'
        : 'They get no mail about this.',
    yes: 'Take off the list',
    notDone: 'The address is still on the list.',
  }),
} as const

export const toTellTexts = {
  title: (subject: string) => `Tell them when: ${isolated(subject)}`,
  lead: 'They want one mail about this. Mail them once there is news, then delete the addresses.',
  mail: 'Mail them',
  mailSubject: (subject: string) => `News: ${subject}`,
  many: 'Too many for one draft: download them, and put 500 at most into the BCC of each mail.',
  removeAllButton: 'Delete these addresses…',
  removeAll: (count: number) => ({
    title: count === 1 ? 'Delete 1 address?' : `Delete ${count} addresses?`,
    text: 'They are gone for good. Mail them first.',
    yes: 'Delete for good',
    notDone: 'Not all of them were deleted.',
  }),
} as const

import { isolated } from '@/domain/text/inPlace'

export const newsletterTexts = {
  count: (count: number) =>
    count === 1 ? '1 address on the list.' : `${count} addresses on the list.`,
  lead: 'Use the addresses only for the newsletter, and put them in BCC so that nobody sees the others.',
  empty: 'Nobody has subscribed yet.',
  remove: {
    title: (email: string) => `Take ${isolated(email)} off the list?`,
    text: 'They get no more newsletters, and can subscribe again.',
    yes: 'Take off the list',
    failed: 'The address is still on the list.',
  },
} as const

import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftState } from '@/domain/giving/giftLink'

/** On /gift, and where its link stands. */
export const giftTexts = {
  link: 'See whether it is confirmed',
  acknowledgement: 'Print the acknowledgement',
  linkName: 'your link',
  linkHint: 'Keep it for later: it needs no account, and your name is not in it.',
  title: { donation: 'Your gift', order: 'Your order' },
  anyTitle: 'Your gift or order',
  looking: 'Looking it up…',
  needsScript: 'This page needs JavaScript, which is switched off in your browser.',
  badLink: 'This link is not whole. Copy all of it again, or ask us with your reference.',
  askUs: 'Ask us about it',
  notFound: 'We could not look it up. Please check your connection, then try again.',
  open: 'Not confirmed yet.',
  /** In one line, about one of several. */
  said: ({ state, at }: GiftState): string => {
    const day = dayOfMoment(at)
    switch (state) {
      case 'confirmed':
        return `Confirmed by the team on ${day}.`
      case 'back':
        return `Money was paid back, as the team noted on ${day}.`
      default:
        return `The team took its confirmation back on ${day}.`
    }
  },
  next: {
    open: 'The team confirms it once they have found your payment in the statement. A link with a wrong letter looks the same.',
    confirmed: null,
    back: 'The reference helps if you want to ask us about it.',
    void: 'Please ask us, with the reference: your payment may be noted elsewhere.',
  },
  unknown: 'We could not look up whether it is confirmed.',
  pledged: { donation: 'You pledged', order: 'Order total' },
  confirmedOn: 'Confirmed on',
  arrived: 'Money for it has arrived.',
  noAmount:
    'It does not say who paid, or how much: your M-Pesa SMS or the statement of your bank does.',
} as const

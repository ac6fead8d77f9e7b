import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftState } from '@/domain/giving/giftState'

/** Where a link to /gift stands, or what it says. */
export const giftLinkTexts = {
  link: 'See whether it is confirmed',
  acknowledgement: 'Print the acknowledgement',
  name: 'your link',
  hint: 'For later: it needs no account.',
  unknown: 'We could not look up whether it is confirmed.',
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
} as const

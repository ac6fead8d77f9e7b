import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftState } from '@/domain/giving/giftState'

export const giftLinkTexts = {
  link: 'See whether it is confirmed',
  acknowledgement: 'Print the acknowledgement',
  name: 'your link',
  hint: 'It needs no account.',
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

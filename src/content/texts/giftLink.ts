import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftState } from '@/domain/giving/giftState'

export const giftLinkTexts = {
  link: 'Check if it is confirmed',
  acknowledgement: 'Print the acknowledgement',
  name: 'your link',
  hint: 'No account needed.',
  unknown: 'We could not check if it is confirmed.',
  said: ({ state, at }: GiftState): string => {
    const day = dayOfMoment(at)
    switch (state) {
      case 'confirmed':
        return `Confirmed by the team on ${day}.`
      case 'back':
        return `The team noted on ${day} that money was paid back.`
      default:
        return `The team withdrew its confirmation on ${day}.`
    }
  },
} as const

export const shareText = (productName: string, address: string) =>
  `I support ${productName}: a place for students and young people in Kenya to talk about what is on their minds. You can too: ${address}`

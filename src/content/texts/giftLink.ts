import { dayOfMoment } from '@/domain/calendar/calendar'
import type { GiftState } from '@/domain/giving/giftState'

export const giftLinkTexts = {
  link: 'Check if it is confirmed',
  acknowledgement: 'Print the acknowledgement',
  name: 'your link',
  hint: 'No account needed.',
  unknown: 'We could not check if it is confirmed.',
  order: 'See this order',
  askUs: 'Ask us about it',
  cancelledTitle: 'This order was cancelled',
  said: ({ state, at, money }: GiftState): string => {
    const day = dayOfMoment(at)
    switch (state) {
      case 'confirmed':
        return `Confirmed by the team on ${day}.`
      case 'back':
        return `The team noted on ${day} that money was paid back.`
      case 'cancelled':
        return `The team cancelled this order on ${day}. Please do not pay for it. ${ofCancelled(money)}`
      default:
        return `The team withdrew its confirmation on ${day}.`
    }
  },
} as const

/** The money of a cancelled order. */
function ofCancelled(money: GiftState | undefined): string {
  switch (money?.state) {
    case 'confirmed':
      return `Money for it was confirmed on ${dayOfMoment(money.at)}: ask us about it, and give the reference.`
    case 'back':
      return giftLinkTexts.said(money)
    default:
      return 'If you have paid, ask us about it, and give the reference.'
  }
}

export const shareText = (productName: string, address: string) =>
  `I support ${productName}: a place for students and young people in Kenya to talk about what is on their minds. You can too: ${address}`

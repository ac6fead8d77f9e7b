import { kenyanOnly } from '@/domain/contact/phone'

export const abroadTexts = {
  title: 'Giving from abroad?',
  kenyanOnly,
  bank: (swiftCode: string) => `Give by bank, SWIFT code ${swiftCode}.`,
  card: 'Give by card, on a payment company’s page.',
  ask: 'Ask us how you can pay.',
} as const

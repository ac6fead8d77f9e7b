import { inPlace } from '@/domain/text/inPlace'
import { formatKsh } from '@/domain/money/money'
import { fewestGivers, type ShownMonth } from '@/domain/giving/shownMonth'

export const shownMonthTexts = {
  /** For '2026-10': 'Gifts in October 2026'. */
  title: (month: string) =>
    `Gifts in ${new Date(`${month}-01`).toLocaleDateString('en-KE', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
  received: ({ received, givers }: Pick<ShownMonth, 'received' | 'givers'>) =>
    `${formatKsh(received)} from ${givers === 0 ? `fewer than ${fewestGivers}` : givers} givers.`,
  spent: (spent: string) => `Spent on: ${inPlace(spent)}`,
} as const

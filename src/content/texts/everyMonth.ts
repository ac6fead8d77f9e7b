import type { Organisation } from '@/content/facts/organisation'
import { formatKsh } from '@/domain/money/money'

type Till = NonNullable<Organisation['till']>

export const everyMonthTexts = {
  title: 'Every month',
  steps: ({ number }: Till): readonly string[] => [
    'Dial *334#, or open the M-Pesa app, and choose M-Pesa Ratiba.',
    `Create a standing order for Buy Goods, to till ${number}.`,
    'Set your amount, the day, and monthly.',
    'Confirm with your PIN, on your phone only.',
  ],
  ratiba:
    'From then on M-Pesa pays without asking for your PIN. You can see, pause or cancel it in the same menu.',
  noName: {
    before: 'Such a gift comes without a reference. ',
    link: 'Tell us',
    after: ' that it is yours, and we can thank you.',
  },
  reminder: 'A reminder in your calendar opens this page, with your amount filled in.',
  made: 'Now open the file every-month.ics: it puts the reminder into your calendar. No such file? Open this page in Chrome or Safari.',
  notMade: 'We could not make it. Check your connection, then press again.',
  download: (amount: number | null) =>
    amount ? `Remind me every month: ${formatKsh(amount)}` : 'Remind me every month',
  event: (name: string, amount: number | null) =>
    amount ? `Give ${formatKsh(amount)} to ${name}` : `Give to ${name}`,
} as const

import { lifetimesMs } from '@/config/deviceKeys'

const keptDays = lifetimesMs['kept-payments'] / (24 * 60 * 60_000)

export const keptTexts = {
  title: { order: 'Your orders on this device', donation: 'Your gifts on this device' },
  givenBy: { mpesa: 'by M-Pesa', bank: 'by bank' },
  placedOn: (day: string) => `Placed on ${day}.`,
  pledgedOn: (day: string) => `Pledged on ${day}.`,
  toldOn: (day: string) => `You told us on ${day} that you paid.`,
  reportedOn: (day: string, amount: string) => `M-Pesa reported on ${day} that ${amount} was paid.`,
  notTold: 'If you have paid already, there is nothing more to do here.',
  forHowLong: {
    before: `Kept on this device for ${keptDays} days after the last change, or until you log out or `,
    link: 'forget them',
    after: '.',
  },
} as const

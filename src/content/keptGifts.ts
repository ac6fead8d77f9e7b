import { deviceKeys } from '@/config/deviceKeys'

const keptDays = deviceKeys['told-gifts'].lifetimeMs / (24 * 60 * 60_000)

/** How a gift was given. */
export const givenBy = { mpesa: 'by M-Pesa', bank: 'by bank' } as const

/** What is said of the gifts that a device remembers. */
export const keptGiftTexts = {
  title: 'Your gifts on this device',
  toldOn: (day: string) => `You told us on ${day} that you paid.`,
  kept: {
    before: `Kept on this device for ${keptDays} days after the last one, or until you log out or `,
    link: 'forget them',
    after: '.',
  },
  /** On /donate, the last part a link. */
  found: ['You told us of a gift on this device.', 'See it, with its receipt'],
} as const

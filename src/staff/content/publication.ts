import { shownMonthTexts } from '@/content/texts/shownMonth'
import { isolated } from '@/domain/text/inPlace'

export const publicationTexts = {
  title: 'Publishing',
  button: 'Publish the gifts of this month…',
  shown: ({ received, givers, spent }: { received: number; givers: number; spent: string }) =>
    `${shownMonthTexts.received({ received, givers })} ${shownMonthTexts.spent(isolated(spent))}`,
  by: (who: string, when: string) => `Published by ${who}, ${when}.`,
  another: 'Something wrong? Somebody else of the team has to take it back.',
  outdated: (received: string) =>
    `The book of this month now has ${received} of gifts. Once what is shown has been taken back, publish the month again.`,
  publish: (month: string, sums: string) => ({
    title: `Publish the gifts of ${month}?`,
    text: `/donate and /gift show it only while it is the last month, or the one before: “${sums}” Sums alone, and of fewer than 5 givers no number.`,
    label: 'Spent on',
    missing: 'Write what the gifts were spent on, in one sentence.',
    yes: 'Publish',
    failed: 'We do not know whether it is published. Press again: it is published only once.',
    refused: 'Somebody has published it meanwhile, or you no longer may. Reload the page.',
  }),
  changed:
    'The book of this month has changed meanwhile. Copy your sentence, close this, and open the tab again.',
  takeBackButton: 'Take it back…',
  takeBack: (month: string) => ({
    title: `Take back the gifts of ${month}?`,
    text: 'The site no longer shows them. It stays on record who published them, and that you took them back.',
    yes: 'Take it back',
    failed: 'We do not know whether it is still on the site. Press again.',
    refused: 'Somebody else took it back, or you no longer may. Reload the page.',
  }),
} as const

import organisation from '@/content/facts/organisation.json'
import { isolated } from '@/domain/text/inPlace'

export const giversTexts = {
  lead: 'One line per giver: gifts from the same email address, number or member, and income under the same name. An opened draft is not sent yet: mark as thanked only what you have sent.',
  sum: (givers: number, sum: string, year: string, open: number) =>
    `${givers === 1 ? '1 giver' : `${givers} givers`} gave ${sum} in ${year}. ${open === 0 ? 'All are thanked.' : `${open} not thanked yet.`}`,
  search: 'Name or address',
  filter: 'Thanks',
  all: 'All',
  open: 'Not thanked yet',
  empty: (year: string) => `No gift is confirmed for ${year}.`,
  notFound: 'No giver found.',
  notStored: 'no longer stored',
  notYet: 'Not yet',
  notYetFor: (open: number, all: number) => `Not yet for ${open} of ${all}`,
  draft: {
    subject: 'Thank you for your gift',
    gift: (amount: string, day: string) => `${amount} on ${day}`,
    text: (name: string, gifts: readonly string[]) =>
      `Hi ${isolated(name)}, ${gifts.length === 1 ? 'your gift has' : 'your gifts have'} arrived: ${gifts.join('; ')}. Thank you! ${organisation.tagline}`,
  },
  merge: {
    download: 'Download those to thank',
    lead: (count: number) =>
      `${count === 1 ? '1 giver is' : `${count} givers are`} in the file. Once you have written to them:`,
    left: (count: number) =>
      `${count === 1 ? '1 giver has' : `${count} givers have`} no email address, so they are not in the file: thank them in another way.`,
    allMarked: 'All in the file are marked as thanked.',
    nobody: 'Everybody listed has been thanked.',
    marks: (count: number) => ({
      mark: `Mark these ${count} as thanked`,
      noted: `${count === 1 ? '1 giver is' : `${count} givers are`} marked as thanked.`,
      undo: `Undo for these ${count}`,
      undone: `${count === 1 ? '1 giver is' : `${count} givers are`} no longer marked as thanked.`,
    }),
  },
  statement: {
    open: 'Statement…',
    back: 'Back to the givers',
    print: 'Print or save',
    contact: ({ address, phone, email }: typeof organisation = organisation) =>
      [address, phone, email].filter(Boolean).join(', '),
    title: (year: string) => `Statement of gifts in ${year}`,
    received: (name: string, year: string) => `We received from ${isolated(name)} in ${year}:`,
    refund: 'given back',
    total: (year: string) => `Total of ${year}`,
    notWhole:
      'We have deleted some records of this year. If one was of a gift of yours, it is not in this list.',
    codes: 'The code is M-Pesa’s, the bank’s transfer number, or for cash our own.',
  },
} as const

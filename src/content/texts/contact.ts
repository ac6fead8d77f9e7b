import organisation from '@/content/facts/organisation.json'
import { sentence } from '@/domain/text/sentence'

const { contactHours } = organisation

export const contactPage = {
  lead: 'A question, an idea, an offer to help? We answer by email.',
  notForEmergencies:
    'We are not an emergency service, and messages are not monitored at night. For what cannot wait:',
  hours: contactHours && sentence(`We read messages ${contactHours}`),
  sending: 'Sending your message…',
  waiting: (count: number) => ({
    title: `Your ${count === 1 ? 'message is' : 'messages are'} not sent yet`,
    unread: `We could not reach the team, so nobody has read ${count === 1 ? 'it' : 'them'}. We keep trying: as soon as the connection is back, or the next time you open any page of this site on this device.`,
    readable: `Until then ${count === 1 ? 'it is' : 'they are'} stored on this device, where others who use it can read ${count === 1 ? 'it' : 'them'}: “Leave this page” does not delete ${count === 1 ? 'it' : 'them'}. If it cannot wait, please call:`,
  }),
  deleting: {
    /** It may be on its way. */
    text: 'Delete this message for good? Then we stop trying to send it.',
    yes: 'Yes, delete it',
    no: 'Keep it',
  },
} as const

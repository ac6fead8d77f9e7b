import { isolated } from '@/domain/text/inPlace'

/** Includes the files for offline use, but no photos of the organisation's. A test adds up the budgets. */
export const firstVisitKb = 220

export const frameTexts = {
  help: 'Need help now?',
  call: { danger: 'In danger? Call', talk: 'To talk, call' },
  newsletter: {
    consent: 'We use your address for the newsletter only. See',
    link: 'how we handle it',
    leave: 'Leave the newsletter',
    leaveSubject: 'Take me off the newsletter',
    done: 'Subscribed to our newsletter✅!',
    failed: 'Subscription failed. Please try again.',
    kept: 'Your address is still here.',
  },
  dataUse: `Without photos, the first page you open here takes at most ${firstVisitKb} KB of data in all, the next ones far less.`,
  contactSent: (name: string) =>
    `Hi ${isolated(name)}, We have received your message and will get back to you soon.`,
  giftUse: 'How your gift is used',
  emergency: 'We are not an emergency service. In danger right now? Call',
} as const

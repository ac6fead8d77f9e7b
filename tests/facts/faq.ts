import { paths } from '@/config/paths'
import type { FaqItem } from '@/content/facts/faq'
import { organisation } from './organisation'

export const faq: readonly FaqItem[] = [
  {
    id: 'q1',
    question: `What is ${organisation.productName}?`,
    answer: `${organisation.productName} is a non-profit mental-health initiative for students and young people aged 16 to 30 in Kenya, started by youths aged 18–28. We run activities and talks, and we are building a free app with peer spaces, an AI guide and links to professionals. The app has not launched yet. We are not an emergency service: if you need someone now, call a helpline.`,
    next: [
      { label: 'See the helplines', to: paths.helpNow },
      { label: 'What is ready, what is coming', to: `${paths.home}#ready` },
    ],
  },
  {
    id: 'q2',
    question: 'How can I get involved?',
    answer:
      'Come to an activity, volunteer in one role, become a member, partner with us, buy from the shop, or give by M-Pesa or bank. Professionals such as counsellors, therapists and psychologists are welcome as members too.',
    next: [
      { label: 'Find an activity', to: paths.activities },
      { label: 'Choose a volunteer role', to: paths.careers },
    ],
  },
  {
    id: 'q3',
    question: 'How do I get started?',
    answer:
      'Write to us to join the waitlist, and you hear when the app opens. To become a member, open Member, choose Register, fill in your details and pay the membership fee. If you only want to follow our work, the newsletter at the bottom of the page is enough.',
    next: [
      { label: 'Join the waitlist', to: paths.contact },
      { label: 'Become a member', to: paths.register },
    ],
  },
]

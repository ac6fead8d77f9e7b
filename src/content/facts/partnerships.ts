import { sample } from './sample'

export interface PartnershipType {
  readonly title: string
  readonly text: string
}

export interface Testimonial {
  readonly quote: string
  /** Blank until a partner agrees to be named. */
  readonly author: string
}

/** Only what the team agreed to; an empty list is hidden. */
export const partnerGains: readonly PartnershipType[] = sample([
  {
    title: 'Somebody to talk to',
    text: 'One of us knows your agreement and answers for it.',
  },
  {
    title: 'A plan on one page',
    text: 'Who does what, when, and what it costs, before anything begins.',
  },
  {
    title: 'An honest report',
    text: 'What worked, what did not, and what we would do differently.',
  },
])

export const partnersContact = 'media-and-relations'

export const testimonials: readonly Testimonial[] = sample([
  {
    quote:
      'The team came prepared, spoke our students’ language, and left us with peers who still check in on each other.',
    author: '',
  },
  {
    quote:
      'What convinced us was the follow-up. They reported what worked, what did not, and what they would change next time.',
    author: '',
  },
])

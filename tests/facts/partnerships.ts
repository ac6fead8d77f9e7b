import type { PartnershipType, Testimonial } from '@/content/facts/partnerships'

export const partnersContact = 'media-and-relations'

export const partnerGains: readonly PartnershipType[] = [
  { title: 'A first talk', text: 'On your own ground.' },
  { title: 'A yearly letter', text: 'What became of it.' },
]

export const testimonials: readonly Testimonial[] = [
  { quote: 'They came, and came again.', author: '' },
  { quote: 'Our peers listen differently now.', author: 'Asha Test' },
]

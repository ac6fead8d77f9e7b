import type { Leader } from '@/content/facts/leaders'

const unnamed = { name: null, email: null, linkedIn: null, phone: null }

/** Leaders for tests: with nothing but a role, and with everything given. */
export const leaders: readonly Leader[] = [
  {
    ...unnamed,
    id: 'chair',
    role: 'Chair',
    description: 'Answers for what we promise.',
    portrait: 1,
  },
  {
    id: 'treasurer',
    name: 'Asha Test',
    role: 'Treasurer',
    description: 'Matches every shilling to a record.',
    email: 'asha@example.org',
    linkedIn: 'https://example.org/in/asha',
    phone: '+254 700 000 003',
    portrait: 2,
    imageUrl: '/icon-192.png',
  },
  {
    ...unnamed,
    id: 'media-and-relations',
    name: 'Baraka Test',
    role: 'Media and Relations',
    description: 'Looks after partners and press.',
    email: 'baraka@example.org',
    portrait: 5,
  },
  {
    ...unnamed,
    id: 'secretary',
    role: 'Secretary',
    description: 'Runs meetings, minutes and letters; first contact for members.',
    portrait: 7,
  },
]

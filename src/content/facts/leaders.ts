import { sample } from './sample'

export interface Leader {
  /** The anchor on /leadership. Never change it: people share it. */
  readonly id: string
  /** Null until the person agrees to be named. */
  readonly name: string | null
  readonly role: string
  readonly description: string
  /** Null hides the link. */
  readonly email: string | null
  readonly linkedIn: string | null
  readonly phone: string | null
  /** Such as '/people/secretary.webp', square, 192 pixels or more. */
  readonly imageUrl?: string
  /** If there is no photo. */
  readonly portrait: 1 | 2 | 3 | 4 | 5 | 6 | 7
}

const notGivenYet = {
  name: null,
  email: sample('leader@example.org'),
  linkedIn: sample('https://example.org/leader'),
  phone: sample('+254 000 000 000'),
}

export const leaders: readonly Leader[] = [
  {
    ...notGivenYet,
    id: 'president',
    role: 'Co-founder / President',
    description: 'Sets direction with the team and answers for what we promise.',
    portrait: 1,
  },
  {
    ...notGivenYet,
    id: 'deputy-president',
    role: 'Deputy President',
    description: 'Keeps branches and programmes moving and steps in for the president.',
    portrait: 2,
  },
  {
    ...notGivenYet,
    id: 'it-and-innovations',
    role: 'IT and Innovations',
    description: 'Builds and protects the website, the app and your data.',
    portrait: 3,
  },
  {
    ...notGivenYet,
    id: 'vice-secretary',
    role: 'Vice-Secretary',
    description: 'Keeps records with the secretary and follows up decisions.',
    portrait: 4,
  },
  {
    ...notGivenYet,
    id: 'media-and-relations',
    role: 'Media and Relations',
    description: 'Tells our story safely and looks after partners and press.',
    portrait: 5,
  },
  {
    ...notGivenYet,
    id: 'financial-officer',
    role: 'Financial Officer',
    description: 'Matches every shilling to a record and reports on its use.',
    portrait: 6,
  },
  {
    ...notGivenYet,
    id: 'secretary',
    role: 'Secretary',
    description: 'Runs meetings, minutes and letters; first contact for members.',
    portrait: 7,
  },
]

import { paths } from '@/config/paths'
import { organisation } from './organisation'

// The app has not launched: speak of it in the future.

/** Two lines of large type. */
export const promise = ['There is room', 'on the bench.'] as const

export const anchors = {
  'Our mission': '#mission',
  'Our values': '#core-values',
  'Our services': '#services',
}

export const missionStatement =
  'We are here for students and young people aged 16 to 30 in Kenya, to make talking about mental health ordinary and help easy to reach.'

const branches = `Branches at ${organisation.branches.length} institutions`
const { universities, targetReach, appHours } = organisation
const languages = ['English', 'Swahili', 'French', 'German', 'Spanish']

/** The note keeps people from taking the figure for more. */
export interface Stat {
  readonly value: string
  readonly label: string
  readonly note: string
  readonly link?: { readonly label: string; readonly to: string }
}

export const stats: readonly Stat[] = [
  ...(universities === null
    ? []
    : [
        {
          value: String(universities),
          label: 'universities',
          note: `Where we are present. ${branches}.`,
        },
      ]),
  ...(targetReach === null
    ? []
    : [{ value: targetReach, label: 'reach', note: 'Our target reach.' }]),
  ...(appHours === null
    ? []
    : [
        {
          value: appHours,
          label: 'realtime help',
          note: 'In the app to come. Need someone now?',
          link: { label: 'See helplines', to: paths.helpNow },
        },
      ]),
  {
    value: 'Free',
    label: 'to use',
    note: 'The app’s services. Membership has a small fee.',
  },
]

export interface Point {
  readonly title: string
  readonly text: string
}

/** Numbered on the page. */
export const appFeatures: readonly Point[] = [
  { title: 'Peer spaces', text: 'Live rooms and chat, two professionals in each' },
  {
    title: 'Voice assistant',
    text: `In ${languages.slice(0, -1).join(', ')} or ${languages.at(-1)}`,
  },
  { title: 'Early-morning check-in', text: 'Reflect, and plan your day' },
  { title: 'Professionals', text: 'Counsellors, therapists, psychologists' },
  { title: 'Calm places in VR', text: 'Some need another app' },
  { title: 'Therapy games', text: 'To practise coping' },
  { title: 'Free resources', text: 'Accredited, to read or keep' },
  { title: 'Book a session', text: 'Face to face, with one form' },
]

/** `picture` names the drawing on the front of the card. */
export const values = [
  {
    picture: 'speak',
    title: 'Destigmatization',
    text: 'Struggling is not a character flaw. We speak of it as plainly as of malaria.',
  },
  {
    picture: 'phone',
    title: 'Convenience',
    text: 'Support that fits between lectures, shifts and a small data bundle.',
  },
  {
    picture: 'book',
    title: 'Effective Mental Health Education',
    text: 'What has been tested, in your own words. What is still unknown, we call unknown.',
  },
  {
    picture: 'sprout',
    title: 'Healthy Minds',
    text: 'Not always happy, but able to bend, rest, ask and start again.',
  },
] as const satisfies readonly (Point & { picture: string })[]

/** `picture` names the drawing. */
export const services = [
  {
    picture: 'voice',
    title: 'Talk to the AI',
    text: `Say what is on your mind, by voice or text, in ${languages.length} languages. It keeps to mental health and the app, and does not replace a professional or an emergency line.`,
  },
  {
    picture: 'circle',
    title: 'Live spaces',
    text: 'People your age who live with something similar. Listen first; video is optional.',
  },
  {
    picture: 'shore',
    title: 'Virtual Environment',
    text: 'Five quiet minutes by the sea or in a forest. A headset helps; a phone is enough.',
  },
  {
    picture: 'guides',
    title: 'Access Resources',
    text: 'Guides on stress, sleep, grief, exams and more.',
  },
  {
    picture: 'game',
    title: 'Play A Game',
    text: 'For breathing and letting go. Stop whenever you like.',
  },
  {
    picture: 'chairs',
    title: 'Book A Physical Therapy Session',
    text: 'Pick a therapist, fill in one form, and meet face to face.',
  },
] as const satisfies readonly (Point & { picture: string })[]

/** Numbered on the page. */
export const reasons: readonly Point[] = [
  {
    title: 'Run by young people.',
    text: 'Started by youths aged 18–28 who needed this themselves.',
  },
  {
    title: 'Close to where you study.',
    text:
      universities === null
        ? `${branches}.`
        : `${branches} and a presence in ${universities} universities.`,
  },
  {
    title: 'People before technology.',
    text: 'Professionals guide every live space; the AI only assists.',
  },
  {
    title: 'Private by habit.',
    text: 'We tell you plainly what we keep, why, and how to have it removed.',
  },
  {
    title: 'Free to use.',
    text: 'Money is not the reason anyone stays quiet.',
  },
]

export const sections = {
  waitlist: {
    title: 'A quiet place to talk, in your pocket',
    lead: 'We are building an app. Tell us that you want it, and be among the first to sit down.',
  },
  glance: 'The app at a glance',
  services: 'What you will find in the app',
  readiness: 'What is ready, what is coming',
  values: { title: 'What we stand for', lead: 'Turn a card to see what we mean.' },
  team: 'Leadership',
} as const

/** Beside 'Notify Me'. */
export const noWaitlistYet = 'Leave your address in the newsletter box at the end of this page.'

import { paths } from '@/config/paths'
import organisation from '@/content/facts/organisation.json'

// The app has not launched: use the future tense.

export const promise = ['There is room', 'on the bench.'] as const

export const anchors = {
  'Our mission': '#mission',
  'Our values': '#core-values',
  'Our services': '#services',
}

export const missionStatement =
  'We are here for students and young people aged 16 to 30 in Kenya, to make talking about mental health ordinary and help easy to reach.'

const { universities, targetReach, appHours } = organisation
const branches =
  organisation.branches.length === 1
    ? 'A branch at one institution'
    : `Branches at ${organisation.branches.length} institutions`
const ofUniversities = universities === 1 ? 'university' : 'universities'

/** The note puts the figure in proportion. */
export const stats = [
  universities !== null && {
    value: String(universities),
    label: ofUniversities,
    note: `Where we are present. ${branches}.`,
  },
  targetReach !== null && { value: targetReach, label: 'reach', note: 'Our target reach.' },
  appHours !== null && {
    value: appHours,
    label: 'realtime help',
    note: 'In the coming app. Need someone now?',
    link: { label: 'See helplines', to: paths.helpNow },
  },
  { value: 'Free', label: 'to use', note: 'The app’s services. Membership has a small fee.' },
].filter((stat) => stat !== false)

export const appFeatures: readonly string[] = [
  'Peer spaces with two professionals each',
  'A voice assistant in five languages',
  'An early-morning reflection and routine planner, guided by AI',
  'Counsellors, therapists, psychologists',
  'Calm places in VR',
  'Therapy games',
  'Free, accredited resources',
  'Sessions to book, face to face',
]

/** `picture` is the drawing on the front of the card. */
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
    text: 'What research shows, in plain words. Where nobody knows yet, we say so.',
  },
  {
    picture: 'sprout',
    title: 'Healthy Minds',
    text: 'Not always happy, but able to bend, rest, ask and start again.',
  },
] as const

export const services = [
  {
    picture: 'voice',
    title: 'Talk to the AI',
    text: 'It will listen in English, Swahili, French, German or Spanish, keep to mental health and the app, and not replace a professional or an emergency line.',
  },
  {
    picture: 'circle',
    title: 'Live spaces',
    text: 'You will meet people your age with similar worries, and talk on in chat rooms. Video will be optional.',
  },
  {
    picture: 'shore',
    title: 'Virtual Environment',
    text: 'Five quiet minutes by the sea or in a forest. Some places will need another app.',
  },
  {
    picture: 'guides',
    title: 'Access Resources',
    text: 'There will be guides on stress, sleep, grief and exams.',
  },
  {
    picture: 'game',
    title: 'Play A Game',
    text: 'It will help you breathe and let go.',
  },
  {
    picture: 'chairs',
    title: 'Book A Physical Therapy Session',
    text: 'You will pick a therapist and meet face to face.',
  },
] as const

export const reasons = [
  {
    title: 'Run by young people.',
    text: 'Started by youths aged 18–28 who needed this themselves.',
  },
  {
    title: 'Close to where you study.',
    text:
      universities === null
        ? `${branches}.`
        : `${branches} and a presence in ${universities} ${ofUniversities}.`,
  },
  {
    title: 'People before technology.',
    text: 'Professionals will guide every live space; the AI will only assist.',
  },
  {
    title: 'Private by habit.',
    text: 'We say plainly what we keep and how to have it removed.',
  },
  {
    title: 'Free to use.',
    text: 'Money should never stop you from talking.',
  },
]

export const sections = {
  waitlist: {
    title: 'A quiet place to talk, in your pocket',
    lead: 'Our app will be a safe, confidential space. Tell us you want it, and be among the first to try it.',
  },
  glance: 'The app at a glance',
  services: 'What you will find in the app',
  readiness: 'What is ready, what is coming',
  values: { title: 'What we stand for', lead: 'Turn a card to see what we mean.' },
  team: 'Leadership',
} as const

import { paths } from '@/config/paths'
import { organisation } from './organisation'

/** What the home page says. The app has not launched: what it will do is told in the future. */

/** The ways down the page. */
export const anchors = {
  'Our mission': '#mission',
  'Our values': '#core-values',
  'Our services': '#services',
}

/** The one sentence of the section #mission. */
export const missionStatement =
  'We are here for students and young people aged 16 to 30 in Kenya, to make talking about mental health ordinary and help easy to reach.'

const branches = organisation.branches.length
const universities = 12
const languages = ['English', 'Swahili', 'French', 'German', 'Spanish']

/** A figure with what it means, so that nobody takes it for more. */
export interface Stat {
  readonly value: string
  readonly label: string
  readonly note: string
  readonly link?: { readonly label: string; readonly to: string }
}

export const stats: readonly Stat[] = [
  {
    value: String(universities),
    label: 'universities',
    note: `Where we are present. We have branches at ${branches} institutions.`,
  },
  { value: '500K+', label: 'reach', note: 'Our target reach.' },
  {
    value: '24/7',
    label: 'realtime help',
    note: 'In the app, once it launches. Need someone now?',
    link: { label: 'See helplines', to: paths.helpNow },
  },
  {
    value: 'Free',
    label: 'to use',
    note: 'App services will be free. Membership has a small fee.',
  },
]

/** A heading and what it is about. */
export interface Point {
  readonly title: string
  readonly text: string
}

/** The app at a glance, numbered. */
export const appFeatures: readonly Point[] = [
  {
    title: 'Peer spaces.',
    text: 'Live rooms and chat with people your age who face something similar; video is optional. Two professionals guide each room.',
  },
  {
    title: 'Voice assistant.',
    text: `Ask in ${languages.slice(0, -1).join(', ')} or ${languages.at(-1)}. It keeps to mental-health support and finding your way in the app.`,
  },
  { title: 'Early-morning check-in.', text: 'A short guided reflection and a plan for the day.' },
  { title: 'Professionals.', text: 'Reach counsellors, therapists and psychologists.' },
  { title: 'Calm places in VR.', text: 'Relaxing scenes; some need another app.' },
  { title: 'Therapy games.', text: 'Small games that practise coping skills.' },
  { title: 'Free resources.', text: 'Accredited guides to read or keep.' },
  {
    title: 'Book a session.',
    text: 'Choose a therapist and fill in one form for a face-to-face visit.',
  },
]

/** What we stand for; `picture` names the drawing on the front of its card. */
export const values = [
  {
    picture: 'speak',
    title: 'Destigmatization',
    text: 'Struggling is not a character flaw. We speak about mental health the way we speak about malaria or a broken arm: plainly, without shame, and with somewhere to go next.',
  },
  {
    picture: 'phone',
    title: 'Convenience',
    text: 'Support should fit between lectures, shifts and a small data bundle. We choose tools you already have: your phone, your campus, a friend.',
  },
  {
    picture: 'book',
    title: 'Effective Mental Health Education',
    text: 'We teach what has been tested, in words you would use yourself, and we say so when something is still unknown.',
  },
  {
    picture: 'sprout',
    title: 'Healthy Minds',
    text: 'A healthy mind is not one that is always happy. It is one that can bend, rest, ask and start again.',
  },
] as const satisfies readonly (Point & { picture: string })[]

/** What the app will offer; `picture` names the drawing of its card. */
export const services = [
  {
    picture: 'voice',
    title: 'Talk to the AI',
    text: `Say what is on your mind, by voice or text, in ${languages.length} languages. It will listen, suggest small next steps and point you to people. It does not replace a professional or an emergency line.`,
  },
  {
    picture: 'circle',
    title: 'Live spaces',
    text: 'Small rooms for people of your age group living with something similar, with two professionals present. Listen first; speak when ready.',
  },
  {
    picture: 'shore',
    title: 'Virtual Environment',
    text: 'Step into a quiet shore or a green forest for five minutes. A headset helps; a phone is enough. Some scenes need another app.',
  },
  {
    picture: 'guides',
    title: 'Access Resources',
    text: 'Free, accredited guides on stress, sleep, grief, exams and more. Save them once, read them when you need them.',
  },
  {
    picture: 'game',
    title: 'Play A Game',
    text: 'Short games that practise breathing, noticing thoughts and letting go. Stop whenever you like.',
  },
  {
    picture: 'chairs',
    title: 'Book A Physical Therapy Session',
    text: 'Pick a therapist, fill in one form, and meet face to face. We will confirm the time and place with you before the day.',
  },
] as const satisfies readonly (Point & { picture: string })[]

/** Why somebody may trust us, numbered. */
export const reasons: readonly Point[] = [
  {
    title: 'Run by young people.',
    text: 'Started by youths aged 18–28 who needed this themselves.',
  },
  {
    title: 'Close to where you study.',
    text: `Branches at ${branches} institutions and a presence in ${universities} universities.`,
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
    text: 'App services will cost nothing, so money is not the reason anyone stays quiet.',
  },
]

/** What each part of the page is called, and the sentence that opens it. */
export const sections = {
  waitlist: {
    title: 'A quiet place to talk, in your pocket',
    lead: 'The app is being built. Tell us that you want it, and be among the first to sit down.',
  },
  app: { title: 'The app at a glance', lead: 'What it will bring you, once it is here.' },
  values: { title: 'What we stand for', lead: 'Turn a card to see what we mean.' },
  services: {
    title: 'What you will find in the app',
    lead: `${services.length} ways to be heard, to learn and to rest. They open with the app.`,
  },
  team: { title: 'Leadership', lead: 'The people who answer for what we do.' },
} as const

/** Said beside 'Notify Me' while the waitlist has no page. */
export const noWaitlistYet =
  'Our waitlist page is not set yet. Leave your address in the newsletter box at the end of this page and read about the launch there.'

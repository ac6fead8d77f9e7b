import { areas as allAreas, type Area } from '@/staff/domain/areas'
import { mayHaveTakenEffect, type Failure } from '@/domain/failure'
import { PartlyDone } from '@/staff/domain/partlyDone'

export const staffGateTexts = {
  title: 'Staff',
  logOut: 'Log out',
  resolving: 'Checking whether you are logged in…',
  loading: 'Checking your areas…',
  notLoggedIn: 'This page is for the team. Log in with your own account to come back here.',
  logInHere:
    'This page is for the team. Your browser keeps nothing from one page to the next, so log in here.',
  loggedOut: 'You are logged out, and this page has been cleared.',
  somebodyElse: 'Somebody else has logged in on this device, so this page has been cleared.',
  lost: (areas: string) =>
    `You no longer have access to: ${areas}. If that is a mistake, tell the person who manages staff access.`,
  notStaff: 'This page is for the team, and your account is not part of it.',
  odd: (stored: string) =>
    `Your areas are not stored as they should be: ${stored}. They must be an array of these words, in small letters: ${allAreas.join(', ')}. Tell the person who manages staff access.`,
  notConfirmed:
    'Your email address is not confirmed yet. Ask for a link on your profile, open it, then log out and in again.',
  notLoaded: 'We could not check your areas.',
} as const

export const areaNames: Readonly<Record<Area, string>> = {
  money: 'Money',
  messages: 'Messages',
  members: 'Members',
  orders: 'Orders',
  admin: 'Staff',
}

/** `failed` is said only if nothing was done: without an answer, nobody knows. */
export function failedText(failed: string, failure: Failure): string {
  const whole = mayHaveTakenEffect(failure) ? rowTexts.unsure : failed
  const isPart = failure instanceof PartlyDone
  return `${isPart ? rowTexts.partly(failure.done, failure.all) : whole} ${staffAdvice(failure)}`
}

/** What to do after a failed call. */
export function staffAdvice({ code }: Pick<Failure, 'code'>): string {
  switch (code) {
    case 'refused':
      return 'The database refused it: you may no longer have access. Ask the person who manages staff access.'
    case 'logged-out':
    case 'account-closed':
    case 'account-disabled':
      return 'Your login has ended. Log out, and log in again.'
    case 'too-many-requests':
      return 'Today’s free quota is used up. Nothing can be read or stored until about 10 or 11 in the morning, Kenyan time.'
    case 'offline':
      return 'You are offline. Try again when you have a connection.'
    case 'no-connection':
    case 'timeout':
      return 'There was no answer. Please try again.'
    default:
      return 'The database is not working at the moment. Please try again in a few minutes.'
  }
}

export const staffListTexts = {
  actions: 'Actions',
  loading: 'Loading',
  notLoaded: 'This list could not be loaded.',
  count: (shown: number, all: number, [one, more]: readonly [string, string]) =>
    `${shown} of ${all} ${all === 1 ? one : more}`,
  more: (left: number | null) => (left === null ? 'Show more' : `Show more (${left} left)`),
  download: 'Download as CSV',
  rest: (lines: number) => (lines === 1 ? '1 more line' : `${lines} more lines`),
} as const

export const deskTexts = {
  tabs: 'Your areas',
  partNotLoaded: 'This tab could not be opened.',
  find: {
    label: 'Find in all tabs',
    hint: 'Code, name, phone…',
    button: 'Look up',
    close: 'Close',
    title: (sought: string) => `Found for “${sought}”`,
    nothing: 'Nothing found.',
    failed: (where: string) => `${where} could not be searched.`,
    more: (count: number) => (count === 1 ? '1 more' : `${count} more`),
    open: (where: string) => `Open in ${where}`,
  },
  today: {
    title: 'Today',
    nothing: (at: string, parts: string) => `Nothing is left of what waited at ${at}: ${parts}.`,
    noMessage: 'no message',
    danger: (count: number, howLong: string) =>
      `${count === 1 ? '1 message sounds' : `${count} messages sound`} like danger, the oldest for ${howLong}. `,
    messages: (count: number, howLong: string) =>
      `${count === 1 ? 'At least 1 message waits' : `At least ${count} messages wait`} for an answer, the oldest for ${howLong}`,
    pledges: (count: number, day: string | null) => {
      const since = day ? ` since the last confirmation on ${day}` : ''
      if (count === 0) return `no pledge${since}`
      return (count === 1 ? '1 pledge' : `${count} pledges`) + (since || ' to match')
    },
    /** Of the last 90 days. */
    orders: (count: number) => {
      if (count === 0) return 'no order of the last 90 days'
      return count === 1 ? 'At least 1 order is open' : `At least ${count} orders are open`
    },
    failed: 'What is waiting could not be counted.',
  },
} as const

export const rowTexts = {
  more: 'More',
  failed: 'It was not noted.',
  /** By the rules: to a former colleague, the gate says so. */
  refused:
    'It was not noted: somebody may have been faster, or the ten minutes to take it back are over. If the row does not show why, ask the person who manages staff access.',
  left: (failed: string) => `In the list you left: ${failed}`,
  unsure: 'We do not know whether it was done.',
  partly: (done: number, all: number) => `It was done for at least ${done} of ${all}.`,
  done: (what: string, when: string, who: string) => `${what} ${when} by ${who}`,
} as const

import publicHolidays from '@/content/facts/publicHolidays.json'
import { daysOff } from '@/domain/calendar/workingDays'
import { believedYears, hoursText, spansOf, type Openness } from '@/domain/care/openingHours'
import { helplines, listening, type Helpline } from './helplines'

const reasons = new Set([
  ...listening.map(({ situation }) => situation),
  // The line whose main reason it is may be left out.
  ...listening.flatMap(({ alsoFor = [] }) => alsoFor),
])

/** Grouped by the reason to call. */
export const situations = [...reasons].map((title) => ({
  title,
  lines: [
    ...listening.filter(({ situation }) => situation === title),
    // Lines whose main place is under another reason.
    ...listening.filter(({ alsoFor }) => alsoFor?.includes(title)),
  ],
}))

export type Situation = (typeof situations)[number]

/** Ms since 1970. An earlier clock is wrong: this version and the last call to a line are newer. */
export const hoursSince = Math.max(
  ...helplines.map(({ verifiedOn }) => Date.parse(verifiedOn ?? '2026-11-01')),
)

/** Of the years in which a clock is believed: YYYY-MM-DD, in one text. */
export const holidays = Array.from({ length: believedYears + 1 }, (_, more) => [
  ...daysOff(new Date(hoursSince).getUTCFullYear() + more, publicHolidays),
]).join()

export const opennessOf = ({ hours, cost }: Helpline): Openness => ({
  spans: spansOf(hours),
  isFree: cost === 'free',
})

/** For example 'Day and night. Free. Counsellors answer.' */
export function termsOf({ hours, cost, answeredBy }: Helpline): string {
  const when = hoursOf(hours) ?? 'hours not known'
  const terms = hours || cost ? [when, costs[cost ?? 'unknown']] : ['hours and cost not known']
  return [...terms, ...(answeredBy ? [`${answeredBy} answer`] : [])]
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ')
}

const costs = { free: 'Free', airtime: 'Costs airtime', unknown: 'Cost not known' }

/** To put into a sentence; null if unknown. */
export function hoursOf(hours: Helpline['hours']): string | null {
  return hours === 'always' ? 'day and night' : hours && hoursText(hours)
}

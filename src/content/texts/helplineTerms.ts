import { hoursText, spansOf, type Openness } from '@/domain/care/openingHours'
import { helplines, listening, type Helpline } from './helplines'

/** By reason to call. */
export const situations = [...new Set(listening.map(({ situation }) => situation))].map(
  (title) => ({
    title,
    lines: [
      ...listening.filter(({ situation }) => situation === title),
      // Their own place is elsewhere.
      ...listening.filter(({ alsoFor }) => alsoFor?.includes(title)),
    ],
  }),
)

export type Situation = (typeof situations)[number]

/** Ms since 1970: no right clock is before this version, or before a line was phoned. */
export const hoursSince = Math.max(
  ...helplines.map(({ verifiedOn }) => Date.parse(verifiedOn ?? '2026-11-01')),
)

export const opennessOf = ({ hours, cost }: Helpline): Openness => ({
  spans: spansOf(hours),
  isFree: cost === 'free',
})

/** As 'Day and night. Free. Counsellors answer.' */
export function termsOf({ hours, cost, answeredBy }: Helpline): string {
  const when = hoursOf(hours)
  const known =
    when === null && cost === null
      ? ['Hours and cost not known']
      : [
          when ? `${when[0]?.toUpperCase()}${when.slice(1)}` : 'Hours not known',
          costs[cost ?? 'unknown'],
        ]
  return [...known, ...(answeredBy ? [`${answeredBy} answer`] : [])]
    .map((part) => `${part}.`)
    .join(' ')
}

const costs = { free: 'Free', airtime: 'Costs airtime', unknown: 'Cost not known' }

/** Within a sentence; null where they are not known. */
export function hoursOf(hours: Helpline['hours']): string | null {
  return hours === 'always' ? 'day and night' : hours && hoursText(hours)
}

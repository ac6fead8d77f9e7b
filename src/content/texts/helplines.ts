import { helplines as facts, type HelplineFact } from '@/content/facts/helplines'
import { hoursText, rankAt, spansOf, type Openness } from '@/domain/care/openingHours'

export type Helpline = HelplineFact & { readonly number: string }

const isShown = (line: HelplineFact): line is Helpline => line.number !== null

/** Those with a number. */
export const helplines: readonly Helpline[] = facts.filter(isShown)

/** Beside forms to write to us. */
export const firstHelplines = helplines.filter(({ isFirst }) => isFirst)

export const listening = helplines.filter(({ isEmergency }) => !isEmergency)

export interface Situation {
  readonly title: string
  /** Last those whose own place is elsewhere (`alsoFor`). */
  readonly lines: readonly Helpline[]
}

export const opennessOf = ({ hours, cost }: Helpline): Openness => ({
  spans: spansOf(hours),
  isFree: cost === 'free',
})

/** Ms since 1970: no right clock is before this version, or before a line was phoned. */
export const hoursSince = Math.max(
  ...helplines.map(({ verifiedOn }) => Date.parse(verifiedOn ?? '2026-11-01')),
)

/** By reason to call. */
export const situations: readonly Situation[] = [
  ...new Set(listening.map(({ situation }) => situation)),
].map((title) => ({
  title,
  lines: [
    ...listening.filter(({ situation }) => situation === title),
    ...listening.filter(({ alsoFor }) => alsoFor?.includes(title)),
  ],
}))

/** The line to name where there is room for one: the first that surely answers at any hour. */
export const lineToTalk = listening.toSorted(
  (one, other) => rankAt(opennessOf(one), null) - rankAt(opennessOf(other), null),
)[0]

/** As 'Day and night. Free. Counsellors answer.' */
export function termsOf({ hours, cost, answeredBy }: Helpline): string {
  if (hours === null && cost === null)
    return sentences('Hours and cost not known', answered(answeredBy))
  return sentences(
    hoursOf(hours) ?? 'Hours not known',
    costs[cost ?? 'unknown'],
    answered(answeredBy),
  )
}

/** Null where they are not known. */
export function hoursOf(hours: Helpline['hours']): string | null {
  return hours === 'always' ? 'Day and night' : hours && hoursText(hours)
}

const costs = { free: 'Free', airtime: 'Costs airtime', unknown: 'Cost not known' }

const answered = (by: string | null) => by && `${by} answer`

const sentences = (...parts: readonly (string | null)[]) =>
  parts.flatMap((part) => (part ? [`${part}.`] : [])).join(' ')

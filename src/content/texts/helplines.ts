import { helplines as facts } from '@/content/facts/helplines.json'
import type { HelplineFact } from '@/content/facts/helplines'

export type Helpline = HelplineFact & { readonly number: string }

const isShown = (line: HelplineFact): line is Helpline => line.number !== null

/** The helplines with a number. */
export const helplines: readonly Helpline[] = facts.filter(isShown)

/** For places beside forms to write to us. */
export const firstHelplines = helplines.filter(({ isFirst }) => isFirst)

export const listening = helplines.filter(({ isEmergency }) => !isEmergency)

/** Whether one can say: call now. */
export const isRoundTheClock = ({ hours }: Helpline) => hours === 'always'

const roundTheClock = listening.filter(isRoundTheClock)

/** For places with room for one line: the first that answers at any hour, preferably a free one. */
export const lineToTalk =
  roundTheClock.find(({ cost }) => cost === 'free') ?? roundTheClock[0] ?? listening[0]

import * as v from 'valibot'

/** With fewer givers their number stays hidden. */
export const fewestGivers = 5

export const shownMonthSchema = v.object({
  /** Whole Ksh. */
  received: v.number(),
  /** 0: fewer than `fewestGivers`. */
  givers: v.number(),
  spent: v.string(),
})

/** What the team has published about a month. */
export interface ShownMonth extends Readonly<v.InferOutput<typeof shownMonthSchema>> {
  /** YYYY-MM. */
  readonly month: string
}

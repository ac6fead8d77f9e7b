import fc from 'fast-check'

/** Any moment from the beginning of one day to that of another. */
export const anyMoment = (first: string, last: string) =>
  fc.date({ min: new Date(first), max: new Date(last), noInvalidDate: true })

/** Any day from one to another, as YYYY-MM-DD. */
export const anyDay = (first: string, last: string) =>
  anyMoment(first, last).map((moment) => moment.toISOString().slice(0, 10))

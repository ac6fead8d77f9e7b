// @ts-check
/**
 * `npm run content:check`: lists sample facts, unset facts and old ones, such as helplines that nobody has phoned for
 * half a year and activities that are over. A production build lists them too.
 */
import { isProgram, load, run } from './program.mjs'

/** @typedef {import('../src/content/facts/schemas').Facts} Facts */
/** @type {typeof import('./facts')} */
const { readFacts, sampleFacts, unsetFacts } = await load('scripts/facts.ts')
/** @type {typeof import('../src/domain/calendar/calendar')} */
const { dayInKenya } = await load('src/domain/calendar/calendar.ts')

/** Days after a call for which a number counts as right. After a year no build puts it online. */
const validDays = 180
const yearDays = 365

/**
 * The helplines last phoned more than `least` and at most `most` days ago, each with the reason; never counts as for
 * ever. Leaves out emergency numbers.
 * @param {readonly { name: string, number: string | null, isEmergency?: boolean, verifiedOn: string | null }[]} helplines
 * @param {Date} today
 */
export function helplinesToPhone(helplines, today, least = validDays, most = Infinity) {
  return helplines.flatMap(({ name, number, isEmergency, verifiedOn }) => {
    const ago = (Date.parse(dayInKenya(today)) - Date.parse(verifiedOn ?? '')) / 86_400_000
    const days = ago >= 0 ? ago : Infinity
    if (number === null || isEmergency || days <= least || days > most) return []
    const past = ago >= 0 ? `phoned ${ago} days ago` : `'${verifiedOn}' is not a day in the past`
    return [`${number} (${name}): ${verifiedOn === null ? 'never phoned' : past}`]
  })
}

/**
 * The unreviewed words for people in need, each with its reviewer's profession.
 * @param {Pick<Facts['helpNow'], 'rightNow'> & { advice: Readonly<Record<string, { title: string, text: string | null, reviewedBy: string | null }>> }} help
 */
export function textsToReview({ rightNow, advice }) {
  const sections = { rightNow: { ...rightNow, text: rightNow.title }, ...advice }
  return Object.entries(sections)
    .filter(([, { text, reviewedBy }]) => text !== null && !reviewedBy)
    .map(([name, { title }]) => {
      const reviewer = name === 'law' ? 'a lawyer and a clinician' : 'a clinician'
      return `“${title}” on /help-now: waits for ${reviewer}'s review`
    })
}

/**
 * What may not go online: helplines not phoned for a year, and advice that nobody has reviewed.
 * @param {{ helplines: { helplines: Parameters<typeof helplinesToPhone>[0] }, helpNow: Parameters<typeof textsToReview>[0] }} facts
 * @param {Date} today
 */
export function unverifiedHelp({ helplines, helpNow }, today) {
  const lines = helplinesToPhone(helplines.helplines, today, yearDays)
  return [
    ...lines.map(
      (line) => `${line}. Phone it and write the day into verifiedOn, or empty its number`,
    ),
    ...textsToReview(helpNow).map(
      (text) => `${text}. Write the name into reviewedBy, or empty the text`,
    ),
  ]
}

/**
 * @param {readonly { title: string, dates: { last: string } | null }[]} activities
 * @param {Date} today
 */
export function pastActivities(activities, today) {
  const day = dayInKenya(today)
  return activities
    .filter(({ dates }) => dates && dates.last < day)
    .map(({ title, dates }) => `${title}: was over on ${dates?.last}; announce the next one`)
}

/**
 * Asks for the holidays that the Gazette announces, until this year has at least one.
 * @param {{ announced: readonly { day: string }[] }} holidays
 * @param {Date} today
 */
export function holidaysToAnnounce({ announced }, today) {
  const year = dayInKenya(today).slice(0, 4)
  return announced.some(({ day }) => day.startsWith(year))
    ? []
    : [`publicHolidays.announced: nothing for ${year} yet, such as Idd-ul-Fitr and Idd-ul-Azha`]
}

/**
 * Asks for another contact for partners if no leader has this id, since the page then names nobody.
 * @param {string} contact
 * @param {readonly { id: string }[]} leaders
 */
export function contactToName(contact, leaders) {
  return leaders.length === 0 || leaders.some(({ id }) => id === contact)
    ? []
    : [`partnerships.json, partnersContact: no leader has the id “${contact}”; name another`]
}

/**
 * What the organisation has to do. Sample facts, by their places, and unchecked help keep the site from going online;
 * the rest may wait.
 * @param {Facts} facts
 * @param {Date} today
 */
export function contentFindings(facts, today) {
  return {
    samples: sampleFacts(facts),
    unverified: unverifiedHelp(facts, today),
    waiting: [
      ...helplinesToPhone(facts.helplines.helplines, today, validDays, yearDays),
      ...pastActivities(facts.activities.activities, today),
      ...holidaysToAnnounce(facts.publicHolidays, today),
      ...contactToName(facts.partnerships.partnersContact, facts.leaders.leaders),
      ...unsetFacts(facts),
    ],
  }
}

/**
 * Why the site cannot go online; empty if it can.
 * @param {Pick<ReturnType<typeof contentFindings>, 'samples' | 'unverified'>} findings
 */
export function refusalOf({ samples, unverified }) {
  const chapters = [
    `These facts are still those of the sample organisation. Write what is true, or null (for a list: []),
and the site says that it is not set yet. Is one true as it stands? Take it out of samples.json:`,
    'People in need would read this, and nobody has checked it (docs/content.md#phoning-a-helpline):',
  ]
  return [samples, unverified]
    .map((lines, at) => (lines.length > 0 ? [chapters[at], ...lines].join('\n  ') : ''))
    .filter(Boolean)
    .join('\n')
}

/**
 * The findings, to print.
 * @param {ReturnType<typeof contentFindings>} findings
 */
export function listOf({ samples, unverified, waiting }) {
  const lines = [
    ...samples.map((sample) => `Sample: ${sample}`),
    ...unverified.map((sentence) => `Keeps the site from going online: ${sentence}`),
    ...waiting,
  ]
  return lines.length === 0 ? 'Nothing to check.' : `To check:\n  ${lines.join('\n  ')}`
}

if (isProgram(import.meta.url)) {
  await run(async () => console.log(listOf(contentFindings(readFacts(), new Date()))))
}

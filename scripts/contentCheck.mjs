// @ts-check
/**
 * Lists what the organisation has to check before others rely on it: helplines that nobody has
 * phoned for half a year, words for somebody in distress that no clinician has read, and sample words
 * that stand where a partner's should.
 *   npm run content:check
 */
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

/** How long a phoned number counts as right, in days. */
const validDays = 180

/**
 * The helplines to phone, each with the reason.
 * @param {readonly { name: string, number: string, verifiedOn: string | null }[]} helplines
 * @param {Date} today
 */
export function helplinesToPhone(helplines, today) {
  return helplines.flatMap(({ name, number, verifiedOn }) => {
    if (verifiedOn === null) return [`${number} (${name}): never phoned`]
    const days = Math.floor((today.getTime() - Date.parse(verifiedOn)) / 86_400_000)
    if (days >= 0 && days <= validDays) return []
    // A date that is none, or lies ahead, is no proof either.
    return [
      days > validDays
        ? `${number} (${name}): phoned ${days} days ago`
        : `${number} (${name}): '${verifiedOn}' is not a day in the past`,
    ]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { module: help } = await runnerImport(content('helplines'))
  const { module: words } = await runnerImport(content('helpNow'))
  const { module: partners } = await runnerImport(content('partnerships'))
  const samples = partners.testimonials.filter(
    (/** @type {{ needsRealQuote: boolean }} */ { needsRealQuote }) => needsRealQuote,
  )
  const found = [
    ...helplinesToPhone(help.helplines, new Date()),
    ...(words.rightNow.reviewedBy === null
      ? [`“${words.rightNow.title}” on /help-now: waits for a clinician's review`]
      : []),
    ...samples.map(
      (/** @type {{ quote: string }} */ { quote }) => `Sample words, no partner's: “${quote}”`,
    ),
  ]
  console.log(found.length === 0 ? 'Nothing to check.' : `To check:\n  ${found.join('\n  ')}`)
}

/** @param {string} name */
function content(name) {
  return new URL(`../src/content/${name}.ts`, import.meta.url).pathname
}

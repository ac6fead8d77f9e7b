// @ts-check
/**
 * `npm run doctor`: says what is missing, wrong or dangerous before a deploy, in .env.production, firebase.json, the
 * rules and the content. It asks nobody outside this computer: docs/deploy.md lists what to look at in the consoles.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { contentFindings } from './contentCheck.mjs'
import { load } from './program.mjs'

/** @type {typeof import('./diagnose')} */
const { diagnose, nextStep } = await load('scripts/diagnose.ts')
/** @type {typeof import('./facts')} */
const { readFacts } = await load('scripts/facts.ts')
const facts = readFacts()

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
console.log(`Version ${version} (CHANGELOG.md).\n`)

/** @type {import('./diagnose.ts').Project} */
const project = {
  nodeVersion: process.versions.node,
  hasRepository: spawnSync('git', ['remote'], { encoding: 'utf8' }).stdout?.trim() !== '',
  envFile: textOf('.env.production'),
  environment: loadEnv('production', process.cwd()),
  firebaserc: textOf('.firebaserc'),
  firebaseJson: readFileSync('firebase.json', 'utf8'),
  rules: readFileSync('firestore.rules', 'utf8'),
  organisation: facts.organisation,
  ...contentFindings(facts, new Date()),
}
const diagnosis = diagnose(project)
const { wrong, dangerous, goodToKnow } = diagnosis

const chapters = { 'Missing or wrong': wrong, Dangerous: dangerous, 'Good to know': goodToKnow }
for (const [title, sentences] of Object.entries(chapters)) {
  if (sentences.length > 0) console.log(`${title}:\n  ${sentences.join('\n  ')}\n`)
}
const { number, title, page } = nextStep(project, diagnosis)
const isFit = number >= 10
console.log(isFit ? 'Nothing keeps this from going online.' : 'Not yet fit to go online.')
console.log(`Next, step ${number} of 12: ${title} (${page}).`)
if (isFit) {
  console.log(`Then look at the site on a phone (docs/deploy.md#what-to-check-after-a-deploy),
and make the first staff member (docs/staff.md#becoming-the-first-staff-member).`)
}
process.exitCode = isFit ? 0 : 1

// @ts-check
/**
 * `npm run doctor`: says what is missing, wrong or dangerous before a deploy, in .env.production, firebase.json, the
 * rules and the content. It asks nobody outside this computer: docs/deploy.md lists what to look at in the consoles.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { loadEnv } from 'vite'
import { contentFindings } from './contentCheck.mjs'
import { load, readJson, run } from './program.mjs'

/** @type {typeof import('./diagnose')} */
const { diagnose, nextStep } = await load('scripts/diagnose.ts')
/** @type {typeof import('./facts')} */
const { readFacts } = await load('scripts/facts.ts')

/** @param {string} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

const { version } = readJson('package.json')
console.log(`Version ${version} (CHANGELOG.md).\n`)

/** Variables of the shell do not count: a deploy may use them. */
const startFiles = ['', '.local', '.development', '.development.local'].map((end) => `.env${end}`)

/** @returns {import('./diagnose.ts').Project} @throws Error that says which file cannot be read */
function readProject() {
  const facts = readFacts()
  // The diagnosis reads both as text, so a broken one would be told as a missing setting.
  for (const file of ['firebase.json', '.firebaserc']) if (existsSync(file)) readJson(file)
  return {
    nodeVersion: process.versions.node,
    hasRepository: Boolean(spawnSync('git', ['remote'], { encoding: 'utf8' }).stdout?.trim()),
    envFile: textOf('.env.production'),
    environment: loadEnv('production', process.cwd()),
    startProject: parseEnv(startFiles.map((file) => textOf(file) ?? '').join('\n'))
      .VITE_FIREBASE_PROJECT_ID,
    firebaserc: textOf('.firebaserc'),
    firebaseJson: readFileSync('firebase.json', 'utf8'),
    rules: readFileSync('firestore.rules', 'utf8'),
    organisation: facts.organisation,
    ...contentFindings(facts, new Date()),
  }
}

await run(async () => {
  const project = readProject()
  const diagnosis = diagnose(project)
  const { wrong, dangerous, goodToKnow } = diagnosis

  const chapters = { 'Missing or wrong': wrong, Dangerous: dangerous, 'Good to know': goodToKnow }
  for (const [title, sentences] of Object.entries(chapters)) {
    if (sentences.length > 0) console.log(`${title}:\n  ${sentences.join('\n  ')}\n`)
  }
  const { number, title, page } = nextStep(project, diagnosis)
  const isFit = [...wrong, ...dangerous].length === 0 && project.firebaserc !== undefined
  console.log(isFit ? 'Nothing keeps this from going online.' : 'Not yet fit to go online.')
  console.log(`Next, step ${number} of 12: ${title} (${page}).`)
  if (isFit) {
    console.log(`Then look at the site on a phone (docs/deploy.md#what-to-check-after-a-deploy),
and make the first staff member (docs/staff.md#becoming-the-first-staff-member).`)
  }
  process.exitCode = isFit ? 0 : 1
})

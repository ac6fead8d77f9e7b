// @ts-check
/**
 * Asks the registry which of the packages that reach a browser have a known weakness. Fails where there
 * is one of them; says 'not checked' where the registry gives no answer, which is no all-clear.
 *   npm run audit:check
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { packagesOfSite } from './licences.mjs'

const audit = 'npm audit --json --omit=dev'
const { stdout } = spawnSync(audit, { encoding: 'utf8', shell: true })
const packages = packagesOfSite(readFileSync('package-lock.json', 'utf8'))
const names = new Set(packages.map(({ name }) => name))

/** @returns {string[]} */
function weaknesses() {
  try {
    const found = Object.entries(JSON.parse(stdout).vulnerabilities)
    const ofSite = found.filter(([name]) => names.has(name))
    process.exitCode = ofSite.length > 0 ? 1 : 0
    return ofSite.map(([name, { severity }]) => `\n  ${name}: ${severity}`)
  } catch {
    return [' not checked, since the registry gave no answer.']
  }
}

console.log(`Known weaknesses:${weaknesses().join('') || ' none.'}`)

// @ts-check
/**
 * `npm run audit:check`: asks the registry which packages that reach a browser have a known weakness, and fails if one
 * has. Without an answer it says 'not checked'.
 */
import { spawnSync } from 'node:child_process'
import { packagesOfSite } from './licences.mjs'

const audit = 'npm audit --json --omit=dev'
const { stdout } = spawnSync(audit, { encoding: 'utf8', shell: true })
const names = new Set(packagesOfSite().map(({ name }) => name))

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

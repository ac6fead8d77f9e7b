// @ts-check
/**
 * Asks the registry which of the packages that reach a browser have a known weakness. Fails where there
 * is one of them; says 'not checked' where the registry gives no answer, which is no all-clear.
 *   npm run audit:check
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { packagesOfSite } from './licences.mjs'

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})

const lockFile = readFileSync('package-lock.json', 'utf8')
const ofSite = new Set(packagesOfSite(lockFile).map(({ name }) => name))

/** @returns {[name: string, { severity: string }][] | null} null where there was no answer */
function weaknesses() {
  try {
    return Object.entries(JSON.parse(stdout).vulnerabilities).filter(([name]) => ofSite.has(name))
  } catch {
    return null
  }
}

const found = weaknesses()
if (!found) console.log('Known weaknesses: not checked, since the registry gave no answer.')
else if (found.length === 0) console.log('Known weaknesses: none.')
else {
  for (const [name, { severity }] of found) console.log(`${name}: ${severity}`)
  process.exitCode = 1
}

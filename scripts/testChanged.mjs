// @ts-check
/**
 * Runs the tests that can tell something of your changes: those whose imports reach a changed file.
 *   npm run test:changed            since the branch left main, and what is not committed yet
 *   npm run test:changed -- HEAD~1  since another commit
 */
import { execFileSync, spawnSync } from 'node:child_process'

/** @param {readonly string[]} words */
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** Where this branch left main; where main is not known, the last commit. */
function start() {
  try {
    return git('merge-base', 'main', 'HEAD')
  } catch {
    return 'HEAD'
  }
}

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--passWithNoTests', '--changed', process.argv[2] ?? start()],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1

// @ts-check
/**
 * `npm test`: everything that must pass, cheapest first. One run prints the complaints of all quick steps. After a
 * failure nothing slower runs.
 */
import { spawnSync } from 'node:child_process'

/** @typedef {readonly [name: string, command: string]} Step */

/** @type {readonly (readonly Step[])[]} */
const stages = [
  [
    ['types', 'npm run -s typecheck'],
    ['lint', 'npm run -s lint'],
    ['format', 'npx oxfmt --check'],
    ['dead code', 'npm run -s deadcode'],
    ['quick checks', 'npm run -s test:quick'],
  ],
  [['unit tests', 'npm run -s test:unit']],
  [['browser tests', 'npm run -s test:e2e']],
]

/** @type {string[]} */
const seconds = []

for (const steps of stages) {
  const failed = steps.filter(([name, command]) => {
    console.log(`\n== ${name}`)
    const started = Date.now()
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    seconds.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`)
    return status !== 0
  })
  for (const [name, command] of failed) console.error(`\nFailed: ${name} (${command})`)
  if (failed.length > 0) process.exit(1)
}
console.log(`\nAll is well: ${seconds.join(', ')}`)

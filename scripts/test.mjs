// @ts-check
/**
 * `npm test`: all that must be green, cheapest first. The quick steps run at once, so that one run prints all
 * complaints. Nothing slower follows a failure.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** @typedef {readonly [name: string, command: string]} Step */

/** @type {readonly (readonly Step[])[]} */
const stages = [
  [
    ['types', 'npm run -s typecheck'],
    ['lint', 'npm run -s lint'],
    ['format', 'npx prettier --check --log-level warn .'],
    ['dead code', 'npm run -s deadcode'],
    ['quick checks', 'npm run -s test:quick'],
  ],
  [['unit tests', 'npm run -s test:unit']],
  [['browser tests', 'npm run -s test:e2e']],
]

/** @type {string[]} */
const seconds = []

/** @param {Step} step */
async function passes([name, command]) {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const [status] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'close')
  seconds.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`)
  return status === 0
}

for (const steps of stages) {
  const passed = await Promise.all(steps.map(passes))
  const failed = steps.filter((_, index) => !passed[index])
  for (const [name, command] of failed) console.error(`\nFailed: ${name} (${command})`)
  if (failed.length > 0) process.exit(1)
}
console.log(`\nAll is well: ${seconds.join(', ')}`)

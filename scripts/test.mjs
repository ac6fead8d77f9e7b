// @ts-check
/**
 * `npm test`: all that must be green, cheapest first. Quick steps run side by side, so that one run prints all of their
 * complaints. Nothing slower follows a failure.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

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

/**
 * Runs a step and shows its output: at once if it runs alone, else once it has ended.
 * @param {Step} step
 * @param {boolean} isAlone
 * @returns {Promise<boolean>} whether it is green
 */
async function run([name, command], isAlone) {
  const started = Date.now()
  if (isAlone) console.log(`\n== ${name}`)
  const child = spawn(command, { shell: true, stdio: isAlone ? 'inherit' : 'pipe' })
  const texts = [child.stdout, child.stderr].flatMap((stream) => (stream ? [text(stream)] : []))
  const [status] = await once(child, 'close')
  seconds.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`)
  if (!isAlone) console.log(`\n== ${name}\n${(await Promise.all(texts)).join('')}`.trimEnd())
  if (status !== 0) console.error(`\nFailed: ${name} (${command})`)
  return status === 0
}

for (const steps of stages) {
  const outcomes = await Promise.all(steps.map((step) => run(step, steps.length === 1)))
  if (outcomes.includes(false)) process.exit(1)
}
console.log(`\nAll is well: ${seconds.join(', ')}`)

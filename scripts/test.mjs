// @ts-check
/** Everything a contributor must see green, cheapest first; stops at the first that fails. */
import { spawnSync } from 'node:child_process'

const steps = [
  ['types', 'npm run -s typecheck'],
  ['lint', 'npm run -s lint'],
  ['format', 'npx prettier --check --log-level warn .'],
  ['quick checks', 'npm run -s test:quick'],
  ['unit tests', 'npm run -s test:unit'],
  ['browser tests', 'npm run -s test:e2e'],
]

/** @type {string[]} */
const seconds = []
for (const [name, command] of steps) {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command ?? '', { shell: true, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\nFailed: ${name} (${command})`)
    process.exit(1)
  }
  seconds.push(`${name} ${Math.round((Date.now() - started) / 1000)} s`)
}
console.log(`\nAll is well: ${seconds.join(', ')}`)

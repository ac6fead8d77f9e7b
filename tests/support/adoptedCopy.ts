import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { factFiles, writeAdoption, type Adoption } from './adoption'

export { adoptions } from './adoption'

const cache = '--experimental.fsModuleCache --experimental.fsModuleCachePath=.cache/modules'
const vitest = `node node_modules/vitest/vitest.mjs run --reporter=dot ${cache}`
const facts = 'tests/content/pages tests/content/shape tests/rules/catalogue tests/theme'

/** What facts and colours can break. */
export const factSteps = [`${vitest} --project checks --project node ${facts}`]
/** The same, with what the logo can break. */
export const brandSteps = ['node scripts/brand.mjs', ...factSteps]
/** All that can break before the tests of a browser: of the tests that bring facts of their own, those that read these. */
export const allSteps = [
  'node scripts/brand.mjs',
  'npx oxfmt src/content',
  'npx tsc --noEmit',
  'npm run -s lint',
  `${vitest} --project checks`,
  `${vitest} tests/theme`,
  `node node_modules/vitest/vitest.mjs related --run --reporter=dot --passWithNoTests --project site --project node ${factFiles.join(' ')}`,
]

const ours =
  /^(\.git|\.cache|\.firebase|node_modules|dist|pictures|test-results|playwright-report)$/

/** Copies the project; what an organisation writes there changes nothing of ours. */
export function copyOfProject(): string {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync('.cache/adopted-')
  for (const entry of readdirSync('.').filter((each) => !ours.test(each))) {
    cpSync(entry, join(folder, entry), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // A test asks it which files there are.
  run(folder, 'git init -q')
  return folder
}

/** How a command runs there as a person types it, who knows nothing of the test around it. */
const typedIn = (folder: string) => ({
  cwd: folder,
  env: {
    ...process.env,
    NO_COLOR: '1',
    VITEST: undefined,
    VITEST_MODE: undefined,
    NODE_ENV: undefined,
  },
})

/** What a person types there, and all that it says where it fails. */
function run(folder: string, command: string): string | undefined {
  const options = { ...typedIn(folder), encoding: 'utf8', shell: true } as const
  const { status, stdout, stderr } = spawnSync(command, options)
  return status === 0 ? undefined : `${command}\n${stdout}${stderr}`
}

/** Fills in an organisation's facts in the copy and takes the steps of a person: what the first that fails says. */
export function complaintOf(
  folder: string,
  adoption: Adoption,
  steps: readonly string[],
): string | undefined {
  writeAdoption(folder, adoption)
  for (const step of steps) {
    const complaint = run(folder, step)
    if (complaint) return complaint
  }
  return undefined
}

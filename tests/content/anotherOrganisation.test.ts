import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedSettings } from '../../local/embeddedSettings'
import { nothingSet } from '../support/organisation'

// What an adopter changes first, all of it at once, in a copy of the project.

const folder = mkdtempSync(join(tmpdir(), 'adopted-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(command: string, ...words: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd: folder, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** Adds lines to a file of facts that overrule what stands there, whatever it is. */
function change(name: string, ...lines: string[]): void {
  appendFileSync(join(folder, 'src/content', `${name}.ts`), `\n${lines.join('\n')}\n`)
}

beforeAll(() => {
  const parts = ['src', 'tests', 'scripts', 'local', 'public']
  const files = ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', '.env.example']
  for (const part of [...parts, ...files, 'firebase.json', 'firestore.rules']) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  run('git', 'init', '-q')
  // The modules lie outside of the copy.
  const config = readFileSync('vite.config.ts', 'utf8')
  writeFileSync(
    join(folder, 'vite.config.ts'),
    config.replace('server: {', 'server: { fs: { strict: false },'),
  )

  change(
    'organisation',
    'Object.assign(organisation, {',
    "  productName: 'Tumaini', branches: [...organisation.branches, 'Lake College'],",
    "  phone: '+254 711 222 333', whatsApp: '+254 711 222 333', email: 'us@tumaini.example',",
    "  till: { number: '543210', businessName: 'TUMAINI' }, membershipFeeKsh: 300,",
    "  waitlistUrl: 'https://tumaini.example/wait', signUpFormUrl: null, bank: null,",
    '})',
  )
  change(
    'catalogue',
    'Object.assign(catalogue[0] ?? {}, { cost: 950 })',
    'const image = catalogue[0]?.image',
    ";(catalogue as unknown[]).push({ name: 'Mug', description: 'It’s for tea.', cost: 350, image })",
    ";(catalogue as unknown[]).push({ name: 'Cap', description: 'Shade.', cost: 400, image, sizes: ['M', 'L'] })",
  )
  cpSync(join(folder, 'public/icon-192.png'), join(folder, 'public/people/asha.png'))
  change(
    'leaders',
    "const photo = { name: 'Asha Test', imageUrl: '/people/asha.png' }",
    'Object.assign(leaders[0] ?? {}, photo)',
    ";(leaders as unknown[]).push({ ...leaders[0], id: 'treasurer-2' })",
  )
  change('activities', "Object.assign(activities[0] ?? {}, { title: 'Another week' })")
  change('recordings', 'Object.assign(recordings[0] ?? {}, { video: null, audio: null })')
  const settings = { ...embeddedSettings, VITE_SITE_URL: 'https://tumaini.example' }
  writeFileSync(
    join(folder, '.env.production'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
})

const noFigures = { universities: null, targetReach: null, appHours: null }

const core = [
  'tests/content/shape',
  'tests/rules/catalogue',
  ...['onePlace', 'settings', 'sampleFacts'].map((name) => `tests/build/${name}`),
  ...['frame', 'shop', 'leadership'].map((name) => `tests/pages/${name}`),
]
// In processes: a realm takes modules that lie behind a link for others than those they are.
const vitest = (...tests: string[]) =>
  run('node', resolve('node_modules/vitest/vitest.mjs'), 'run', '--pool=forks', ...tests)

it(
  'another organisation fills in its facts, and every test stays green',
  { timeout: 300_000 },
  () => {
    expect(vitest('tests/rules/catalogue').said).toContain('run `npm run rules`')
    expect(run('node', 'scripts/catalogueRules.mjs')).toEqual({ status: 0, said: '' })
    const { status, said } = vitest(...core)
    expect(status, `It said: ${said}`).toBe(0)
  },
)

it('an organisation that has set nothing yet may say so', { timeout: 100_000 }, () => {
  change(
    'organisation',
    `Object.assign(organisation, ${JSON.stringify({ ...nothingSet, ...noFigures })})`,
  )
  const { status, said } = vitest('tests/content/shape')
  expect(status, `It said: ${said}`).toBe(0)
})

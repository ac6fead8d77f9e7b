// @ts-check
/**
 * Changes the code in thousands of small ways, and lists the changes that no test notices. Each folder of src and
 * src/staff, each package, the payment service and the scripts that touch data are tried with their own tests; context
 * and components also with those of the pages.
 *   npm run test:mutants                                what CONTRIBUTING.md measures: many hours
 *   npm run test:mutants -- src/domain/shop             a folder or a file
 *   npm run test:mutants -- --changed                   what differs from the branch main
 *   npm run test:mutants -- --lines 100 src/services    100 random lines (--seed 7: another hundred)
 *   npm run test:mutants -- --tests tests/pages/shop src/pages/shop    by these tests alone, in minutes
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { sample, shuffledSubarray } from 'fast-check'

const measured =
  /^(src\/(staff\/)?(domain|matching|services|device|context|components|pages)\/|packages\/[^/]+\/src\/|payment-service\/src\/|scripts\/(backup\w+|catalogueRules|diagnose|facts)\.ts$)/
/** The tests of code whose folder does not name them. */
const testsOf = {
  'payment-service': 'payment-service/tests',
  // The other tests of the rules take minutes, and test no script.
  scripts: 'tests/{build,local,rules/catalogue}',
}
const { values, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    lines: { type: 'string' },
    tests: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
})
const git = (/** @type {string[]} */ ...words) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
const files = values.changed
  ? git('diff', '--name-only', '--diff-filter=d', 'main')
  : git('ls-files', ...positionals)

/** @type {Map<string, string[]>} */
const filesByTests = new Map()
for (const file of files) {
  const [top = '', folder = '', room = ''] = file.split('/')
  if (!measured.test(file) || !/\.tsx?$/.test(file)) continue
  const isOnPage = /^(context|components|pages)$/.test(folder)
  const ofVisitors = isOnPage ? 'tests/{context,components,pages}' : `tests/${folder}`
  const ofSite = folder === 'staff' ? `tests/staff/${room}` : ofVisitors
  const ofPackage = testsOf[/** @type {keyof typeof testsOf} */ (top)] ?? `${top}/${folder}/tests`
  const tests = values.tests ?? (top === 'src' ? ofSite : ofPackage)
  filesByTests.set(tests, [...(filesByTests.get(tests) ?? []), file])
}

if (filesByTests.size === 0) throw new Error('Nothing of what is measured is there or has changed')

/**
 * Random lines of code, in Stryker's form.
 * @param {readonly string[]} paths
 * @param {number} count
 */
function drawLines(paths, count) {
  const lines = paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^(import|\s*(\/\*|\*|\/\/|\W*$))/.test(line) ? [] : `${path}:${index + 1}-${index + 1}`,
      ),
  )
  const length = Math.min(count, lines.length)
  const drawn = shuffledSubarray(lines, { minLength: length, maxLength: length })
  return sample(drawn, { seed: Number(values.seed), numRuns: 1 }).flat()
}

for (const [tests, found] of filesByTests) {
  const report = `.cache/mutants/${tests.replaceAll(/\W+/g, '-')}`
  const mutate = values.lines ? drawLines(found, Number(values.lines)) : found
  await new Stryker({
    mutate,
    testFiles: [`${tests}{/**/*,}.test.{ts,tsx}`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', import.meta.resolve('./mutantIgnorers.mjs')],
    ignorers: ['looks'],
    coverageAnalysis: 'perTest',
    // Testing a change in code that runs while a file loads would take all tests.
    ignoreStatic: true,
    // This file does not exist: Stryker would read it with the compiler's API, which TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.cache', 'dist', 'pictures'],
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    // Long, or Stryker would take slow tests on a busy computer for tests that notice a change.
    timeoutMS: 60_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest()
}

// @ts-check
/**
 * Changes the code in thousands of small ways, and says which changes no test notices. Each folder of src is held
 * against the tests of the same name, each package against its own.
 *   npm run test:mutants                      what is measured in CONTRIBUTING.md, an hour or two
 *   npm run test:mutants -- src/domain/shop   a folder or a file
 *   npm run test:mutants -- --changed         what differs from the branch main
 */
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'

const measured = /^(src\/(domain|services|device|context)|packages\/[^/]+\/src)\b/
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
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
  const [top = '', folder = ''] = file.split('/')
  const tests = top === 'src' ? `tests/${folder}` : `${top}/${folder}/tests`
  if (!measured.test(file) || !/\.tsx?$/.test(file)) continue
  filesByTests.set(tests, [...(filesByTests.get(tests) ?? []), file])
}

if (filesByTests.size === 0) throw new Error('Nothing of what is measured is there or has changed')

for (const [tests, mutate] of filesByTests) {
  const report = `.cache/mutants/${tests.replaceAll('/', '-')}`
  await new Stryker({
    mutate,
    testFiles: [`${tests}/**/*.test.{ts,tsx}`],
    testRunner: 'vitest',
    coverageAnalysis: 'perTest',
    // What runs only while a file is loaded asks for all tests, once for each change.
    ignoreStatic: true,
    // No such file: Stryker would read it with the compiler's API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.cache', 'dist', 'pictures', 'bench', 'docs'],
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    // A busy computer is slow: that alone must not count as noticed.
    timeoutMS: 20_000,
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest()
}

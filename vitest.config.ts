import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { defaultServerConditions, mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedSettings } from './local/embeddedSettings.ts'
import { factsPlugin } from './scripts/factsPlugin.ts'
import { onlyVisibility } from './tests/support/onlyVisibility.ts'
import { testFactsFolder } from './tests/support/testFacts.ts'
import siteConfig from './vite.config.ts'

/** Long, for a busy computer; longer for Stryker's code, which carries a thousand changes at once. */
const testTimeout = process.env.STRYKER_MUTATOR_WORKER ? 120_000 : 20_000
const site = ['{tests,tests/staff}/{app,components,context,pages,services}/**/*.test.{ts,tsx}']
const checks = [
  'tests/{build,staff/build}/**/*.test.ts',
  'tests/content/{pages,shape}.test.ts',
  'tests/rules/{catalogue,forms}.test.ts',
]

/** Only the browser build keeps a session; Vitest would choose the one for Node. */
const authForBrowsers = join(
  dirname(
    createRequire(import.meta.resolve('firebase/auth')).resolve('@firebase/auth/package.json'),
  ),
  'dist/esm/index.js',
)

export default defineConfig((environment) =>
  mergeConfig(siteConfig(environment), {
    test: {
      // Uses all cores, where Vitest would leave one free. With one worker all files would share a realm
      // (tests/setup.dom.ts).
      maxWorkers: Math.max(2, availableParallelism()),
      // Since Node 26 has a storage of its own, which is not that of jsdom's window.
      execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
        ? ['--no-experimental-webstorage']
        : [],
      // After a change in files that tests read or start without importing them, all tests run.
      forceRerunTriggers: [
        '{firebase.json,firestore.*,*.html,package*.json,{vite,vitest}.config.ts}',
        '{local,packages,payment-service,scripts}/**',
      ].map((each) => `**/${each}`),
      projects: [
        '{packages/*,payment-service}/vitest.config.ts',
        {
          extends: true,
          plugins: [factsPlugin()],
          // What must agree in two files, and what lint and the build refuse: `npm test` runs this first.
          test: {
            name: 'checks',
            testTimeout,
            // Files share their modules, here and in the next project: loading them takes longer than most tests.
            isolate: false,
            include: checks,
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [factsPlugin(testFactsFolder)],
          test: {
            name: 'node',
            testTimeout,
            isolate: false,
            include: ['tests/**/*.test.ts'],
            exclude: [...checks, ...site],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [factsPlugin(testFactsFolder)],
          resolve: {
            // Node's own conditions, since Node loads what these modules import.
            conditions: ['module-sync', ...defaultServerConditions],
            alias: { '@firebase/auth': authForBrowsers },
          },
          css: { postcss: { plugins: [onlyVisibility] } },
          test: {
            name: 'site',
            testTimeout,
            hookTimeout: 60_000,
            environment: 'jsdom',
            // Each file gets its own realm, in a process that has loaded jsdom and the Auth emulator.
            pool: 'vmForks',
            env: embeddedSettings,
            css: true,
            server: { deps: { inline: [/firebase/] } },
            include: site,
            setupFiles: ['tests/setup.ts', 'tests/setup.dom.ts'],
          },
        },
      ],
    },
  }),
)

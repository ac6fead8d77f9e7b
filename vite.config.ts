import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import {
  defaultServerConditions,
  loadEnv,
  runnerImport,
  type ResolvedConfig,
  type ViteBuilder,
} from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedSettings } from './local/embeddedSettings.ts'
import type * as local from './local/vitePlugin.ts'
import { builtSettingsPlugin } from './scripts/builtSettingsPlugin.ts'
import { codeSplitting, shortName } from './scripts/codeSplitting.ts'
import { fetchFirstPlugin } from './scripts/fetchFirstPlugin.ts'
import { firstScriptPlugin } from './scripts/firstScript.ts'
import { hostingPlugin } from './scripts/hostingPlugin.ts'
import { completeLicences } from './scripts/licenceTexts.ts'
import { lightRouter } from './scripts/lightRouter.ts'
import { buildOneFile, oneFile } from './scripts/oneFile.ts'
import { prerender } from './scripts/prerender.ts'
import { sampleNoticePlugin } from './scripts/sampleNoticePlugin.ts'
import { serviceWorkerText } from './scripts/serviceWorker.ts'
import { staffApart } from './scripts/staffApart.ts'
import { themeCssPlugin } from './scripts/themeCssPlugin.ts'
import { readSettings } from './src/config/settingsSchema.ts'
import { onlyVisibility } from './tests/support/onlyVisibility.ts'
import { sellTestGoods, testFacts, testFactsFolder } from './tests/support/testFacts.ts'

const rendererDirectory = '.cache/renderer'

/** A busy computer is slow, not wrong; code that can be changed in a thousand ways is slower still. */
const testTimeout = process.env.STRYKER_MUTATOR_WORKER ? 120_000 : 20_000
const site = ['{tests,tests/staff}/{app,components,context,pages,services}/**/*.test.{ts,tsx}']
const checks = [
  'tests/build/**/*.test.ts',
  'tests/content/{pages,shape}.test.ts',
  'tests/rules/{catalogue,forms}.test.ts',
]

/** Only its build for browsers keeps a session; Vitest would take the one for Node. */
const authForBrowsers = join(
  dirname(
    createRequire(import.meta.resolve('firebase/auth')).resolve('@firebase/auth/package.json'),
  ),
  'dist/esm/index.js',
)

/**
 * Builds the site and, from the same sources, its first script and its renderer, which then writes the pages; then the
 * worker that keeps some of them.
 */
async function buildApp(builder: ViteBuilder) {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite has no client or ssr environment')
  await builder.build(client)
  await builder.build(ssr)
  const { outDir } = client.config.build
  const pages = await prerender(
    outDir,
    rendererDirectory,
    await buildOneFile(builder, 'firstScript'),
  )
  const worker = await buildOneFile(builder, 'serviceWorker')
  await writeFile(join(outDir, 'sw.js'), await serviceWorkerText(worker, outDir, pages))
  await completeLicences(outDir)
}

/**
 * Not imported above: what a configuration imports by the name of a package, Vite leaves to Node, and
 * our packages are TypeScript, which Node reads from version 22.18 on.
 */
async function siteBackend(options: local.SiteBackendPluginOptions) {
  const path = fileURLToPath(new URL('./local/vitePlugin.ts', import.meta.url))
  const { module, dependencies } = await runnerImport<typeof local>(path)
  return {
    ...module.siteBackendPlugin(options),
    // A change of the backend restarts the server.
    configResolved: (config: ResolvedConfig) =>
      void config.configFileDependencies.push(...dependencies),
  }
}

export default defineConfig(({ command, mode }) => {
  const environment = loadEnv(mode, process.cwd())
  const bringsFacts = mode === 'tests'
  const isEmbedded =
    bringsFacts ||
    mode === 'embedded' ||
    (command === 'serve' && !environment.VITE_FIREBASE_PROJECT_ID)
  const settings =
    command === 'build' && readSettings({ ...environment, ...(isEmbedded && embeddedSettings) })

  return {
    plugins: [
      react(),
      themeCssPlugin(),
      sampleNoticePlugin(bringsFacts ? testFactsFolder : undefined),
      bringsFacts && testFacts(),
      // Vitest starts no server: its tests start a backend each.
      isEmbedded &&
        mode !== 'test' &&
        siteBackend(bringsFacts ? { adapt: sellTestGoods, speed: 50 } : { hasSamples: true }),
      settings && builtSettingsPlugin(settings),
      hostingPlugin(),
      lightRouter(),
      firstScriptPlugin(),
      fetchFirstPlugin(),
      staffApart(),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    // In a copy of the project the modules may lie elsewhere.
    server: { port: 5173, fs: { allow: ['.', realpathSync('node_modules')] } },
    // The page alone names it.
    optimizeDeps: { entries: 'src/app/main.tsx' },
    // Like Hosting, no `Vary: Origin`: the service worker takes from the browser's cache what a page has fetched.
    preview: { port: 5173, cors: false },
    build: {
      target: 'es2022',
      // Which styles belong to which page; it is not part of what is deployed.
      manifest: true,
      license: { fileName: 'licences.txt' },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // The entry may export what other files share with it: no empty file in front of it.
            preserveEntrySignatures: false,
            output: { codeSplitting, sanitizeFileName: shortName },
          },
        },
      },
      firstScript: oneFile('src/app/start.ts'),
      serviceWorker: oneFile('src/app/service-worker/sw.ts'),
      ssr: {
        build: {
          ssr: true,
          outDir: rendererDirectory,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/app/renderToHtml.tsx' },
        },
      },
    },
    builder: { buildApp },
    test: {
      // Vitest would leave one core to itself, which it needs for a tenth of the time. And with one
      // worker alone, a pool of realms gives all files the same one (tests/setup.dom.ts).
      maxWorkers: Math.max(2, availableParallelism()),
      // What tests read or start without importing it: after a change all of them run.
      forceRerunTriggers: [
        '{firebase.json,firestore.*,index.html,package*.json,vite.config.ts}',
        '{local,packages,payment-service,scripts}/**',
      ].map((each) => `**/${each}`),
      projects: [
        '{packages/*,payment-service}/vitest.config.ts',
        {
          extends: true,
          // What two files must say alike, and what lint and the build refuse: `npm test` asks first.
          test: {
            name: 'checks',
            testTimeout,
            // Files share their modules, here and in the next project: loading them for each takes longer than most tests.
            isolate: false,
            include: checks,
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [testFacts()],
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
          plugins: [testFacts()],
          resolve: {
            // As Node itself, which a realm asks for what these modules import.
            conditions: ['module-sync', ...defaultServerConditions],
            alias: { '@firebase/auth': authForBrowsers },
          },
          css: { postcss: { plugins: [onlyVisibility] } },
          test: {
            name: 'site',
            testTimeout,
            hookTimeout: 60_000,
            environment: 'jsdom',
            // A realm of its own for each file, in a process that has loaded jsdom and the Auth emulator.
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
  }
})

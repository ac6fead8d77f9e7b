import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { loadEnv, type ViteBuilder } from 'vite'
import { defineConfig } from 'vitest/config'
import { embeddedSettings } from './local-backend/embeddedSettings.ts'
import { localBackendPlugin } from './local-backend/vitePlugin.ts'
import { checkPolicy } from './scripts/checkPolicy.ts'
import { hostingPlugin } from './scripts/hostingPlugin.ts'
import { prerender } from './scripts/prerender.ts'
import { sampleNoticePlugin } from './scripts/sampleNoticePlugin.ts'
import { themeCssPlugin } from './scripts/themeCssPlugin.ts'
import { readSettings } from './src/config/settingsSchema.ts'
import { onlyVisibility } from './tests/support/onlyVisibility.ts'
import { sellTestGoods, testFacts, testFactsFolder } from './tests/support/testFacts.ts'

const rendererDirectory = '.cache/renderer'

/** A busy computer is slow, not wrong. */
const testTimeout = 20_000
const site = ['tests/{components,context,pages,services}/**/*.test.{ts,tsx}']
const checks = [
  'tests/build/**/*.test.ts',
  'tests/content/shape.test.ts',
  'tests/rules/{catalogue,forms}.test.ts',
]

/** Only its build for browsers keeps a session; Vitest would take the one for Node. */
const authForBrowsers = join(
  dirname(
    createRequire(import.meta.resolve('firebase/auth')).resolve('@firebase/auth/package.json'),
  ),
  'dist/esm/index.js',
)

/** Builds the site and, from the same sources, its renderer, which then writes the pages. */
async function buildApp(builder: ViteBuilder) {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite has no client or ssr environment')
  await builder.build(client)
  await builder.build(ssr)
  await prerender(client.config.build.outDir, rendererDirectory)
}

export default defineConfig(({ command, mode }) => {
  const environment = loadEnv(mode, process.cwd())
  const bringsFacts = mode === 'tests'
  const isEmbedded =
    bringsFacts ||
    mode === 'embedded' ||
    (command === 'serve' && !environment.VITE_FIREBASE_PROJECT_ID)
  if (command === 'build') {
    const settings = readSettings({ ...environment, ...(isEmbedded && embeddedSettings) })
    checkPolicy(settings, readFileSync('firebase.json', 'utf8'))
  }

  return {
    plugins: [
      react(),
      themeCssPlugin(),
      sampleNoticePlugin(bringsFacts ? testFactsFolder : undefined),
      bringsFacts && testFacts(),
      // Vitest starts no server: its tests start a backend each.
      isEmbedded &&
        mode !== 'test' &&
        localBackendPlugin(bringsFacts ? { adapt: sellTestGoods } : { hasSamples: true }),
      hostingPlugin(),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    server: { port: 5173 },
    preview: { port: 5173 },
    build: {
      target: 'es2022',
      // Which styles belong to which page; it is not part of what is deployed.
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // A group takes along what its modules import, so that no two files import each other.
              codeSplitting: {
                groups: [
                  // What the first script needs, apart: it must not wait for anything larger.
                  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 3 },
                  // The libraries every page needs, in one file that outlives a change of the site.
                  {
                    name: 'libraries',
                    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|valibot|nanoid)[\\/]/,
                    priority: 2,
                  },
                  // What several pages share, in one file instead of two dozen tiny ones.
                  { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 4, priority: 1 },
                ],
              },
            },
          },
        },
      },
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
      projects: [
        {
          extends: true,
          // What two files must say alike, and what lint and the build refuse: `npm test` asks first.
          test: { name: 'checks', testTimeout, include: checks, setupFiles: ['tests/setup.ts'] },
        },
        {
          extends: true,
          plugins: [testFacts()],
          test: {
            name: 'node',
            testTimeout,
            include: ['{tests,firestore-rules}/**/*.test.ts'],
            exclude: [...checks, ...site],
            setupFiles: ['tests/setup.ts'],
          },
        },
        {
          extends: true,
          plugins: [testFacts()],
          resolve: { alias: { '@firebase/auth': authForBrowsers } },
          css: { postcss: { plugins: [onlyVisibility] } },
          test: {
            name: 'site',
            testTimeout,
            environment: 'jsdom',
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

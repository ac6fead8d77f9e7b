import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import {
  defineConfig,
  loadEnv,
  runnerImport,
  type EnvironmentOptions,
  type Rolldown,
  type ResolvedConfig,
  type ViteBuilder,
} from 'vite'
import { embeddedSettings } from './local/embeddedSettings.ts'
import type * as local from './local/vitePlugin.ts'
import packageJson from './package.json' with { type: 'json' }
import { builtSettingsPlugin } from './scripts/builtSettingsPlugin.ts'
import { codeSplitting, shortName } from './scripts/codeSplitting.ts'
import { factsPlugin } from './scripts/factsPlugin.ts'
import { fetchFirstPlugin } from './scripts/fetchFirstPlugin.ts'
import { firstScriptPlugin } from './scripts/firstScript.ts'
import { hostingPlugin } from './scripts/hostingPlugin.ts'
import { editorPlugin, repositoryName } from './scripts/editorPlugin.ts'
import { listOfParts, writeLicences } from './scripts/licences.ts'
import { lightRouter } from './scripts/lightRouter.ts'
import { buildOneFile, oneFile } from './scripts/oneFile.ts'
import { prerender } from './scripts/prerender.ts'
import { completeServiceWorker, serviceWorkerFile } from './scripts/serviceWorker.ts'
import { themeCssPlugin } from './scripts/themeCssPlugin.ts'
import { readSettings } from './src/config/settingsSchema.ts'
import { testFactsFolder } from './tests/support/testFacts.ts'

/*
 * How this differs from a usual Vite site:
 * - Every page is written to HTML (`ssr`, prerender.ts), readable before 100 KB of script arrive.
 * - The first script is inside each page, built into one file.
 * - The staff area is a separate app, so that visitors fetch nothing of it.
 * - Without a Firebase project, Vite's servers bring one that lives in memory (local/).
 * Vitest's part is in vitest.config.ts.
 */

const rendererDirectory = '.cache/renderer'
const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

async function buildApp(builder: ViteBuilder) {
  const { client, staff, editor, serviceWorker, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vite has no client or ssr environment')
  const parts = [client, staff, editor, serviceWorker].flatMap((part) => part ?? [])
  for (const each of [...parts, ssr]) await builder.build(each)
  const { outDir } = client.config.build
  const scripts = {
    first: await buildOneFile(builder, 'firstScript'),
    ofHelp: await buildOneFile(builder, 'helpScript'),
  }
  const pages = await prerender(outDir, rendererDirectory, scripts)
  await completeServiceWorker(outDir, pages)
  await writeLicences(
    outDir,
    parts.map(({ name }) => name),
  )
}

/** Builds of other apps, beside the visitors' files. */
const besides = (
  name: string,
  input: string,
  {
    assetsDir = 'assets',
    output = {},
  }: { assetsDir?: string; output?: Rolldown.OutputOptions } = {},
): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: false,
    assetsDir,
    license: { fileName: listOfParts(name) },
    rolldownOptions: { input, output },
  },
})

/** Vite imports it, since our packages are TypeScript, which Node reads only since version 22.18. */
async function siteBackend(options: local.SiteBackendPluginOptions) {
  const path = fileURLToPath(new URL('./local/vitePlugin.ts', import.meta.url))
  const { module, dependencies } = await runnerImport<typeof local>(path, { resolve: { alias } })
  return {
    ...module.siteBackendPlugin(options),
    // A change of the backend, the goods or the helplines restarts the server.
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
      // Each Vitest project chooses its own facts.
      mode !== 'test' && factsPlugin(bringsFacts ? testFactsFolder : undefined),
      // Vitest starts no server: each of its tests starts a backend.
      isEmbedded &&
        mode !== 'test' &&
        siteBackend(bringsFacts ? { speed: 50 } : { hasSamples: true }),
      settings && builtSettingsPlugin(settings),
      hostingPlugin(),
      editorPlugin(),
      lightRouter(),
      firstScriptPlugin(),
      fetchFirstPlugin(),
    ],
    define: { REPOSITORY: JSON.stringify(repositoryName()) },
    resolve: { alias },
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
    // In a copy of the project the modules may lie elsewhere.
    server: { port: 5173, fs: { allow: ['.', realpathSync('node_modules')] } },
    // No HTML names the visitors' app: the first script imports it.
    optimizeDeps: { entries: ['src/app/main.tsx', 'src/staff/main.tsx'] },
    // Like Hosting, without `Vary: Origin`: the service worker reuses what a page has put into the cache.
    preview: { port: 5173, cors: false },
    build: {
      // The oldest browsers that can do everything here.
      target: packageJson.browserslist.map((browser) => browser.replace(' ', '')),
      // Says which styles belong to which page; it is not deployed.
      manifest: true,
      license: { fileName: listOfParts('client') },
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // The entry may export what other files share with it, so it needs no empty file in front.
            preserveEntrySignatures: false,
            output: { codeSplitting, sanitizeFileName: shortName },
          },
        },
      },
      // Separate apps. An organisation that does not want one deletes its page.
      ...(existsSync('staff.html') && { staff: besides('staff', 'staff.html') }),
      ...(existsSync('edit.html') && {
        editor: besides('editor', 'edit.html', { assetsDir: 'editor' }),
      }),
      firstScript: oneFile('src/app/start.ts'),
      helpScript: oneFile('src/app/startHelp.ts'),
      serviceWorker: besides('serviceWorker', 'src/app/service-worker/sw.ts', {
        output: { entryFileNames: serviceWorkerFile },
      }),
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
  }
})

import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA, type VitePluginPWAAPI } from 'vite-plugin-pwa'

const name = 'vite-plugin-pwa'

/**
 * What a browser that has been here fetches for times without a network, once for each version of the
 * site: the help page and its script, the till's steps, and the page for all that is missing. Whatever
 * of it a page has already fetched is not fetched again (docs/decisions/010-service-worker.md).
 */
const kept = [
  '{help-now,offline,pay}.html',
  // The frame's styles stand in each page, and so do those that pages share: they are not fetched again
  // for the next page, so that a page seen before would be without them.
  'assets/{rolldown-runtime,libraries,frame,parts,forms,HelpNowPage,QuickExit}-*.js',
  'assets/{parts,scenes,about,account,community,leaders,shop,HelpNowPage,QuickExit}-*.css',
]

/**
 * Bundles src/app/service-worker/sw.ts into the one file dist/sw.js, when it is told to
 * (`writeServiceWorker`): the plugin's own moment is before the pages are written.
 * @param isSelfDestroying the way back: a worker that removes itself and all that was kept. Set the default to
 *   true and deploy (docs/decisions/010-service-worker.md).
 */
export function serviceWorkerPlugin(isSelfDestroying = false): Plugin[] {
  return VitePWA({
    selfDestroying: isSelfDestroying,
    strategies: 'injectManifest',
    srcDir: 'src/app/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: { globPatterns: kept, rollupFormat: 'iife' },
  }).filter((plugin) => plugin.name === name)
}

/** Writes the service worker of a site whose pages have been written. */
export async function writeServiceWorker({ plugins }: ResolvedConfig): Promise<void> {
  const plugin = plugins.find((each) => each.name === name)
  if (!plugin) throw new Error(`The build has no ${name}`)
  await (plugin.api as VitePluginPWAAPI).generateSW()
}

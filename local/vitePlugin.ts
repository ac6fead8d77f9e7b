import { localBackendPlugin } from 'local-backend'
import type { Plugin } from 'vite'
import { embeddedSettings } from './embeddedSettings.ts'
import { createSiteBackend, type SiteBackendOptions } from './siteBackend.ts'

export interface SiteBackendPluginOptions extends Pick<SiteBackendOptions, 'hasSamples' | 'speed'> {
  /** Changes firestore.rules before they are in force. */
  adapt?: (rules: string) => string
}

/** The site against its local backend: on Vite's servers, with the settings that point there. */
export function siteBackendPlugin({ adapt, ...options }: SiteBackendPluginOptions): Plugin {
  const projectId = embeddedSettings.VITE_FIREBASE_PROJECT_ID
  return localBackendPlugin({
    create: (log) => createSiteBackend({ ...options, projectId, log }),
    env: embeddedSettings,
    adapt,
  })
}

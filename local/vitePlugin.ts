import { localBackendPlugin } from 'local-backend'
import type { Plugin } from 'vite'
import { builtRulesFile, rulesFor } from '../scripts/catalogueRules.ts'
import { readFacts } from '../scripts/facts.ts'
import { embeddedSettings } from './embeddedSettings.ts'
import { createSiteBackend, type SiteBackendOptions } from './siteBackend.ts'

export type SiteBackendPluginOptions = Pick<SiteBackendOptions, 'hasSamples' | 'speed'>

/** Runs the site against its local backend on Vite's servers, with settings that point there. */
export function siteBackendPlugin(options: SiteBackendPluginOptions): Plugin {
  const projectId = embeddedSettings.VITE_FIREBASE_PROJECT_ID
  return localBackendPlugin({
    create: (log) => createSiteBackend({ ...options, projectId, log }),
    env: embeddedSettings,
    adapt: (rules) => rulesFor(rules, { ...readFacts().catalogue, ...readFacts().helplines }),
    builtRules: builtRulesFile,
  })
}

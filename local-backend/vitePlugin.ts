import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite'
import { createLocalBackend, type LocalBackend } from './createLocalBackend.ts'
import { demoMember } from './demoMember.ts'
import { demoStaff } from './samples/demoStaff.ts'
import { embeddedSettings } from './embeddedSettings.ts'
import { RulesSyntaxError } from '../firestore-rules/index.ts'

const rulesFile = 'firestore.rules'

/** In force while there is no rules file that can be read: nobody may do anything. */
const denyEverything =
  "rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {} }"

/** How the backend of the development and preview servers differs. */
export interface LocalBackendPluginOptions {
  /** What becomes of firestore.rules before they are in force. */
  adapt?: ((rules: string) => string) | undefined
  /** See LocalBackendOptions. */
  hasSamples?: boolean
}

/**
 * Mounts the embedded backend on Vite's development and preview servers, at their own origin, and
 * points the site to it. The settings go into the build alone, not into the process: a server that
 * starts anew would take them there for those of a configured project.
 */
export function localBackendPlugin(options: LocalBackendPluginOptions = {}): Plugin {
  const { adapt = (rules) => rules, hasSamples = false } = options
  return {
    name: 'local-backend',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(embeddedSettings).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }),
    configureServer(server) {
      const { backend, rulesPath } = mount(server, adapt, hasSamples)
      server.watcher.add(rulesPath)
      const reload = (changedPath: string): void => {
        if (resolve(changedPath) === rulesPath)
          loadRules(backend, rulesPath, adapt, server.config.logger)
      }
      server.watcher.on('add', reload)
      server.watcher.on('change', reload)
    },
    configurePreviewServer(server) {
      mount(server, adapt, hasSamples)
    },
  }
}

function mount(
  server: ViteDevServer | PreviewServer,
  adapt: (rules: string) => string,
  hasSamples: boolean,
): {
  backend: LocalBackend
  rulesPath: string
} {
  const projectId = embeddedSettings.VITE_FIREBASE_PROJECT_ID
  const { logger, root } = server.config
  const rulesPath = resolve(root, rulesFile)
  const log = (line: string): void => logger.info(`[local-backend] ${line}`, { timestamp: true })
  const backend = createLocalBackend({ rules: denyEverything, projectId, log, hasSamples })
  loadRules(backend, rulesPath, adapt, logger)
  server.middlewares.use((request, response, next) => backend.handle(request, response, next))
  announce(server, hasSamples)
  return { backend, rulesPath }
}

/** Leaves the rules in force as they are when the file cannot be used, and says why. */
function loadRules(
  backend: LocalBackend,
  rulesPath: string,
  adapt: (rules: string) => string,
  logger: Logger,
): void {
  if (!existsSync(rulesPath)) {
    logger.warn(`[local-backend] There is no ${rulesPath}: every Firestore request is refused`)
    return
  }
  try {
    backend.loadRules(adapt(readFileSync(rulesPath, 'utf8')))
    logger.info('[local-backend] firestore.rules loaded', { timestamp: true })
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    const place = `${rulesPath}:${error.line}:${error.column}`
    logger.error(`[local-backend] ${place}: ${error.message}; the rules before it stay in force`)
  }
}

/** Prints, below Vite's own addresses, where to look at the backend and how to log in. */
function announce(server: ViteDevServer | PreviewServer, hasSamples: boolean): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const { local = [], network = [] } = server.resolvedUrls ?? {}
    const site = local[0] ?? network[0]
    if (site === undefined) return
    const { logger } = server.config
    logger.info(`  Backend:  ${new URL('/__local', site).href}`)
    logger.info(`  Demo login:  ${demoMember.email}  ${demoMember.password}`)
    if (!hasSamples) return
    logger.info(`  Demo staff:  ${demoStaff.email}  ${demoStaff.password}`)
    logger.info(`  Statement:   ${new URL('/__local/statement.csv', site).href}`)
  }
}

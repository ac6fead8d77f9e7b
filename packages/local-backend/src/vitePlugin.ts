import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { RulesSyntaxError } from 'firestore-rules'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import { keepAliveTimeout } from './listen.ts'
import type { LocalBackend } from './localBackend.ts'

const rulesFile = 'firestore.rules'

export interface LocalBackendPluginOptions {
  /** Makes a server's backend; the server prints what `log` receives. */
  create: (log: (line: string) => void) => LocalBackend
  /** What the code finds in import.meta.env, such as the backend's addresses. */
  env?: Readonly<Record<string, string>>
  /** Changes firestore.rules before they are in force. */
  adapt?: (rules: string) => string
  /** The file in which a build leaves its rules, for the preview server. */
  builtRules?: string
}

/**
 * Adds a backend to Vite's development and preview servers, at their own origin, under the
 * firestore.rules in the project's root. `env` goes only into the build, not into the process: a
 * server that restarts would take it for the settings of a real project.
 */
export function localBackendPlugin(options: LocalBackendPluginOptions): Plugin {
  return {
    name: 'local-backend',
    config: () => ({
      define: Object.fromEntries(
        Object.entries(options.env ?? {}).map(([name, value]) => [
          `import.meta.env.${name}`,
          JSON.stringify(value),
        ]),
      ),
    }),
    configureServer(server) {
      const { rulesPath, loadRules } = mount(server, options, rulesFile)
      server.watcher.add(rulesPath)
      const reload = (changedPath: string): void => {
        if (resolve(changedPath) === rulesPath) loadRules()
      }
      server.watcher.on('add', reload)
      server.watcher.on('change', reload)
    },
    configurePreviewServer(server) {
      const { adapt: _, builtRules = rulesFile, ...others } = options
      mount(server, others, builtRules)
    },
  }
}

function mount(
  server: ViteDevServer | PreviewServer,
  { create, adapt = (rules) => rules }: LocalBackendPluginOptions,
  file: string,
): { rulesPath: string; loadRules: () => void } {
  const { logger, root } = server.config
  const rulesPath = resolve(root, file)
  const backend = create((line) => logger.info(`[local-backend] ${line}`, { timestamp: true }))
  loadRules()
  if (server.httpServer) Object.assign(server.httpServer, { keepAliveTimeout })
  server.middlewares.use((request, response, next) => backend.handle(request, response, next))
  announce(server, backend)
  return { rulesPath, loadRules }

  /** If the file cannot be used, says why and keeps the rules in force. */
  function loadRules(): void {
    if (!existsSync(rulesPath)) {
      logger.warn(`[local-backend] There is no ${rulesPath}: every Firestore request is refused`)
      return
    }
    try {
      backend.loadRules(adapt(readFileSync(rulesPath, 'utf8')))
      logger.info(`[local-backend] ${file} loaded`, { timestamp: true })
    } catch (error) {
      if (!(error instanceof RulesSyntaxError)) throw error
      const place = `${rulesPath}:${error.line}:${error.column}`
      logger.error(`[local-backend] ${place}: ${error.message}; the rules before it stay in force`)
    }
  }
}

/** Below Vite's own addresses, prints where to look at the backend and how to log in. */
function announce(server: ViteDevServer | PreviewServer, backend: LocalBackend): void {
  const printUrls = server.printUrls.bind(server)
  server.printUrls = () => {
    printUrls()
    const { local = [], network = [] } = server.resolvedUrls ?? {}
    const site = local[0] ?? network[0]
    if (site === undefined) return
    const lines = [
      ['Backend', new URL('/__local', site).href],
      ...backend.accounts.map(({ label, email, password }) => [label, `${email}  ${password}`]),
      ...backend.downloads.map(({ label, name }) => [
        label,
        new URL(`/__local/${name}`, site).href,
      ]),
    ]
    for (const [label, text] of lines) server.config.logger.info(`  ${label}:  ${text}`)
  }
}

import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type {
  ApiSpec,
  AuthServer,
  Exegesis,
  Logging,
  OobCode,
  ProjectState,
} from './firebaseTools.ts'

/**
 * Not import(): Vite's module runner, which may have loaded this file, is closed by now. Node's own module
 * rather than the one that Vitest gives each realm, so that the emulator is loaded once a process.
 */
const { createRequire } = process.getBuiltinModule('node:module')
const require = createRequire(import.meta.url)
const authServer = 'firebase-tools/lib/emulator/auth/server.js'

/**
 * The addresses for accounts with email and password, and for tests; others answer 404. To prepare all 80
 * of the emulator, each with nine general parameters that nobody sends, takes many times as long, and
 * blocks the server.
 */
const servedPaths = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/token',
  '/v1/projects/{targetProjectId}/accounts',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:batchGet',
  '/v2/projects/{targetProjectId}/config',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/config',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
])

export interface SeededAccount {
  /** Shown with the address and password at the start and on /__local, as 'Demo login'. */
  readonly label: string
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly displayName?: string
  /** Whether the service knows that they read the mail of this address. */
  readonly emailVerified?: boolean
}

/** Firebase's own Auth emulator in this process. `start` loads firebase-tools, which takes seconds. */
export class AuthEmulator {
  readonly #states: Map<string, ProjectState>
  readonly #projectId: string
  readonly #accounts: readonly SeededAccount[]
  readonly listener: RequestListener

  private constructor(
    projectId: string,
    accounts: readonly SeededAccount[],
    states: Map<string, ProjectState>,
    listener: RequestListener,
  ) {
    this.#projectId = projectId
    this.#accounts = accounts
    this.#states = states
    this.listener = listener
  }

  static async start(projectId: string, accounts: readonly SeededAccount[]): Promise<AuthEmulator> {
    const spec = apiSpec()
    const { paths } = spec.default
    for (const [path, served] of Object.entries(paths)) {
      if (!servedPaths.has(path)) delete paths[path]
      served.parameters = served.parameters?.filter(({ $ref }) => $ref === undefined) ?? []
    }
    const { createApp } = require(authServer) as AuthServer
    const { EmulatorLogger, Verbosity } =
      require('firebase-tools/lib/emulator/emulatorLogger.js') as Logging
    EmulatorLogger.setVerbosity(Verbosity.SILENT)
    const states = new Map<string, ProjectState>()
    const listener = await preparingChecksLate(() => createApp(projectId, undefined, states))
    const emulator = new AuthEmulator(projectId, accounts, states, listener)
    await emulator.reset()
    return emulator
  }

  /** Forgets all accounts and codes, then sets up the project as `start` does. */
  async reset(): Promise<void> {
    this.#states.clear()
    const project = this.#projectId
    await administer(this.listener, [
      // Newer Firebase projects do not reveal whether an address has an account.
      {
        method: 'PATCH',
        path: `/emulator/v1/projects/${project}/config`,
        body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
      },
      ...this.#accounts.map(({ uid, label: _label, ...account }) => ({
        method: 'POST',
        path: `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`,
        body: { localId: uid, ...account },
      })),
    ])
  }

  codes(): OobCode[] {
    return [...(this.#states.get(this.#projectId)?.listOobCodes() ?? [])]
  }
}

/** Has the emulator prepare each check at the first request that needs it: it starts several times as fast. */
function preparingChecksLate(create: () => Promise<RequestListener>): Promise<RequestListener> {
  const exegesis = createRequire(require.resolve(authServer))('exegesis-express') as Exegesis
  const { middleware } = exegesis
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
  try {
    return create()
  } finally {
    exegesis.middleware = middleware
  }
}

function apiSpec(): ApiSpec {
  try {
    return require('firebase-tools/lib/emulator/auth/apiSpec.js') as ApiSpec
  } catch (cause) {
    throw new Error('Auth needs firebase-tools 15: npm install --save-dev firebase-tools@15', {
      cause,
    })
  }
}

interface AdminCall {
  method: string
  path: string
  body: unknown
}

/** Makes calls as the project's owner, through a port that is open only during the calls. */
async function administer(listener: RequestListener, calls: readonly AdminCall[]): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    const { port } = server.address() as AddressInfo
    for (const call of calls) await callAsOwner(port, call)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Not fetch, which tests replace. */
function callAsOwner(port: number, { method, path, body }: AdminCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const call = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`The Auth emulator answered ${response.statusCode} to ${path}`))
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

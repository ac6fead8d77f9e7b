import type { RequestListener } from 'node:http'

// The parts of firebase-tools that we use; the package has no types.

/** lib/emulator/auth/apiSpec.js */
export interface ApiSpec {
  default: { paths: Record<string, { parameters?: readonly { $ref?: string }[] }> }
}

/** lib/emulator/auth/server.js */
export interface AuthServer {
  createApp: (
    defaultProjectId: string,
    singleProjectMode: undefined,
    projectStateForId: Map<string, ProjectState>,
  ) => Promise<RequestListener>
}

/** The router of that server: the package exegesis-express. */
export interface Exegesis {
  middleware: (spec: object, options: object) => Promise<RequestListener>
}

/** lib/emulator/emulatorLogger.js */
export interface Logging {
  Verbosity: { readonly SILENT: number }
  EmulatorLogger: { setVerbosity(verbosity: number): void }
}

export interface ProjectState {
  listOobCodes(): Iterable<OobCode>
}

/** One out-of-band code: what a mail of the Auth service carries. */
export interface OobCode {
  email: string
  requestType: string
  oobCode: string
  /** The emulator's own page for it. */
  oobLink: string
}

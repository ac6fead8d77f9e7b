/** The parts of firebase-tools that the embedded backend uses; the package has no types. */

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http'

  /** One out-of-band code: what a mail of the Auth service carries. */
  export interface OobCode {
    email: string
    requestType: string
    oobCode: string
    /** Address of the emulator's own page for it. */
    oobLink: string
  }

  export interface ProjectState {
    listOobCodes(): Iterable<OobCode>
  }

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: undefined,
    projectStateForId: Map<string, ProjectState>,
  ): Promise<RequestListener>
}

declare module 'firebase-tools/lib/emulator/emulatorLogger.js' {
  export const Verbosity: { readonly SILENT: number }
  export const EmulatorLogger: { setVerbosity(verbosity: number): void }
}

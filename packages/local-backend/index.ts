/** Everything that others may use of this package; README.md says how. */
export { createLocalBackend } from './src/createLocalBackend.ts'
export type {
  Download,
  LocalBackend,
  LocalBackendOptions,
  SeededDocument,
} from './src/localBackend.ts'
export type { SeededAccount } from './src/auth/authEmulator.ts'
export type { SentMail } from './src/email/outbox.ts'
export { listen, type ListeningBackend } from './src/listen.ts'
export { fetchInProcess } from './src/fetchInProcess.ts'
export { localBackendPlugin } from './src/vitePlugin.ts'

// To make calls fail.
export { faultKinds, type Fault, type FaultKind } from './src/faults.ts'

// For your own services.
export type { Service, ServiceError, ServicePanel } from './src/service.ts'
export { send, sendJson, sendText } from './src/http/answers.ts'
export { BodyTooLargeError, readBody } from './src/http/requestBody.ts'

// For documents in the form of the REST protocol.
export type { RestFields, RestValue } from './src/firestore/restTypes.ts'
export { fromPlainFields } from './src/firestore/plainValues.ts'
export { toRulesFields } from './src/firestore/rulesValues.ts'

import { AuthService } from './auth/authService.ts'
import { ControlApi } from './control-page/controlApi.ts'
import { EmailService } from './email/emailService.ts'
import { FaultQueue } from './faults.ts'
import { FirestoreService } from './firestore/firestoreService.ts'
import { handlerOf } from './handler.ts'
import type { LocalBackend, LocalBackendOptions } from './localBackend.ts'

const denyEverything =
  "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read, write: if false; } }"

/** @throws RulesSyntaxError */
export function createLocalBackend(options: LocalBackendOptions): LocalBackend {
  const { projectId, rules = denyEverything, indexes, mailLinks = null } = options
  const { log = () => {}, now = () => new Date(), slowMs = 8000 } = options
  const { accounts = [], documents = () => [], downloads = [] } = options
  const faults = new FaultQueue(slowMs)
  const firestore = new FirestoreService({ rules, indexes, projectId, documents, log, now })
  const email = new EmailService(now)
  const { outbox } = email
  const auth = new AuthService({ projectId, accounts, mailLinks, outbox, log, now })
  const services = [firestore, auth, email, ...(options.services ?? [])]

  const backend: LocalBackend = {
    handle: (...call) => handle(...call),
    loadRules: (source) => firestore.gate.load(source),
    startAuth: () => auth.start(),
    reset: async () => {
      faults.clear()
      for (const service of services) await service.reset()
    },
    documents: (collection) => firestore.plainDocuments(collection),
    collections: () => firestore.store.collections(),
    createdAt: (path) => firestore.createdAt(path),
    outbox: () => {
      auth.collectMails()
      return [...outbox]
    },
    denials: () => [...firestore.gate.denials],
    failNext: (fault) => faults.add(fault),
    pendingFaults: () => faults.pending.map((fault) => ({ ...fault })),
    accounts,
    services,
    downloads,
  }
  const handle = handlerOf(services, new ControlApi(backend), faults)
  return backend
}

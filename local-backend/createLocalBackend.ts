import type { IncomingMessage, ServerResponse } from 'node:http'
import { AuthApi } from './auth/authApi.ts'
import { ControlApi } from './control-page/controlApi.ts'
import type { ControlledBackend } from './control-page/controlledBackend.ts'
import { demoMember } from './demoMember.ts'
import { EmailApi } from './email/emailApi.ts'
import { applyFault, FaultQueue, type FaultTarget } from './faults.ts'
import { FirestoreApi } from './firestore/firestoreApi.ts'
import { toPlainFields } from './firestore/plainValues.ts'
import { allowAnyOrigin } from './http/answers.ts'
import { requestAddress } from './http/requestAddress.ts'
import { StkApi } from './mobile-money/stkApi.ts'
import { demoStaff } from './samples/demoStaff.ts'
import { sampleDocuments, sampleStatement, type TriedPayment } from './samples/samples.ts'

export interface LocalBackendOptions {
  /** Text of firestore.rules. */
  rules: string
  /** Firebase project id, 'demo-…'. */
  projectId: string
  /** Told of refusals and failures, line by line; silent unless given. */
  log?: (line: string) => void
  /** The server's clock; the computer's unless given. */
  now?: () => Date
  /** How long slow faults and the slow STK outcome take, in milliseconds; 8000 unless given. */
  slowMs?: number
  /** Whether there is something to try the staff area with: a staff member, pledges, orders, messages. */
  hasSamples?: boolean
}

/** The whole backend of the site: Firestore, Auth, e-mail and mobile money, all in memory. */
export interface LocalBackend extends ControlledBackend {
  /** Connect-style middleware: answers the addresses of the backend, calls next() for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Puts other rules in force. Throws RulesSyntaxError and then leaves the old ones. */
  loadRules(source: string): void
  /** Starts the Auth service ahead of its first request; it takes a moment. */
  startAuth(): Promise<void>
}

interface Service {
  /** Null for addresses that cannot be made to fail. */
  target: FaultTarget | null
  owns: (pathname: string) => boolean
  answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void>
}

/** Starts an embedded backend. Throws RulesSyntaxError. */
export function createLocalBackend(options: LocalBackendOptions): LocalBackend {
  const { projectId, rules } = options
  const { log = () => {}, now = () => new Date(), slowMs = 8000, hasSamples = false } = options
  const faults = new FaultQueue(slowMs)
  const firestore = new FirestoreApi({ rules, projectId, log, now })
  const email = new EmailApi(now)
  const stk = new StkApi(now, slowMs)
  const member = {
    ...demoMember,
    displayName: demoMember.profile.displayName,
    emailVerified: hasSamples,
  }
  const { profile: _, ...staff } = demoStaff
  const accounts = hasSamples ? [member, { ...staff, emailVerified: true }] : [member]
  const auth = new AuthApi({ projectId, accounts, outbox: email.outbox, log, now })

  const backend: LocalBackend = {
    handle,
    documents: (collection) =>
      firestore.store
        .inCollection(collection.split('/'))
        .map(({ path, fields }) => ({ id: path.at(-1) ?? '', fields: toPlainFields(fields) }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    collections: () => firestore.store.collections(),
    outbox: () => {
      auth.collectMails()
      return [...email.outbox]
    },
    stkRequests: () => [...stk.requests],
    statement: () => (hasSamples ? sampleStatement(now(), tried()) : null),
    denials: () => [...firestore.gate.denials],
    pendingFaults: () => faults.pending.map((fault) => ({ ...fault })),
    failNext: (fault) => faults.add(fault),
    loadRules: (source) => firestore.gate.load(source),
    startAuth: () => auth.start(),
    reset: async () => {
      faults.clear()
      firestore.store.clear()
      firestore.gate.forgetDenials()
      seed()
      await auth.reset()
      email.outbox.length = 0
      stk.requests.length = 0
    },
  }
  const control = new ControlApi(backend)
  const services: Service[] = [
    {
      target: 'auth',
      owns: AuthApi.ownsService,
      answer: (request, response) => auth.answer(request, response),
    },
    {
      target: null,
      owns: AuthApi.ownsControl,
      answer: (request, response) => auth.answer(request, response),
    },
    {
      target: 'firestore',
      owns: FirestoreApi.ownsService,
      answer: (request, response, address) => firestore.answer(request, response, address),
    },
    {
      target: null,
      owns: FirestoreApi.ownsControl,
      answer: (request, response, address) => firestore.answer(request, response, address),
    },
    {
      target: 'email',
      owns: EmailApi.owns,
      answer: (request, response, address) => email.answer(request, response, address),
    },
    {
      target: 'stk',
      owns: StkApi.owns,
      answer: (request, response) => stk.answer(request, response),
    },
  ]
  seed()
  return backend

  /** What was pledged by M-Pesa and ordered besides the samples: the statement says that it is paid. */
  function tried(): TriedPayment[] {
    const samples = new Set(sampleDocuments(now()).map(({ path }) => path.join('/')))
    return ['Donations', 'Orders'].flatMap((collection) =>
      firestore.store.inCollection([collection]).flatMap(({ path, fields, createTime }) => {
        const { name, phoneNumber, amount, totalCost, paymentMethod } = toPlainFields(fields)
        if (samples.has(path.join('/')) || paymentMethod === 'bank') return []
        return {
          id: path.at(-1) ?? '',
          at: new Date(Number(createTime / 1000n)),
          name: String(name),
          phone: typeof phoneNumber === 'string' ? phoneNumber : '',
          amount: Number(amount ?? totalCost),
        }
      }),
    )
  }

  function seed(): void {
    const fields = Object.entries(demoMember.profile).map(
      ([name, value]) => [name, { stringValue: value }] as const,
    )
    firestore.seed(['users', demoMember.uid], Object.fromEntries(fields))
    if (!hasSamples) return
    for (const sample of sampleDocuments(now()))
      firestore.seed(sample.path, sample.fields, sample.time)
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (faults.breaksConnection) response.setHeader('connection', 'close')
    const address = requestAddress(request)
    if (address === null) return next()
    if (ControlApi.owns(address.pathname)) {
      void control.answer(request, response, address)
      return
    }
    const service = services.find(({ owns }) => owns(address.pathname))
    if (service === undefined) return next()
    if (allowAnyOrigin(request, response)) return
    const carryOut = (): void => void service.answer(request, response, address)
    const fault = service.target === null ? null : faults.take(service.target)
    if (fault === null) carryOut()
    else applyFault(fault, request, response, carryOut)
  }
}

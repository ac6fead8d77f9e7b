import {
  createLocalBackend,
  fetchInProcess,
  type LocalBackend,
  type LocalBackendOptions,
} from 'local-backend'
import { indexes } from '../firestore.indexes.json'
import { demoMember } from './demoMember.ts'
import { demoStaff } from './demoStaff.ts'
import { Daraja } from './mobile-money/daraja.ts'
import { PaymentService, type StkRequest } from './mobile-money/paymentService.ts'
import { sampleDocuments, sampleStatement, type TriedPayment } from './samples/samples.ts'

export const faultTargets = ['firestore', 'auth', 'email', 'stk', 'daraja'] as const
export type FaultTarget = (typeof faultTargets)[number]

export interface SiteBackendOptions extends Pick<
  LocalBackendOptions,
  'projectId' | 'rules' | 'indexes' | 'log' | 'now' | 'slowMs' | 'services'
> {
  /** Whether there is something to try the staff area with: a staff member, pledges, orders, messages. */
  hasSamples?: boolean
  /** How many times faster than real time M-Pesa and the payment service go; 1 by default. */
  speed?: number
}

/** The local backend, plus what this site needs: its people, its samples and M-Pesa. */
export interface SiteBackend extends LocalBackend {
  /** All requests for a prompt, oldest first. */
  stkRequests(): StkRequest[]
}

/** @throws RulesSyntaxError */
export function createSiteBackend(options: SiteBackendOptions): SiteBackend {
  const { hasSamples = false, now = () => new Date(), slowMs = 8000, speed = 1 } = options
  const { log = () => {}, services = [] } = options
  const stk = new PaymentService({
    now,
    speed,
    log,
    fetch: (...call) => fetchInProcess(backend)(...call),
  })
  const backend: LocalBackend = createLocalBackend({
    indexes,
    ...options,
    now,
    slowMs,
    accounts: accountsOf(hasSamples),
    documents: (at) => [
      { path: `users/${demoMember.uid}`, fields: demoMember.profile },
      ...(hasSamples ? sampleDocuments(at) : []),
    ],
    mailLinks: '/ResetPassword',
    services: [stk, new Daraja(now, slowMs, speed), ...services],
    downloads: hasSamples ? [statement(() => sampleStatement(now(), tried(backend, now())))] : [],
  })
  return { ...backend, stkRequests: () => [...stk.requests] }
}

function accountsOf(hasSamples: boolean) {
  const { profile, ...member } = demoMember
  const { profile: _, ...staff } = demoStaff
  const known = {
    label: 'Demo login',
    ...member,
    displayName: profile.displayName,
    emailVerified: hasSamples,
  }
  return hasSamples ? [known, { label: 'Demo staff', ...staff, emailVerified: true }] : [known]
}

/** Named as M-Pesa's portal names its files. */
function statement(content: () => string) {
  return {
    name: 'statement.csv',
    label: 'Statement',
    type: 'text/csv; charset=utf-8',
    fileName: 'ORG_000000_Merchant Account_Completed_SAMPLE.csv',
    content,
  }
}

/** M-Pesa pledges and orders besides the samples: the statement says that they are paid. */
function tried(backend: LocalBackend, now: Date): TriedPayment[] {
  const samples = new Set(sampleDocuments(now).map(({ path }) => path))
  return ['Donations', 'Orders'].flatMap((collection) =>
    backend.documents(collection).flatMap(({ id, fields }) => {
      const path = `${collection}/${id}`
      const { name, phoneNumber, amount, totalCost, paymentMethod } = fields
      if (samples.has(path) || paymentMethod === 'bank') return []
      return {
        id,
        at: backend.createdAt(path) ?? now,
        name: String(name),
        phone: typeof phoneNumber === 'string' ? phoneNumber : '',
        amount: Number(amount ?? totalCost),
      }
    }),
  )
}

import { addDays } from '@/domain/calendar/calendar'
import {
  markId,
  readCodePayment,
  readConfirmation,
  readMark,
  type CodePayment,
  type Confirmation,
  type Parts,
  type PaymentState,
  type RecordKind,
} from '@/staff/domain/confirmation'
import { findByIds, findDocument, findIfAllowed } from './database'
import { findAll } from './listPage'
import { type ById, inRange, type Conditions } from './wireFormat'

/** Where pledges, orders and members are stored, by the kind of their payments. */
export const collections = { donation: 'Donations', order: 'Orders', fee: 'users' } as const

export async function loadConfirmation(id: string): Promise<Confirmation | null> {
  const found = await findDocument('confirmations', id)
  return found && readConfirmation(found)
}

/** Null if nothing was ever booked under the code. */
export async function loadCodePayment(code: string): Promise<CodePayment | null> {
  const found = await findDocument('payments', code)
  return found && readCodePayment(found)
}

/** Only those with something booked. */
export async function loadPaymentsByCode(codes: readonly string[]): Promise<ById<CodePayment>> {
  const found = await findByIds('payments', codes)
  const payments = [...found.values()].map(readCodePayment).filter(({ booked }) => booked > 0)
  return new Map(payments.map((payment) => [payment.code, payment]))
}

/** `first` and `last`: YYYY-MM-DD, both included. Void ones too. */
export function loadConfirmationsOf(first: string, last: string): Promise<readonly Confirmation[]> {
  const where = inRange('paidOn', first, addDays(last, 1))
  const orderBy = ['paidOn', 'ASCENDING'] as const
  return findAll({ collection: 'confirmations', where, orderBy }, readConfirmation)
}

/** Only of one kind, since staff with just the members area may ask only for fees. */
export async function loadConfirmations(ids: readonly string[], kind: RecordKind) {
  const found = await findByIds('confirmations', ids, [['kind', 'EQUAL', kind]])
  return [...found.values()].map(readConfirmation)
}

/** Void records too. `voids`: what voided them, by id. */
export async function findRecords(where: Conditions) {
  // In this order, so that the voids cover every record.
  const records = await findAll({ collection: 'confirmations', where }, readConfirmation)
  const voids = await findAll({ collection: 'voids', where }, (document) => document)
  return { records, voids: new Map(voids.map((each) => [each.id, each])) }
}

/** The records by id, with what the refunds among them paid back, perhaps long ago. */
export async function withRefunded(records: readonly Confirmation[]): Promise<ById<Confirmation>> {
  const known = new Map(records.map((record) => [record.id, record]))
  const missing = records
    .filter(({ kind, document }) => kind === 'refund' && !known.has(document))
    .map(({ document }) => document)
  const found = await findByIds('confirmations', [...new Set(missing)])
  for (const [id, each] of found) known.set(id, readConfirmation(each))
  return known
}

/** The member's uid, if the profile still shows the line: a member may have left and returned. */
export async function uidIfShown({ uid, line }: Confirmation): Promise<string | undefined> {
  if (uid === undefined) return undefined
  const member = await findDocument('users', uid)
  const lines = member?.fields['contributions']
  return Array.isArray(lines) && lines.includes(line) ? uid : undefined
}

/** The parts that stand for one thing. A refund's `document` is the confirmation. */
export async function findMark(kind: RecordKind, document: string): Promise<PaymentState> {
  const mark = await findDocument('confirmed', markId(kind, document))
  return readMark(mark?.fields ?? null)
}

export async function findRefund({ id: paid }: Pick<Confirmation, 'id'>) {
  const { parts } = await findMark('refund', paid)
  const [refund] = Object.entries(parts)
  return refund ? { id: refund[0], amount: refund[1] } : null
}

/** Null if it is missing, or refused to staff with just the members area. */
export async function loadFirstPart(parts: Parts): Promise<Confirmation | null> {
  const [id] = Object.keys(parts)
  const found = id === undefined ? null : await findIfAllowed('confirmations', id)
  return found && readConfirmation(found)
}

import { Failure } from '@/domain/failure'
import type { Payer } from '@/staff/domain/book'
import { markId, type Confirmation, type PaymentKind } from '@/staff/domain/confirmation'
import { readOrder, readPledge } from '@/staff/domain/records'
import { loadConfirmation } from './confirmationRecords'
import { findByIds, findDocument } from './database'
import { toMember } from './members'
import type { FoundDocument } from './wireFormat'

/** By `markId`. Pledges never change, so none is read twice. */
export type KnownPayers = Map<string, Payer>

const stored: Readonly<
  Record<
    PaymentKind,
    { readonly collection: string; readonly read: (document: FoundDocument) => Payer }
  >
> = {
  donation: {
    collection: 'Donations',
    read: ({ id, fields }) => {
      const { name, amount: pledged } = readPledge(id, fields)
      return { name, pledged }
    },
  },
  order: {
    collection: 'Orders',
    read: ({ id, fields, createdAt }) => {
      const { name, totalCost: pledged } = readOrder(id, fields, createdAt)
      return { name, pledged }
    },
  },
  fee: {
    collection: 'users',
    read: (document) => {
      const { fname, lname } = toMember(document).profile
      return { name: `${fname} ${lname}`.trim(), pledged: null }
    },
  },
}

const kinds = Object.keys(stored) as PaymentKind[]

export async function loadPayers(
  records: readonly Confirmation[],
  known: KnownPayers,
): Promise<void> {
  await Promise.all(
    kinds.map(async (kind) => {
      const { collection, read } = stored[kind]
      const ids = records.filter((each) => each.kind === kind).map(({ document }) => document)
      const unknown = new Set(ids.filter((id) => !known.has(markId(kind, id))))
      for (const [id, document] of await findByIds(collection, [...unknown]))
        known.set(markId(kind, id), read(document))
    }),
  )
}

/** '' if deleted or refused. */
export async function loadPayerName({
  kind,
  document,
  from,
}: Pick<Confirmation, 'kind' | 'document' | 'from'>): Promise<string> {
  if (kind === 'income') return from
  if (kind === 'refund') {
    const paid = await loadConfirmation(document)
    return paid ? loadPayerName(paid) : ''
  }
  const { collection, read } = stored[kind]
  try {
    const found = await findDocument(collection, document)
    return found ? read(found).name : ''
  } catch (failure) {
    if (failure instanceof Failure && failure.code === 'refused') return ''
    throw failure
  }
}

import type { Payer } from '@/staff/domain/book'
import {
  markId,
  paymentKinds,
  type Confirmation,
  type PaymentKind,
} from '@/staff/domain/confirmation'
import { readOrder, readPledge } from '@/staff/domain/records'
import { collections, loadConfirmation } from './confirmationRecords'
import { findByIds, findIfAllowed } from './database'
import { toMember } from './members'
import type { FoundDocument } from './wireFormat'

/** By `markId`. Pledges never change, so each is read only once. */
export type KnownPayers = Map<string, Payer>

function toPayer(kind: PaymentKind, document: FoundDocument): Payer {
  if (kind === 'fee') {
    const { fname, lname } = toMember(document).profile
    return { name: `${fname} ${lname}`.trim(), pledged: null }
  }
  if (kind === 'order') {
    const { name, totalCost } = readOrder(document, document.createdAt)
    return { name, pledged: totalCost }
  }
  const { name, email, amount } = readPledge(document)
  return { name, email, pledged: amount }
}

export async function loadPayers(records: readonly Confirmation[], known: KnownPayers) {
  await Promise.all(
    paymentKinds.map(async (kind) => {
      const ids = records.filter((each) => each.kind === kind).map(({ document }) => document)
      const unknown = new Set(ids.filter((id) => !known.has(markId(kind, id))))
      for (const [id, document] of await findByIds(collections[kind], [...unknown]))
        known.set(markId(kind, id), toPayer(kind, document))
    }),
  )
}

/** '' if the payer is deleted, or staff may not see it. */
export async function loadPayerName({ kind, document, from }: Confirmation): Promise<string> {
  if (kind === 'income') return from
  if (kind === 'refund') {
    const paid = await loadConfirmation(document)
    return paid ? loadPayerName(paid) : ''
  }
  const found = await findIfAllowed(collections[kind], document)
  return found ? toPayer(kind, found).name : ''
}

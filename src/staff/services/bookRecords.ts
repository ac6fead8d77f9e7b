import { readConfirmation, type Confirmation } from '@/staff/domain/confirmation'
import { findByIds } from './database'
import { findAll } from './listPage'
import type { FoundDocument, Query } from './wireFormat'

/** Void ones too, with what voided them by id. */
export async function findRecords(where: NonNullable<Query['where']>) {
  // In this order: the voids cover everything read.
  const records = await findAll({ collection: 'confirmations', where }, readRecord)
  const voids = await findAll({ collection: 'voids', where }, (document) => document)
  return { records, voids: new Map(voids.map((each) => [each.id, each])) }
}

/** By id, with what refunds among them paid back, perhaps long ago. */
export async function withRefunded(
  records: readonly Confirmation[],
): Promise<ReadonlyMap<string, Confirmation>> {
  const known = new Map(records.map((record) => [record.id, record]))
  const missing = records
    .filter(({ kind, document }) => kind === 'refund' && !known.has(document))
    .map(({ document }) => document)
  const found = await findByIds('confirmations', [...new Set(missing)])
  return new Map([...known, ...[...found].map(([id, each]) => [id, readRecord(each)] as const)])
}

export function readRecord({ id, fields }: FoundDocument): Confirmation {
  return readConfirmation(id, fields)
}

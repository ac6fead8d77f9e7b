import type { PaymentKind } from '@/staff/domain/confirmation'
import { codesIn, codeSigns } from '@/staff/domain/booking'
import { collections } from './confirmationRecords'
import { findByIds, findDocuments } from './database'
import { findPeople, type ReadPeople } from './people'
import {
  type ById,
  beginningWith,
  documentId,
  type Conditions,
  type FoundDocument,
} from './wireFormat'

/** Per condition. */
export const maxFound = 50

/** What matches any of the conditions, each document once. */
export async function findAny(collection: string, conditions: readonly Conditions[]) {
  const found = await Promise.all(
    conditions.map((where) => findDocuments({ collection, where, limit: maxFound })),
  )
  return new Map(found.flat().map((document) => [document.id, document]))
}

/** What was paid for under this code, even if it is void. */
async function findByCode(kind: PaymentKind, typed: string): Promise<ById<FoundDocument>> {
  const codes = codesIn(typed)
  if (codes.length === 0) return new Map()
  const confirmations = await findAny('confirmations', [
    [
      ['code', 'IN', codes],
      ['kind', 'EQUAL', kind],
    ],
  ])
  const ids = [...confirmations.values()].map(({ fields }) => String(fields['document']))
  return findByIds(collections[kind], ids)
}

/** A reference is the start of the id. */
async function findByReference(collection: string, typed: string): Promise<ById<FoundDocument>> {
  const reference = codeSigns(typed)
  if (!/^[2-9A-HJ-NP-Z]{1,20}$/.test(reference)) return new Map()
  return findAny(collection, [beginningWith(documentId, reference)])
}

/** By code, reference, name, address or number, in this order. Once found, a code with digits is nobody's name. */
export async function findByText(
  kind: 'donation' | 'order',
  text: string,
  read?: ReadPeople,
): Promise<readonly ById<FoundDocument>[]> {
  const collection = collections[kind]
  if (text.includes('@')) return [await findPeople(collection, text, read)]
  const found = await Promise.all([findByCode(kind, text), findByReference(collection, text)])
  if (/\d/.test(text) && found.some(({ size }) => size > 0)) return found
  return [...found, await findPeople(collection, text, read)]
}

export async function findByReferences(collection: string, references: readonly string[]) {
  const found = await Promise.all(references.map((each) => findByReference(collection, each)))
  return new Map(found.flatMap((each) => [...each]))
}

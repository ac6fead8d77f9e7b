import type { PaymentKind } from '@/staff/domain/confirmation'
import { codeSpellings, nameSpellings } from '@/staff/domain/spellings'
import { findByIds, findDocuments } from './database'
import { documentId, type FoundDocument, type Query } from './wireFormat'

type Conditions = NonNullable<Query['where']>

/** Per condition. */
const maxFound = 50

export function beginningWith(field: string, text: string): Conditions {
  return [
    [field, 'GREATER_THAN_OR_EQUAL', text],
    [field, 'LESS_THAN', `${text}\u{10ffff}`],
  ]
}

/** Each match once. */
export async function findAny(
  collection: string,
  conditions: readonly Conditions[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const found = await Promise.all(
    conditions.map((where) => findDocuments({ collection, where, limit: maxFound })),
  )
  return new Map(found.flat().map((document) => [document.id, document]))
}

/** Void ones too. */
async function findByCode(
  collection: string,
  kind: PaymentKind,
  typed: string,
): Promise<ReadonlyMap<string, FoundDocument>> {
  const codes = codeSpellings(typed)
  if (codes.length === 0) return new Map()
  const confirmations = await findAny('confirmations', [
    [
      ['code', 'IN', codes],
      ['kind', 'EQUAL', kind],
    ],
  ])
  const ids = [...confirmations.values()].map(({ fields }) => String(fields['document']))
  return findByIds(collection, ids)
}

/** A reference is the start of the id. */
async function findByReference(
  collection: string,
  typed: string,
): Promise<ReadonlyMap<string, FoundDocument>> {
  const reference = typed.toUpperCase()
  if (!/^[2-9A-HJ-NP-Z]{1,20}$/.test(reference)) return new Map()
  return findAny(collection, [beginningWith(documentId, reference)])
}

/** By code, reference or the start of the name, else by `more`; in this order. */
export function findByText(
  collection: string,
  kind: PaymentKind,
  text: string,
  more: readonly Conditions[] = [],
): Promise<readonly ReadonlyMap<string, FoundDocument>[]> {
  const names = nameSpellings(text).map((name) => beginningWith('name', name))
  return Promise.all([
    findByCode(collection, kind, text),
    findByReference(collection, text),
    findAny(collection, [...more, ...names]),
  ])
}

export async function findByReferences(
  collection: string,
  references: readonly string[],
): Promise<ReadonlyMap<string, FoundDocument>> {
  const found = await Promise.all(references.map((each) => findByReference(collection, each)))
  return new Map(found.flatMap((each) => [...each]))
}

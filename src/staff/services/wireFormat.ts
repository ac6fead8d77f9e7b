import { documentsRoot } from '@/services/firebase/restAddress'
import {
  fieldsFromRest,
  toRest,
  type RestFields,
  type RestValue,
} from '@/services/firebase/restValues'
import type { StoredDocument } from '@/staff/domain/stored'

/* Documents and queries as in Firestore's REST protocol. */

export const documentId = '__name__'

export interface FoundDocument extends StoredDocument {
  readonly createdAt: Date
}

export type ById<T> = ReadonlyMap<string, T>

export type Conditions = readonly (readonly [field: string, operator: Operator, value: unknown])[]

type Operator = 'EQUAL' | 'IN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN'

export interface Query {
  readonly collection: string
  readonly where?: Conditions
  readonly orderBy?: readonly (readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'])[]
  /** The values of the document before, one for each field in `orderBy`. */
  readonly after?: readonly unknown[] | null
  readonly limit?: number
  /** Only these fields. */
  readonly select?: readonly string[]
}

/** From one value up to another, which is not included. Either may be left out. */
export function inRange(field: string, from: unknown, before?: unknown): Conditions {
  return [
    ...(from === undefined ? [] : ([[field, 'GREATER_THAN_OR_EQUAL', from]] as const)),
    ...(before === undefined ? [] : ([[field, 'LESS_THAN', before]] as const)),
  ]
}

/** Matches values that begin with `text`. */
export function beginningWith(field: string, text: string) {
  return inRange(field, text, `${text}\u{10ffff}`)
}

export interface RestDocument {
  readonly name: string
  readonly fields?: RestFields
  readonly createTime: string
}

export function documentName(collection: string, id: string): string {
  return `${documentsRoot}/${collection}/${id}`
}

export function documentFromRest({ name, fields = {}, createTime }: RestDocument): FoundDocument {
  return {
    id: name.slice(name.lastIndexOf('/') + 1),
    fields: fieldsFromRest(fields),
    createdAt: new Date(createTime),
  }
}

export function queryToRest(query: Query): object {
  const { collection, where = [], orderBy = [], after, limit, select } = query
  const operand = (field: string, value: unknown): RestValue => {
    if (field !== documentId) return toRest(value)
    if (Array.isArray(value))
      return { arrayValue: { values: value.map((id) => operand(field, id)) } }
    return { referenceValue: documentName(collection, String(value)) }
  }
  const filters = where.map(([field, op, value]) => ({
    fieldFilter: { field: { fieldPath: field }, op, value: operand(field, value) },
  }))
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: orderBy.map(([field, direction]) => ({ field: { fieldPath: field }, direction })),
    ...(after && {
      startAt: {
        before: false,
        values: after.map((value, index) => operand(orderBy[index]?.[0] ?? '', value)),
      },
    }),
    ...(limit !== undefined && { limit }),
    ...(select && { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
  }
}

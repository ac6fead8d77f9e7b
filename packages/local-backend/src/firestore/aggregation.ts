import { numberOf } from './compareValues.ts'
import type { StoredDocument } from './documentStore.ts'
import { getField, type FieldPath } from './fieldPath.ts'
import { readFieldReference } from './fieldReference.ts'
import { invalid } from './firestoreError.ts'
import { allowKeys, readList, readObject, readString } from './requestJson.ts'
import type { RestFields, RestValue } from './restTypes.ts'
import { doubleValue, integerValue } from './values.ts'

interface Aggregation {
  alias: string
  /** The field it sums or averages. */
  path: FieldPath | null
  compute: (documents: readonly StoredDocument[]) => RestValue
}

/** Reads StructuredAggregationQuery.aggregations: count, sum and avg. */
export function readAggregations(raw: unknown): Aggregation[] {
  const aggregations = readList(raw, 'aggregations').map((one, index) => {
    const aggregation = readObject(one, 'An aggregation')
    allowKeys(aggregation, ['alias', 'count', 'sum', 'avg'], 'an aggregation')
    const alias = readString(aggregation['alias'] ?? `field_${index + 1}`, 'alias')
    return { alias, ...readComputation(aggregation) }
  })
  if (aggregations.length === 0 || aggregations.length > 5)
    throw invalid('A query must have 1 to 5 aggregations')
  return aggregations
}

function readComputation(aggregation: Record<string, unknown>): Omit<Aggregation, 'alias'> {
  const { count, sum, avg } = aggregation
  if ([count, sum, avg].filter((operation) => operation !== undefined).length !== 1)
    throw invalid('An aggregation must have exactly one operation')
  if (count !== undefined) {
    const { upTo = null } = readObject(count, 'count')
    const most = upTo === null ? Infinity : Number(upTo)
    if (!(most > 0)) throw invalid('upTo must be greater than 0')
    return {
      path: null,
      compute: ({ length }) => integerValue(BigInt(Math.min(length, most))),
    }
  }
  const path = readFieldReference(readObject(sum ?? avg, 'An aggregation')['field'])
  if (path[0] === '__name__') throw invalid('A name is no number')
  const calculate = sum === undefined ? mean : total
  return { path, compute: (documents) => calculate(numbers(documents, path)) }
}

export function aggregate(
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): RestFields {
  return Object.fromEntries(aggregations.map(({ alias, compute }) => [alias, compute(documents)]))
}

/** The numbers in a field; documents with anything else there do not count. */
function numbers(documents: readonly StoredDocument[], path: FieldPath): (bigint | number)[] {
  return documents.flatMap(({ fields }) => {
    const value = getField(fields, path)
    const number = value === undefined ? undefined : numberOf(value)
    return number === undefined ? [] : [number]
  })
}

function mean(values: readonly (bigint | number)[]): RestValue {
  return values.length === 0 ? { nullValue: null } : doubleValue(sumOf(values) / values.length)
}

function total(values: readonly (bigint | number)[]): RestValue {
  return values.every((value) => typeof value === 'bigint')
    ? integerValue(values.reduce((sum, value) => sum + value, 0n))
    : doubleValue(sumOf(values))
}

/** Integers first, without rounding, as Google does. */
function sumOf(values: readonly (bigint | number)[]): number {
  const integers = values.filter((value) => typeof value === 'bigint')
  const doubles = values.filter((value) => typeof value === 'number')
  return doubles.reduce(
    (sum, value) => sum + value,
    Number(integers.reduce((sum, value) => sum + value, 0n)),
  )
}

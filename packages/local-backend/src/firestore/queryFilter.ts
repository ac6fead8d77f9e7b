import type { QueryFilter } from 'firestore-rules'
import { compareValues, numberOf, sameValue, typeOrder } from './compareValues.ts'
import { formatFieldPath, type FieldPath } from './fieldPath.ts'
import { invalid, unsupported } from './firestoreError.ts'
import { readFieldReference } from './fieldReference.ts'
import { allOf, anyOf, type Disjunction } from './queryLimits.ts'
import { allowKeys, readList, readObject, readString } from './requestJson.ts'
import type { RestValue } from './restTypes.ts'
import { toRulesValue } from './rulesValues.ts'
import { readValue } from './values.ts'

type ValueOf = (path: FieldPath) => RestValue | undefined

export interface Filter {
  matches(valueOf: ValueOf): boolean
  /** What the rules may know about every match. */
  conditions: readonly QueryFilter[]
  /** Fields that the result is ordered by, unless the query says otherwise. */
  inequalities: readonly FieldPath[]
  /** All that it has, with OR. */
  operators: readonly string[]
  disjunction: Disjunction
  /** The only ids that can match, if the filter names them, so that not every document need be looked at. */
  ids?: readonly string[] | undefined
}

/** "Up to 30 values for in and array-contains-any, up to 10 for not-in" (Firestore, Queries). */
const maxChoices = 30
const maxExcluded = 10

/** Far deeper than the SDK goes, but a hostile filter cannot exhaust the stack. */
const maxDepth = 20

interface Place {
  readonly root: string
  /** Null for a collection group. */
  readonly collection: string | null
}

export function readFilter(raw: unknown, place: Place, depth = 0): Filter {
  if (depth > maxDepth) throw invalid(`Filters are nested deeper than ${maxDepth} levels`)
  const filter = readObject(raw, 'A filter')
  allowKeys(filter, ['compositeFilter', 'fieldFilter', 'unaryFilter'], 'a filter')
  if (Object.keys(filter).length !== 1) throw invalid('A filter must be of exactly one kind')
  if ('compositeFilter' in filter) return readComposite(filter['compositeFilter'], place, depth + 1)
  if ('unaryFilter' in filter) return readUnary(filter['unaryFilter'])
  return readComparison(filter['fieldFilter'], place)
}

function readComposite(raw: unknown, place: Place, depth: number): Filter {
  const composite = readObject(raw, 'compositeFilter')
  allowKeys(composite, ['op', 'filters'], 'compositeFilter')
  const filters = readList(composite['filters'], 'filters').map((one) =>
    readFilter(one, place, depth),
  )
  if (filters.length === 0) throw invalid('A composite filter must not be empty')
  const inequalities = filters.flatMap((filter) => filter.inequalities)
  const conditions = filters.flatMap((filter) => filter.conditions)
  const operators = filters.flatMap((filter) => filter.operators)
  const disjunctions = filters.map(({ disjunction }) => disjunction)
  if (composite['op'] === 'AND') {
    return {
      matches: (valueOf) => filters.every((filter) => filter.matches(valueOf)),
      conditions,
      inequalities,
      operators,
      disjunction: allOf(disjunctions),
      ids: filters.find(({ ids }) => ids)?.ids,
    }
  }
  if (composite['op'] !== 'OR') throw invalid('op must be AND or OR')
  return {
    matches: (valueOf) => filters.some((filter) => filter.matches(valueOf)),
    // None of them has to hold on its own.
    conditions: conditions.map(({ path }) => ({ path, equals: null })),
    inequalities,
    operators: [...operators, 'OR'],
    disjunction: anyOf(disjunctions),
  }
}

const isNaNValue = (value: RestValue): boolean => Number.isNaN(numberOf(value))
const isNull = (value: RestValue): boolean => 'nullValue' in value

const unaryTests: Record<string, (value: RestValue) => boolean> = {
  IS_NULL: isNull,
  IS_NAN: isNaNValue,
  IS_NOT_NULL: (value) => !isNull(value),
  IS_NOT_NAN: (value) => !isNull(value) && !isNaNValue(value),
}

function readUnary(raw: unknown): Filter {
  const unary = readObject(raw, 'unaryFilter')
  allowKeys(unary, ['op', 'field'], 'unaryFilter')
  const path = readFieldReference(unary['field'])
  const op = readString(unary['op'], 'op')
  const test = Object.hasOwn(unaryTests, op) ? unaryTests[op] : undefined
  if (test === undefined) throw unsupported(`the filter ${op}`)
  if (path[0] === '__name__') throw invalid('__name__ is a reference, never null or NaN')
  return {
    matches: (valueOf) => {
      const value = valueOf(path)
      return value !== undefined && test(value)
    },
    conditions: conditionsOf(path, op === 'IS_NULL' ? { nullValue: null } : null),
    inequalities: op.startsWith('IS_NOT') ? [path] : [],
    operators: [op],
    disjunction: [new Set([`${op} ${formatFieldPath(path)}`])],
  }
}

type Comparison = (value: RestValue, operand: RestValue) => boolean

/** Null and NaN equal nothing, not even themselves, except inside lists and maps. */
const same: Comparison = (value, operand) =>
  !isNull(operand) && !isNaNValue(operand) && sameValue(value, operand)
/** A range holds only values of its operand's type; null and NaN are in none. */
const within = (test: (difference: number) => boolean): Comparison => {
  return (value, operand) =>
    typeOrder(value) === typeOrder(operand) &&
    ![value, operand].some((each) => isNull(each) || isNaNValue(each)) &&
    test(compareValues(value, operand))
}
const elements = (value: RestValue): RestValue[] =>
  'arrayValue' in value ? (value.arrayValue.values ?? []) : []
const includes = (list: readonly RestValue[], value: RestValue): boolean =>
  list.some((element) => same(element, value))

const comparisons: Record<string, Comparison> = {
  EQUAL: same,
  NOT_EQUAL: (value, operand) => !isNull(value) && !isNull(operand) && !same(value, operand),
  LESS_THAN: within((difference) => difference < 0),
  LESS_THAN_OR_EQUAL: within((difference) => difference <= 0),
  GREATER_THAN: within((difference) => difference > 0),
  GREATER_THAN_OR_EQUAL: within((difference) => difference >= 0),
  IN: (value, operand) => includes(elements(operand), value),
  NOT_IN: (value, operand) =>
    !isNull(value) && !elements(operand).some(isNull) && !includes(elements(operand), value),
  ARRAY_CONTAINS: (value, operand) => includes(elements(value), operand),
  ARRAY_CONTAINS_ANY: (value, operand) =>
    elements(operand).some((choice) => includes(elements(value), choice)),
}

const choiceOperators = new Set(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'])
const withoutOrder = new Set(['EQUAL', 'IN', 'ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'])

/** Each of the values is one of several conditions. */
const splitOperators = new Map([
  ['IN', 'EQUAL'],
  ['ARRAY_CONTAINS_ANY', 'ARRAY_CONTAINS'],
])

function termOf(path: FieldPath, op: string, operand: RestValue): string {
  return `${op} ${formatFieldPath(path)} ${JSON.stringify(operand)}`
}

function readComparison(raw: unknown, { root, collection }: Place): Filter {
  const filter = readObject(raw, 'fieldFilter')
  allowKeys(filter, ['field', 'op', 'value'], 'fieldFilter')
  const path = readFieldReference(filter['field'])
  const op = readString(filter['op'], 'op')
  const compare = Object.hasOwn(comparisons, op) ? comparisons[op] : undefined
  if (compare === undefined) throw unsupported(`the filter ${op}`)
  const operand = choiceOperators.has(op)
    ? readChoices(op, filter['value'], root)
    : readValue(filter['value'], root)
  if (path[0] === '__name__' && (op.startsWith('ARRAY') || !isNameOperand(operand, collection)))
    throw invalid('__name__ can only be compared with references to documents of the collection')
  const splitInto = splitOperators.get(op)
  const terms = splitInto
    ? elements(operand).map((each) => termOf(path, splitInto, each))
    : [termOf(path, op, operand)]
  return {
    matches: (valueOf) => {
      const value = valueOf(path)
      return value !== undefined && compare(value, operand)
    },
    // About null and NaN, Google's service tells the rules only with the filters made for them.
    conditions: conditionsOf(path, isNull(operand) || isNaNValue(operand) ? null : operand, op),
    inequalities: withoutOrder.has(op) ? [] : [path],
    operators: [op],
    disjunction: terms.map((term) => new Set([term])),
    ids: path[0] === '__name__' && (op === 'EQUAL' || op === 'IN') ? idsOf(operand) : undefined,
  }
}

function namesOf(operand: RestValue): readonly RestValue[] {
  return 'referenceValue' in operand ? [operand] : elements(operand)
}

function idsOf(operand: RestValue): readonly string[] {
  return namesOf(operand).flatMap((name) =>
    'referenceValue' in name ? (name.referenceValue.split('/').at(-1) ?? []) : [],
  )
}

/**
 * References to documents of this collection. A document elsewhere is never found, but Google would judge the
 * query by the rules for that place. A collection group has documents of many collections.
 */
function isNameOperand(operand: RestValue, collection: string | null): boolean {
  const names = namesOf(operand)
  return (
    names.length > 0 &&
    names.every(
      (name) =>
        'referenceValue' in name &&
        (collection === null ||
          name.referenceValue.slice(0, name.referenceValue.lastIndexOf('/')) === collection),
    )
  )
}

/** A list of values, which may be lists themselves. */
function readChoices(op: string, raw: unknown, root: string): RestValue {
  const { arrayValue } = readObject(raw, 'A value')
  const values = readList(
    readObject(arrayValue, `${op} needs a list; its value`)['values'],
    'values',
  )
  const max = op === 'NOT_IN' ? maxExcluded : maxChoices
  if (values.length === 0 || values.length > max)
    throw invalid(`${op} needs a list of 1 to ${max} values`)
  return { arrayValue: { values: values.map((value) => readValue(value, root)) } }
}

/** The name is not a field, so rules cannot find it in the data. */
function conditionsOf(path: FieldPath, operand: RestValue | null, op = 'EQUAL'): QueryFilter[] {
  if (path[0] === '__name__') return []
  const value = operand && toRulesValue(operand)
  if (op === 'ARRAY_CONTAINS' && value) return [{ path, equals: null, contains: value }]
  return [{ path, equals: op === 'EQUAL' ? value : null }]
}

import { compareValues, numberOf, sameValue } from './compareValues.ts'
import { getField, parseFieldPath, withField, type FieldPath } from './fieldPath.ts'
import { invalid, unsupported } from './firestoreError.ts'
import { allowKeys, readObject, readString } from './requestJson.ts'
import type { RestFields, RestValue } from './restTypes.ts'
import { doubleValue, integerValue, readElements, readValue } from './values.ts'

/** A change that the server computes from the stored value (Write.FieldTransform). */
export interface FieldTransform {
  path: FieldPath
  /** Returns the new value; `requestTime` is the same for the whole commit. */
  compute: (stored: RestValue | undefined, requestTime: RestValue) => RestValue
  /** Array transforms report null instead of the new value. */
  reportsValue: boolean
}

const kinds = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const

export function readTransform(raw: unknown, root: string): FieldTransform {
  const object = readObject(raw, 'A field transform')
  allowKeys(object, ['fieldPath', ...kinds], 'a field transform')
  const path = parseFieldPath(readString(object['fieldPath'], 'fieldPath'))
  const [kind, ...others] = kinds.filter((key) => Object.hasOwn(object, key))
  if (kind === undefined || others.length > 0)
    throw invalid('A field transform must have exactly one operation')
  const operand = object[kind]
  switch (kind) {
    case 'setToServerValue':
      if (operand !== 'REQUEST_TIME') throw unsupported(`the server value ${String(operand)}`)
      return { path, reportsValue: true, compute: (_stored, requestTime) => requestTime }
    case 'appendMissingElements': {
      const added = readElements(operand, root)
      return { path, reportsValue: false, compute: (stored) => append(elementsOf(stored), added) }
    }
    case 'removeAllFromArray': {
      const removed = readElements(operand, root)
      return { path, reportsValue: false, compute: (stored) => remove(elementsOf(stored), removed) }
    }
    default: {
      const number = readValue(operand, root)
      if (numberOf(number) === undefined) throw invalid(`${kind} needs a number`)
      const compute = { increment: add, maximum, minimum }[kind]
      return { path, reportsValue: true, compute: (stored) => compute(stored, number) }
    }
  }
}

/** Applies the transforms in order; `results` has one value for each, as a commit reports them. */
export function applyTransforms(
  fields: RestFields,
  transforms: readonly FieldTransform[],
  requestTime: RestValue,
): { fields: RestFields; results: RestValue[] } {
  const results: RestValue[] = []
  let current = fields
  for (const { path, compute, reportsValue } of transforms) {
    const value = compute(getField(current, path), requestTime)
    current = withField(current, path, value)
    results.push(reportsValue ? value : { nullValue: null })
  }
  return { fields: current, results }
}

function add(stored: RestValue | undefined, operand: RestValue): RestValue {
  const left = stored === undefined ? undefined : numberOf(stored)
  const right = numberOf(operand)
  if (left === undefined || right === undefined) return operand
  if (typeof left === 'bigint' && typeof right === 'bigint') return integerValue(left + right)
  return doubleValue(Number(left) + Number(right))
}

function maximum(stored: RestValue | undefined, operand: RestValue): RestValue {
  return pick(stored, operand, (difference) => difference < 0)
}

function minimum(stored: RestValue | undefined, operand: RestValue): RestValue {
  return pick(stored, operand, (difference) => difference > 0)
}

/** The operand, if the stored value is not a number or `replaces` says so; else the stored value. */
function pick(
  stored: RestValue | undefined,
  operand: RestValue,
  replaces: (difference: number) => boolean,
): RestValue {
  if (stored === undefined || numberOf(stored) === undefined) return operand
  // NaN wins either way, although it comes before all numbers.
  if (Number.isNaN(numberOf(stored))) return stored
  if (Number.isNaN(numberOf(operand))) return operand
  return replaces(compareValues(stored, operand)) ? operand : stored
}

function elementsOf(stored: RestValue | undefined): RestValue[] {
  return stored !== undefined && 'arrayValue' in stored ? (stored.arrayValue.values ?? []) : []
}

function append(stored: RestValue[], added: RestValue[]): RestValue {
  const values = [...stored]
  for (const element of added)
    if (!values.some((value) => sameValue(value, element))) values.push(element)
  return { arrayValue: { values } }
}

function remove(stored: RestValue[], removed: RestValue[]): RestValue {
  const values = stored.filter((value) => !removed.some((element) => sameValue(value, element)))
  return { arrayValue: { values } }
}

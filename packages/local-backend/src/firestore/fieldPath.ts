import { invalid } from './firestoreError.ts'
import type { RestFields, RestValue } from './restTypes.ts'

/** The keys from a document down to one of its nested fields; never empty. */
export type FieldPath = readonly string[]

const maxFieldNameBytes = 1500

/**
 * Reads a field path: simple names joined by dots, any other name in backquotes, with a backslash
 * before a backquote or backslash (reference of StructuredQuery.FieldReference).
 */
export function parseFieldPath(text: string): FieldPath {
  const segment = /`((?:[^`\\]|\\.)*)`|([A-Za-z_][A-Za-z_0-9]*)/sy
  const path: string[] = []
  for (;;) {
    const match = segment.exec(text)
    if (match === null) throw invalid(`"${text}" is not a valid field path`)
    const name = match[2] ?? (match[1] ?? '').replace(/\\(.)/gs, '$1')
    checkFieldName(name)
    path.push(name)
    if (segment.lastIndex === text.length) return path
    if (text[segment.lastIndex] !== '.') throw invalid(`"${text}" is not a valid field path`)
    segment.lastIndex += 1
  }
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) =>
      /^[A-Za-z_][A-Za-z_0-9]*$/.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``,
    )
    .join('.')
}

/** Throws INVALID_ARGUMENT for field names that Firestore refuses. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('A field name must not be empty')
  if (/^__.*__$/s.test(name)) throw invalid(`The field name "${name}" is reserved`)
  if (Buffer.byteLength(name) > maxFieldNameBytes)
    throw invalid('A field name is longer than 1500 bytes')
}

export function getField(fields: RestFields, path: FieldPath): RestValue | undefined {
  const [name, ...rest] = path
  if (name === undefined || !Object.hasOwn(fields, name)) return undefined
  const value = fields[name]
  if (value === undefined || rest.length === 0) return value
  return 'mapValue' in value ? getField(value.mapValue.fields ?? {}, rest) : undefined
}

/**
 * The fields with the value at the path replaced, or removed if undefined. Maps on the way are
 * created if there is something to put into them, and replace values that are not maps.
 */
export function withField(
  fields: RestFields,
  path: FieldPath,
  value: RestValue | undefined,
): RestFields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  const own = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (rest.length === 0) return assign(fields, name, value)
  const inner = own !== undefined && 'mapValue' in own ? own.mapValue.fields : undefined
  if (inner === undefined && value === undefined) return fields
  return assign(fields, name, { mapValue: { fields: withField(inner ?? {}, rest, value) } })
}

function assign(fields: RestFields, name: string, value: RestValue | undefined): RestFields {
  const entries = Object.entries(fields).filter(([key]) => key !== name)
  return Object.fromEntries(value === undefined ? entries : [...entries, [name, value]])
}

export function pickFields(fields: RestFields, paths: readonly FieldPath[]): RestFields {
  return paths.reduce<RestFields>((picked, path) => {
    const value = getField(fields, path)
    return value === undefined ? picked : withField(picked, path, value)
  }, {})
}

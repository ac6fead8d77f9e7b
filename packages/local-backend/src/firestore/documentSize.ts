import type { DocumentPath } from './documentPath.ts'
import type { RestFields, RestValue } from './restTypes.ts'

/** "Maximum size for a document: 1 MiB" (Firestore, Usage and limits). */
export const maxDocumentBytes = 1024 * 1024

/** Size of a document in bytes, by "Storage size calculations" in Firestore's documentation. */
export function documentSize(path: DocumentPath, fields: RestFields): number {
  return nameSize(path) + fieldsSize(fields) + 32
}

function nameSize(path: readonly string[]): number {
  return path.reduce((sum, id) => sum + textSize(id), 16)
}

function fieldsSize(fields: RestFields): number {
  return Object.entries(fields).reduce(
    (sum, [name, value]) => sum + textSize(name) + valueSize(value),
    0,
  )
}

function valueSize(value: RestValue): number {
  if ('nullValue' in value || 'booleanValue' in value) return 1
  if ('stringValue' in value) return textSize(value.stringValue)
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  // The first five segments of a resource name do not count.
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5))
  if ('geoPointValue' in value) return 16
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((sum, element) => sum + valueSize(element), 0)
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {})
  return 8
}

function textSize(text: string): number {
  return Buffer.byteLength(text) + 1
}

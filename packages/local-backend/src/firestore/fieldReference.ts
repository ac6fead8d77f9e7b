import { parseFieldPath, type FieldPath } from './fieldPath.ts'
import { readObject, readString } from './requestJson.ts'

/** Reads a FieldReference; the document's name is the path ['__name__']. */
export function readFieldReference(raw: unknown): FieldPath {
  const text = readString(readObject(raw, 'A field')['fieldPath'], 'fieldPath')
  return text === '__name__' ? [text] : parseFieldPath(text)
}

import { readDocumentName, type DocumentPath } from './documentPath.ts'
import { parseFieldPath, type FieldPath } from './fieldPath.ts'
import { invalid } from './firestoreError.ts'
import { allowKeys, readFlag, readList, readObject, readString } from './requestJson.ts'
import type { RestFields } from './restTypes.ts'
import { readTimestamp, type Micros } from './timestamps.ts'
import { readTransform, type FieldTransform } from './transforms.ts'
import { readFields } from './values.ts'

/** The condition for carrying out a write (currentDocument). */
export type Precondition = { exists: boolean } | { updateTime: Micros } | null

export type Write =
  | {
      kind: 'update'
      path: DocumentPath
      fields: RestFields
      /** The fields to replace; null replaces the whole document. */
      mask: readonly FieldPath[] | null
      transforms: readonly FieldTransform[]
      precondition: Precondition
    }
  | { kind: 'delete' | 'verify'; path: DocumentPath; precondition: Precondition }

/** "Maximum number of field transformations that can be performed on a single document: 500". */
const maxTransforms = 500

const operations = ['update', 'delete', 'verify', 'transform'] as const

export function readWrites(raw: unknown, root: string): Write[] {
  const writes = readList(raw, 'writes').map((write) => readWrite(write, root))
  const verified = writes.filter(({ kind }) => kind === 'verify').map(({ path }) => path.join('/'))
  if (new Set(verified).size < verified.length)
    throw invalid('The same document cannot be verified more than once in a single request')
  return writes
}

function readWrite(raw: unknown, root: string): Write {
  const object = readObject(raw, 'A write')
  allowKeys(object, [...operations, 'updateMask', 'updateTransforms', 'currentDocument'], 'a write')
  const [operation, ...others] = operations.filter((key) => Object.hasOwn(object, key))
  if (operation === undefined || others.length > 0)
    throw invalid('A write must have exactly one operation')
  const precondition = readPrecondition(object['currentDocument'])
  const { updateMask, updateTransforms } = object
  if (operation === 'update') {
    const { path, fields } = readDocument(object['update'], root)
    const mask = updateMask === undefined ? null : readMask(updateMask)
    const transforms = readTransforms(updateTransforms, root)
    return { kind: 'update', path, fields, mask, transforms, precondition }
  }
  if (updateMask !== undefined || updateTransforms !== undefined)
    throw invalid('Only an update can have updateMask and updateTransforms')
  if (operation === 'transform') {
    const transform = readObject(object['transform'], 'transform')
    allowKeys(transform, ['document', 'fieldTransforms'], 'transform')
    const path = readDocumentName(readString(transform['document'], 'document'), root)
    const transforms = readTransforms(transform['fieldTransforms'], root)
    if (transforms.length === 0) throw invalid('A transform needs a field transform')
    return { kind: 'update', path, fields: {}, mask: [], transforms, precondition }
  }
  const path = readDocumentName(readString(object[operation], operation), root)
  if (operation === 'verify' && precondition === null)
    throw invalid('A verify must contain a precondition')
  return { kind: operation, path, precondition }
}

function readDocument(raw: unknown, root: string): { path: DocumentPath; fields: RestFields } {
  const document = readObject(raw, 'A document')
  // A document's times are output only: the protocol accepts and ignores them.
  allowKeys(document, ['name', 'fields', 'createTime', 'updateTime'], 'a document')
  return {
    path: readDocumentName(readString(document['name'], 'name'), root),
    fields: readFields(document['fields'], root),
  }
}

function readTransforms(raw: unknown, root: string): FieldTransform[] {
  const transforms = readList(raw, 'Field transforms').map((one) => readTransform(one, root))
  if (transforms.length > maxTransforms)
    throw invalid(`A write has more than ${maxTransforms} field transforms`)
  const paths = transforms.map(({ path }) => path.join('\0'))
  if (paths.some((one) => paths.some((other) => other.startsWith(`${one}\0`))))
    throw invalid('A field and one inside it cannot be transformed at once')
  return transforms
}

export function readMask(raw: unknown): FieldPath[] {
  const mask = readObject(raw, 'A mask')
  allowKeys(mask, ['fieldPaths'], 'a mask')
  return readList(mask['fieldPaths'], 'fieldPaths').map((path) =>
    parseFieldPath(readString(path, 'A field path')),
  )
}

function readPrecondition(raw: unknown): Precondition {
  if (raw === undefined) return null
  const object = readObject(raw, 'currentDocument')
  allowKeys(object, ['exists', 'updateTime'], 'currentDocument')
  const { exists, updateTime } = object
  if (exists !== undefined && updateTime !== undefined)
    throw invalid('currentDocument must have either exists or updateTime')
  if (updateTime !== undefined)
    return { updateTime: readTimestamp(readString(updateTime, 'updateTime')) }
  return exists === undefined ? null : { exists: readFlag(exists, 'exists') }
}

import { invalid } from './firestoreError.ts'

/** The segments of a document's name below `documents`; an even number of them. */
export type DocumentPath = readonly string[]

/** From "Usage and limits" in Firestore's documentation. */
const maxIdBytes = 1500
const maxSegments = 100
const maxNameBytes = 6 * 1024

/** What comes before the path in every resource name: `projects/P/databases/(default)/documents`. */
export function documentsRoot(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

export function nameOf(root: string, path: readonly string[]): string {
  return [root, ...path].join('/')
}

export function readDocumentName(name: string, root: string): DocumentPath {
  if (!name.startsWith(`${root}/`))
    throw invalid(`"${name}" is not the name of a document below ${root}`)
  const path = name.slice(root.length + 1).split('/')
  checkPath(path)
  if (path.length % 2 !== 0) throw invalid(`"${name}" names a collection, not a document`)
  return path
}

export function checkPath(path: readonly string[]): void {
  const bytes = path.reduce((sum, id) => sum + Buffer.byteLength(id) + 1, 0)
  if (path.length > maxSegments || bytes > maxNameBytes)
    throw invalid('The resource name is too long')
  for (const id of path) checkId(id)
}

function checkId(id: string): void {
  if (id === '') throw invalid('A resource name must not contain an empty segment')
  if (id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id))
    throw invalid(`"${id}" is not a valid resource id`)
  if (Buffer.byteLength(id) > maxIdBytes) throw invalid('A resource id is longer than 1500 bytes')
}

import { fail, LimitExceeded } from './errors.ts'
import { MAX_LOOKUPS } from './limits.ts'
import { builtInTable, expectArgs, type BuiltIn } from './methods/method.ts'
import { toResource, type DocumentLookup, type RulesDocument } from './request.ts'
import { bool, type PathValue, type Value } from './values.ts'

type LookupName = 'get' | 'getAfter' | 'exists' | 'existsAfter'

/**
 * The functions that read other documents, for one request. As with Google's service, repeating a
 * call is free, and so is exists() after get(); get() after exists() counts again. Source:
 * rules.firestore; that get() of a missing document is an error is what Google's service answers.
 * @param counted receives the calls that count
 */
export function lookupFunctions(
  database: string,
  lookup: DocumentLookup,
  counted: Set<string>,
): ReadonlyMap<string, BuiltIn> {
  const found = new Map<string, RulesDocument | null>()

  const read = (name: LookupName, args: readonly Value[]): RulesDocument | null => {
    const path = documentPath(database, expectArgs(args, 'path')[0])
    const when = name === 'get' || name === 'exists' ? 'get' : 'getAfter'
    const key = `${when} ${path.join('/')}`
    const call = `${name} ${path.join('/')}`
    if (!counted.has(call) && !counted.has(key)) {
      if (counted.size >= MAX_LOOKUPS) {
        throw new LimitExceeded(`more than ${MAX_LOOKUPS} calls of get() or exists()`)
      }
      counted.add(call)
    }
    const document = found.get(key) ?? lookup[when](path)
    found.set(key, document)
    return document
  }
  const existing = (name: 'get' | 'getAfter', args: readonly Value[]): Value => {
    const document = read(name, args)
    return document
      ? toResource(database, document)
      : fail(`${name}() found no document at this path.`)
  }

  return builtInTable({
    get: (args) => existing('get', args),
    getAfter: (args) => existing('getAfter', args),
    exists: (args) => bool(read('exists', args) !== null),
    existsAfter: (args) => bool(read('existsAfter', args) !== null),
  })
}

/** Segments below /documents; an error unless the path leads to a document in this database. */
function documentPath(database: string, { segments }: PathValue): readonly string[] {
  const [databases, name, documents, ...path] = segments
  if (databases !== 'databases' || name !== database || documents !== 'documents') {
    return fail(`A path to a document begins with /databases/${database}/documents.`)
  }
  if (path.length === 0 || path.length % 2 !== 0) {
    return fail('The path is that of a collection, not of a document.')
  }
  return path.map((segment) =>
    typeof segment === 'string' && segment !== '' && !segment.includes('/')
      ? segment
      : fail('A segment of a path to a document is not empty and has no slash.'),
  )
}

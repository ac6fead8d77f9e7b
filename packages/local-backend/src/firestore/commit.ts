import { isDeepStrictEqual } from 'node:util'
import type { DocumentPath } from './documentPath.ts'
import { documentSize, maxDocumentBytes } from './documentSize.ts'
import type { DocumentStore, StoredDocument } from './documentStore.ts'
import { getField, withField } from './fieldPath.ts'
import { FirestoreError, invalid } from './firestoreError.ts'
import type { RestFields, RestValue } from './restTypes.ts'
import { formatTimestamp, microsOf, type Micros } from './timestamps.ts'
import { applyTransforms } from './transforms.ts'
import type { Precondition, Write } from './writes.ts'

/** One write of a planned commit, with the document before and after it. */
export interface CommitStep {
  kind: Write['kind']
  path: DocumentPath
  /** The document that the rules judge by, whatever earlier writes of the commit did to it. */
  origin: Origin
  before: StoredDocument | null
  after: StoredDocument | null
  precondition: Precondition
  transformResults: RestValue[]
}

interface Origin {
  stored: StoredDocument | null
  /** Whether it counts as a create: its first write decides, else what is stored. */
  isNew: boolean
}

/** A commit that is worked out but not yet carried out. */
export interface CommitPlan {
  steps: CommitStep[]
  /** The documents after the whole commit; null for deleted ones. Keys are joined paths. */
  changes: Map<string, StoredDocument | null>
  time: Micros
}

/**
 * Works out what the writes would do, without storing anything. The caller checks the plan
 * (security rules, then checkPreconditions), and stores either all `changes` or none.
 * @param now the request's time: the value of every server timestamp, in whole milliseconds
 */
export function planCommit(store: DocumentStore, writes: readonly Write[], now: Date): CommitPlan {
  const time = store.nextCommitTime(now)
  const requestTime = { timestampValue: formatTimestamp(microsOf(now)) }
  const changes = new Map<string, StoredDocument | null>()
  const origins = new Map<string, Origin>()
  const steps = writes.map((write): CommitStep => {
    const { kind, path, precondition } = write
    const key = path.join('/')
    const origin = origins.get(key) ?? originOf(store.get(path), precondition)
    origins.set(key, origin)
    const before = changes.get(key) ?? (changes.has(key) ? null : origin.stored)
    if (write.kind !== 'update') {
      if (kind === 'delete') changes.set(key, null)
      const after = kind === 'delete' ? null : before
      return { kind, path, origin, before, after, precondition, transformResults: [] }
    }
    const replaced = replaceFields(before?.fields ?? {}, write.fields, write.mask)
    const { fields, results } = applyTransforms(replaced, write.transforms, requestTime)
    if (documentSize(path, fields) > maxDocumentBytes)
      throw invalid(`The document ${key} is larger than 1048576 bytes`)
    const after = { path, fields, createTime: before?.createTime ?? time, updateTime: time }
    changes.set(key, after)
    return { kind, path, origin, before, after, precondition, transformResults: results }
  })
  // A document that the commit leaves unchanged keeps its time.
  for (const [key, after] of changes) {
    const stored = origins.get(key)?.stored
    if (after && stored?.createTime === after.createTime)
      if (isDeepStrictEqual(after.fields, stored.fields)) changes.set(key, stored)
  }
  return { steps, changes, time }
}

function originOf(stored: StoredDocument | null, precondition: Precondition): Origin {
  if (precondition === null) return { stored, isNew: stored === null }
  return { stored, isNew: 'exists' in precondition && !precondition.exists }
}

function replaceFields(
  stored: RestFields,
  fields: RestFields,
  mask: readonly (readonly string[])[] | null,
): RestFields {
  if (mask === null) return fields
  return mask.reduce((result, path) => withField(result, path, getField(fields, path)), stored)
}

/** Throws Firestore's error if the stored documents are not as the writes require. */
export function checkPreconditions(plan: CommitPlan): void {
  for (const { path, before, precondition } of plan.steps) {
    if (precondition === null) continue
    const key = path.join('/')
    if ('updateTime' in precondition) {
      if (before?.updateTime !== precondition.updateTime)
        throw new FirestoreError(
          'FAILED_PRECONDITION',
          `The stored version of ${key} does not match the required base version`,
        )
    } else if (precondition.exists && before === null) {
      throw new FirestoreError('NOT_FOUND', `No document to update: ${key}`)
    } else if (!precondition.exists && before !== null) {
      throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${key}`)
    }
  }
}

export function commitAnswer({ steps, changes, time }: CommitPlan): Record<string, unknown> {
  return {
    writeResults: steps.map(({ kind, path, transformResults }) => ({
      // Google gives no time for a deleted document.
      ...(kind === 'update' && {
        updateTime: formatTimestamp(changes.get(path.join('/'))?.updateTime ?? time),
      }),
      ...(transformResults.length > 0 && { transformResults }),
    })),
    commitTime: formatTimestamp(time),
  }
}

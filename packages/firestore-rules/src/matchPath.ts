import { EvaluationError } from './errors.ts'
import type { PatternSegment, RulesVersion } from './syntaxTree.ts'
import { string, type Value } from './values.ts'

/** Any number of unknown segments: the path down to a collection of a group. */
export const ANY_PATH = Symbol('any path')

/** A segment of the requested path; null for the unknown id of a document that a query might return. */
export type RequestedSegment = string | null | typeof ANY_PATH

/** What a pattern takes from the beginning of a path. */
export interface PartialMatch {
  readonly taken: number
  readonly captures: ReadonlyMap<string, Captured>
}

/** An error if the segment is unknown. */
type Captured = Value | EvaluationError

/**
 * All ways in which the pattern fits the beginning of the path. A recursive wildcard at its end can
 * fit in several, since the blocks inside take the rest.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestedSegment[],
  version: RulesVersion,
): PartialMatch[] {
  const recursive = pattern.findIndex(({ kind }) => kind === 'recursive')
  if (recursive === -1) {
    const captures = captureAll(pattern, path, 0)
    return captures ? [{ taken: pattern.length, captures: new Map(captures) }] : []
  }

  const before = captureAll(pattern.slice(0, recursive), path, 0)
  const wildcard = pattern[recursive]
  if (!before || wildcard?.kind !== 'recursive') return []
  const after = pattern.slice(recursive + 1)
  // In the middle of a pattern, and always in version 1, it is fitted to the end of the path: as with
  // Google's service, blocks inside such a match never apply.
  const longest = path.length - recursive - after.length
  const shortest = after.length > 0 || version === 1 ? longest : 0
  const matches: PartialMatch[] = []
  for (let length = Math.max(shortest, version === 1 ? 1 : 0); length <= longest; length += 1) {
    const taken = recursive + length
    const rest = captureAll(after, path, taken)
    if (!rest) continue
    const captured = recursiveCapture(path.slice(recursive, taken))
    const captures = new Map([...before, [wildcard.name, captured] as const, ...rest])
    matches.push({ taken: taken + after.length, captures })
  }
  return matches
}

/** The captures of a pattern without a recursive wildcard at that place; null if it does not fit. */
function captureAll(
  pattern: readonly PatternSegment[],
  path: readonly RequestedSegment[],
  from: number,
): [string, Captured][] | null {
  const captures: [string, Captured][] = []
  for (const [index, segment] of pattern.entries()) {
    const requested = path[from + index]
    // Only a recursive wildcard takes all of ANY_PATH.
    if (requested === undefined || requested === ANY_PATH) return null
    if (segment.kind !== 'literal') captures.push([segment.name, capture(requested)])
    else if (segment.text !== requested) return null
  }
  return captures
}

function unknownId(): EvaluationError {
  return new EvaluationError('The paths of the documents of a query are not known yet.')
}

function capture(requested: string | null): Captured {
  return requested === null ? unknownId() : string(requested)
}

function recursiveCapture(requested: readonly RequestedSegment[]): Captured {
  const segments: string[] = []
  for (const segment of requested) {
    if (typeof segment !== 'string') return unknownId()
    segments.push(segment)
  }
  return { kind: 'path', segments }
}

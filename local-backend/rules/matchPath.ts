import type { PatternSegment, RulesVersion } from './ast'
import { string, type Value } from './values'

/** A segment of the requested path; null: the unknown id of a document that a query might return. */
export type RequestedSegment = string | null

/** What a pattern takes from the beginning of a path. */
export interface PartialMatch {
  readonly taken: number
  readonly captures: ReadonlyMap<string, Value>
}

/**
 * All ways in which the pattern fits the beginning of the path. With a recursive wildcard there
 * can be several, since the blocks inside go on with the rest.
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
  const matches: PartialMatch[] = []
  // Version 1 knows recursive wildcards only at the end, where they take all the rest.
  const atLeast = version === 1 ? path.length - recursive : 0
  const least = version === 1 ? Math.max(1, atLeast) : 0
  for (let length = least; recursive + length + after.length <= path.length; length += 1) {
    const rest = captureAll(after, path, recursive + length)
    if (!rest) continue
    const taken = recursive + length
    matches.push({
      taken: taken + after.length,
      captures: new Map([
        ...before,
        [wildcard.name, recursiveCapture(path.slice(recursive, taken))],
        ...rest,
      ]),
    })
  }
  return matches
}

/** The captures of a pattern without recursive wildcard at that place; null: it does not fit. */
function captureAll(
  pattern: readonly PatternSegment[],
  path: readonly RequestedSegment[],
  from: number,
): [string, Value][] | null {
  const captures: [string, Value][] = []
  for (const [index, segment] of pattern.entries()) {
    const requested = path[from + index]
    if (requested === undefined) return null
    if (segment.kind !== 'literal') captures.push([segment.name, capture(requested)])
    else if (segment.text !== requested) return null
  }
  return captures
}

const UNKNOWN_ID: Value = {
  kind: 'unknown',
  what: 'The ids of the documents of a query are not known yet.',
}

function capture(requested: RequestedSegment): Value {
  return requested === null ? UNKNOWN_ID : string(requested)
}

function recursiveCapture(requested: readonly RequestedSegment[]): Value {
  const segments: string[] = []
  for (const segment of requested) {
    if (segment === null) return UNKNOWN_ID
    segments.push(segment)
  }
  return { kind: 'path', segments }
}

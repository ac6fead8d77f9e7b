import { RE2JS } from 're2js'

const MAX_KEPT = 500
const kept = new Map<string, RE2JS>()

/**
 * A regular expression in RE2's syntax, like Google's: linear in time, without look-around.
 *
 * @throws an error that says what is wrong with it.
 */
export function compilePattern(source: string): RE2JS {
  const known = kept.get(source)
  if (known) return known
  const fresh = RE2JS.compile(source)
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(source, fresh)
  return fresh
}

/** Why the text is not a regular expression; null if it is one. */
export function patternProblem(source: string): string | null {
  try {
    compilePattern(source)
    return null
  } catch (error) {
    return `Invalid regular expression: ${error instanceof Error ? error.message : source}`
  }
}

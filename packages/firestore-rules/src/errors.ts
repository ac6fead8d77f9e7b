import type { Position } from './syntaxTree.ts'

/** An error in the language: only `&&` and `||` may absorb it. */
export class EvaluationError extends Error {
  /** The innermost expression that failed, once known. */
  position: Position | null = null

  constructor(message: string) {
    super(message)
    this.name = 'EvaluationError'
  }
}

/** A limit of the whole request: denies it, and nothing absorbs that. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LimitExceeded'
  }
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}

import type { Position } from './syntaxTree.ts'

/** What makes an expression an error in the language: `&&` and `||` may absorb it, nothing else. */
export class EvaluationError extends Error {
  /** The innermost expression that failed, once known. */
  position: Position | null = null

  constructor(message: string) {
    super(message)
    this.name = 'EvaluationError'
  }
}

/** A limit of the whole request: ends it with a denial, nothing absorbs it. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'LimitExceeded'
  }
}

export function fail(message: string): never {
  throw new EvaluationError(message)
}

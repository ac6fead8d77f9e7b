import type { Position } from './syntaxTree.ts'

/** A rules file that Google would refuse. Line and column count from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(position: Position, problem: string) {
    super(`line ${position.line}, column ${position.column}: ${problem}`)
    this.name = 'RulesSyntaxError'
    this.line = position.line
    this.column = position.column
  }
}

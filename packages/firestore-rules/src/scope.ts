import type { FunctionDeclaration } from './syntaxTree.ts'
import type { EvaluationError } from './errors.ts'
import type { Value } from './values.ts'

/** A function and the scope of its declaration, whose names it sees. */
export interface UserFunction {
  readonly declaration: FunctionDeclaration
  readonly scope: Scope
}

/**
 * The names visible at one place; an inner scope shadows the outer one. Errors are bound like
 * values and occur where the name is used.
 */
export class Scope {
  private readonly variables = new Map<string, Value | EvaluationError>()
  private readonly functions = new Map<string, UserFunction>()
  private readonly outer: Scope | null

  constructor(outer: Scope | null, functions: readonly FunctionDeclaration[]) {
    this.outer = outer
    for (const declaration of functions) {
      this.functions.set(declaration.name, { declaration, scope: this })
    }
  }

  define(name: string, value: Value | EvaluationError): void {
    this.variables.set(name, value)
  }

  variable(name: string): Value | EvaluationError | undefined {
    return this.variables.get(name) ?? this.outer?.variable(name)
  }

  function(name: string): UserFunction | undefined {
    return this.functions.get(name) ?? this.outer?.function(name)
  }
}

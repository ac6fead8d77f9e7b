import { EvaluationError, fail, LimitExceeded } from './errors.ts'
import { MAX_CALL_DEPTH, MAX_EXPRESSIONS } from './limits.ts'
import { callMethod, notFound } from './methods/callMethod.ts'
import { CONVERSIONS, decodeSegment } from './methods/conversions.ts'
import type { BuiltIn } from './methods/method.ts'
import { packageFunctions } from './methods/packages.ts'
import { segmentsOf } from './methods/path.ts'
import { applyOperator, elementAt, memberOf, negate, slice } from './operators.ts'
import { Scope, type UserFunction } from './scope.ts'
import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  MapExpression,
  MethodCallExpression,
  PathExpression,
} from './syntaxTree.ts'
import {
  bool,
  bytes,
  float,
  int,
  isOfType,
  list,
  map,
  NULL,
  string,
  typeOf,
  type MapValue,
  type PathSegment,
  type Value,
} from './values.ts'

/** Evaluates expressions for one request and adds up their costs, as measured on Google's service. */
export class Evaluator {
  cost = 0
  /** The innermost operand that made the last result false, to explain a denial. */
  blame: Expression | null = null
  private callDepth = 0
  private readonly lookups: ReadonlyMap<string, BuiltIn>

  constructor(lookups: ReadonlyMap<string, BuiltIn>) {
    this.lookups = lookups
  }

  /**
   * @throws EvaluationError for an error in the language.
   * @throws LimitExceeded when the whole request must be denied.
   */
  evaluate(expression: Expression, scope: Scope): Value {
    try {
      const value = this.dispatch(expression, scope)
      const isFalse = value.kind === 'bool' && !value.value
      if (isFalse && this.decides(expression, scope)) this.blame = expression
      return value
    } catch (error) {
      if (error instanceof EvaluationError) error.position ??= expression.position
      throw error
    }
  }

  /** False for a conjunction, a conditional or a function: something inside it tells more. */
  private decides(expression: Expression, scope: Scope): boolean {
    if (expression.kind === 'call') return scope.function(expression.name) === undefined
    if (expression.kind === 'conditional') return false
    return expression.kind !== 'binary' || expression.operator !== '&&'
  }

  private charge(cost: number): void {
    this.cost += cost
    if (this.cost > MAX_EXPRESSIONS) {
      throw new LimitExceeded(
        `the maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached`,
      )
    }
  }

  private evaluateAll(expressions: readonly Expression[], scope: Scope): Value[] {
    return expressions.map((each) => this.evaluate(each, scope))
  }

  private dispatch(expression: Expression, scope: Scope): Value {
    this.charge(expression.kind === 'is' ? 2 : expression.kind === 'conditional' ? 0 : 1)
    if ('ambiguous' in expression) {
      return fail('Parentheses are missing: in, is and == side by side can be read in two ways.')
    }
    switch (expression.kind) {
      case 'literal':
        return literalValue(expression.value)
      case 'variable': {
        const bound = scope.variable(expression.name)
        if (bound instanceof EvaluationError) throw bound
        return bound ?? fail(`Variable ${expression.name} is not defined.`)
      }
      case 'member':
        return memberOf(this.evaluate(expression.object, scope), expression.name)
      case 'index': {
        const object = this.evaluate(expression.object, scope)
        return elementAt(object, this.evaluate(expression.index, scope))
      }
      case 'slice': {
        const object = this.evaluate(expression.object, scope)
        // A missing bound costs as much as a written one.
        if (!expression.from || !expression.to) this.charge(1)
        const from = expression.from && this.evaluate(expression.from, scope)
        return slice(object, from, expression.to && this.evaluate(expression.to, scope))
      }
      case 'call':
        return this.call(expression, scope)
      case 'methodCall':
        return this.callMethod(expression, scope)
      case 'unary': {
        const operand = this.evaluate(expression.operand, scope)
        return expression.operator === '-' ? negate(operand) : bool(!condition(operand, '!'))
      }
      case 'binary':
        return this.binary(expression, scope)
      case 'is':
        return bool(isOfType(this.evaluate(expression.operand, scope), expression.type))
      case 'conditional':
        return this.conditional(expression, scope)
      case 'list':
        return list(this.evaluateAll(expression.items, scope))
      case 'map':
        return this.map(expression, scope)
      default:
        return this.path(expression, scope)
    }
  }

  private binary(expression: BinaryExpression, scope: Scope): Value {
    const { operator, left, right } = expression
    if (operator === '&&') return this.logical(false, operator, left, right, scope)
    if (operator === '||') return this.logical(true, operator, left, right, scope)
    return applyOperator(operator, this.evaluate(left, scope), this.evaluate(right, scope))
  }

  /**
   * If either side is `deciding`, so is the result, even if the other side is an error. It is false for
   * `&&`, true for `||`.
   */
  private logical(
    deciding: boolean,
    operator: '&&' | '||',
    left: Expression,
    right: Expression,
    scope: Scope,
  ): Value {
    let error: EvaluationError | null = null
    try {
      if (condition(this.evaluate(left, scope), operator) === deciding) return bool(deciding)
    } catch (caught) {
      if (!(caught instanceof EvaluationError)) throw caught
      caught.position ??= left.position
      error = caught
    }
    this.charge(1)
    try {
      const second = condition(this.evaluate(right, scope), operator)
      if (!error || second === deciding) return bool(second)
    } catch (caught) {
      if (!(caught instanceof EvaluationError)) throw caught
      caught.position ??= right.position
      error ??= caught
    }
    throw error
  }

  private conditional(expression: ConditionalExpression, scope: Scope): Value {
    const isTrue = condition(this.evaluate(expression.condition, scope), '?:')
    this.charge(isTrue ? 2 : 4)
    return this.evaluate(isTrue ? expression.result : expression.otherwise, scope)
  }

  private map(expression: MapExpression, scope: Scope): MapValue {
    const fields = new Map<string, Value>()
    for (const { key, value } of expression.entries) {
      const name = this.evaluate(key, scope)
      if (name.kind !== 'string') {
        return fail(`Invalid argument: a key is a string, not ${typeOf(name)}.`)
      }
      fields.set(name.value, this.evaluate(value, scope))
    }
    return map(fields)
  }

  private path(expression: PathExpression, scope: Scope): Value {
    const segments: PathSegment[] = []
    for (const part of expression.segments) {
      if (part.kind === 'interpolation') {
        segments.push(...segmentsOf(this.evaluate(part.expression, scope)))
      } else if (part.kind === 'placeholder') {
        segments.push({ placeholder: part.name, recursive: part.recursive })
      } else {
        this.charge(1)
        segments.push(decodeSegment(part.text))
      }
    }
    return { kind: 'path', segments }
  }

  private call(expression: CallExpression, scope: Scope): Value {
    const { name, args } = expression
    const declared = scope.function(name)
    if (declared) return this.callUserFunction(declared, args, scope)
    const builtIn = this.lookups.get(name) ?? CONVERSIONS.get(name)
    return builtIn ? builtIn(this.evaluateAll(args, scope)) : notFound(name)
  }

  private callUserFunction(
    { declaration, scope: declared }: UserFunction,
    args: readonly Expression[],
    scope: Scope,
  ): Value {
    const { name, parameters, lets, result } = declaration
    if (args.length !== parameters.length) {
      return fail(`Function ${name} takes ${parameters.length} arguments, not ${args.length}.`)
    }
    const local = new Scope(declared, [])
    for (const [index, parameter] of parameters.entries()) {
      const argument = args[index]
      if (argument) local.define(parameter, this.attempt(argument, scope))
    }

    this.callDepth += 1
    try {
      if (this.callDepth > MAX_CALL_DEPTH) {
        throw new LimitExceeded(`more than ${MAX_CALL_DEPTH} nested function calls`)
      }
      for (const binding of lets) {
        this.charge(1)
        local.define(binding.name, this.attempt(binding.value, local))
      }
      return this.evaluate(result, local)
    } finally {
      this.callDepth -= 1
    }
  }

  /** The value or the error to bind to a name. */
  private attempt(expression: Expression, scope: Scope): Value | EvaluationError {
    try {
      return this.evaluate(expression, scope)
    } catch (error) {
      if (error instanceof EvaluationError) return error
      throw error
    }
  }

  private callMethod(expression: MethodCallExpression, scope: Scope): Value {
    const { object, name, args } = expression
    if (object.kind === 'variable' && scope.variable(object.name) === undefined) {
      const builtIns = packageFunctions(object.name)
      if (builtIns) {
        const builtIn = builtIns.get(name) ?? notFound(name)
        return builtIn(this.evaluateAll(args, scope))
      }
    }
    return callMethod(this.evaluate(object, scope), name, this.evaluateAll(args, scope))
  }
}

function literalValue(value: Extract<Expression, { kind: 'literal' }>['value']): Value {
  if (value === null) return NULL
  switch (typeof value) {
    case 'boolean':
      return bool(value)
    case 'bigint':
      return int(value)
    case 'number':
      return float(value)
    case 'string':
      return string(value)
    default:
      return bytes(value)
  }
}

function condition(value: Value, operator: string): boolean {
  if (value.kind === 'bool') return value.value
  return fail(`Unsupported operation error. ${operator} needs bool, not ${typeOf(value)}.`)
}

import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  MapExpression,
  MethodCallExpression,
  PathExpression,
  Position,
} from './ast.ts'
import { Environment, type UserFunction } from './environment.ts'
import { EvaluationError, fail, LimitExceeded } from './errors.ts'
import { MAX_CALL_DEPTH, MAX_EXPRESSIONS } from './limits.ts'
import { callMethod, notFound } from './methods/callMethod.ts'
import { CONVERSIONS } from './methods/conversions.ts'
import type { BuiltIn } from './methods/method.ts'
import { NAMESPACES } from './methods/namespaces.ts'
import { segmentsOf } from './methods/path.ts'
import { applyOperator, elementAt, memberOf, negate, slice } from './operators.ts'
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

/** Marks a place where a condition turned false, for the explanation of a denial. */
export interface Blame {
  readonly expression: Expression
  readonly position: Position
}

/**
 * Evaluates expressions for one request and counts them, by the costs measured on Google's
 * service (docs/security-rules-language.md).
 */
export class Evaluator {
  cost = 0
  /** The innermost operand that decided the last result to be false. */
  blame: Blame | null = null
  private callDepth = 0

  constructor(private readonly lookups: ReadonlyMap<string, BuiltIn>) {}

  /**
   * @throws EvaluationError where the language calls it an error.
   * @throws LimitExceeded when the request as a whole must be denied.
   */
  evaluate(expression: Expression, environment: Environment): Value {
    return this.checked(expression, environment, false)
  }

  /** As evaluate, but the value may also be one that a query only has facts about. */
  private evaluateOpen(expression: Expression, environment: Environment): Value {
    return this.checked(expression, environment, true)
  }

  private checked(expression: Expression, environment: Environment, isOpen: boolean): Value {
    try {
      const value = this.dispatch(expression, environment)
      if (value.kind === 'unknown' && !(isOpen && value.facts)) return fail(value.what)
      if (value.kind === 'bool' && !value.value && this.decides(expression, environment)) {
        this.blame = { expression, position: expression.position }
      }
      return value
    } catch (error) {
      if (error instanceof EvaluationError) error.position ??= expression.position
      throw error
    }
  }

  /** A conjunction or a function is false because of something inside, which tells more. */
  private decides(expression: Expression, environment: Environment): boolean {
    if (expression.kind === 'call') return environment.function(expression.name) === undefined
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

  private evaluateAll(expressions: readonly Expression[], environment: Environment): Value[] {
    return expressions.map((each) => this.evaluate(each, environment))
  }

  private dispatch(expression: Expression, environment: Environment): Value {
    this.charge(expression.kind === 'is' ? 2 : expression.kind === 'conditional' ? 0 : 1)
    switch (expression.kind) {
      case 'literal':
        return literalValue(expression.value)
      case 'variable': {
        const bound = environment.variable(expression.name)
        if (bound instanceof EvaluationError) throw bound
        return bound ?? fail(`Variable ${expression.name} is not defined.`)
      }
      case 'member':
        return memberOf(this.evaluate(expression.object, environment), expression.name)
      case 'index': {
        const object = this.evaluate(expression.object, environment)
        return elementAt(object, this.evaluate(expression.index, environment))
      }
      case 'slice': {
        const object = this.evaluate(expression.object, environment)
        // A missing bound counts like a written one.
        if (!expression.from || !expression.to) this.charge(1)
        const from = expression.from && this.evaluate(expression.from, environment)
        return slice(object, from, expression.to && this.evaluate(expression.to, environment))
      }
      case 'call':
        return this.call(expression, environment)
      case 'methodCall':
        return this.callMethod(expression, environment)
      case 'unary': {
        const operand = this.evaluate(expression.operand, environment)
        return expression.operator === '-' ? negate(operand) : bool(!condition(operand, '!'))
      }
      case 'binary':
        return this.binary(expression, environment)
      case 'is':
        return bool(isOfType(this.evaluate(expression.operand, environment), expression.type))
      case 'conditional':
        return this.conditional(expression, environment)
      case 'ambiguous':
        return fail('Parentheses are missing: in, is and == side by side can be read in two ways.')
      case 'list':
        return list(this.evaluateAll(expression.items, environment))
      case 'map':
        return this.map(expression, environment)
      default:
        return this.path(expression, environment)
    }
  }

  private binary(expression: BinaryExpression, environment: Environment): Value {
    const { operator, left, right } = expression
    if (operator === '&&') return this.logical(false, operator, left, right, environment)
    if (operator === '||') return this.logical(true, operator, left, right, environment)
    const first = this.evaluateOpen(left, environment)
    return applyOperator(operator, first, this.evaluateOpen(right, environment))
  }

  /**
   * `deciding` on either side is the result, even if the other side is an error: false for `&&`,
   * true for `||`.
   */
  private logical(
    deciding: boolean,
    operator: '&&' | '||',
    left: Expression,
    right: Expression,
    environment: Environment,
  ): Value {
    let error: EvaluationError | null = null
    try {
      if (condition(this.evaluate(left, environment), operator) === deciding) return bool(deciding)
    } catch (caught) {
      if (!(caught instanceof EvaluationError)) throw caught
      caught.position ??= left.position
      error = caught
    }
    this.charge(1)
    try {
      const second = condition(this.evaluate(right, environment), operator)
      if (!error || second === deciding) return bool(second)
    } catch (caught) {
      if (!(caught instanceof EvaluationError)) throw caught
      caught.position ??= right.position
      error ??= caught
    }
    throw error
  }

  private conditional(expression: ConditionalExpression, environment: Environment): Value {
    const isTrue = condition(this.evaluate(expression.condition, environment), '?:')
    this.charge(isTrue ? 2 : 4)
    return this.evaluate(isTrue ? expression.result : expression.otherwise, environment)
  }

  private map(expression: MapExpression, environment: Environment): MapValue {
    const fields = new Map<string, Value>()
    for (const { key, value } of expression.entries) {
      const name = this.evaluate(key, environment)
      if (name.kind !== 'string') {
        return fail(`Invalid argument: a key is a string, not ${typeOf(name)}.`)
      }
      fields.set(name.value, this.evaluate(value, environment))
    }
    return map(fields)
  }

  private path(expression: PathExpression, environment: Environment): Value {
    const segments: PathSegment[] = []
    for (const part of expression.segments) {
      if (part.kind === 'interpolation') {
        segments.push(...segmentsOf(this.evaluate(part.expression, environment)))
      } else if (part.kind === 'placeholder') {
        segments.push({ placeholder: part.name })
      } else {
        this.charge(1)
        segments.push(part.text)
      }
    }
    return { kind: 'path', segments }
  }

  private call(expression: CallExpression, environment: Environment): Value {
    const { name, args } = expression
    const declared = environment.function(name)
    if (declared) return this.callUserFunction(declared, args, environment)
    const builtIn = this.lookups.get(name) ?? CONVERSIONS.get(name)
    return builtIn ? builtIn(this.evaluateAll(args, environment)) : notFound(name)
  }

  private callUserFunction(
    { declaration, environment: scope }: UserFunction,
    args: readonly Expression[],
    environment: Environment,
  ): Value {
    const { name, parameters, lets, result } = declaration
    if (args.length !== parameters.length) {
      return fail(`Function ${name} takes ${parameters.length} arguments, not ${args.length}.`)
    }
    const local = new Environment(scope, [])
    for (const [index, parameter] of parameters.entries()) {
      const argument = args[index]
      if (argument) local.define(parameter, this.attempt(argument, environment))
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

  /** Errors are bound to names like values; they come up where the name is used. */
  private attempt(expression: Expression, environment: Environment): Value | EvaluationError {
    try {
      return this.evaluateOpen(expression, environment)
    } catch (error) {
      if (error instanceof EvaluationError) return error
      throw error
    }
  }

  private callMethod(expression: MethodCallExpression, environment: Environment): Value {
    const { object, name, args } = expression
    if (object.kind === 'variable' && environment.variable(object.name) === undefined) {
      const namespace = NAMESPACES.get(object.name)
      if (namespace) {
        const builtIn = namespace.get(name) ?? notFound(name)
        return builtIn(this.evaluateAll(args, environment))
      }
    }
    const receiver = this.evaluateOpen(object, environment)
    return callMethod(receiver, name, this.evaluateAll(args, environment))
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

import * as fc from 'fast-check'
import { patternProblem } from '../src/pattern.ts'
import {
  PACKAGES,
  TYPE_NAMES,
  type BinaryOperator,
  type Expression,
  type LiteralValue,
  type PathPart,
  type Ruleset,
} from '../src/syntaxTree.ts'

const position = { line: 1, column: 1 }
const at = { position, text: 'as made up' }

const OPERATORS = '* / % + - < <= > >= in == != && ||'.split(' ') as BinaryOperator[]

/** Methods of all types, names that only JavaScript has, and an unknown one. */
const METHODS = `
  size lower upper trim toUtf8 matches replace split concat hasAll hasAny hasOnly join
  removeAll toSet difference intersection union keys values get diff addedKeys
  removedKeys changedKeys unchangedKeys affectedKeys bind year month dayOfWeek
  dayOfYear nanos toMillis date time latitude distance toBase64 toHexString value abs
  pow floor md5 constructor toString hasOwnProperty __proto__ nobody
`
  .trim()
  .split(/\s+/)

const NAMES = 'request resource database id first second local constructor nobody'.split(' ')

const FIELDS = ['auth', 'uid', 'token', 'data', 'time', 'path', 'method', 'name', 'in', 'nobody']

const FUNCTIONS = `
  int float string path debug get exists getAfter existsAfter mine theirs toString
  nobody
`
  .trim()
  .split(/\s+/)

const literalValue: fc.Arbitrary<LiteralValue> = fc.oneof(
  fc.constantFrom(null, true, false),
  fc
    .bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })
    .map((value) => (value < 0n ? -value - 1n : value)),
  fc.bigInt({ min: 0n, max: 3n }),
  fc
    .double({ min: 0, noNaN: true, noDefaultInfinity: true })
    .filter((value) => !Object.is(value, -0)),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('a', 'name', 'ada', '[a-z]+', 's', '.*'),
  fc.string().map((text) => new TextEncoder().encode(text)),
)

const packageName = fc
  .constantFrom(...PACKAGES)
  .map((name): Expression => ({ kind: 'variable', ...at, name }))

/** A literal pattern that is not a regular expression is a mistake in the file. */
function isRefused(method: string, [pattern]: readonly Expression[]): boolean {
  if (!['matches', 'split'].includes(method) || pattern?.kind !== 'literal') return false
  return typeof pattern.value === 'string' && patternProblem(pattern.value) !== null
}

const { expression } = fc.letrec<{ expression: Expression; leaf: Expression }>((tie) => {
  const anyExpression = tie('expression')
  const args = fc.array(anyExpression, { maxLength: 3 })
  const pathPart: fc.Arbitrary<PathPart> = fc.oneof(
    fc.constantFrom('databases', '(default)', 'documents', 'users', 'ada', 'x-1.y').map((text) => ({
      kind: 'literal' as const,
      text,
    })),
    anyExpression.map((inner) => ({ kind: 'interpolation' as const, expression: inner })),
    fc.boolean().map((recursive) => ({ kind: 'placeholder' as const, name: 'first', recursive })),
  )
  return {
    leaf: fc.oneof(
      literalValue.map((value): Expression => ({ kind: 'literal', ...at, value })),
      fc.constantFrom(...NAMES).map((name): Expression => ({ kind: 'variable', ...at, name })),
    ),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc
        .tuple(anyExpression, fc.constantFrom(...FIELDS))
        .map(([object, name]): Expression => ({ kind: 'member', ...at, object, name })),
      fc
        .tuple(anyExpression, anyExpression)
        .map(([object, index]): Expression => ({ kind: 'index', ...at, object, index })),
      fc
        .tuple(anyExpression, anyExpression, anyExpression)
        .map(([object, from, to]): Expression => ({ kind: 'slice', ...at, object, from, to })),
      fc
        .tuple(anyExpression, anyExpression, fc.boolean())
        .map(([object, bound, isUpper]): Expression => ({
          kind: 'slice',
          ...at,
          object,
          from: isUpper ? null : bound,
          to: isUpper ? bound : null,
        })),
      fc
        .tuple(fc.constantFrom(...FUNCTIONS), args)
        .map(([name, each]): Expression => ({ kind: 'call', ...at, name, args: each })),
      fc
        .tuple(
          fc.oneof(anyExpression, anyExpression, packageName),
          fc.constantFrom(...METHODS),
          args,
        )
        .filter(([, name, each]) => !isRefused(name, each))
        .map(([object, name, each]): Expression => ({
          kind: 'methodCall',
          ...at,
          object,
          name,
          args: each,
        })),
      fc
        .tuple(fc.constantFrom('!' as const, '-' as const), anyExpression)
        .map(([operator, operand]): Expression => ({ kind: 'unary', ...at, operator, operand })),
      fc
        .tuple(fc.constantFrom(...OPERATORS), anyExpression, anyExpression)
        .map(([operator, left, right]): Expression => ({
          kind: 'binary',
          ...at,
          operator,
          left,
          right,
        })),
      fc
        .tuple(anyExpression, fc.constantFrom(...TYPE_NAMES))
        .map(([operand, type]): Expression => ({ kind: 'is', ...at, operand, type })),
      fc
        .record({ condition: anyExpression, result: anyExpression, otherwise: anyExpression })
        .map((parts): Expression => ({ kind: 'conditional', ...at, ...parts })),
      args.map((items): Expression => ({ kind: 'list', ...at, items })),
      fc
        .array(fc.record({ key: anyExpression, value: anyExpression }), { maxLength: 3 })
        .map((entries): Expression => ({ kind: 'map', ...at, entries })),
      fc
        .array(pathPart, { minLength: 1, maxLength: 6 })
        .filter((parts) => parts.filter((part) => part.kind === 'placeholder').length <= 1)
        .map((segments): Expression => ({ kind: 'path', ...at, segments })),
    ),
  }
})

/** Any expression that the grammar allows, sensible or not. */
export const arbitraryExpression: fc.Arbitrary<Expression> = expression

/** Rules with one service, a function, a local variable and conditions of any kind. */
export const arbitraryRuleset: fc.Arbitrary<Ruleset> = fc
  .record({
    result: arbitraryExpression,
    local: arbitraryExpression,
    conditions: fc.array(arbitraryExpression, { minLength: 1, maxLength: 4 }),
  })
  .map(({ result, local, conditions }) => rulesetOf(conditions, result, local))

export function rulesetOf(
  conditions: readonly Expression[],
  result: Expression = { kind: 'literal', ...at, value: true },
  local: Expression = { kind: 'literal', ...at, value: true },
): Ruleset {
  return {
    version: 2,
    functions: [],
    service: {
      functions: [],
      matches: [
        {
          kind: 'match',
          position,
          path: [
            { kind: 'literal', text: 'databases' },
            { kind: 'capture', name: 'database' },
            { kind: 'literal', text: 'documents' },
            { kind: 'recursive', name: 'id' },
          ],
          functions: [
            {
              position,
              name: 'mine',
              parameters: ['first', 'second'],
              lets: [{ position, name: 'local', value: withoutCalls(local) }],
              result: withoutCalls(result),
            },
          ],
          members: conditions.map((condition) => ({
            kind: 'allow' as const,
            position,
            methods: ['read' as const, 'write' as const],
            condition,
          })),
        },
      ],
    },
  }
}

/** Recursion is refused, so the function's own calls go to other functions only. */
function withoutCalls(given: Expression): Expression {
  return JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ).includes('"name":"mine"')
    ? { kind: 'literal', ...at, value: false }
    : given
}

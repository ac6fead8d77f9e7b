import { checkVariable, isReserved } from './names.ts'
import {
  TYPE_NAMES,
  type BinaryOperator,
  type Expression,
  type LiteralValue,
  type PathPart,
} from './syntaxTree.ts'
import type { Scanner, Token } from './tokens.ts'

/** Continues after `left`, which began at `start`; the operator is already taken. */
type Infix = (scanner: Scanner, left: Expression, operator: Token, start: Token) => Expression

/** Reads what begins with this symbol, which is already taken. */
type Prefix = (scanner: Scanner, symbol: Token) => Expression

const UNARY_STRENGTH = 10

/**
 * The language's whole precedence, loosest first, as in Google's table of operators; operators of
 * equal strength group from the left.
 */
const INFIX: ReadonlyMap<string, readonly [strength: number, production: Infix]> = new Map([
  ['?', [1, readConditional]],
  ['||', [2, readBinary]],
  ['&&', [3, readBinary]],
  ['==', [4, readBinary]],
  ['!=', [4, readBinary]],
  ['is', [5, readTypeTest]],
  ['in', [6, readBinary]],
  ['<', [7, readBinary]],
  ['<=', [7, readBinary]],
  ['>', [7, readBinary]],
  ['>=', [7, readBinary]],
  ['+', [8, readBinary]],
  ['-', [8, readBinary]],
  ['*', [9, readBinary]],
  ['/', [9, readBinary]],
  ['%', [9, readBinary]],
  ['.', [UNARY_STRENGTH + 1, readMember]],
  ['[', [UNARY_STRENGTH + 1, readIndex]],
])

const PREFIX: ReadonlyMap<string, Prefix> = new Map([
  ['!', readUnary],
  ['-', readUnary],
  ['(', readParenthesised],
  ['[', readList],
  ['{', readMap],
  ['/', readPath],
])

/** Reads one expression. Outside brackets, all its operators bind more strongly than this. */
export function parseExpression(scanner: Scanner, strength = 0): Expression {
  return scanner.nested(() => {
    const start = scanner.peek()
    let left = readOperand(scanner)
    for (;;) {
      const [own, production] = INFIX.get(scanner.peek().text) ?? [0, null]
      if (!production || own <= strength) return left
      left = production(scanner, left, scanner.next(), start)
    }
  })
}

const MAX_INT = 2n ** 63n - 1n

function readOperand(scanner: Scanner): Expression {
  const token = scanner.next()
  switch (token.kind) {
    case 'int':
      return token.value > MAX_INT
        ? scanner.fail(token.offset, 'this int does not fit into 64 bits')
        : literal(scanner, token, token.value)
    case 'float':
    case 'string':
    case 'bytes':
      return literal(scanner, token, token.value)
    case 'identifier':
      return readNamed(scanner, token)
    default: {
      const production = PREFIX.get(token.text)
      return production ? production(scanner, token) : scanner.unexpected(token, 'an expression')
    }
  }
}

function literal(scanner: Scanner, start: Token, value: LiteralValue): Expression {
  return { kind: 'literal', ...scanner.since(start), value }
}

const NAMED_VALUES: ReadonlyMap<string, LiteralValue> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])

/** A literal word, a variable or a call. */
function readNamed(scanner: Scanner, token: Token): Expression {
  const name = token.text
  const value = NAMED_VALUES.get(name)
  if (value !== undefined) return literal(scanner, token, value)
  if (isReserved(name)) return scanner.unexpected(token, 'an expression')
  if (scanner.take('(')) {
    const args = readItems(scanner, ')')
    return { kind: 'call', ...scanner.since(token), name, args }
  }
  if (!scanner.isNext('.')) checkVariable(scanner, name, token.offset)
  return { kind: 'variable', ...scanner.since(token), name }
}

/** Expressions separated by commas, up to the closing bracket; a comma may follow the last. */
function readItems(scanner: Scanner, close: ')' | ']'): Expression[] {
  const items: Expression[] = []
  if (scanner.take(close)) return items
  do {
    items.push(parseExpression(scanner))
  } while (scanner.take(',') && !scanner.isNext(close))
  scanner.expect(close)
  return items
}

function readUnary(scanner: Scanner, symbol: Token): Expression {
  const operator = symbol.text === '!' ? '!' : '-'
  const next = scanner.peek()
  if (operator === '-') {
    // As in Google's service, '--' is not an operator, and a minus negates no other operator.
    if (PREFIX.get(next.text) === readUnary) scanner.unexpected(next, 'an expression')
    // The smallest int cannot be written without its sign.
    if (next.kind === 'int' && next.value === MAX_INT + 1n) {
      scanner.next()
      return literal(scanner, symbol, -next.value)
    }
  }
  const operand = parseExpression(scanner, UNARY_STRENGTH)
  return { kind: 'unary', ...scanner.since(symbol), operator, operand }
}

function readParenthesised(scanner: Scanner): Expression {
  const inner = parseExpression(scanner)
  scanner.expect(')')
  return { ...inner, parentheses: (inner.parentheses ?? 0) + 1 }
}

function readList(scanner: Scanner, bracket: Token): Expression {
  const items = readItems(scanner, ']')
  return { kind: 'list', ...scanner.since(bracket), items }
}

function readMap(scanner: Scanner, brace: Token): Expression {
  const entries: { key: Expression; value: Expression }[] = []
  if (!scanner.take('}')) {
    do {
      const key = parseExpression(scanner)
      scanner.expect(':')
      entries.push({ key, value: parseExpression(scanner) })
    } while (scanner.take(',') && !scanner.isNext('}'))
    scanner.expect('}')
  }
  return { kind: 'map', ...scanner.since(brace), entries }
}

/** A dot belongs to the segment unless it begins the only method of paths. */
const PATH_TEXT = /\([^()\s/]+\)|(?:(?!\.bind\s*\()[\p{L}\p{N}_\-.~%@+])+/uy

/** `{name}`, `{name=*}` or `{name=**}` */
const PATH_PLACEHOLDER = /\{\s*([A-Za-z_$][\w$]*)\s*(?:=\s*(\*\*?)\s*)?\}/y

function readPath(scanner: Scanner, slash: Token): Expression {
  const segments: PathPart[] = []
  scanner.moveTo(slash.offset)
  do {
    scanner.matchHere(/\//y)
    segments.push(readPathPart(scanner))
  } while (scanner.pathGoesOn())
  return { kind: 'path', ...scanner.since(slash), segments }
}

function readPathPart(scanner: Scanner): PathPart {
  const from = scanner.here()
  if (scanner.matchHere(/\$\(/y)) {
    const expression = parseExpression(scanner)
    scanner.expect(')')
    return { kind: 'interpolation', expression }
  }
  const [, name, stars] = scanner.matchHere(PATH_PLACEHOLDER) ?? []
  if (name !== undefined) return { kind: 'placeholder', name, recursive: stars === '**' }
  const text = scanner.matchHere(PATH_TEXT)?.[0]
  if (text !== undefined) return { kind: 'literal', text }
  return scanner.fail(from, 'expected a segment of a path after the slash')
}

function readConditional(
  scanner: Scanner,
  condition: Expression,
  _operator: Token,
  start: Token,
): Expression {
  const result = parseExpression(scanner)
  scanner.expect(':')
  const otherwise = parseExpression(scanner)
  return { kind: 'conditional', ...scanner.since(start), condition, result, otherwise }
}

function readBinary(scanner: Scanner, left: Expression, symbol: Token, start: Token): Expression {
  if (symbol.text === '/' && !scanner.matchHere(/(?=\s)/y)) {
    scanner.fail(symbol.offset, 'a path cannot stand here, and a division needs a blank after /')
  }
  const [strength = 0] = INFIX.get(symbol.text) ?? []
  const right = parseExpression(scanner, strength)
  // Only operators of the table above get here.
  const operator = symbol.text as BinaryOperator
  const isEquality = operator === '==' || operator === '!='
  const isAmbiguous = isEquality && (isBare(left, 'in') || isBare(right, 'in', 'is'))
  return {
    kind: 'binary',
    ...scanner.since(start),
    operator,
    left,
    right,
    ...(isAmbiguous && { ambiguous: true }),
  }
}

function readTypeTest(
  scanner: Scanner,
  operand: Expression,
  _operator: Token,
  start: Token,
): Expression {
  const name = scanner.next()
  const type = TYPE_NAMES.find((each) => name.kind === 'identifier' && each === name.text)
  if (type === undefined) return scanner.unexpected(name, 'the name of a type after is')
  const place = scanner.since(start)
  return { kind: 'is', ...place, operand, type, ...(isBare(operand, 'in') && { ambiguous: true }) }
}

/** Whether it is one of these operations without parentheses. */
function isBare(expression: Expression, ...operators: readonly string[]): boolean {
  const operator = expression.kind === 'binary' ? expression.operator : expression.kind
  return expression.parentheses === undefined && operators.includes(operator)
}

/** `object.name` or `object.name(args)`. */
function readMember(scanner: Scanner, object: Expression, _dot: Token, start: Token): Expression {
  const token = scanner.next()
  if (token.kind !== 'identifier') return scanner.unexpected(token, 'a name after the dot')
  const name = token.text
  const args = scanner.take('(') ? readItems(scanner, ')') : null
  // An error there is reported at the name.
  const place = { ...scanner.since(start), position: scanner.positionAt(token.offset) }
  return args
    ? { kind: 'methodCall', ...place, object, name, args }
    : { kind: 'member', ...place, object, name }
}

/** `object[index]` or `object[from:to]`, where one bound may be missing. */
function readIndex(scanner: Scanner, object: Expression, _open: Token, start: Token): Expression {
  const from = scanner.take(':') ? null : parseExpression(scanner)
  if (from && scanner.take(']')) {
    return { kind: 'index', ...scanner.since(start), object, index: from }
  }
  if (from) scanner.expect(':')
  const to = from && scanner.isNext(']') ? null : parseExpression(scanner)
  scanner.expect(']')
  return { kind: 'slice', ...scanner.since(start), object, from, to }
}

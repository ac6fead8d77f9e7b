import {
  TYPE_NAMES,
  type BinaryExpression,
  type BinaryOperator,
  type Expression,
  type IsExpression,
  type LiteralValue,
  type PathPart,
  type TypeName,
} from './ast.ts'
import {
  MAX_EXPRESSION_DEPTH,
  MAX_LOGICAL_TERMS,
  MAX_PARENTHESES,
  MAX_TREE_DEPTH,
} from './limits.ts'
import { NAMESPACES } from './methods/namespaces.ts'
import { patternProblem } from './methods/string.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'
import type { Scanner, Token } from './tokens.ts'

/** Words that cannot name a variable or a function. After a dot and in paths they are plain names. */
const RESERVED: ReadonlySet<string> = new Set([
  'true',
  'false',
  'null',
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'allow',
  'match',
  'service',
  'rules_version',
  'import',
  'package',
  'default',
  'else',
  'for',
  'var',
])

/**
 * Loosest first, as in Google's table of operators; all of them group from the left. `is` takes a
 * type, which is no operand, so it can be followed by any operator.
 */
const STRENGTHS: ReadonlyMap<string, number> = new Map(
  ['||', '&&', '== !=', 'is', 'in', '< <= > >=', '+ -', '* / %'].flatMap((operators, strength) =>
    operators.split(' ').map((operator): [string, number] => [operator, strength]),
  ),
)

/** Google looks at the patterns of these when it loads a file, not at those of replace. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split'])

const MAX_INT = 2n ** 63n - 1n

/** A dot belongs to the segment unless it begins the one method that paths have. */
const PATH_TEXT = /\([^()\s/]+\)|(?:(?!\.bind\s*\()[\p{L}\p{N}_\-.~%@+])+/uy

/** `{name}` or `{name=**}` */
const PATH_PLACEHOLDER = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y

function isBinaryOperator(text: string): text is BinaryOperator {
  return text !== 'is' && STRENGTHS.has(text)
}

function typeNamed(text: string): TypeName | undefined {
  return TYPE_NAMES.find((name) => name === text)
}

/** Reads one expression; refuses what is nested too deeply before the stack could end. */
export class ExpressionParser {
  /** By the tree itself and by what Google counts. */
  private readonly treeDepths = new WeakMap<Expression, number>()
  private readonly depths = new WeakMap<Expression, number>()
  private readonly logicalTerms = new WeakMap<Expression, number>()
  private readonly parenthesised = new WeakSet<Expression>()
  private nesting = 0
  private parentheses = 0

  constructor(private readonly scanner: Scanner) {}

  parseExpression(): Expression {
    const start = this.scanner.peek()
    this.nesting += 1
    if (this.nesting > MAX_EXPRESSION_DEPTH) this.tooDeep(start)
    const condition = this.parseBinary(0)
    const expression = this.takeSymbol('?') ? this.parseConditional(start, condition) : condition
    this.nesting -= 1
    return expression
  }

  /** Takes the symbol if it comes next. */
  takeSymbol(text: string): boolean {
    const token = this.scanner.peek()
    if (token.kind !== 'symbol' || token.text !== text) return false
    this.scanner.next()
    return true
  }

  expectSymbol(text: string): Token {
    const token = this.scanner.next()
    if (token.kind !== 'symbol' || token.text !== text) this.unexpected(token, `'${text}'`)
    return token
  }

  /** A name for a function. */
  expectName(what: string): Token {
    const token = this.scanner.next()
    if (token.kind !== 'identifier') return this.unexpected(token, what)
    if (RESERVED.has(token.text)) {
      return this.scanner.fail(token.offset, `'${token.text}' is a keyword and cannot be ${what}`)
    }
    return token
  }

  /** A name for a variable or a parameter; functions may also be called as a package is. */
  expectVariable(what: string): string {
    const { text, offset } = this.expectName(what)
    this.checkVariable(text, offset)
    return text
  }

  /** Refuses names that Google has for something else. */
  checkVariable(name: string, offset: number): void {
    if (RESERVED.has(name))
      this.scanner.fail(offset, `'${name}' is a keyword and names no variable`)
    if (NAMESPACES.has(name)) {
      this.scanner.fail(offset, `'${name}' is a package and names no variable`)
    }
  }

  unexpected(token: Token, wanted: string): never {
    const found = token.kind === 'end' ? 'the end of the file' : `'${token.text.slice(0, 40)}'`
    return this.scanner.fail(token.offset, `expected ${wanted}, found ${found}`)
  }

  private tooDeep(token: Token): never {
    return this.scanner.fail(
      token.offset,
      `this expression is nested deeper than ${MAX_EXPRESSION_DEPTH} levels`,
    )
  }

  /**
   * Notes how deep the new node is, so that a long flat chain is refused as well. Google does not
   * count the way from a field or a method to its object.
   */
  private node<E extends Expression>(
    start: Token,
    expression: E,
    parts: readonly Expression[],
    object: Expression | null = null,
  ): E {
    let depth = 0
    let treeDepth = 0
    for (const part of parts) {
      depth = Math.max(depth, this.depths.get(part) ?? 0)
      treeDepth = Math.max(treeDepth, this.treeDepths.get(part) ?? 0)
    }
    if (object) {
      depth = Math.max(depth, (this.depths.get(object) ?? 0) - 1)
      treeDepth = Math.max(treeDepth, this.treeDepths.get(object) ?? 0)
    }
    if (depth >= MAX_EXPRESSION_DEPTH || treeDepth >= MAX_TREE_DEPTH) this.tooDeep(start)
    this.depths.set(expression, depth + 1)
    this.treeDepths.set(expression, treeDepth + 1)
    return expression
  }

  private at(token: Token): { line: number; column: number } {
    return this.scanner.positionAt(token.offset)
  }

  private parseConditional(start: Token, condition: Expression): Expression {
    const position = this.at(start)
    const result = this.parseExpression()
    this.expectSymbol(':')
    const otherwise = this.parseExpression()
    return this.node(start, { kind: 'conditional', position, condition, result, otherwise }, [
      condition,
      result,
      otherwise,
    ])
  }

  /** Operators that bind at least so strongly. */
  private parseBinary(strength: number): Expression {
    const start = this.scanner.peek()
    let left = this.parseUnary()
    for (;;) {
      const token = this.scanner.peek()
      const own = STRENGTHS.get(token.text)
      if (own === undefined || own < strength) return left
      this.scanner.next()
      if (isBinaryOperator(token.text)) {
        left = this.binary(start, token, token.text, left, this.parseBinary(own + 1))
      } else {
        left = this.typeCheck(start, left)
      }
    }
  }

  private binary(
    start: Token,
    token: Token,
    operator: BinaryOperator,
    left: Expression,
    right: Expression,
  ): Expression {
    const position = this.at(start)
    const expression: BinaryExpression = { kind: 'binary', position, operator, left, right }
    if (operator === '&&' || operator === '||') this.countTerms(token, expression)
    this.node(start, expression, [left, right])
    const isEquality = operator === '==' || operator === '!='
    return isEquality && (this.isBare(left, 'in') || this.isBare(right, 'in', 'is'))
      ? this.node(start, { kind: 'ambiguous', position, reading: expression }, [left, right])
      : expression
  }

  private countTerms(token: Token, expression: BinaryExpression): void {
    const { left, right } = expression
    const terms = 1 + Math.max(this.logicalTerms.get(left) ?? 1, this.logicalTerms.get(right) ?? 1)
    if (terms > MAX_LOGICAL_TERMS) {
      this.scanner.fail(
        token.offset,
        `more than ${MAX_LOGICAL_TERMS} terms in one chain of && and ||`,
      )
    }
    this.logicalTerms.set(expression, terms)
  }

  /** Whether it is one of these operations and not in parentheses. */
  private isBare(expression: Expression, ...operators: ('in' | 'is')[]): boolean {
    if (this.parenthesised.has(expression)) return false
    return operators.some((operator) =>
      operator === 'is'
        ? expression.kind === 'is'
        : expression.kind === 'binary' && expression.operator === 'in',
    )
  }

  private typeCheck(start: Token, operand: Expression): Expression {
    const name = this.scanner.next()
    const type = name.kind === 'identifier' ? typeNamed(name.text) : undefined
    if (type === undefined) return this.unexpected(name, 'the name of a type after is')
    const position = this.at(start)
    const check: IsExpression = { kind: 'is', position, operand, type }
    this.node(start, check, [operand])
    return this.isBare(operand, 'in')
      ? this.node(start, { kind: 'ambiguous', position, reading: check }, [operand])
      : check
  }

  private parseUnary(): Expression {
    const operators: Token[] = []
    for (;;) {
      const token = this.scanner.peek()
      if (token.kind !== 'symbol' || (token.text !== '!' && token.text !== '-')) break
      // As Google has it: '--' is no operator, and a minus negates no other operator.
      if (operators.at(-1)?.text === '-') this.unexpected(token, 'an expression')
      operators.push(this.scanner.next())
      if (operators.length > MAX_EXPRESSION_DEPTH) this.tooDeep(token)
    }

    const number = this.scanner.peek()
    const innermost = operators.at(-1)
    // The smallest int cannot be written without its sign.
    const isSmallestInt =
      number.kind === 'int' && number.value === MAX_INT + 1n && innermost?.text === '-'
    let expression: Expression
    if (isSmallestInt && innermost) {
      operators.pop()
      this.scanner.next()
      expression = this.literal(innermost, -number.value)
    } else {
      expression = this.parsePostfix()
    }

    for (const token of operators.toReversed()) {
      const operator = token.text === '!' ? '!' : '-'
      expression = this.node(
        token,
        { kind: 'unary', position: this.at(token), operator, operand: expression },
        [expression],
      )
    }
    return expression
  }

  private parsePostfix(): Expression {
    const start = this.scanner.peek()
    let object = this.parsePrimary()
    for (;;) {
      if (this.takeSymbol('.')) {
        object = this.parseMember(start, object)
      } else if (this.takeSymbol('[')) {
        object = this.parseIndex(start, object)
      } else {
        return object
      }
    }
  }

  private parseMember(start: Token, object: Expression): Expression {
    const token = this.scanner.next()
    if (token.kind !== 'identifier') return this.unexpected(token, 'a name after the dot')
    const position = this.at(token)
    const name = token.text
    if (!this.takeSymbol('(')) {
      return this.node(start, { kind: 'member', position, object, name }, [], object)
    }
    const args = this.parseItems(')')
    if (PATTERN_METHODS.has(name)) this.checkPattern(args)
    return this.node(start, { kind: 'methodCall', position, object, name, args }, args, object)
  }

  /** Refuses a pattern written out that is no regular expression, as Google does. */
  private checkPattern([pattern, ...others]: readonly Expression[]): void {
    if (pattern?.kind !== 'literal' || others.length > 0) return
    const problem = typeof pattern.value === 'string' ? patternProblem(pattern.value) : null
    if (problem !== null) throw new RulesSyntaxError(pattern.position, problem)
  }

  private parseIndex(start: Token, object: Expression): Expression {
    const position = this.at(start)
    const from = this.takeSymbol(':') ? null : this.parseExpression()
    if (from && this.takeSymbol(']')) {
      return this.node(start, { kind: 'index', position, object, index: from }, [from], object)
    }
    if (from) this.expectSymbol(':')
    const to = from && this.takeSymbol(']') ? null : this.parseExpression()
    if (to) this.expectSymbol(']')
    const bounds = [from, to].filter((bound) => bound !== null)
    return this.node(start, { kind: 'slice', position, object, from, to }, bounds, object)
  }

  private parsePrimary(): Expression {
    const token = this.scanner.peek()
    switch (token.kind) {
      case 'int':
        if (token.value > MAX_INT) {
          return this.scanner.fail(token.offset, 'this int does not fit into 64 bits')
        }
        return this.literal(this.scanner.next(), token.value)
      case 'float':
      case 'string':
      case 'bytes':
        return this.literal(this.scanner.next(), token.value)
      case 'identifier':
        return this.parseName(this.scanner.next())
      case 'symbol':
        return this.parseBracketed(token)
      default:
        return this.unexpected(token, 'an expression')
    }
  }

  private literal(token: Token, value: LiteralValue): Expression {
    return this.node(token, { kind: 'literal', position: this.at(token), value }, [])
  }

  private parseName(token: Token): Expression {
    if (token.text === 'true') return this.literal(token, true)
    if (token.text === 'false') return this.literal(token, false)
    if (token.text === 'null') return this.literal(token, null)
    if (RESERVED.has(token.text)) return this.unexpected(token, 'an expression')
    const position = this.at(token)
    const name = token.text
    if (!this.takeSymbol('(')) {
      if (!this.isNext('.')) this.checkVariable(name, token.offset)
      return this.node(token, { kind: 'variable', position, name }, [])
    }
    const args = this.parseItems(')')
    return this.node(token, { kind: 'call', position, name, args }, args)
  }

  private parseBracketed(token: Token): Expression {
    switch (token.text) {
      case '(':
        return this.parseParenthesised(this.scanner.next())
      case '[': {
        this.scanner.next()
        const items = this.parseItems(']')
        return this.node(token, { kind: 'list', position: this.at(token), items }, items)
      }
      case '{':
        return this.parseMap(this.scanner.next())
      case '/':
        return this.parsePath(token)
      default:
        return this.unexpected(token, 'an expression')
    }
  }

  private parseParenthesised(token: Token): Expression {
    this.parentheses += 1
    if (this.parentheses > MAX_PARENTHESES) {
      this.scanner.fail(token.offset, `more than ${MAX_PARENTHESES} nested pairs of parentheses`)
    }
    const inner = this.parseExpression()
    this.expectSymbol(')')
    this.parentheses -= 1
    this.parenthesised.add(inner)
    // Google keeps the pair as a node of its own.
    const depth = (this.depths.get(inner) ?? 0) + 1
    if (depth > MAX_EXPRESSION_DEPTH) this.tooDeep(token)
    this.depths.set(inner, depth)
    return inner
  }

  /** Expressions separated by commas, perhaps also after the last, up to the closing bracket. */
  private parseItems(close: ')' | ']'): Expression[] {
    const items: Expression[] = []
    if (this.takeSymbol(close)) return items
    do {
      items.push(this.parseExpression())
    } while (this.takeSymbol(',') && !this.isNext(close))
    this.expectSymbol(close)
    return items
  }

  private isNext(symbol: string): boolean {
    const token = this.scanner.peek()
    return token.kind === 'symbol' && token.text === symbol
  }

  private parseMap(token: Token): Expression {
    const entries: { key: Expression; value: Expression }[] = []
    const parts: Expression[] = []
    if (!this.takeSymbol('}')) {
      do {
        const key = this.parseExpression()
        this.expectSymbol(':')
        const value = this.parseExpression()
        entries.push({ key, value })
        parts.push(key, value)
      } while (this.takeSymbol(',') && !this.isNext('}'))
      this.expectSymbol('}')
    }
    return this.node(token, { kind: 'map', position: this.at(token), entries }, parts)
  }

  private parsePath(start: Token): Expression {
    const segments: PathPart[] = []
    const parts: Expression[] = []
    this.scanner.moveTo(start.offset)
    do {
      this.scanner.matchHere(/\//y)
      const segment = this.parsePathSegment()
      segments.push(segment)
      if (segment.kind === 'interpolation') parts.push(segment.expression)
    } while (this.scanner.pathGoesOn())
    return this.node(start, { kind: 'path', position: this.at(start), segments }, parts)
  }

  private parsePathSegment(): PathPart {
    const from = this.scanner.here()
    if (this.scanner.matchHere(/\$\(/y)) {
      const expression = this.parseExpression()
      this.expectSymbol(')')
      return { kind: 'interpolation', expression }
    }
    const placeholder = this.scanner.matchHere(PATH_PLACEHOLDER)
    if (placeholder?.[1] !== undefined) {
      const recursive = placeholder[2] !== undefined
      return { kind: 'placeholder', name: placeholder[1], recursive }
    }
    const text = this.scanner.matchHere(PATH_TEXT)?.[0]
    if (text === undefined) {
      return this.scanner.fail(from, 'expected a segment of a path after the slash')
    }
    return { kind: 'literal', text }
  }
}

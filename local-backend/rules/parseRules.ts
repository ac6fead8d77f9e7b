import {
  ALLOW_METHODS,
  type AllowMethod,
  type AllowStatement,
  type FunctionDeclaration,
  type LetBinding,
  type MatchBlock,
  type PatternSegment,
  type RulesVersion,
  type Ruleset,
  type ServiceBlock,
} from './ast.ts'
import { checkCalls } from './checkCalls.ts'
import {
  MAX_FUNCTION_PARAMETERS,
  MAX_LET_BINDINGS,
  MAX_MATCH_DEPTH,
  MAX_PATH_CAPTURES,
  MAX_PATH_SEGMENTS,
  MAX_SOURCE_BYTES,
} from './limits.ts'
import { ExpressionParser } from './parseExpression.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'
import { Scanner, type Token } from './tokens.ts'

export { RulesSyntaxError }

const PATTERN_LITERAL = /\([^()\s/]+\)|[\p{L}\p{N}_\-.~%@+]+/uy
const PATTERN_CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y

/** How far the matches around the current one have come already. */
interface Around {
  readonly depth: number
  readonly segments: number
  readonly captures: number
  readonly hasRecursive: boolean
}

/**
 * Reads a Firestore rules file. What Google would refuse to deploy is refused here as well.
 *
 * @throws RulesSyntaxError for the first mistake, with its line and column.
 */
export function parseRules(source: string): Ruleset {
  const size = new TextEncoder().encode(source).length
  if (size > MAX_SOURCE_BYTES) {
    throw new RulesSyntaxError(
      { line: 1, column: 1 },
      `the file has ${size} bytes; at most ${MAX_SOURCE_BYTES} are allowed`,
    )
  }
  const ruleset = new RulesParser(new Scanner(source)).parseFile()
  checkCalls(ruleset)
  return ruleset
}

class RulesParser {
  private readonly expressions: ExpressionParser
  private version: RulesVersion = 1

  constructor(private readonly scanner: Scanner) {
    this.expressions = new ExpressionParser(scanner)
  }

  parseFile(): Ruleset {
    if (this.takeWord('rules_version')) this.version = this.parseVersion()
    const functions: FunctionDeclaration[] = []
    let service: ServiceBlock | null = null
    for (;;) {
      const token = this.scanner.next()
      if (token.kind === 'end') {
        if (!service) return this.scanner.fail(token.offset, 'the file has no service block')
        this.refuseDuplicates([...functions])
        return { version: this.version, functions, service }
      }
      if (token.text === 'function') {
        functions.push(this.parseFunction(token))
      } else if (token.text === 'service') {
        if (service) return this.scanner.fail(token.offset, 'a file has only one service block')
        service = this.parseService()
      } else if (token.text === 'rules_version') {
        return this.scanner.fail(token.offset, 'rules_version must come first in the file')
      } else if (token.text === 'import') {
        return this.scanner.fail(token.offset, 'imports are not supported')
      } else {
        return this.expressions.unexpected(token, "'service' or 'function'")
      }
    }
  }

  private takeWord(word: string): boolean {
    const token = this.scanner.peek()
    if (token.kind !== 'identifier' || token.text !== word) return false
    this.scanner.next()
    return true
  }

  private takeSymbol(text: string): boolean {
    return this.expressions.takeSymbol(text)
  }

  private expectSymbol(text: string): Token {
    return this.expressions.expectSymbol(text)
  }

  private parseVersion(): RulesVersion {
    this.expectSymbol('=')
    const token = this.scanner.next()
    if (token.kind === 'string' && (token.value === '1' || token.value === '2')) {
      this.takeSymbol(';')
      return token.value === '1' ? 1 : 2
    }
    return this.expressions.unexpected(token, "the version '1' or '2'")
  }

  private parseService(): ServiceBlock {
    const name = this.scanner.next()
    this.expectSymbol('.')
    const product = this.scanner.next()
    if (name.text !== 'cloud' || product.text !== 'firestore') {
      return this.scanner.fail(name.offset, "the service must be 'cloud.firestore'")
    }
    this.expectSymbol('{')
    const functions: FunctionDeclaration[] = []
    const matches: MatchBlock[] = []
    for (;;) {
      const token = this.scanner.next()
      if (token.kind === 'symbol' && token.text === '}') break
      if (token.kind === 'identifier' && token.text === 'function') {
        functions.push(this.parseFunction(token))
      } else if (token.kind === 'identifier' && token.text === 'match') {
        matches.push(
          this.parseMatch(token, { depth: 0, segments: 0, captures: 0, hasRecursive: false }),
        )
      } else {
        this.expressions.unexpected(token, "'match', 'function' or '}'")
      }
    }
    this.refuseDuplicates(functions)
    return { functions, matches }
  }

  private parseMatch(start: Token, around: Around): MatchBlock {
    const path = this.parsePattern(start)
    const hasRecursive = path.some(({ kind }) => kind === 'recursive')
    if (hasRecursive && around.hasRecursive) {
      this.scanner.fail(start.offset, 'a match inside of a recursive wildcard cannot have another')
    }
    const inside: Around = {
      depth: around.depth + 1,
      segments: around.segments + path.length,
      captures: around.captures + path.filter(({ kind }) => kind !== 'literal').length,
      hasRecursive: hasRecursive || around.hasRecursive,
    }
    this.refuseBeyond(start, inside.depth, MAX_MATCH_DEPTH, 'nested match blocks')
    this.refuseBeyond(start, inside.segments, MAX_PATH_SEGMENTS, 'path segments')
    this.refuseBeyond(start, inside.captures, MAX_PATH_CAPTURES, 'path captures')

    this.expectSymbol('{')
    const functions: FunctionDeclaration[] = []
    const members: (AllowStatement | MatchBlock)[] = []
    for (;;) {
      const token = this.scanner.next()
      if (token.kind === 'symbol' && token.text === '}') break
      if (token.kind === 'identifier' && token.text === 'function') {
        functions.push(this.parseFunction(token))
      } else if (token.kind === 'identifier' && token.text === 'match') {
        members.push(this.parseMatch(token, inside))
      } else if (token.kind === 'identifier' && token.text === 'allow') {
        members.push(this.parseAllow(token))
      } else {
        this.expressions.unexpected(token, "'allow', 'match', 'function' or '}'")
      }
    }
    this.refuseDuplicates(functions)
    const position = this.scanner.positionAt(start.offset)
    return { kind: 'match', position, path, functions, members }
  }

  private refuseBeyond(token: Token, count: number, limit: number, what: string): void {
    if (count > limit) this.scanner.fail(token.offset, `more than ${limit} ${what}`)
  }

  private parsePattern(start: Token): PatternSegment[] {
    const slash = this.expectSymbol('/')
    this.scanner.moveTo(slash.offset)
    const path: PatternSegment[] = []
    while (this.scanner.matchHere(/\//y)) {
      path.push(this.parsePatternSegment())
      this.refuseBeyond(start, path.length, MAX_PATH_SEGMENTS, 'path segments')
    }
    const names = path.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]))
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) {
      this.scanner.fail(slash.offset, `'${twice}' is captured twice in this path`)
    }
    const recursive = path.findIndex(({ kind }) => kind === 'recursive')
    if (path.filter(({ kind }) => kind === 'recursive').length > 1) {
      this.scanner.fail(slash.offset, 'at most one recursive wildcard in a match path')
    }
    if (this.version === 1 && recursive !== -1 && recursive < path.length - 1) {
      this.scanner.fail(
        slash.offset,
        "in rules_version 1 a recursive wildcard must come last; begin the file with rules_version = '2';",
      )
    }
    return path
  }

  private parsePatternSegment(): PatternSegment {
    const from = this.scanner.here()
    const capture = this.scanner.matchHere(PATTERN_CAPTURE)
    if (capture?.[1] !== undefined) {
      this.expressions.checkVariable(capture[1], from)
      return { kind: capture[2] === undefined ? 'capture' : 'recursive', name: capture[1] }
    }
    const text = this.scanner.matchHere(PATTERN_LITERAL)?.[0]
    if (text === undefined) {
      return this.scanner.fail(
        from,
        'expected a segment of a path: a name, {capture} or {capture=**}',
      )
    }
    return { kind: 'literal', text }
  }

  private parseAllow(start: Token): AllowStatement {
    const methods: AllowMethod[] = []
    do {
      const token = this.scanner.next()
      const method = ALLOW_METHODS.find((name) => name === token.text)
      if (method === undefined) {
        return this.expressions.unexpected(token, `one of ${ALLOW_METHODS.join(', ')}`)
      }
      methods.push(method)
    } while (this.takeSymbol(','))

    const position = this.scanner.positionAt(start.offset)
    let condition: AllowStatement['condition'] = null
    if (this.takeSymbol(':')) {
      if (!this.takeWord('if')) this.expressions.unexpected(this.scanner.next(), "'if'")
      condition = this.expressions.parseExpression()
    }
    // Documented with ';', but Firebase's own samples omit it and load (docs/security-rules-language.md).
    this.takeSymbol(';')
    return { kind: 'allow', position, methods, condition }
  }

  private parseFunction(start: Token): FunctionDeclaration {
    const name = this.expressions.expectName('the name of a function')
    const parameters = this.parseParameters()
    this.refuseBeyond(name, parameters.length, MAX_FUNCTION_PARAMETERS, 'parameters')
    this.expectSymbol('{')

    const lets: LetBinding[] = []
    for (;;) {
      const token = this.scanner.peek()
      if (!this.takeWord('let')) break
      if (this.version === 1) {
        this.scanner.fail(token.offset, "let needs rules_version = '2'; at the top of the file")
      }
      lets.push(this.parseLet(token))
      this.refuseBeyond(token, lets.length, MAX_LET_BINDINGS, 'let bindings in a function')
    }

    if (!this.takeWord('return')) {
      this.expressions.unexpected(this.scanner.next(), "'let' or 'return'")
    }
    const result = this.expressions.parseExpression()
    this.takeSymbol(';')
    this.expectSymbol('}')

    const names = [...parameters, ...lets.map((binding) => binding.name)]
    const twice = names.find((each, index) => names.indexOf(each) !== index)
    if (twice !== undefined) {
      this.scanner.fail(start.offset, `'${twice}' is declared twice in function ${name.text}`)
    }
    const position = this.scanner.positionAt(start.offset)
    return { position, name: name.text, parameters, lets, result }
  }

  private parseParameters(): string[] {
    this.expectSymbol('(')
    const parameters: string[] = []
    if (this.takeSymbol(')')) return parameters
    do {
      parameters.push(this.expressions.expectVariable('the name of a parameter'))
    } while (this.takeSymbol(','))
    this.expectSymbol(')')
    return parameters
  }

  private parseLet(start: Token): LetBinding {
    const name = this.expressions.expectVariable('the name of a variable')
    this.expectSymbol('=')
    const value = this.expressions.parseExpression()
    // Needed here: Google answers "missing ';' at 'return'" (firebase-functions-test issue #83).
    this.expectSymbol(';')
    return { position: this.scanner.positionAt(start.offset), name, value }
  }

  private refuseDuplicates(functions: readonly FunctionDeclaration[]): void {
    const names = new Set<string>()
    for (const { name, position } of functions) {
      if (names.has(name)) {
        throw new RulesSyntaxError(position, `function ${name} is declared twice here`)
      }
      names.add(name)
    }
  }
}

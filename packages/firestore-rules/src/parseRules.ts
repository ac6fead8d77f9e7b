import { checkRules, MAX_SOURCE_BYTES } from './limits.ts'
import { checkVariable, readName, readVariable } from './names.ts'
import { parseExpression } from './parseExpression.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'
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
} from './syntaxTree.ts'
import { Scanner, type Token } from './tokens.ts'

/**
 * Reads a rules file. Refuses whatever Google would refuse to deploy. The grammar:
 *
 *   file     = [ 'rules_version' '=' ( '1' | '2' ) [';'] ] { function | service }, one service
 *   service  = 'service' 'cloud.firestore' '{' function | match { function | match } '}'
 *   match    = 'match' { '/' ( name | '{' variable '}' | '{' variable '=**' '}' ) }
 *              '{' function | match | allow { function | match | allow } '}'
 *   allow    = 'allow' method { ',' method } [ ':' 'if' expression ] [';']
 *   function = 'function' name '(' [ variable { ',' variable } ] ')'
 *              '{' { 'let' variable '=' expression ';' } 'return' expression [';'] '}'
 *
 * @throws RulesSyntaxError for the first mistake.
 */
export function parseRules(source: string): Ruleset {
  const size = new TextEncoder().encode(source).length
  if (size > MAX_SOURCE_BYTES) {
    const problem = `the file has ${size} bytes; at most ${MAX_SOURCE_BYTES} are allowed`
    throw new RulesSyntaxError({ line: 1, column: 1 }, problem)
  }
  const ruleset = readFile(new Scanner(source))
  checkRules(ruleset)
  return ruleset
}

function readFile(scanner: Scanner): Ruleset {
  const version = scanner.takeWord('rules_version') ? readVersion(scanner) : 1
  const functions: FunctionDeclaration[] = []
  let service: ServiceBlock | null = null
  for (;;) {
    const token = scanner.next()
    if (token.kind === 'end') {
      if (!service) return scanner.fail(token.offset, 'the file has no service block')
      return { version, functions, service }
    }
    if (token.text === 'function') {
      functions.push(readFunction(scanner, token))
    } else if (token.text === 'service') {
      if (service) return scanner.fail(token.offset, 'a file has only one service block')
      service = readService(scanner)
    } else if (token.text === 'rules_version') {
      return scanner.fail(token.offset, 'rules_version must come first in the file')
    } else if (token.text === 'import') {
      return scanner.fail(token.offset, 'imports are not supported')
    } else {
      return scanner.unexpected(token, "'service' or 'function'")
    }
  }
}

function readVersion(scanner: Scanner): RulesVersion {
  scanner.expect('=')
  const token = scanner.next()
  if (token.kind === 'string' && (token.value === '1' || token.value === '2')) {
    scanner.take(';')
    return token.value === '1' ? 1 : 2
  }
  return scanner.unexpected(token, "the version '1' or '2'")
}

function readService(scanner: Scanner): ServiceBlock {
  const name = scanner.next()
  scanner.expect('.')
  const product = scanner.next()
  if (name.text !== 'cloud' || product.text !== 'firestore') {
    return scanner.fail(name.offset, "the service must be 'cloud.firestore'")
  }
  const functions: FunctionDeclaration[] = []
  const matches: MatchBlock[] = []
  readBlock(scanner, {
    function: (token) => functions.push(readFunction(scanner, token)),
    match: (token) => matches.push(readMatch(scanner, token)),
  })
  return { functions, matches }
}

/** One or more statements in braces, each read by its first word. */
function readBlock(scanner: Scanner, statements: Record<string, (first: Token) => void>): void {
  scanner.expect('{')
  const { text, offset } = scanner.peek()
  if (text === '}') scanner.fail(offset, 'a block must not be empty')
  while (!scanner.take('}')) {
    const token = scanner.next()
    const isStatement = token.kind === 'identifier' && Object.hasOwn(statements, token.text)
    const read = isStatement ? statements[token.text] : undefined
    if (!read) {
      const words = Object.keys(statements).map((word) => `'${word}'`)
      return scanner.unexpected(token, `${words.join(', ')} or '}'`)
    }
    read(token)
  }
}

function readMatch(scanner: Scanner, start: Token): MatchBlock {
  const path = readPattern(scanner)
  const functions: FunctionDeclaration[] = []
  const members: (AllowStatement | MatchBlock)[] = []
  scanner.nested(() =>
    readBlock(scanner, {
      allow: (token) => members.push(readAllow(scanner, token)),
      match: (token) => members.push(readMatch(scanner, token)),
      function: (token) => functions.push(readFunction(scanner, token)),
    }),
  )
  const position = scanner.positionAt(start.offset)
  return { kind: 'match', position, path, functions, members }
}

const PATTERN_LITERAL = /\([^()\s/]+\)|[\p{L}\p{N}_\-.~%@+]+/uy
const PATTERN_CAPTURE = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*\s*)?\}/y

function readPattern(scanner: Scanner): PatternSegment[] {
  scanner.moveTo(scanner.expect('/').offset)
  const path: PatternSegment[] = []
  while (scanner.matchHere(/\//y)) path.push(readPatternSegment(scanner))
  return path
}

function readPatternSegment(scanner: Scanner): PatternSegment {
  const from = scanner.here()
  const [, name, recursive] = scanner.matchHere(PATTERN_CAPTURE) ?? []
  if (name !== undefined) {
    checkVariable(scanner, name, from)
    return { kind: recursive === undefined ? 'capture' : 'recursive', name }
  }
  const text = scanner.matchHere(PATTERN_LITERAL)?.[0]
  if (text !== undefined) return { kind: 'literal', text }
  return scanner.fail(from, 'expected a segment of a path: a name, {capture} or {capture=**}')
}

function readAllow(scanner: Scanner, start: Token): AllowStatement {
  const methods: AllowMethod[] = []
  do {
    const token = scanner.next()
    const method = ALLOW_METHODS.find((name) => name === token.text)
    if (method === undefined) {
      return scanner.unexpected(token, `one of ${ALLOW_METHODS.join(', ')}`)
    }
    methods.push(method)
  } while (scanner.take(','))

  let condition: AllowStatement['condition'] = null
  if (scanner.take(':')) {
    if (!scanner.takeWord('if')) scanner.unexpected(scanner.next(), "'if'")
    condition = parseExpression(scanner)
  }
  // The documentation has ';', but Firebase's own samples load without it.
  scanner.take(';')
  return { kind: 'allow', position: scanner.positionAt(start.offset), methods, condition }
}

function readFunction(scanner: Scanner, start: Token): FunctionDeclaration {
  const { text: name } = readName(scanner, 'the name of a function')
  const parameters = readParameters(scanner)
  scanner.expect('{')
  const lets: LetBinding[] = []
  for (let token = scanner.peek(); scanner.takeWord('let'); token = scanner.peek()) {
    lets.push(readLet(scanner, token))
  }
  if (!scanner.takeWord('return')) scanner.unexpected(scanner.next(), "'let' or 'return'")
  const result = parseExpression(scanner)
  scanner.take(';')
  scanner.expect('}')
  return { position: scanner.positionAt(start.offset), name, parameters, lets, result }
}

function readParameters(scanner: Scanner): string[] {
  scanner.expect('(')
  const parameters: string[] = []
  if (scanner.take(')')) return parameters
  do {
    parameters.push(readVariable(scanner, 'the name of a parameter'))
  } while (scanner.take(','))
  scanner.expect(')')
  return parameters
}

function readLet(scanner: Scanner, start: Token): LetBinding {
  const name = readVariable(scanner, 'the name of a variable')
  scanner.expect('=')
  const value = parseExpression(scanner)
  // Google accepts all other semicolons left out, but not this one.
  scanner.expect(';')
  return { position: scanner.positionAt(start.offset), name, value }
}

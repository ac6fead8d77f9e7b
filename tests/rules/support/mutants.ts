import type {
  AllowStatement,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  Position,
  Ruleset,
} from 'firestore-rules'

/** The rules with one thing changed. */
export interface Mutant {
  /** Where and what. */
  readonly description: string
  /** Of the file, where the change is. */
  readonly line: number
  readonly ruleset: Ruleset
}

interface Variant {
  readonly node: unknown
  readonly what: string
  readonly position: Position | null
}

/**
 * The rules without each of their conditions in turn, and with each number, text, list, operator
 * and pattern bent a little: what a slip of the hand could do to them.
 */
export function mutantsOf(ruleset: Ruleset): Mutant[] {
  return Array.from(variantsOf(ruleset), ({ node, what, position }) => ({
    description: `line ${position?.line}, column ${position?.column}: ${what}`,
    line: position?.line ?? 0,
    // Only expressions, members and functions inside were replaced, each by one of its own kind.
    ruleset: node as Ruleset,
  }))
}

/** The rules, and which of their lines an answer reads. */
export function watching(ruleset: Ruleset) {
  let lines = new Set<number>()
  return {
    ruleset: watchedCopy(ruleset, (line) => lines.add(line)) as Ruleset,
    linesRead<Answer>(ask: () => Answer) {
      lines = new Set()
      return { answer: ask(), lines }
    },
  }
}

/** A copy of the rules that tells the line of whatever is evaluated. */
function watchedCopy(node: unknown, tell: (line: number) => void): unknown {
  if (Array.isArray(node)) return node.map((item) => watchedCopy(item, tell))
  if (!isNode(node)) return node
  const { position } = node
  const line = (position as Position | undefined)?.line
  return Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(node).map(([key, part]) => {
        const value = key === 'position' ? part : watchedCopy(part, tell)
        const isEvaluated = line !== undefined && (key === 'kind' || key === 'result')
        const get = () => {
          if (isEvaluated) tell(line)
          return value
        }
        return [key, { get, enumerable: true }]
      }),
    ),
  )
}

function* variantsOf(node: unknown): Generator<Variant> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries())
      for (const variant of variantsOf(item))
        yield { ...variant, node: node.with(index, variant.node) }
    return
  }
  if (!isNode(node)) return
  const position = (node['position'] ?? null) as Position | null
  for (const [what, bent, at = position] of bentVersionsOf(node))
    yield { node: bent, what, position: at }
  for (const [key, part] of Object.entries(node)) {
    if (key === 'position') continue
    for (const variant of variantsOf(part))
      yield {
        ...variant,
        node: { ...node, [key]: variant.node },
        position: variant.position ?? position,
      }
  }
}

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !(value instanceof Uint8Array)
}

/** `at`: the place of the change, if it is not the beginning of the node. */
type Bent = readonly [what: string, node: unknown, at?: Position]

function bentVersionsOf(node: Node): Iterable<Bent> {
  if (node['kind'] === 'match') return bendMatch(node as unknown as MatchBlock)
  if (node['kind'] === 'allow') return bendAllow(node as unknown as AllowStatement)
  if ('parameters' in node) return bendFunction(node as unknown as FunctionDeclaration)
  return 'kind' in node && 'position' in node ? bendExpression(node as unknown as Expression) : []
}

function* bendMatch(match: MatchBlock): Generator<Bent> {
  for (const [index, member] of match.members.entries())
    if (member.kind === 'allow')
      yield [
        `without allow ${member.methods.join(', ')}`,
        { ...match, members: match.members.toSpliced(index, 1) },
        member.position,
      ]
  for (const [index, segment] of match.path.entries())
    if (segment.kind === 'capture')
      yield [
        `{${segment.name}=**} in place of {${segment.name}}`,
        { ...match, path: match.path.with(index, { ...segment, kind: 'recursive' }) },
      ]
}

function* bendAllow(allow: AllowStatement): Generator<Bent> {
  if (allow.condition)
    yield [`allow ${allow.methods.join(', ')} without its condition`, { ...allow, condition: null }]
  if (allow.methods.length === 1) return
  for (const [index, method] of allow.methods.entries())
    yield [`allow without ${method}`, { ...allow, methods: allow.methods.toSpliced(index, 1) }]
}

function* bendFunction(declaration: FunctionDeclaration): Generator<Bent> {
  const { name, result } = declaration
  const { position, text } = result
  const always = { kind: 'literal', position, text, value: true }
  yield [`${name}() always true`, { ...declaration, result: always }]
}

/** The operator that differs where both sides are equal. */
const bentOperators: Readonly<Record<string, string>> = {
  ...{ '<=': '<', '<': '<=', '>=': '>', '>': '>=' },
  ...{ '==': '!=', '!=': '==' },
}

function* bendExpression(expression: Expression): Generator<Bent> {
  switch (expression.kind) {
    case 'literal':
      yield* bendLiteral(expression)
      return
    case 'list':
      for (const [index, item] of expression.items.entries())
        yield [
          `a list without ${item.text}`,
          { ...expression, items: expression.items.toSpliced(index, 1) },
          item.position,
        ]
      return
    case 'binary': {
      const { operator, left, right } = expression
      if (operator === '&&' || operator === '||') {
        yield [`without ${right.text}`, left, right.position]
        // The operands further left of a chain are the right ones of the nodes inside.
        if (left.kind !== 'binary' || left.operator !== operator)
          yield [`without ${left.text}`, right, left.position]
      }
      const bent = bentOperators[operator]
      if (bent !== undefined)
        yield [`${bent} in ${expression.text}`, { ...expression, operator: bent }]
      return
    }
    case 'methodCall': {
      const [pattern] = expression.args
      if (expression.name !== 'matches' || pattern?.kind !== 'literal') return
      for (const bent of bentPatternsOf(String(pattern.value)))
        yield [`pattern ${bent}`, { ...expression, args: [{ ...pattern, value: bent }] }]
      return
    }
    default:
  }
}

function* bendLiteral(literal: Expression & { kind: 'literal' }): Generator<Bent> {
  const { value } = literal
  if (typeof value === 'string') yield [`'${value}x'`, { ...literal, value: `${value}x` }]
  if (typeof value !== 'bigint') return
  yield [`${value + 1n} for ${value}`, { ...literal, value: value + 1n }]
  yield [`${value - 1n} for ${value}`, { ...literal, value: value - 1n }]
}

/** The pattern as one that takes everything, with classes that lack a part, and with other counts. */
function* bentPatternsOf(pattern: string): Generator<string> {
  yield '(?s).*'
  for (const { 0: characterClass, 1: parts = '', index } of pattern.matchAll(
    /\[\^?((?:\\.|[^\]])+)\]/g,
  )) {
    const atoms = [...parts.matchAll(/\\p\{\w+\}|\\.|.-.|./g)]
    if (atoms.length === 1) continue
    for (const { 0: atom, index: offset } of atoms) {
      const start = index + characterClass.indexOf(parts) + offset
      yield pattern.slice(0, start) + pattern.slice(start + atom.length)
    }
  }
  for (const { 0: counts, index } of pattern.matchAll(/\{[\d,]+\}/g))
    for (const { 0: digits, index: offset } of counts.matchAll(/\d+/g))
      for (const count of [Number(digits) - 1, Number(digits) + 1])
        if (count >= 0)
          yield (
            pattern.slice(0, index + offset) +
            String(count) +
            pattern.slice(index + offset + digits.length)
          )
}

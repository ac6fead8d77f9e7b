/**
 * The limits of the language, and the check of a file's tree against them and against everything
 * else that the grammar alone cannot refuse. Source: "Quotas and limits" of Firestore Security
 * Rules; "measured" is what Google's service really accepts, where that differs.
 */
import { patternProblem } from './pattern.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  Position,
  Ruleset,
  RulesVersion,
} from './syntaxTree.ts'

/** Evaluated expressions per request, over all its allow statements together. */
export const MAX_EXPRESSIONS = 1000
/** Calls of get, exists, getAfter and existsAfter per request. */
export const MAX_LOOKUPS = 10
/** Nested user functions; measured: 21 compile, 22 do not (documented: 20). */
export const MAX_CALL_DEPTH = 21
/** Roughly in bytes, the size of the largest value that a rule may build; a document has at most half of it. */
export const MAX_VALUE_SIZE = 2 * 1024 * 1024
export const MAX_SOURCE_BYTES = 256 * 1024

const MAX_FUNCTION_PARAMETERS = 7
/** Measured: 11 compile, 12 do not (documented: 10). */
const MAX_LET_BINDINGS = 11
const MAX_MATCH_DEPTH = 10
/** Segments and captures of a match and all matches around it. */
const MAX_PATH_SEGMENTS = 100
const MAX_PATH_CAPTURES = 20
/** Terms of one flat chain of && and || (measured). */
const MAX_LOGICAL_TERMS = 98
/** Nested pairs of parentheses (measured). */
const MAX_PARENTHESES = 97
/**
 * Nested operators, parentheses, lists, maps and arguments, including the innermost value; a chain
 * of && nests to the left. Measured: this limit explains the 98 terms and the 97 pairs.
 */
const MAX_EXPRESSION_DEPTH = 99
/** Depth of the tree, including fields and methods, which Google does not count. */
const MAX_TREE_DEPTH = 400
/** Google checks the patterns of these when it loads a file, but not those of replace. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(['matches', 'split'])

/** @throws RulesSyntaxError for a file that Google would not deploy although the grammar allows it. */
export function checkRules({ version, functions, service }: Ruleset): void {
  const fileScope = checkFunctions(functions, new Map(), version)
  const serviceScope = checkFunctions(service.functions, fileScope, version)
  for (const match of service.matches) checkMatch(match, [], serviceScope, version)
}

function refuse(position: Position, problem: string): never {
  throw new RulesSyntaxError(position, problem)
}

function refuseBeyond(position: Position, count: number, limit: number, what: string): void {
  if (count > limit) refuse(position, `more than ${limit} ${what}`)
}

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name).size)
}

/** @param around the paths of the matches around it */
function checkMatch(
  match: MatchBlock,
  around: readonly (readonly PatternSegment[])[],
  outer: Scope,
  version: RulesVersion,
): void {
  const { position, path } = match
  const paths = [...around, path]
  const captures = paths.flat().filter(({ kind }) => kind !== 'literal')
  refuseBeyond(position, paths.length, MAX_MATCH_DEPTH, 'nested match blocks')
  refuseBeyond(position, paths.flat().length, MAX_PATH_SEGMENTS, 'path segments')
  refuseBeyond(position, captures.length, MAX_PATH_CAPTURES, 'path captures')
  refuseBeyond(
    position,
    captures.filter(({ kind }) => kind === 'recursive').length,
    1,
    'recursive wildcard in a match and those around it',
  )
  const twice = repeated(path.flatMap((each) => (each.kind === 'literal' ? [] : [each.name])))
  if (twice !== undefined) refuse(position, `'${twice}' is captured twice in this path`)
  const recursive = path.findIndex(({ kind }) => kind === 'recursive')
  if (version === 1 && recursive !== -1 && recursive < path.length - 1) {
    refuse(
      position,
      "in rules_version 1 a recursive wildcard must come last; begin the file with rules_version = '2';",
    )
  }
  const scope = checkFunctions(match.functions, outer, version)
  for (const member of match.members) {
    if (member.kind === 'match') checkMatch(member, paths, scope, version)
    else if (member.condition) checkExpression(member.condition)
  }
}

/** The functions that can be called at one place, each with the depth of its own calls. */
type Scope = ReadonlyMap<string, number>

/** The functions of one block, which may call each other and those around the block. */
function checkFunctions(
  functions: readonly FunctionDeclaration[],
  outer: Scope,
  version: RulesVersion,
): Scope {
  if (functions.length === 0) return outer
  const called = new Map<string, { declaration: FunctionDeclaration; names: Set<string> }>()
  for (const declaration of functions) {
    if (called.has(declaration.name)) {
      refuse(declaration.position, `function ${declaration.name} is declared twice here`)
    }
    called.set(declaration.name, { declaration, names: checkFunction(declaration, version) })
  }

  const depths = new Map(outer)
  for (const name of called.keys()) depths.delete(name)
  const open = new Set<string>()
  const depthOf = (name: string): number => {
    const known = depths.get(name)
    const callee = called.get(name)
    // Neither here nor around: built in, or an error when it is called.
    if (known !== undefined || !callee) return known ?? 0
    const { position } = callee.declaration
    if (open.has(name)) refuse(position, `function ${name} calls itself; recursion is not allowed`)
    open.add(name)
    const chain = `nested calls, of which ${name} is one`
    // Checked on the way down too, so that a long chain cannot exhaust the stack.
    refuseBeyond(position, open.size, MAX_CALL_DEPTH, chain)
    const depth = 1 + Math.max(0, ...Array.from(callee.names, depthOf))
    refuseBeyond(position, depth, MAX_CALL_DEPTH, chain)
    open.delete(name)
    depths.set(name, depth)
    return depth
  }
  for (const name of called.keys()) depthOf(name)
  return depths
}

function checkFunction(declaration: FunctionDeclaration, version: RulesVersion): Set<string> {
  const { position, name, parameters, lets, result } = declaration
  refuseBeyond(position, parameters.length, MAX_FUNCTION_PARAMETERS, 'parameters')
  refuseBeyond(position, lets.length, MAX_LET_BINDINGS, 'let bindings in a function')
  if (version === 1 && lets[0]) {
    refuse(lets[0].position, "let needs rules_version = '2'; at the top of the file")
  }
  const twice = repeated([...parameters, ...lets.map((binding) => binding.name)])
  if (twice !== undefined) refuse(position, `'${twice}' is declared twice in function ${name}`)
  const called = checkExpression(result)
  for (const { value } of lets) for (const each of checkExpression(value)) called.add(each)
  return called
}

/** Returns the names of the functions that it calls. Does not recurse, so no tree is too deep for it. */
function checkExpression(root: Expression): Set<string> {
  const called = new Set<string>()
  const pending = [{ expression: root, depth: 1, treeDepth: 1, parentheses: 0, terms: 1 }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { expression } = next
    const { position, parentheses: pairs = 0 } = expression
    const isLogical = expression.kind === 'binary' && ['&&', '||'].includes(expression.operator)
    const terms = isLogical ? next.terms + 1 : 1
    const parentheses = next.parentheses + pairs
    const depth = next.depth + pairs
    const treeDepth = next.treeDepth + 1
    refuseBeyond(position, terms, MAX_LOGICAL_TERMS, 'terms in one chain of && and ||')
    refuseBeyond(position, parentheses, MAX_PARENTHESES, 'nested pairs of parentheses')
    refuseBeyond(position, depth, MAX_EXPRESSION_DEPTH, 'nested expressions')
    refuseBeyond(position, next.treeDepth, MAX_TREE_DEPTH, 'nested expressions')
    if (expression.kind === 'call') called.add(expression.name)
    if (expression.kind === 'path') {
      const twice = repeated(
        expression.segments.flatMap((each) => (each.kind === 'placeholder' ? [each.name] : [])),
      )
      if (twice !== undefined) refuse(position, `'${twice}' is twice in this path`)
    }
    if (expression.kind === 'methodCall') checkPattern(expression.name, expression.args)
    const object = 'object' in expression ? expression.object : null
    // Pushed one by one: a list may have more items than a call may have arguments.
    for (const part of partsOf(expression)) {
      pending.push({ expression: part, depth: depth + 1, treeDepth, parentheses, terms })
    }
    // Google does not count the step from a field or a method to its object.
    if (object) pending.push({ expression: object, depth, treeDepth, parentheses, terms })
  }
  return called
}

/** Like Google, refuses a literal pattern that is not a regular expression. */
function checkPattern(method: string, [pattern, ...others]: readonly Expression[]): void {
  if (!PATTERN_METHODS.has(method) || others.length > 0 || pattern?.kind !== 'literal') return
  const problem = typeof pattern.value === 'string' ? patternProblem(pattern.value) : null
  if (problem !== null) refuse(pattern.position, problem)
}

/** The expressions one level down, without the object of a field, a method or an index. */
function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
    case 'member':
      return []
    case 'index':
      return [expression.index]
    case 'slice':
      return [expression.from, expression.to].filter((part) => part !== null)
    case 'call':
    case 'methodCall':
      return expression.args
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.result, expression.otherwise]
    case 'list':
      return expression.items
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value])
    default:
      return expression.segments.flatMap((segment) =>
        segment.kind === 'interpolation' ? [segment.expression] : [],
      )
  }
}

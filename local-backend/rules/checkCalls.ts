import type { Expression, FunctionDeclaration, MatchBlock, Ruleset } from './ast.ts'
import { MAX_CALL_DEPTH } from './limits.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'

type Scope = ReadonlyMap<string, Callable>

/** A function together with the functions it can see. */
interface Callable {
  readonly declaration: FunctionDeclaration
  readonly scope: Scope
}

function scopeOf(functions: readonly FunctionDeclaration[], outer: Scope): Scope {
  if (functions.length === 0) return outer
  const scope = new Map(outer)
  for (const declaration of functions) scope.set(declaration.name, { declaration, scope })
  return scope
}

/** The parts of an expression, one level down. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return []
    case 'member':
      return [expression.object]
    case 'index':
      return [expression.object, expression.index]
    case 'slice':
      return [expression.object, expression.from, expression.to].filter((part) => part !== null)
    case 'call':
      return expression.args
    case 'methodCall':
      return [expression.object, ...expression.args]
    case 'unary':
    case 'is':
      return [expression.operand]
    case 'binary':
      return [expression.left, expression.right]
    case 'conditional':
      return [expression.condition, expression.result, expression.otherwise]
    case 'ambiguous':
      return [expression.reading]
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

function calledNames(roots: readonly Expression[]): Set<string> {
  const names = new Set<string>()
  const pending = [...roots]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (next.kind === 'call') names.add(next.name)
    // One by one: a list literal may have more items than a call may have arguments.
    for (const part of partsOf(next)) pending.push(part)
  }
  return names
}

/** Refuses recursion and chains of calls deeper than Google compiles. */
export function checkCalls(ruleset: Ruleset): void {
  const depths = new Map<FunctionDeclaration, number>()
  const open = new Set<FunctionDeclaration>()

  const depthOf = ({ declaration, scope }: Callable): number => {
    const known = depths.get(declaration)
    if (known !== undefined) return known
    if (open.has(declaration)) {
      throw new RulesSyntaxError(
        declaration.position,
        `function ${declaration.name} calls itself; recursion is not allowed`,
      )
    }
    open.add(declaration)
    // Checked on the way down too, so that a long chain cannot exhaust the stack here.
    if (open.size > MAX_CALL_DEPTH) refuseDepth(declaration)
    let depth = 1
    for (const name of calledNames([
      ...declaration.lets.map(({ value }) => value),
      declaration.result,
    ])) {
      const called = scope.get(name)
      if (called) depth = Math.max(depth, 1 + depthOf(called))
    }
    open.delete(declaration)
    if (depth > MAX_CALL_DEPTH) refuseDepth(declaration)
    depths.set(declaration, depth)
    return depth
  }

  const checkScope = (functions: readonly FunctionDeclaration[], outer: Scope): Scope => {
    const scope = scopeOf(functions, outer)
    for (const declaration of functions) depthOf({ declaration, scope })
    return scope
  }
  const checkMatch = (match: MatchBlock, outer: Scope): void => {
    const scope = checkScope(match.functions, outer)
    for (const member of match.members) if (member.kind === 'match') checkMatch(member, scope)
  }

  const fileScope = checkScope(ruleset.functions, new Map())
  const serviceScope = checkScope(ruleset.service.functions, fileScope)
  for (const match of ruleset.service.matches) checkMatch(match, serviceScope)
}

function refuseDepth(declaration: FunctionDeclaration): never {
  throw new RulesSyntaxError(
    declaration.position,
    `function ${declaration.name} is part of a chain of more than ${MAX_CALL_DEPTH} nested calls`,
  )
}

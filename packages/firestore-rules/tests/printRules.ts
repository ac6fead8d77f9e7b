import type {
  BinaryOperator,
  Expression,
  FunctionDeclaration,
  LiteralValue,
  MatchBlock,
  PathPart,
  PatternSegment,
  Ruleset,
} from '../index.ts'

/** As in the table of the parser. */
const BINARY_STRENGTH: Readonly<Record<BinaryOperator, number>> = {
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  in: 6,
  '<': 7,
  '<=': 7,
  '>': 7,
  '>=': 7,
  '+': 8,
  '-': 8,
  '*': 9,
  '/': 9,
  '%': 9,
}
const CONDITIONAL_STRENGTH = 1
const EQUALITY_STRENGTH = 4
const RELATION_STRENGTH = 7
const IS_STRENGTH = 5
const UNARY_STRENGTH = 10
const POSTFIX_STRENGTH = 11
const PRIMARY_STRENGTH = 12

/** The rules in one plain layout; reading them again gives rules that judge the same. */
export function printRules(ruleset: Ruleset): string {
  const lines = [
    `rules_version = '${ruleset.version}';`,
    ...ruleset.functions.flatMap(printFunction),
    'service cloud.firestore {',
    ...indent([
      ...ruleset.service.functions.flatMap(printFunction),
      ...ruleset.service.matches.flatMap(printMatch),
    ]),
    '}',
  ]
  return `${lines.join('\n')}\n`
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

function printFunction({ name, parameters, lets, result }: FunctionDeclaration): string[] {
  return [
    `function ${name}(${parameters.join(', ')}) {`,
    ...indent([
      ...lets.map((binding) => `let ${binding.name} = ${printExpression(binding.value)};`),
      `return ${printExpression(result)};`,
    ]),
    '}',
  ]
}

function printMatch(match: MatchBlock): string[] {
  return [
    `match ${match.path.map(printPatternSegment).join('')} {`,
    ...indent([
      ...match.functions.flatMap(printFunction),
      ...match.members.flatMap((member) => {
        if (member.kind === 'match') return printMatch(member)
        const condition = member.condition ? `: if ${printExpression(member.condition)}` : ''
        return [`allow ${member.methods.join(', ')}${condition};`]
      }),
    ]),
    '}',
  ]
}

function printPatternSegment(segment: PatternSegment): string {
  switch (segment.kind) {
    case 'literal':
      return `/${segment.text}`
    case 'capture':
      return `/{${segment.name}}`
    default:
      return `/{${segment.name}=**}`
  }
}

/** On one line, with no more parentheses than needed. */
function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value)
    case 'variable':
      return expression.name
    case 'member':
      return `${atLeast(POSTFIX_STRENGTH, expression.object)}.${expression.name}`
    case 'index':
      return `${atLeast(POSTFIX_STRENGTH, expression.object)}[${printExpression(expression.index)}]`
    case 'slice': {
      const bounds = [expression.from, expression.to].map(
        (bound) => bound && printExpression(bound),
      )
      return `${atLeast(POSTFIX_STRENGTH, expression.object)}[${bounds.join(':')}]`
    }
    case 'call':
      return `${expression.name}(${printAll(expression.args)})`
    case 'methodCall':
      return `${atLeast(POSTFIX_STRENGTH, expression.object)}.${expression.name}(${printAll(expression.args)})`
    case 'unary': {
      const { operator, operand } = expression
      // A minus cannot stand before another sign or operator.
      const isSigned = operand.kind === 'unary' || printExpression(operand).startsWith('-')
      const text = atLeast(UNARY_STRENGTH, operand)
      return operator === '-' && isSigned && !text.startsWith('(') ? `-(${text})` : operator + text
    }
    case 'binary': {
      const { operator, left, right } = expression
      const strength = BINARY_STRENGTH[operator]
      // Between in, is and == parentheses are never left out.
      const others = strength === EQUALITY_STRENGTH ? RELATION_STRENGTH : strength + 1
      const isChain = left.kind === 'binary' && BINARY_STRENGTH[left.operator] === strength
      return `${atLeast(isChain ? strength : others, left)} ${operator} ${atLeast(others, right)}`
    }
    case 'is': {
      const { operand, type } = expression
      return `${atLeast(operand.kind === 'is' ? IS_STRENGTH : RELATION_STRENGTH, operand)} is ${type}`
    }
    case 'conditional': {
      const condition = atLeast(CONDITIONAL_STRENGTH + 1, expression.condition)
      const result = printExpression(expression.result)
      return `${condition} ? ${result} : ${printExpression(expression.otherwise)}`
    }
    case 'list':
      return `[${printAll(expression.items)}]`
    case 'map': {
      const entries = expression.entries.map(
        ({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`,
      )
      return `{${entries.join(', ')}}`
    }
    default:
      return expression.segments.map(printPathPart).join('')
  }
}

function printAll(expressions: readonly Expression[]): string {
  return expressions.map(printExpression).join(', ')
}

function atLeast(strength: number, expression: Expression): string {
  const text = printExpression(expression)
  return strengthOf(expression) < strength ? `(${text})` : text
}

function strengthOf(expression: Expression): number {
  switch (expression.kind) {
    case 'conditional':
      return CONDITIONAL_STRENGTH
    case 'binary':
      return BINARY_STRENGTH[expression.operator]
    case 'is':
      return IS_STRENGTH
    case 'unary':
      return UNARY_STRENGTH
    case 'path':
      // A slash after a path would go on with it, so beside any operator it stands in parentheses.
      return 0
    case 'literal':
      // A dot right after a number would belong to it.
      return typeof expression.value === 'bigint' || typeof expression.value === 'number'
        ? UNARY_STRENGTH
        : PRIMARY_STRENGTH
    case 'member':
    case 'index':
    case 'slice':
    case 'methodCall':
      return POSTFIX_STRENGTH
    default:
      return PRIMARY_STRENGTH
  }
}

function printPathPart(part: PathPart): string {
  switch (part.kind) {
    case 'literal':
      return `/${part.text}`
    case 'placeholder':
      return `/{${part.name}${part.recursive ? '=**' : ''}}`
    default:
      return `/$(${printExpression(part.expression)})`
  }
}

function printLiteral(value: LiteralValue): string {
  if (value instanceof Uint8Array) {
    return `b'${Array.from(value, (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`
  }
  if (typeof value === 'string') return quote(value)
  return typeof value === 'number' ? printFloat(value) : String(value)
}

/** The language has no exponents. */
function printFloat(value: number): string {
  const [digits = '', exponent = '0'] = value.toExponential().split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const point = whole.length + Number(exponent)
  const all = whole + fraction
  if (point <= 0) return `0.${'0'.repeat(-point)}${all}`
  return `${all.slice(0, point).padEnd(point, '0')}.${all.slice(point) || '0'}`
}

function quote(text: string): string {
  const escaped = text.replace(/[\\']|[^\x20-\x7e]/g, (character) =>
    character === '\\' || character === "'"
      ? `\\${character}`
      : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `'${escaped}'`
}

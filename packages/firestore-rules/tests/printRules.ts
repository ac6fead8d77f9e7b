import type {
  Expression,
  FunctionDeclaration,
  LiteralValue,
  MatchBlock,
  PathPart,
  PatternSegment,
  Ruleset,
} from '../index.ts'

/** The rules in one plain layout; read again, they judge the same. */
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

function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value)
    case 'variable':
      return expression.name
    case 'member':
      return `${printOperand(expression.object)}.${expression.name}`
    case 'index':
      return `${printOperand(expression.object)}[${printExpression(expression.index)}]`
    case 'slice': {
      const bounds = [expression.from, expression.to].map(
        (bound) => bound && printExpression(bound),
      )
      return `${printOperand(expression.object)}[${bounds.join(':')}]`
    }
    case 'call':
      return `${expression.name}(${printAll(expression.args)})`
    case 'methodCall':
      return `${printOperand(expression.object)}.${expression.name}(${printAll(expression.args)})`
    case 'unary':
      return expression.operator + printOperand(expression.operand)
    case 'binary': {
      const { operator, left, right } = expression
      return `${printOperand(left)} ${operator} ${printOperand(right)}`
    }
    case 'is':
      return `${printOperand(expression.operand)} is ${expression.type}`
    case 'conditional':
      return `${printOperand(expression.condition)} ? ${printOperand(expression.result)} : ${printOperand(expression.otherwise)}`
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

/** In parentheses, unless it is a single piece. */
function printOperand(expression: Expression): string {
  const text = printExpression(expression)
  const isOnePiece = ['variable', 'member', 'index', 'call', 'methodCall', 'list'].includes(
    expression.kind,
  )
  return isOnePiece ? text : `(${text})`
}

function printAll(expressions: readonly Expression[]): string {
  return expressions.map(printExpression).join(', ')
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

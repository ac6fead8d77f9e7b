/** The syntax tree of a rules file, with the names of the official language reference. */

export interface Position {
  readonly line: number
  readonly column: number
}

interface Located {
  readonly position: Position
}

interface Written extends Located {
  /** The source text, without parentheses around it. */
  readonly text: string
  /** Pairs of parentheses around it: they count as nesting and separate `in`, `is` and `==`. */
  readonly parentheses?: number
}

/** `rules_version`; a file without one is version 1. */
export type RulesVersion = 1 | 2

export interface Ruleset {
  readonly version: RulesVersion
  /** Functions outside the service block. */
  readonly functions: readonly FunctionDeclaration[]
  readonly service: ServiceBlock
}

/** `service cloud.firestore { … }` */
export interface ServiceBlock {
  readonly functions: readonly FunctionDeclaration[]
  readonly matches: readonly MatchBlock[]
}

/** `match /path { … }` */
export interface MatchBlock extends Located {
  readonly kind: 'match'
  readonly path: readonly PatternSegment[]
  readonly functions: readonly FunctionDeclaration[]
  /** In source order, which is the order of evaluation. */
  readonly members: readonly (AllowStatement | MatchBlock)[]
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  /** `{name}` */
  | { readonly kind: 'capture'; readonly name: string }
  /** `{name=**}` */
  | { readonly kind: 'recursive'; readonly name: string }

/** The words that may follow `allow`. */
export const ALLOW_METHODS = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'] as const
export type AllowMethod = (typeof ALLOW_METHODS)[number]

/** `allow methods: if condition;` */
export interface AllowStatement extends Located {
  readonly kind: 'allow'
  readonly methods: readonly AllowMethod[]
  /** null: `allow read;`, which always grants. */
  readonly condition: Expression | null
}

/** `function name(parameters) { lets return result; }` */
export interface FunctionDeclaration extends Located {
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly LetBinding[]
  readonly result: Expression
}

/** `let name = value;` */
export interface LetBinding extends Located {
  readonly name: string
  readonly value: Expression
}

/** The names that may follow `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const
export type TypeName = (typeof TYPE_NAMES)[number]

/** What may stand before the dot of a call without being a value. No variable may have such a name. */
export const PACKAGES = ['math', 'hashing', 'timestamp', 'duration', 'latlng'] as const
export type Package = (typeof PACKAGES)[number]

export type BinaryOperator =
  | '*'
  | '/'
  | '%'
  | '+'
  | '-'
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | '=='
  | '!='
  | '&&'
  | '||'

/** A bigint is an int, a number is a float. */
export type LiteralValue = null | boolean | bigint | number | string | Uint8Array

export type Expression =
  | LiteralExpression
  | VariableExpression
  | MemberExpression
  | IndexExpression
  | SliceExpression
  | CallExpression
  | MethodCallExpression
  | UnaryExpression
  | BinaryExpression
  | IsExpression
  | ConditionalExpression
  | ListExpression
  | MapExpression
  | PathExpression

export interface LiteralExpression extends Written {
  readonly kind: 'literal'
  readonly value: LiteralValue
}

/** `name` */
export interface VariableExpression extends Written {
  readonly kind: 'variable'
  readonly name: string
}

export interface MemberExpression extends Written {
  readonly kind: 'member'
  readonly object: Expression
  readonly name: string
}

/** `object[index]` */
export interface IndexExpression extends Written {
  readonly kind: 'index'
  readonly object: Expression
  readonly index: Expression
}

/** `object[from:to]`; one of the two bounds may be missing (null). */
export interface SliceExpression extends Written {
  readonly kind: 'slice'
  readonly object: Expression
  readonly from: Expression | null
  readonly to: Expression | null
}

/** `name(args)` */
export interface CallExpression extends Written {
  readonly kind: 'call'
  readonly name: string
  readonly args: readonly Expression[]
}

/** `object.name(args)`; the object may also be a package such as `math`. */
export interface MethodCallExpression extends Written {
  readonly kind: 'methodCall'
  readonly object: Expression
  readonly name: string
  readonly args: readonly Expression[]
}

interface Ambiguous {
  /**
   * Stands beside `in`, `is` or `==` without parentheses. Google's documentation and service read
   * that differently, so it is an error when evaluated.
   */
  readonly ambiguous?: true
}

/** `!operand` or `-operand` */
export interface UnaryExpression extends Written {
  readonly kind: 'unary'
  readonly operator: '!' | '-'
  readonly operand: Expression
}

/** `left operator right` */
export interface BinaryExpression extends Written, Ambiguous {
  readonly kind: 'binary'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}

/** `operand is type` */
export interface IsExpression extends Written, Ambiguous {
  readonly kind: 'is'
  readonly operand: Expression
  readonly type: TypeName
}

/** `condition ? result : otherwise` */
export interface ConditionalExpression extends Written {
  readonly kind: 'conditional'
  readonly condition: Expression
  readonly result: Expression
  readonly otherwise: Expression
}

/** `[item, item]` */
export interface ListExpression extends Written {
  readonly kind: 'list'
  readonly items: readonly Expression[]
}

/** `{key: value}` */
export interface MapExpression extends Written {
  readonly kind: 'map'
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[]
}

/** `/segment/segment` */
export interface PathExpression extends Written {
  readonly kind: 'path'
  readonly segments: readonly PathPart[]
}

export type PathPart =
  | { readonly kind: 'literal'; readonly text: string }
  /** `{name}`, `{name=*}` or `{name=**}`, for `path.bind(map)` to fill. */
  | { readonly kind: 'placeholder'; readonly name: string; readonly recursive: boolean }
  /** `$(expression)` or `$name` */
  | { readonly kind: 'interpolation'; readonly expression: Expression }

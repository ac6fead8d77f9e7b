import type { Position } from './syntaxTree.ts'
import { RulesSyntaxError } from './rulesSyntaxError.ts'

/** The smallest piece of a file; `end` is the offset just after it. */
export type Token = { readonly offset: number; readonly end: number } & (
  | { readonly kind: 'identifier' | 'symbol'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string; readonly value: bigint }
  | { readonly kind: 'float'; readonly text: string; readonly value: number }
  | { readonly kind: 'string'; readonly text: string; readonly value: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly value: Uint8Array }
  | { readonly kind: 'end'; readonly text: '' }
)

const BLANK = /(?:[\s\uFEFF]+|\/\/[^\n\r]*|\/\*[^]*?\*\/)*/y
const IDENTIFIER = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /[0-9]+(?:\.[0-9]*)?|\.[0-9]+/y
const STRING_START = /b?["']/y
const STRING_TEXT = /[^"'\\\n\r]+/y
const SYMBOL = /&&|\|\||==|!=|<=|>=|[{}()[\],;:.?!<>=+\-*/%]/y

const ENCODER = new TextEncoder()

const SIMPLE_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
])
const NUMERIC_ESCAPE = /x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|([0-3][0-7]{2})/y

/** Deeper than any accepted file, but shallow enough for the stack. */
const MAX_NESTING = 250

/**
 * Reads a rules file token by token. The language cannot be split into tokens beforehand, since
 * only the parser knows whether `/` divides or begins a path; `matchHere` reads raw path text.
 */
export class Scanner {
  private offset = 0
  private upcoming: Token | null = null
  private nesting = 0
  private readonly source: string
  private readonly lineStarts: readonly number[]

  constructor(source: string) {
    this.source = source
    const starts = [0]
    for (const newline of source.matchAll(/\r\n|\r|\n/g)) {
      starts.push(newline.index + newline[0].length)
    }
    this.lineStarts = starts
  }

  peek(): Token {
    this.upcoming ??= this.scan()
    return this.upcoming
  }

  next(): Token {
    const token = this.peek()
    this.upcoming = null
    this.offset = token.end
    return token
  }

  isNext(symbol: string): boolean {
    const { kind, text } = this.peek()
    return kind === 'symbol' && text === symbol
  }

  take(symbol: string): boolean {
    if (!this.isNext(symbol)) return false
    this.next()
    return true
  }

  takeWord(word: string): boolean {
    const { kind, text } = this.peek()
    if (kind !== 'identifier' || text !== word) return false
    this.next()
    return true
  }

  expect(symbol: string): Token {
    return this.isNext(symbol) ? this.next() : this.unexpected(this.peek(), `'${symbol}'`)
  }

  /** Reads something that can contain more of its kind. */
  nested<Part>(read: () => Part): Part {
    this.nesting += 1
    if (this.nesting > MAX_NESTING) this.fail(this.offset, 'this is nested too deeply')
    const part = read()
    this.nesting -= 1
    return part
  }

  /** Forgets what was peeked at, and continues from there. */
  moveTo(offset: number): void {
    this.upcoming = null
    this.offset = offset
  }

  /** Where raw reading continues: at the end of the last token taken. */
  here(): number {
    return this.offset
  }

  /** Takes raw text if the sticky pattern fits right here, without skipping blanks. */
  matchHere(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset
    const found = pattern.exec(this.source)
    if (found) this.moveTo(this.offset + found[0].length)
    return found
  }

  /** Whether another slash continues the path here, after blanks and comments. */
  pathGoesOn(): boolean {
    const at = this.skipBlank(this.offset)
    if (this.source[at] !== '/') return false
    this.moveTo(at)
    return true
  }

  /** Position and text of everything taken since this token. */
  since(start: Token): { position: Position; text: string } {
    const text = this.source.slice(start.offset, this.offset)
    return { position: this.positionAt(start.offset), text }
  }

  positionAt(offset: number): Position {
    let low = 0
    let high = this.lineStarts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 }
  }

  unexpected(token: Token, wanted: string): never {
    const found = token.kind === 'end' ? 'the end of the file' : `'${token.text.slice(0, 40)}'`
    return this.fail(token.offset, `expected ${wanted}, found ${found}`)
  }

  fail(offset: number, problem: string): never {
    throw new RulesSyntaxError(this.positionAt(offset), problem)
  }

  private skipBlank(offset: number): number {
    BLANK.lastIndex = offset
    const end = offset + (BLANK.exec(this.source)?.[0].length ?? 0)
    if (this.source.startsWith('/*', end)) this.fail(end, 'this comment is never closed')
    return end
  }

  private textAt(pattern: RegExp, offset: number): string | null {
    pattern.lastIndex = offset
    return pattern.exec(this.source)?.[0] ?? null
  }

  private scan(): Token {
    const offset = this.skipBlank(this.offset)
    if (offset >= this.source.length) return { kind: 'end', text: '', offset, end: offset }

    const quote = this.textAt(STRING_START, offset)
    if (quote !== null) return this.scanString(offset, quote)

    const word = this.textAt(IDENTIFIER, offset)
    if (word !== null) {
      return { kind: 'identifier', text: word, offset, end: offset + word.length }
    }

    const number = this.textAt(NUMBER, offset)
    if (number !== null) {
      const end = offset + number.length
      if (this.textAt(IDENTIFIER, end) !== null) this.fail(end, 'a letter right after a number')
      if (/^0[0-9]/.test(number)) this.fail(offset, 'a number cannot begin with a zero')
      if (!Number.isFinite(Number(number))) this.fail(offset, 'this number is too large')
      return /^[0-9]+$/.test(number)
        ? { kind: 'int', text: number, value: BigInt(number), offset, end }
        : { kind: 'float', text: number, value: Number(number), offset, end }
    }

    const symbol = this.textAt(SYMBOL, offset)
    if (symbol !== null) {
      return { kind: 'symbol', text: symbol, offset, end: offset + symbol.length }
    }
    const strange = String.fromCodePoint(this.source.codePointAt(offset) ?? 0)
    return this.fail(offset, `unexpected character ${JSON.stringify(strange)}`)
  }

  private scanString(offset: number, start: string): Token {
    const isBytes = start.startsWith('b')
    const quote = start.slice(-1)
    let value = ''
    const bytes: number[] = []
    let at = offset + start.length
    for (;;) {
      const character = this.source[at]
      if (character === undefined || character === '\n' || character === '\r') {
        return this.fail(offset, 'this string is never closed')
      }
      if (character === quote) break
      const escape = character === '\\' ? this.scanEscape(at) : null
      // Plain text, or a quote of the other kind.
      const text = escape?.value ?? this.textAt(STRING_TEXT, at) ?? character
      value += text
      if (isBytes) {
        // In bytes, a numeric escape is a byte, not a character.
        for (const byte of escape?.byte === undefined ? ENCODER.encode(text) : [escape.byte]) {
          bytes.push(byte)
        }
      }
      at = escape?.end ?? at + text.length
    }
    const end = at + 1
    const text = this.source.slice(offset, end)
    return isBytes
      ? { kind: 'bytes', text, value: Uint8Array.from(bytes), offset, end }
      : { kind: 'string', text, value, offset, end }
  }

  private scanEscape(offset: number): { value: string; byte?: number; end: number } {
    const simple = SIMPLE_ESCAPES.get(this.source[offset + 1] ?? '')
    if (simple !== undefined) return { value: simple, end: offset + 2 }

    NUMERIC_ESCAPE.lastIndex = offset + 1
    const numeric = NUMERIC_ESCAPE.exec(this.source)
    if (!numeric) {
      return this.fail(
        offset,
        `unknown escape ${JSON.stringify(this.source.slice(offset, offset + 2))} in a string; ` +
          'for a regular expression write the backslash twice, or use a class such as [.]',
      )
    }
    const [text, byte, unit, octal] = numeric
    const code = octal === undefined ? parseInt(byte ?? unit ?? '', 16) : parseInt(octal, 8)
    const value = String.fromCharCode(code)
    const end = offset + 1 + text.length
    return unit === undefined ? { value, byte: code, end } : { value, end }
  }
}

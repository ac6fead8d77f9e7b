import { PACKAGES } from './syntaxTree.ts'
import type { Scanner, Token } from './tokens.ts'

/** Words that cannot name a variable or a function. After a dot and in paths they are ordinary names. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'true false null in is if let return function allow match service rules_version import ' +
    'package default else for var'
  ).split(' '),
)

/** Whether the word is part of the grammar wherever a name could stand. */
export function isReserved(word: string): boolean {
  return RESERVED.has(word)
}

export function readName(scanner: Scanner, what: string): Token {
  const token = scanner.next()
  if (token.kind !== 'identifier') return scanner.unexpected(token, what)
  if (isReserved(token.text)) {
    return scanner.fail(token.offset, `'${token.text}' is a keyword and cannot be ${what}`)
  }
  return token
}

export function readVariable(scanner: Scanner, what: string): string {
  const { text, offset } = readName(scanner, what)
  checkVariable(scanner, text, offset)
  return text
}

/** Refuses names that Google reserves for other things; functions may have the names of packages. */
export function checkVariable(scanner: Scanner, name: string, offset: number): void {
  if (isReserved(name)) scanner.fail(offset, `'${name}' is a keyword and names no variable`)
  if (PACKAGES.some((each) => each === name)) {
    scanner.fail(offset, `'${name}' is a package and names no variable`)
  }
}

import type { RE2JS } from 're2js'
import { fail } from '../errors.ts'
import { MAX_VALUE_SIZE } from '../limits.ts'
import { compilePattern, patternProblem } from '../pattern.ts'
import { bool, bytes, int, list, string, type StringValue } from '../values.ts'
import { expectArgs, getter, methodTable } from './method.ts'

type Matcher = ReturnType<RE2JS['matcher']>

function regex(source: string): RE2JS {
  const problem = patternProblem(source)
  return problem === null ? compilePattern(source) : fail(problem)
}

/** One after another, with the matcher at each. After an empty match it moves on by one UTF-16 unit. */
function* matchesIn(text: string, pattern: string): Generator<Matcher> {
  const matcher = regex(pattern).matcher(text)
  let from = 0
  while (from <= text.length && matcher.find(from)) {
    yield matcher
    from = matcher.end() + (matcher.start() === matcher.end() ? 1 : 0)
  }
}

/** `$1` and `${name}` are groups; a backslash takes the next character literally. */
const SUBSTITUTE_PART = /\\([^]?)|\$([0-9]+)|\$\{([A-Za-z0-9_]+)\}|[^\\$]+|\$/g

function replace(text: string, pattern: string, substitute: string): string {
  // Every character can be replaced once, and a substitute can repeat the text it replaces.
  if ((text.length + 1) * (substitute.length + 1) > 10 * MAX_VALUE_SIZE) {
    return fail('The string becomes too long.')
  }
  const parts = [...substitute.matchAll(SUBSTITUTE_PART)]
  let replaced = ''
  let end = 0
  for (const match of matchesIn(text, pattern)) {
    replaced += text.slice(end, match.start())
    for (const part of parts) replaced += expand(part, match)
    end = match.end()
  }
  return replaced + text.slice(end)
}

function expand([part, escaped, digits, name]: RegExpMatchArray, matcher: Matcher): string {
  if (escaped !== undefined) return escaped === '' ? part : escaped
  if (name !== undefined && !/^[0-9]+$/.test(name)) return namedGroup(matcher, name)
  const wanted = digits ?? name
  if (wanted === undefined) return part
  // Takes as many digits as still name an existing group.
  for (let length = wanted.length; length > 0; length -= 1) {
    const group = Number(wanted.slice(0, length))
    if (group <= matcher.groupCount()) return (matcher.group(group) ?? '') + wanted.slice(length)
  }
  return fail(`There is no group ${wanted}.`)
}

function namedGroup(matcher: Matcher, name: string): string {
  const groups = new Map(Object.entries(matcher.getNamedGroups()))
  return groups.has(name) ? (groups.get(name) ?? '') : fail(`There is no group ${name}.`)
}

/** The parts between the matches, without empty strings at the end. */
function split(text: string, pattern: string): string[] {
  const pieces: string[] = []
  let end = 0
  for (const match of matchesIn(text, pattern)) {
    pieces.push(text.slice(end, match.start()))
    end = match.end()
  }
  pieces.push(text.slice(end))
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop()
  return pieces
}

function toLower(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

function toUpper(text: string): string {
  return text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/** Like Java's trim: removes control characters and the plain space, but not Unicode's other spaces. */
function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 32) start += 1
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1
  return text.slice(start, end)
}

/** Source: rules.String. Characters are UTF-16 units, and case changes affect only ASCII letters. */
export const STRING_METHODS = methodTable<StringValue>({
  lower: getter(({ value }) => string(toLower(value))),
  upper: getter(({ value }) => string(toUpper(value))),
  trim: getter(({ value }) => string(trim(value))),
  size: getter(({ value }) => int(value.length)),
  toUtf8: getter(({ value }) => bytes(new TextEncoder().encode(value))),
  matches: ({ value }, args) => {
    const [pattern] = expectArgs(args, 'string')
    return bool(regex(pattern.value).matches(value))
  },
  replace: ({ value }, args) => {
    const [pattern, substitute] = expectArgs(args, 'string', 'string')
    return string(replace(value, pattern.value, substitute.value))
  },
  split: ({ value }, args) => {
    const [pattern] = expectArgs(args, 'string')
    return list(split(value, pattern.value).map(string))
  },
})

import { RE2JS } from 're2js'
import { fail } from '../errors'
import { MAX_VALUE_SIZE } from '../limits'
import { bool, bytes, int, list, string, type StringValue } from '../values'
import { expectArgs, getter, methodTable } from './method'

const MAX_COMPILED = 500
const compiled = new Map<string, RE2JS>()

/** RE2 syntax, as Google uses: linear in time, without look-around. */
function regex(source: string): RE2JS {
  const known = compiled.get(source)
  if (known) return known
  const fresh = compile(source)
  if (compiled.size >= MAX_COMPILED) compiled.clear()
  compiled.set(source, fresh)
  return fresh
}

function compile(source: string): RE2JS {
  try {
    return RE2JS.compile(source)
  } catch (error) {
    return fail(`Invalid regular expression: ${error instanceof Error ? error.message : source}`)
  }
}

function replace(text: string, pattern: string, substitute: string): string {
  // Every character can be replaced once, and a substitute can repeat what it replaces.
  if ((text.length + 1) * (substitute.length + 1) > 10 * MAX_VALUE_SIZE) {
    return fail('The string becomes too long.')
  }
  return regex(pattern).matcher(text).replaceAll(substitute)
}

/** Characters, not UTF-16 units. */
export function characters(text: string): string[] {
  return Array.from(text)
}

function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0)
}

/** Blanks and control characters up to the space, as Java's trim, not Unicode's other spaces. */
function trim(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 32) start += 1
  while (end > start && text.charCodeAt(end - 1) <= 32) end -= 1
  return text.slice(start, end)
}

/** Source: rules.String. */
export const STRING_METHODS = methodTable<StringValue>({
  lower: getter(({ value }) => string(value.toLowerCase())),
  upper: getter(({ value }) => string(value.toUpperCase())),
  trim: getter(({ value }) => string(trim(value))),
  size: getter(({ value }) => int(countCharacters(value))),
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
    return list(regex(pattern.value).split(value).map(string))
  },
})

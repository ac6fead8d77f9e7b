import { fail } from '../errors.ts'
import {
  float,
  int,
  segmentText,
  string,
  typeOf,
  type PathSegment,
  type PathValue,
  type StringValue,
  type Value,
} from '../values.ts'
import { builtInTable, expectArgs, expectCount } from './method.ts'
import { saturate } from './packages.ts'

function only(args: readonly Value[]): Value {
  expectCount(args, 1)
  return args[0] ?? fail('Invalid argument.')
}

function convertToInt(value: Value): Value {
  if (value.kind === 'int') return value
  if (value.kind === 'float') return saturate(value.value)
  if (value.kind === 'string' && /^[+-]?[0-9]{1,19}$/.test(value.value)) {
    return int(BigInt(value.value.replace('+', '')))
  }
  return fail(`Cannot convert ${typeOf(value)} to int.`)
}

/** As in Java, which spells out NaN and Infinity. */
const FLOAT_TEXT = /^\s*[+-]?(NaN|Infinity|([0-9]+([.][0-9]*)?|[.][0-9]+)([eE][+-]?[0-9]+)?)\s*$/

function convertToFloat(value: Value): Value {
  if (value.kind === 'float') return value
  if (value.kind === 'int') return float(Number(value.value))
  if (value.kind === 'string' && FLOAT_TEXT.test(value.value)) return float(Number(value.value))
  return fail(`Cannot convert ${typeOf(value)} to float.`)
}

/** `string(value)`, also used for paths and join(). */
export function convertToString(value: Value): StringValue {
  switch (value.kind) {
    case 'string':
      return value
    case 'null':
      return string('null')
    case 'bool':
    case 'int':
      return string(`${value.value}`)
    case 'float':
      return string(floatText(value.value))
    case 'path':
      return string(value.segments.map((each) => `/${segmentText(each)}`).join(''))
    default:
      return fail(`Cannot convert ${typeOf(value)} to string.`)
  }
}

/** Always has a fraction; an exponent from ten million up and below a thousandth. */
function floatText(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const size = Math.abs(value)
  if (size === 0) return Object.is(value, -0) ? '-0.0' : '0.0'
  if (size >= 1e-3 && size < 1e7) {
    return Number.isInteger(value) ? `${value}.0` : String(value)
  }
  const [digits = '', exponent = ''] = value.toExponential().split('e')
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`
}

/** `{name}`, `{name=*}` (the same) and `{name=**}`. */
const PLACEHOLDER = /^\{(?:[\0- ]*([A-Za-z_$][\w$]*)[\0- ]*|([A-Za-z_$][\w$]*)=(\*\*?))\}$/

/** The text may have a leading slash. */
function convertToPath(text: string): PathValue {
  const parts = text.replace(/^\//, '').split('/')
  return { kind: 'path', segments: parts.map(readSegment) }
}

function readSegment(part: string): PathSegment {
  if (part.trim() === '') return fail('A path cannot have an empty segment.')
  // Java's trim.
  const trimmed = part.replace(/^[\0- ]+|[\0- ]+$/g, '')
  if (!trimmed.startsWith('{')) return decodeSegment(trimmed)
  const [, plain, starred, stars] = PLACEHOLDER.exec(trimmed) ?? []
  const placeholder = plain ?? starred ?? fail(`${trimmed} is no variable of a path template.`)
  return { placeholder, recursive: stars === '**' }
}

/** Decodes a literal segment like an address, with plus for a space. */
export function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return fail(`Unable to decode ${text}.`)
  }
}

/** Source: rules.String, rules.Integer, rules.Float, rules.Path, rules.debug. There is no bool(). */
export const CONVERSIONS = builtInTable({
  int: (args) => convertToInt(only(args)),
  float: (args) => convertToFloat(only(args)),
  string: (args) => convertToString(only(args)),
  path: (args) => {
    const [text] = expectArgs(args, 'string')
    return convertToPath(text.value)
  },
  // Prints to the official emulator's log; does not affect the verdict.
  debug: only,
})

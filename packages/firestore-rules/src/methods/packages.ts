import { createHash } from 'node:crypto'
import { fail } from '../errors.ts'
import { PACKAGES, type Package } from '../syntaxTree.ts'
import {
  bool,
  bytes,
  duration,
  float,
  int,
  isNumber,
  timestamp,
  typeOf,
  type FloatValue,
  type IntValue,
  type Value,
} from '../values.ts'
import { builtInTable, expectArgs, expectCount, type BuiltIn } from './method.ts'

function expectNumbers(args: readonly Value[], count: number): (IntValue | FloatValue)[] {
  expectCount(args, count)
  return args.map((arg) =>
    isNumber(arg) ? arg : fail(`Invalid argument: expected number, received ${typeOf(arg)}.`),
  )
}

/** A function of one number whose result is a float. */
function ofNumber(calculate: (value: number) => number): BuiltIn {
  return (args) => {
    const [number] = expectNumbers(args, 1)
    return float(calculate(Number(number?.value)))
  }
}

/** Cuts to an int toward zero, as Java casts: NaN becomes 0, and beyond 64 bits it is the largest or smallest int. */
export function saturate(value: number): IntValue {
  if (Number.isNaN(value)) return int(0)
  if (Math.abs(value) >= 2 ** 63) return int(value > 0 ? 2n ** 63n - 1n : -(2n ** 63n))
  return int(Math.trunc(value))
}

/** Source: rules.math, except that, as in Google's service, ceil and floor return floats and there is no isInfinite. */
const MATH = builtInTable({
  abs: (args) => {
    const [number] = expectNumbers(args, 1)
    if (number?.kind === 'int') return int(number.value < 0n ? -number.value : number.value)
    return float(Math.abs(number?.value ?? NaN))
  },
  ceil: ofNumber(Math.ceil),
  floor: ofNumber(Math.floor),
  sqrt: ofNumber(Math.sqrt),
  round: (args) => {
    const [number] = expectNumbers(args, 1)
    return number?.kind === 'int' ? number : saturate(Math.round(number?.value ?? NaN))
  },
  isNaN: (args) => bool(expectNumbers(args, 1).some(({ value }) => Number.isNaN(value))),
  pow: (args) => {
    const [base, exponent] = expectNumbers(args, 2)
    return float(Math.pow(Number(base?.value), Number(exponent?.value)))
  },
})

function toBytes(args: readonly Value[]): Uint8Array {
  expectCount(args, 1)
  const [value] = args
  if (value?.kind === 'bytes') return value.value
  if (value?.kind === 'string') return new TextEncoder().encode(value.value)
  return fail('Invalid argument: expected bytes or string.')
}

function digest(algorithm: 'md5' | 'sha256'): BuiltIn {
  return (args) => bytes(Uint8Array.from(createHash(algorithm).update(toBytes(args)).digest()))
}

/** A reflected 32-bit CRC; its bytes come lowest first. */
function crc(polynomial: number): BuiltIn {
  return (args) => {
    let remainder = 0xffffffff
    for (const byte of toBytes(args)) {
      remainder ^= byte
      for (let bit = 0; bit < 8; bit += 1) {
        remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0)
      }
    }
    const sum = ~remainder
    return bytes(Uint8Array.of(sum, sum >>> 8, sum >>> 16, sum >>> 24))
  }
}

/** Source: rules.hashing. */
const HASHING = builtInTable({
  md5: digest('md5'),
  sha256: digest('sha256'),
  crc32: crc(0xedb88320),
  crc32c: crc(0x82f63b78),
})

function isDate(date: Date, year: bigint, month: bigint, day: bigint): boolean {
  return (
    BigInt(date.getUTCFullYear()) === year &&
    BigInt(date.getUTCMonth() + 1) === month &&
    BigInt(date.getUTCDate()) === day
  )
}

/** Source: rules.timestamp. */
const TIMESTAMP = builtInTable({
  value: (args) => {
    const [millis] = expectArgs(args, 'int')
    return timestamp(millis.value * 1_000_000n)
  },
  date: (args) => {
    const [year, month, day] = expectArgs(args, 'int', 'int', 'int')
    const date = new Date(0)
    date.setUTCFullYear(Number(year.value), Number(month.value) - 1, Number(day.value))
    if (Number.isNaN(date.getTime()) || !isDate(date, year.value, month.value, day.value)) {
      return fail('There is no such date.')
    }
    return timestamp(BigInt(date.getTime()) * 1_000_000n)
  },
})

const NANOS_PER_UNIT: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
])

/** Source: rules.duration. */
const DURATION = builtInTable({
  value: (args) => {
    const [magnitude, unit] = expectArgs(args, 'int', 'string')
    const nanos = NANOS_PER_UNIT.get(unit.value)
    if (nanos === undefined) return fail(`Unknown unit of a duration: ${unit.value}.`)
    return duration(magnitude.value * nanos)
  },
  time: (args) => {
    const [hours, minutes, seconds, nanos] = expectArgs(args, 'int', 'int', 'int', 'int')
    const total = (hours.value * 60n + minutes.value) * 60n + seconds.value
    return duration(total * 1_000_000_000n + nanos.value)
  },
  abs: (args) => {
    const [value] = expectArgs(args, 'duration')
    return duration(value.nanos < 0n ? -value.nanos : value.nanos)
  },
})

/** Source: rules.latlng. */
const LATLNG = builtInTable({
  value: (args) => {
    const [latitude = NaN, longitude = NaN] = expectNumbers(args, 2).map(({ value }) =>
      Number(value),
    )
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      return fail('Latitude or longitude out of range.')
    }
    return { kind: 'latlng', latitude, longitude }
  },
})

const BUILT_INS: Readonly<Record<Package, ReadonlyMap<string, BuiltIn>>> = {
  math: MATH,
  hashing: HASHING,
  timestamp: TIMESTAMP,
  duration: DURATION,
  latlng: LATLNG,
}

/** The functions of the package; undefined if there is no such package. */
export function packageFunctions(name: string): ReadonlyMap<string, BuiltIn> | undefined {
  const known = PACKAGES.find((each) => each === name)
  return known && BUILT_INS[known]
}

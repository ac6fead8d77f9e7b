import { int, string, type BytesValue } from '../values.ts'
import { getter, methodTable } from './method.ts'

function toHex(value: Uint8Array): string {
  return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The URL-safe alphabet, with padding. */
function toBase64(value: Uint8Array): string {
  const binary = Array.from(value, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_')
}

/** Source: rules.Bytes; the alphabet and the upper case are those of Google's service. */
export const BYTES_METHODS = methodTable<BytesValue>({
  size: getter(({ value }) => int(value.length)),
  toHexString: getter(({ value }) => string(toHex(value).toUpperCase())),
  toBase64: getter(({ value }) => string(toBase64(value))),
})

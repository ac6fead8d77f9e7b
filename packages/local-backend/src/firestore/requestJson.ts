import { invalid } from './firestoreError.ts'

export type JsonObject = Record<string, unknown>

/** The value as a JSON object; `where` names it in the error. */
export function readObject(value: unknown, where: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${where} must be an object`)
  return value as JsonObject
}

/** The value as a list; a missing one is an empty list, as in protobuf's JSON mapping. */
export function readList(value: unknown, where: string): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw invalid(`${where} must be a list`)
  return value
}

export function readString(value: unknown, where: string): string {
  if (typeof value !== 'string') throw invalid(`${where} must be a string`)
  return value
}

/** The value as true or false; a missing one is false, as in protobuf's JSON mapping. */
export function readFlag(value: unknown, where: string): boolean {
  if (value === undefined) return false
  if (typeof value !== 'boolean') throw invalid(`${where} must be true or false`)
  return value
}

export function readCount(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw invalid(`${where} must be a whole number of at least 0`)
  return value
}

/** Refuses keys that this backend would otherwise silently ignore. */
export function allowKeys(object: JsonObject, known: readonly string[], where: string): void {
  for (const key of Object.keys(object))
    if (!known.includes(key)) throw invalid(`Unknown name "${key}" in ${where}`)
}

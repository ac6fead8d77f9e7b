import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { schemas, type Facts } from '../src/content/facts/schemas.ts'

/** What an organisation fills in: one file of JSON a kind, each with a schema beside it. */
export const factsFolder = 'src/content/facts'

export type Kind = keyof Facts

export const kinds = Object.keys(schemas) as readonly Kind[]

/** The file of a kind: tests bring some, the others are the organisation's. */
export const fileOf = (kind: Kind, folder = factsFolder): string =>
  [folder, factsFolder].map((each) => `${each}/${kind}.json`).find(existsSync) ?? ''

/**
 * The facts, with null for what is not known.
 * @throws Error that names each fact in a wrong form
 */
export function readFacts(folder = factsFolder): Facts {
  const read = kinds.map((kind) => [kind, readFile(kind, folder)] as const)
  const problems = read.flatMap(([, file]) => file.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(read.map(([kind, { output }]) => [kind, output])) as Facts
}

function readFile(kind: Kind, folder: string) {
  try {
    const facts: unknown = JSON.parse(textOf(kind, folder), leaveOutUnset)
    const { output, issues = [] } = v.safeParse(schemas[kind], facts, { message: wordsOf })
    const told = issues.map(({ path = [], message }) => {
      const keys = path.map(({ key }) => key as Key)
      return `${placeOf(kind, keys)}: ${message}`
    })
    const pictures = leavesOf(output).flatMap(([keys, value]) => {
      const problem = problemOfPicture(value)
      return problem ? `${placeOf(kind, keys)}: ${problem}` : []
    })
    return { output, problems: [...told, ...pictures] }
  } catch (error) {
    return { output: undefined, problems: [`${kind}.json: is no JSON any more: ${String(error)}`] }
  }
}

/** {name} is the name of the organisation, which is written once. */
function textOf(kind: Kind, folder: string): string {
  const [organisation, text] = (['organisation', kind] as const).map((each) =>
    readFileSync(fileOf(each, folder), 'utf8'),
  )
  const [, name = ''] = /"productName":\s*"((?:[^"\\]|\\.)*)"/.exec(organisation ?? '') ?? []
  return (text ?? '').replaceAll('{name}', () => name)
}

/** What nobody knows, or a form has left empty, goes; the whole, which has no key, stays. */
function leaveOutUnset(key: string, value: unknown): unknown {
  const isEmpty = value === '' || value === null || JSON.stringify(value) === '{}'
  return isEmpty && key !== '' ? undefined : value
}

const forms: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
}

/** Where a schema has no words of its own. */
function wordsOf({ expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  if (expected === 'never') return 'is no such fact. Is it misspelt?'
  const form = forms[expected ?? ''] ?? expected?.replaceAll(/[()"]/g, '').replaceAll('|', 'or')
  return `must be ${form}, not ${received.replaceAll('"', '')}`
}

function problemOfPicture(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(activities|people|shop)\/./.test(path)) return undefined
  if (!existsSync(`public${path}`)) return 'is no file in public'
  return statSync(`public${path}`).size > 60_000 ? 'is larger than 60 kB' : undefined
}

/** A name, or a place in a list. */
type Key = string | number
type Leaf = readonly [keys: readonly Key[], value: unknown]

/** In a volunteer's words: 'activities.json, entry 2, dates, first'. */
function placeOf(kind: Kind, keys: readonly Key[]): string {
  const names = keys.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key))
  // The list that a file is made of goes without saying.
  const isWhole = names.length > 1 && names[0] === kind
  return [`${kind}.json`, ...names.slice(isWhole ? 1 : 0)].join(', ')
}

/** All that a value is made of, with its place; an empty list too. */
function leavesOf(value: unknown, keys: readonly Key[] = []): Leaf[] {
  if (value === null || typeof value !== 'object' || isNone(value)) return [[keys, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

const isNone = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** What may stay empty, or is told apart. */
const notMissed = new Set<Key>(['dateNote', 'verifiedOn', 'reviewedBy', 'announced', 'author'])

/** The facts that are not known yet, by their places. */
export const unsetFacts = (facts: Facts): string[] =>
  kinds.flatMap((kind) =>
    leavesOf(facts[kind])
      .filter(([keys, value]) => isNone(value) && !keys.some((key) => notMissed.has(key)))
      .map(([keys]) => `${placeOf(kind, keys)}: not set`),
  )

/** In a list any element counts. */
const fingerprint = ([keys, value]: Leaf) =>
  JSON.stringify([keys.map((key) => (typeof key === 'number' ? 0 : key)), value])

/** The facts that still equal those of the sample organisation, by their places. */
export function sampleFacts(facts: Facts, folder = factsFolder): string[] {
  const samples: unknown = JSON.parse(readFileSync(`${folder}/samples.json`, 'utf8'))
  const known = new Set(leavesOf(samples).map(fingerprint))
  const places = kinds.flatMap((kind) =>
    leavesOf(facts[kind])
      .filter(([keys, value]) => !isNone(value) && known.has(fingerprint([[kind, ...keys], value])))
      .map(([keys]) => placeOf(kind, keys.slice(0, typeof keys[1] === 'number' ? 2 : 1))),
  )
  return [...new Set(places)]
}

import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { schemas, type Facts } from '../src/content/facts/schemas.ts'

/** What an organisation fills in: one JSON file for each kind of facts, with a schema beside it. */
export const factsFolder = 'src/content/facts'

export type Kind = keyof Facts

export const kinds = Object.keys(schemas) as readonly Kind[]

/** The file of a kind: from the tests if they bring one, else the organisation's. */
export const fileOf = (kind: Kind, folder = factsFolder): string =>
  [folder, factsFolder].map((each) => `${each}/${kind}.json`).find(existsSync) ?? ''

/**
 * The facts, with null for unknown ones.
 * @throws Error that names each malformed fact
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

/** {name} stands for the organisation's name, which is written only once. */
function textOf(kind: Kind, folder: string): string {
  const [organisation, text] = (['organisation', kind] as const).map((each) =>
    readFileSync(fileOf(each, folder), 'utf8'),
  )
  const [, name = ''] = /"productName":\s*"((?:[^"\\]|\\.)*)"/.exec(organisation ?? '') ?? []
  return (text ?? '').replaceAll('{name}', () => name)
}

/** Removes what is unknown or left empty in a form; the whole, which has no key, stays. */
function leaveOutUnset(key: string, value: unknown): unknown {
  const isEmpty = value === '' || value === null || JSON.stringify(value) === '{}'
  return isEmpty && key !== '' ? undefined : value
}

const forms: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
}

/** For problems that a schema has no words for. */
function wordsOf({ expected, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  if (expected === 'never') return 'is no such fact. Is it misspelt?'
  const form = forms[expected ?? ''] ?? expected?.replaceAll(/[()"]/g, '').replaceAll('|', 'or')
  // A text keeps its quotes: "200" is no number.
  return `must be ${form}, not ${received}`
}

function problemOfPicture(path: unknown): string | undefined {
  if (typeof path !== 'string' || !/^\/(activities|people|shop)\/./.test(path)) return undefined
  if (!existsSync(`public${path}`)) return 'is no file in public'
  return statSync(`public${path}`).size > 60_000 ? 'is larger than 60 kB' : undefined
}

/** A name, or a position in a list. */
type Key = string | number
type Leaf = readonly [keys: readonly Key[], value: unknown]

/** In a volunteer's words: 'activities.json, entry 2, dates, first'. */
function placeOf(kind: Kind, keys: readonly Key[]): string {
  const names = keys.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key))
  // A file that is one list need not name it.
  const isWhole = names.length > 1 && names[0] === kind
  return [`${kind}.json`, ...names.slice(isWhole ? 1 : 0)].join(', ')
}

/** Each single value inside, with its place; an empty list counts as one. */
function leavesOf(value: unknown, keys: readonly Key[] = []): Leaf[] {
  if (value === null || typeof value !== 'object' || isNone(value)) return [[keys, value]]
  return Object.entries(value).flatMap(([key, part]) =>
    leavesOf(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

const isNone = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

/** These may stay empty, or are listed elsewhere. */
const notMissed = new Set<Key>(['dateNote', 'verifiedOn', 'reviewedBy', 'announced', 'author'])

/** The places of the unknown facts. */
export const unsetFacts = (facts: Facts): string[] =>
  kinds.flatMap((kind) =>
    leavesOf(facts[kind])
      .filter(([keys, value]) => isNone(value) && !keys.some((key) => notMissed.has(key)))
      .map(([keys]) => `${placeOf(kind, keys)}: not set`),
  )

/** In a list the position does not matter. */
const fingerprint = ([keys, value]: Leaf) =>
  JSON.stringify([keys.map((key) => (typeof key === 'number' ? 0 : key)), value])

/** The places of facts that are still those of the sample organisation. */
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

import { existsSync, readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { schemas } from '../src/content/facts/schemas.ts'

/** What an organisation fills in: one file of JSON a kind, each with a schema beside it. */
export const factsFolder = 'src/content/facts'

/** A name, or a place in a list. */
type Key = string | number
type Told = (keys: readonly Key[], words: string) => string

export type Kind = keyof typeof schemas
export type Facts = { readonly [K in Kind]: v.InferOutput<(typeof schemas)[K]> }

export const kinds = Object.keys(schemas) as readonly Kind[]

/** Tests bring some files; the others are the organisation's. */
export function fileOf(kind: Kind, folder = factsFolder): string {
  const file = `${folder}/${kind}.json`
  return existsSync(file) ? file : `${factsFolder}/${kind}.json`
}

/**
 * The facts of one kind, with null for what is not known.
 * @throws Error that names each fact in a wrong form
 */
export function readKind<K extends Kind>(kind: K, folder = factsFolder): Facts[K] {
  const { output, problems } = checked(kind, folder)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return output as Facts[K]
}

/**
 * All facts, with null for what is not known.
 * @throws Error that names each fact in a wrong form
 */
export function readFacts(folder = factsFolder): Facts {
  const results = kinds.map((kind) => checked(kind, folder))
  const problems = results.flatMap((result) => result.problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return Object.fromEntries(kinds.map((kind, at) => [kind, results[at]?.output])) as Facts
}

function checked(kind: Kind, folder: string) {
  const told: Told = (keys, words) =>
    `${[`${kind}.json`, ...placeOf(schemas[kind], keys, kind)].join(', ')}: ${words}`
  try {
    const facts: unknown = JSON.parse(textOf(kind, folder), leaveOutUnset)
    const { output, issues = [] } = v.safeParse(schemas[kind], facts, { message: wordsOf })
    const problems = issues.map(({ path = [], message }) => {
      const keys = path.map(({ key }) => key as Key)
      return told(keys, message)
    })
    return { output, problems: [...problems, ...lostPictures(output, told)] }
  } catch (error) {
    return { output: undefined, problems: [told([], `is no JSON any more: ${String(error)}`)] }
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

/** What nobody knows, or a form has left empty, goes without a value: all but the whole, which has no name. */
function leaveOutUnset(key: string, value: unknown): unknown {
  const isList = Array.isArray(value)
  const isUnset =
    value === '' ||
    (!isList && Object.keys(Object(value)).length === 0 && typeof value === 'object')
  return isUnset && key !== '' ? undefined : value
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

/** A place in the words of a volunteer: ['2nd activity', 'dates', 'first']. */
function placeOf(schema: unknown, keys: readonly Key[], kind = ''): readonly string[] {
  const [key, ...others] = keys
  if (key === undefined) return []
  const part = partOf(schema, key)
  if (typeof key === 'number') {
    const title = v.getTitle(part as v.GenericSchema)?.toLowerCase() ?? ''
    return [`${ordinal(key + 1)} ${title}`.trim(), ...placeOf(part, others)]
  }
  // The list that a file is made of goes without saying.
  const isWhole = key === kind && others.length > 0
  return [...(isWhole ? [] : [key]), ...placeOf(part, others)]
}

interface Structure {
  readonly wrapped?: Structure
  readonly item?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
}

function partOf(schema: unknown, key: Key): unknown {
  let structure = schema as Structure
  while (structure.wrapped) structure = structure.wrapped
  return typeof key === 'number' ? structure.item : (structure.entries?.[key] ?? {})
}

function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 20
  return `${place}${(!isTeen && ['', 'st', 'nd', 'rd'][place % 10]) || 'th'}`
}

function lostPictures(facts: unknown, told: Told, keys: readonly Key[] = []): string[] {
  if (typeof facts === 'object' && facts !== null) {
    const list = Array.isArray(facts)
    return Object.entries(facts).flatMap(([key, value]) =>
      lostPictures(value, told, [...keys, list ? Number(key) : key]),
    )
  }
  if (typeof facts !== 'string' || !/^\/(activities|people|shop)\/./.test(facts)) return []
  const file = `public${facts}`
  if (!existsSync(file)) return [told(keys, 'is no file in public')]
  return statSync(file).size > 60_000 ? [told(keys, 'is larger than 60 kB')] : []
}

/** The facts that still equal those of the sample organisation, by their places. */
export function sampleFacts(facts: Facts, folder = factsFolder): string[] {
  const samples: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(`${folder}/samples.json`, 'utf8'),
  )
  return kinds.flatMap((kind) =>
    Object.entries(facts[kind]).flatMap(([key, value]) =>
      samplesIn(value, partIn(samples[kind], key)).map((at) =>
        [`${kind}.json`, ...placeOf(schemas[kind], [key, ...at], kind)].join(', '),
      ),
    ),
  )
}

const partIn = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

/** An element of a list is a sample if it equals any there; of an object any part makes it one. */
function samplesIn(value: unknown, samples: unknown): number[][] {
  if (Array.isArray(value)) {
    return value.flatMap((each, at) =>
      (Array.isArray(samples) ? samples : []).some((sample) => samplesIn(each, sample).length > 0)
        ? [[at]]
        : [],
    )
  }
  const isSample =
    typeof value === 'object' && value !== null
      ? Object.entries(value).some(
          ([key, part]) => samplesIn(part, partIn(samples, key)).length > 0,
        )
      : value !== null && value === samples
  return isSample ? [[]] : []
}

/** Why the site cannot go online with these. */
export function refusalOf(samples: readonly string[]): string {
  return [
    'These facts are still those of the sample organisation. Write what is true, or null (for a list: []),',
    'and the site says that it is not set yet. Is one true as it stands? Take it out of samples.json:',
    ...samples.map((sample) => `  ${sample}`),
  ].join('\n')
}

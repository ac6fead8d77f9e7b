import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import type * as v from 'valibot'
import { schemas } from '@/content/facts/schemas'
import { embeddedSettings } from '../../local/embeddedSettings'
import { factsFolder, kinds, type Kind } from '../../scripts/facts'
import { channelsOf, luminance } from './luminance'
import { anyDay } from './moments'

/** As the files hold them. */
type Invented = { readonly [K in Kind]: v.InferInput<(typeof schemas)[K]> }

/** What another organisation writes into its copy of the project: data alone, so that it can be kept. */
export interface Adoption {
  /** By their files. */
  readonly facts: Invented
  /** How far the colours of the brand are turned, in degrees; they stay as light as they are. */
  readonly hue: number | null
  readonly mark: string | null
  readonly siteUrl: string
}

const syllables = [
  ...['ki', 'ba', 'ra', 'za', 'tu', 'ma', 'ini', 'mwa', 'nga', 'upe', 'ndo', 'ũthe', 'ĩrĩ', 'wen'],
  ...['Ng’o', 'é', 'šo', 'ngʼ', "o'", 'ჯა', 'رو', '心', ' ', '-', '& '],
]

/** Names in several scripts, with accents, apostrophes and signs that break careless code. */
const nameOf = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join('').replaceAll(/\s+/g, ' ').trim().slice(0, most).trim())
    .filter((name) => name.length >= least)
    .map((name) => name.replace(/^./u, (letter) => letter.toUpperCase()))
const name = nameOf(3, 24)

const word = fc.constantFrom(
  ...['we', 'listen', 'to', 'young', 'people', 'na', 'pamoja', 'don’t', "it's", '“talk”', 'A&B'],
  ...['50%', '<soon>', 'Ksh', 'café', '\\', '`', '${x}', '5 + 5', 'kwa-heri', '🌱'],
)
const sentence = fc
  .array(word, { minLength: 2, maxLength: 24 })
  .map((words) => `${words.join(' ')}.`)
const domain = fc.constantFrom('umoja.or.ke', 'afya-yetu.org', 'www.xn--tmaini-jbb.africa', 'a.co')
const mailDomain = fc.constantFrom('umoja.or.ke', 'afya-yetu.org', 'a.co.ke')
const email = fc
  .tuple(fc.constantFrom('info', 'us', 'hello.there'), mailDomain)
  .map((parts) => parts.join('@'))
const link = fc
  .tuple(domain, fc.constantFrom('', '/form', '/a?b=c&d={role}', '/#x', '/ĩ'))
  .map(([host, path]) => `https://${host}${path}`)
const day = anyDay('2025-01-01', '2029-12-31')
const picture = fc.constantFrom('/shop/t-shirt.svg', '/shop/hoodie.svg', '/shop/wrist-band.svg')
const wayToWrite = fc.oneof(
  fc.record({ kind: fc.constantFrom('SMS', 'WhatsApp'), to: fc.stringMatching(/^\d{3,10}$/) }),
  fc.record({ kind: fc.constant('Chat'), to: link }),
)

/** Facts that a schema does not describe in full, by their names. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  productName: name,
  channels: fc.option(fc.array(wayToWrite, { maxLength: 2 })),
  dates: fc.option(
    fc
      .tuple(day, day)
      .map((days) => days.toSorted())
      .map(([first, last]) => ({ first, last })),
  ),
  image: picture,
  imageUrl: picture,
  sizes: fc.uniqueArray(fc.constantFrom('S', 'M', 'L', 'XL', 'XXL')),
  to: fc.constantFrom('/activities', '/#ready', '/help-now'),
}

/** What valibot says of a schema. */
interface Schema {
  readonly type: string
  readonly wrapped: Schema
  readonly item: Schema
  readonly entries: Readonly<Record<string, Schema>>
  readonly options: readonly unknown[]
  /** The schema itself, and what it asks besides. */
  readonly pipe?: readonly Schema[]
  readonly requirement?: unknown
  readonly metadata?: { readonly differsIn?: string }
}

const asksOf = ({ pipe = [] }: Schema): readonly Schema[] =>
  pipe.flatMap((each) => (each.pipe ? asksOf(each) : each))

/** Facts in the form that a schema takes: many, few, or not known. */
function factsFor(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'optional':
      return fc.option(factsFor(schema.wrapped), { freq: 2 })
    case 'nullable':
    case 'exact_optional':
      return factsFor(schema.wrapped)
    case 'strict_object':
      return recordFor(Object.entries(schema.entries))
    case 'array':
      return listFor(schema)
    case 'picklist':
      return fc.constantFrom(...schema.options)
    case 'boolean':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: 3, max: 70_000 })
    default:
      return textFor(asksOf(schema))
  }
}

function recordFor(entries: readonly (readonly [string, Schema])[]) {
  const facts = entries.map(([key, part]) => [key, byName[key] ?? factsFor(part)] as const)
  const required = entries.filter(([, { type }]) => type !== 'exact_optional')
  return fc.record(Object.fromEntries(facts), { requiredKeys: required.map(([key]) => key) })
}

function listFor(schema: Schema) {
  const asks = asksOf(schema)
  const { differsIn = '' } = asks.find(({ metadata }) => metadata)?.metadata ?? {}
  return fc.uniqueArray(factsFor(schema.item), {
    minLength: asks.some(({ type }) => /^(min_length|non_empty)$/.test(type)) ? 1 : 0,
    maxLength: 9,
    selector: (each) => String(Reflect.get(Object(each), differsIn) ?? JSON.stringify(each)),
  })
}

function textFor(asks: readonly Schema[]): fc.Arbitrary<string> {
  const texts: Readonly<Record<string, fc.Arbitrary<string>>> = { email, url: link, iso_date: day }
  const shape = asks.find(({ type }) => type === 'regex')?.requirement
  if (shape instanceof RegExp) return fc.stringMatching(shape, { size: 'xsmall' })
  return asks.map(({ type }) => texts[type]).find(Boolean) ?? fc.oneof(name, sentence)
}

/** Those of the country: no organisation is without. */
const ours: Invented['helplines'] = JSON.parse(
  readFileSync(`${factsFolder}/helplines.json`, 'utf8'),
)
const emergencies = (ours.helplines ?? []).filter(
  ({ isEmergency }, index) => isEmergency ?? index === Number(ours.helplines?.length) - 1,
)
const numbers = new Set(emergencies.map(({ number }) => number))

const { helplines, memberOptions, ...others } = Object.fromEntries(
  kinds.map((kind) => [kind, factsFor(schemas[kind] as unknown as Schema)]),
) as unknown as { readonly [K in Kind]: fc.Arbitrary<Invented[K]> }

const invented = fc.record({
  ...others,
  helplines: helplines.map(({ helplines: lines }) => ({
    emergencyNumber: ours.emergencyNumber,
    helplines: [
      ...emergencies,
      ...(lines ?? []).filter(({ number }) => !numbers.has(number ?? null)),
    ],
  })),
  memberOptions: memberOptions.map((facts) => ({
    ...facts,
    registeredProfessions: facts.professions.slice(1),
  })),
})

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Where the facts stand. */
export const factFiles = kinds.map((kind) => `${factsFolder}/${kind}.json`)

export const adoptions: fc.Arbitrary<Adoption> = fc.record({
  facts: invented,
  hue: fc.option(fc.integer({ min: 1, max: 359 })),
  mark: fc.option(
    fc
      .tuple(colour, colour, fc.constantFrom(32, 100, 512.5), fc.boolean())
      .map(
        ([tile, sign, side, hasTile]) =>
          `<svg xmlns="http://www.w3.org/2000/svg" width="${side}mm" height="${side}mm" viewBox="0 0 ${side} ${side}"><style>.a{fill:${tile}}</style>${hasTile ? `<path class="a" d="M0 0h${side}v${side}H0z"/>` : ''}<circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" style="fill:${sign}"/></svg>\n`,
      ),
  ),
  siteUrl: domain.map((host) => `https://${host}`),
})

/** Writes the facts into a copy of the project, each where a person would. */
export function writeAdoption(folder: string, { facts, hue, mark, siteUrl }: Adoption): void {
  const change = (file: string, edit: (text: string) => string) =>
    // From what the project says: in the copy stands the organisation before.
    writeFileSync(join(folder, file), edit(readFileSync(file, 'utf8')))
  for (const [kind, own] of Object.entries(facts)) {
    writeFileSync(join(folder, factsFolder, `${kind}.json`), JSON.stringify(own, null, 2))
  }
  change('src/theme/palette.ts', (text) => (hue === null ? text : turned(text, hue)))
  change('brand/mark.svg', (text) => mark ?? text)
  const settings = { ...embeddedSettings, VITE_SITE_URL: siteUrl }
  const lines = Object.entries(settings).map(([setting, value]) => `${setting}=${value}\n`)
  writeFileSync(join(folder, '.env.production'), lines.join(''))
}

/** The palette with the colours of the brand and the drawings turned; skin and hair stay. */
function turned(palette: string, degrees: number): string {
  return palette.replaceAll(
    /^( {4}(?:primary|accent|link|band|art(?!Skin|Hair))\w*: ')(#\w{6})(?=')/gm,
    (_, start: string, hex: string) => start + turnedColour(hex, degrees),
  )
}

function turnedColour(hex: string, degrees: number): string {
  const parts = channelsOf(hex)
  const grey = parts.reduce((sum, part) => sum + part, 0) / 3
  // A turn around the axis of greys.
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [red = 0, green = 0, blue = 0] = parts.map((part) => part - grey)
  const third = 1 / Math.sqrt(3)
  const axes = [
    [red, green - blue],
    [green, blue - red],
    [blue, red - green],
  ] as const
  const turnedParts = axes.map(([own, across]) => own * cos - across * third * sin)
  // As bright to the eye as before: contrast stays.
  const aim = luminance(parts)
  let [low, high] = [0, 255]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (luminance(turnedParts.map((part) => within(part + middle))) < aim) low = middle
    else high = middle
  }
  return `#${turnedParts
    .map((part) =>
      within(part + high)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const within = (part: number) => Math.round(Math.min(255, Math.max(0, part)))

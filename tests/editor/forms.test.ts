import { readFileSync } from 'node:fs'
import type { Field } from '@sveltia/cms'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schemas } from '@/content/facts/schemas'
import { configurationOf, factFiles } from '@/editor/configuration'
import { written } from '@/editor/written'
import { fileOf, type Kind } from '../../scripts/facts'

const forms = configurationOf('our-name/our-site').singletons ?? []
const fieldsOf = (name: string) =>
  forms.flatMap((form) => (form.name === name && 'fields' in form ? form.fields : []))
/** Fields inside fields too. */
const allOf = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field ? allOf(field.fields) : [])])
const everyField = forms.flatMap((form) => ('fields' in form ? allOf(form.fields) : []))
const textOf = (name: string) => readFileSync(fileOf(name as Kind, 'tests/facts'), 'utf8')

/** What a form with a word in each field would give. */
const filledIn = (fields: readonly Field[]): object =>
  Object.fromEntries(
    fields.map((field) => {
      const inner = 'fields' in field ? filledIn(field.fields) : 'word'
      return [field.name, field.widget === 'list' ? [inner] : inner]
    }),
  )

/** The places of facts, whichever element of a list they are in. */
function placesIn(facts: unknown, place = ''): readonly string[] {
  if (typeof facts !== 'object' || facts === null) return [place]
  const inner = Object.entries(facts).flatMap(([key, fact]) =>
    placesIn(fact, Array.isArray(facts) ? place : `${place}.${key}`),
  )
  return [place, ...inner]
}

it.each(factFiles)('the form of %s has each of its facts, and no other', (name, schema) => {
  const facts = filledIn(fieldsOf(name))
  const { issues = [] } = v.safeParse(schema as unknown as v.GenericSchema, facts)
  const strangers = issues.filter(
    ({ expected, received }) => expected === 'never' || received === 'undefined',
  )
  expect(strangers.map((issue) => v.getDotPath(issue))).toEqual([])
  const fields = placesIn(facts)
  expect(placesIn(JSON.parse(textOf(name))).filter((place) => !fields.includes(place))).toEqual([])
})

it.each(factFiles)('opening %s and changing nothing leaves it as it is', (name, schema) => {
  // The editor opens what is not known as an empty text.
  const opened = JSON.parse(textOf(name), (_, fact) => fact ?? '')
  expect(`${written(schema, opened)}\n`).toBe(textOf(name))
})

it('a volunteer who empties a list says that nobody knows', () => {
  const [, schema] = factFiles.find(([name]) => name === 'helplines') ?? []
  const line = { name: 'A', channels: [], alsoFor: [], isFirst: false, unheardOf: '' }
  const left = { name: 'A', channels: null, unheardOf: '' }
  expect(schema && JSON.parse(written(schema, { helplines: [line] }))).toEqual({
    helplines: [left],
  })
})

it('a volunteer who switches “Calls only” on says that a helpline has no other ways', () => {
  const facts = JSON.parse(textOf('helplines'), (key, fact) => (key === 'hours' ? null : fact))
  for (const line of facts.helplines) line.callsOnly = true
  const { helplines } = v.parse(schemas.helplines, facts)
  expect(new Set(helplines.map(({ channels }) => channels?.length))).toEqual(new Set([0]))
})

it('a volunteer reads beside till, bank, prices and helplines that two people check them', () => {
  const asked = everyField.filter((field) => 'hint' in field && field.hint?.includes('Two people'))
  const names = ['till', 'bank', 'membershipFeeKsh', 'number', 'cost', 'emergencyNumber']
  expect(asked.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

it('the form takes a number as it is copied, and still no other', () => {
  const [shape] = Object(everyField.find(({ name }) => name === 'phone')).pattern
  const typed = ['\u202d+254\u00a0700 000 000\u202c ', '0700 000 000']
  expect(typed.map((each) => shape.test(each))).toEqual([true, false])
})

it('a picture goes where the pages expect it', () => {
  const pictures = everyField.flatMap((field) =>
    field.widget === 'image' ? `${field.media_folder} as ${field.public_folder}` : [],
  )
  const folders = ['activities', 'people', 'shop']
  expect(pictures).toEqual(folders.map((each) => `/public/${each} as /${each}`))
})

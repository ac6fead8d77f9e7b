import type { Field } from '@sveltia/cms'
import { lastOf, layersOf, type Layer } from './layers'

interface Place {
  readonly name: string
  /** The folder in public for its pictures. */
  readonly pictures: string
}

/** The form field for what a schema describes. */
export function fieldOf(schema: Layer, { name, pictures }: Place): Field {
  const layers = layersOf(schema)
  const has = (...types: readonly string[]) => layers.some(({ type }) => types.includes(type))
  const metadata = Object.assign({}, ...layers.map((layer) => layer.metadata))
  const common = {
    name,
    label: lastOf(layers, 'title')?.title ?? name,
    hint: [lastOf(layers, 'description')?.description, metadata.twoPeople && twoPeople]
      .filter(Boolean)
      .join(' '),
    required: !has('optional', 'exact_optional', 'nullable', 'boolean'),
  }
  const entries = lastOf(layers, 'strict_object')?.entries
  if (entries) return { ...common, widget: 'object', fields: fieldsOf(entries, pictures) }
  const item = lastOf(layers, 'array')?.item
  if (item) return { ...common, widget: 'list', ...elementsOf(item, pictures) }
  const options = lastOf(layers, 'picklist')?.options
  if (options) return { ...common, widget: 'select', options: options as string[] }
  if (has('boolean')) return { ...common, widget: 'boolean' }
  if (has('number')) return { ...common, widget: 'number', value_type: 'int' }
  if (has('iso_date')) return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (metadata.picture) {
    const folders = { media_folder: `/public/${pictures}`, public_folder: `/${pictures}` }
    return { ...common, widget: 'image', choose_url: false, ...folders }
  }
  const regex = lastOf(layers, 'regex')
  const pattern = regex && { pattern: patternOf(regex) }
  return { ...common, ...pattern, widget: metadata.lines ? 'text' : 'string' }
}

/** Allows invisible characters at the ends, as the schema drops them, and any kind of space. */
function patternOf({ requirement, message }: Layer): [RegExp, string] {
  const shape = (requirement as RegExp).source.replace(/^\^|\$$/g, '').replaceAll(' ', '\\s')
  return [new RegExp(`^[\\s\\p{Cf}]*(?:${shape})[\\s\\p{Cf}]*$`, 'u'), String(message)]
}

const twoPeople = '**Two people check this, number by number, against paper.**'

const fieldsOf = (entries: Readonly<Record<string, Layer>>, pictures: string) =>
  Object.entries(entries).map(([name, schema]) => fieldOf(schema, { name, pictures }))

const isName = (field: Field) =>
  (field.widget === 'string' || field.widget === 'select') && field.name !== 'id' && field.required

/** A folded list shows each element by its first required text. */
function elementsOf(item: Layer, pictures: string) {
  const element = fieldOf(item, { name: 'element', pictures })
  if (!('fields' in element)) return {}
  const { name } = element.fields.find(isName) ?? element.fields[0] ?? { name: '' }
  return {
    fields: element.fields,
    label_singular: element.label,
    collapsed: true,
    summary: `{{fields.${name}}}`,
  }
}

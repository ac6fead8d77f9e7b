import { lastOf, layersOf, type Layer } from './layers'

/** The text of a file as the editor writes it: in its schema's order, with `null` where a form leaves nothing. */
export const written = (schema: Layer, facts: unknown) =>
  JSON.stringify(tidied(schema, facts), null, 2)

function tidied(schema: Layer, value: unknown): unknown {
  const layers = layersOf(schema)
  const has = (type: string) => layers.some((layer) => layer.type === type)
  const isLeftOut = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  if (isLeftOut && has('nullable')) return null
  if ((isLeftOut || value === false) && has('exact_optional')) return undefined
  const item = lastOf(layers, 'array')?.item
  if (Array.isArray(value) && item) return value.map((each) => tidied(item, each))
  const entries = lastOf(layers, 'strict_object')?.entries
  if (typeof value !== 'object' || value === null || !entries) return value
  const names = [...new Set([...Object.keys(entries), ...Object.keys(value)])]
  return Object.fromEntries(
    names
      .filter((name) => name in value)
      .map((name) => {
        const fact: unknown = Reflect.get(value, name)
        const known = entries[name]
        return [name, known ? tidied(known, fact) : fact]
      }),
  )
}

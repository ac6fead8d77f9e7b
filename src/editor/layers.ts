/** A schema, or what a pipe adds to it. */
export interface Layer {
  readonly type: string
  readonly pipe?: readonly Layer[]
  readonly wrapped?: Layer
  readonly entries?: Readonly<Record<string, Layer>>
  readonly item?: Layer
  readonly title?: string
  readonly description?: string
  readonly [property: string]: unknown
}

/** The layers of a schema: what wraps it, its core, and what its pipes add. */
export function layersOf(schema: Layer): readonly Layer[] {
  const [core = schema, ...added] = schema.pipe ?? []
  if (schema.pipe) return [...layersOf(core), ...added]
  return schema.wrapped ? [schema, ...layersOf(schema.wrapped)] : [schema]
}

/** The outermost pipe wins. */
export const lastOf = (layers: readonly Layer[], type: string) =>
  [...layers].reverse().find((layer) => layer.type === type)

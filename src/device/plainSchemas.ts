/**
 * What checks a value that is read back, as valibot's schemas and those of other libraries do: the common
 * interface of standardschema.dev, as far as it is used here.
 */
export interface DeviceSchema<Kept, Value> {
  readonly '~standard': {
    readonly validate: (
      kept: unknown,
    ) =>
      | { readonly value: Value; readonly issues?: undefined }
      | { readonly issues: readonly unknown[] }
      | Promise<unknown>
    readonly types?: { readonly input: Kept; readonly output: Value } | undefined
  }
}

/** A schema of what can be told without the library, which pages are not to fetch for as little as this. */
export function plainSchema<Value>(
  is: (kept: unknown) => kept is Value,
): DeviceSchema<Value, Value> {
  const validate = (kept: unknown) => (is(kept) ? { value: kept } : { issues: [{}] })
  return { '~standard': { validate } }
}

/** Whether something is an object of texts, each under its name. */
export function areTexts(kept: unknown): kept is Record<string, string> {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.values(kept).every((each) => typeof each === 'string')
  )
}

/** A text. */
export const textSchema = plainSchema((kept) => typeof kept === 'string')

/** A number. */
export const numberSchema = plainSchema((kept) => typeof kept === 'number')

/** That something is so. */
export const trueSchema = plainSchema((kept): kept is true => kept === true)

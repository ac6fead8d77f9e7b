import * as v from 'valibot'

// Forms leave null, empty texts and empty objects; scripts/facts.ts removes them before a schema sees them.

/** A fact with its label and hint in the editor. */
export const fact = <const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint = '',
) => v.pipe(schema, v.title(label), v.description(hint))

/** For facts that two people compare with paper: a mistake would send money or a call to a stranger. */
export const factForTwo = <const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint = '',
) => v.pipe(schema, v.title(label), v.description(hint), v.metadata({ twoPeople: true }))

/** Null while unknown; the site says so or leaves it out. */
export const perhaps = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.nullable(schema), null)

/** A list whose elements differ in this fact, since addresses and carts refer to it. */
export const listOf = <const Schema extends v.GenericSchema>(schema: Schema, differsIn = '') =>
  v.optional(
    v.pipe(
      v.array(schema),
      v.metadata({ differsIn }),
      v.check((list) => {
        const values = list.flatMap((each) => Reflect.get(Object(each), differsIn) ?? [])
        return new Set(values).size === values.length
      }, `must differ in ${differsIn}`),
    ),
    [],
  )

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
export const texts = v.pipe(v.array(text), v.nonEmpty('must not be empty'))
/** A text of more than one line. */
export const longText = v.pipe(text, v.metadata({ lines: true }))
/** Text copied from WhatsApp or a PDF may bring invisible characters along. */
const withoutInvisible = v.transform((typed: string) =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
)
export const shaped = (shape: RegExp, words: string) =>
  v.pipe(v.string(), withoutInvisible, v.regex(shape, words))
export const phone = shaped(/^\+[1-9]( ?\d){7,14}$/, "must be written as '+254 700 000 000'")
export const email = v.pipe(v.string(), withoutInvisible, v.email('must be an email address'))
export const link = v.pipe(
  v.string(),
  withoutInvisible,
  v.startsWith('https://', 'must be an https address'),
  v.url('must be an https address'),
)
const numberOf = (what: string) =>
  v.pipe(v.number(), v.safeInteger(`must be ${what}`), v.minValue(1, 'must be 1 or more'))
export const whole = numberOf('a whole number')
export const ksh = numberOf('whole shillings')
export const id = shaped(/^[a-z][a-z0-9-]*$/, 'must be small letters and dashes')
export const day = v.pipe(v.string(), v.isoDate("must be written as '2027-03-31'"))
/** In public, where firebase.json allows caching it; scripts/facts.ts checks that the file exists. */
export const picture = v.pipe(
  v.string(),
  v.startsWith('/', 'must begin with / and lie in public'),
  v.regex(
    /^\/(activities|people|shop)\/[^/]+\.(avif|jpg|png|svg|webp)$/,
    'must lie in public/activities, people or shop, where firebase.json lets it be cached',
  ),
  v.metadata({ picture: true }),
)
export const isHeavy = fact(
  'On grief or suicide',
  v.exactOptional(v.boolean()),
  'Puts a number to call beside it.',
)

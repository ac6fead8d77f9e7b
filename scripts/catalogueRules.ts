import { sizesOf, type Merchandise } from '../src/domain/shop/order.ts'

/** The deployed rules: firestore.rules with the goods and helplines of the pages built with them. */
export const builtRulesFile = 'firestore.built.rules'

/** The facts that the rules check orders and calls by. */
interface Facts {
  readonly catalogue: readonly Merchandise[]
  readonly helplines: readonly { readonly number: string | null }[]
}

/** The rules with these goods and helplines instead of the samples. */
export function rulesFor(rules: string, { catalogue, helplines }: Facts): string {
  const pieces = catalogue.flatMap((item) => sizesOf(item).map((size) => pieceOf(item, size)))
  const numbers = helplines.flatMap(({ number }) => (number === null ? [] : quoted(number)))
  return withList(withList(rules, 'catalogue', pieces), 'numbers', numbers)
}

function pieceOf({ name, description, cost, image }: Merchandise, size: string): string {
  const texts = Object.entries({ name, description, image, size })
  return `{'cost': ${cost}, ${texts.map(([key, text]) => `'${key}': ${quoted(text)}`).join(', ')}}`
}

function withList(rules: string, name: string, items: readonly string[]): string {
  const list = new RegExp(`(function ${name}\\(\\) \\{\\s+return )\\[[^]*?\\];\\n`)
  if (!list.test(rules)) throw new Error(`firestore.rules has no list of its ${name}`)
  const lines = `[\n          ${items.join(',\n          ')}\n        ];\n`
  return rules.replace(list, (_, start) => start + lines)
}

/** Google also ends a text at ‘ and ’, and takes no line break in it. */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/[‘’\p{Cc}]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return `'${escaped}'`
}

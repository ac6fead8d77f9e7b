import { sizesOf, type Merchandise } from '../src/domain/shop/order.ts'

/** The rules that are deployed: firestore.rules with the goods and helplines of the pages built with them. */
export const builtRulesFile = 'firestore.built.rules'

/** What the rules check orders and calls by. */
interface Facts {
  readonly catalogue: readonly Merchandise[]
  readonly helplines: readonly { readonly number: string | null }[]
}

/** The rules with these goods and helplines in place of theirs. */
export function rulesFor(rules: string, { catalogue, helplines }: Facts): string {
  return withBlock(withBlock(rules, 'goods', goodsIn(catalogue)), 'helplines', numbersOf(helplines))
}

function goodsIn(catalogue: readonly Merchandise[]): string {
  const lists = new Map(catalogue.map((item) => [functionFor(sizesOf(item)), sizesOf(item)]))
  const items = catalogue.map((item) => {
    const [name, description, image] = [item.name, item.description, item.image].map(quoted)
    return `${functionFor(sizesOf(item))}(
            ${name}, ${description},
            ${item.cost}, ${image}
          )`
  })
  const [first = '[]', ...others] = items
  const all = `      function catalogue() {
        return ${[first, ...others.map((item) => `.concat(${item})`)].join('\n          ')};
      }`
  const perSizes = Array.from(lists, ([name, sizes]) => {
    const pieces = sizes.map((size) => `          {${piece}, 'size': ${quoted(size)}}`)
    return `      function ${name}(name, description, cost, image) {
        return [
${pieces.join(',\n')}
        ];
      }`
  })
  return [all, ...perSizes].join('\n\n')
}

function numbersOf(helplines: Facts['helplines']): string {
  const numbers = helplines.flatMap(({ number }) => (number === null ? [] : quoted(number)))
  return `      function numbers() {
        return [${numbers.join(', ')}];
      }`
}

function withBlock(rules: string, name: string, content: string): string {
  const block = new RegExp(`(// The ${name}, [^\\n]*\\n)[^]*?(\\n *// The end of the ${name})`)
  if (!block.test(rules))
    throw new Error(`firestore.rules has lost the comments around its ${name}`)
  return rules.replace(block, (_, start, end) => start + content + end)
}

const piece = "'name': name, 'description': description, 'cost': cost, 'image': image"

/** The name of the function that lists an item in each of these sizes. */
const functionFor = (sizes: readonly string[]) =>
  `in_${sizes.map((size) => size.replace(/\W/g, '')).join('_')}`

/** To Google ‘ and ’ end a text too. */
function quoted(text: string): string {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/[‘’]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
  return `'${escaped}'`
}

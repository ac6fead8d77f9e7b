// @ts-check
/**
 * The goods in firestore.rules, by which every order is checked, and the numbers of the helplines.
 * `npm run rules` writes them from src/content/facts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { isProgram, load } from './program.mjs'

/** @typedef {import('../src/domain/shop/order').Merchandise} Merchandise */

const file = 'firestore.rules'
/** @param {string} name */
const blockOf = (name) =>
  new RegExp(`(// The ${name}, [^\\n]*\\n)[^]*?(\\n *// The end of the ${name})`)

/**
 * As in src/domain/shop/order.ts.
 * @param {Merchandise} item
 * @returns {readonly string[]}
 */
const sizesOf = ({ sizes = [] }) => (sizes.length > 0 ? sizes : ['One size'])

/**
 * The rules with these goods in place of theirs.
 * @param {string} rules
 * @param {readonly Merchandise[]} catalogue
 */
export function rulesSelling(rules, catalogue) {
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
  return withBlock(rules, 'goods', [all, ...perSizes].join('\n\n'))
}

/**
 * The rules with these helplines in place of theirs.
 * @param {string} rules
 * @param {readonly { readonly number: string | null }[]} helplines
 */
export function rulesPhoning(rules, helplines) {
  const numbers = helplines
    .flatMap(({ number }) => (number === null ? [] : quoted(number)))
    .join(', ')
  return withBlock(
    rules,
    'helplines',
    `      function numbers() {
        return [${numbers}];
      }`,
  )
}

/**
 * @param {string} rules
 * @param {string} name
 * @param {string} content
 */
function withBlock(rules, name, content) {
  const block = blockOf(name)
  if (!block.test(rules)) throw new Error(`${file} has lost the comments around its ${name}`)
  return rules.replace(block, (_, start, end) => start + content + end)
}

const piece = "'name': name, 'description': description, 'cost': cost, 'image': image"

/**
 * The name of the function that lists an item in each of these sizes.
 * @param {readonly string[]} sizes
 */
const functionFor = (sizes) => `in_${sizes.map((size) => size.replace(/\W/g, '')).join('_')}`

/**
 * To Google ‘ and ’ end a text too.
 * @param {string} text
 */
function quoted(text) {
  const escaped = text
    .replace(/[\\']/g, '\\$&')
    .replace(/[‘’]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`)
  return `'${escaped}'`
}

if (isProgram(import.meta.url)) {
  /** @type {typeof import('./facts')} */
  const { readFacts } = await load('scripts/facts.ts')
  const { catalogue, helplines } = readFacts()
  const rules = rulesSelling(readFileSync(file, 'utf8'), catalogue.catalogue)
  writeFileSync(file, rulesPhoning(rules, helplines.helplines))
}

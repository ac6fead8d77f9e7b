// @vitest-environment node
import { expect, test } from 'vitest'
import { catalogue } from '@/content/catalogue'
import { sizes } from '@/domain/shop/order'
import { parseRules, type Expression, type MapExpression } from '../../firestore-rules/index'
import { rulesSource } from './support/rules'

const { matches } = parseRules(rulesSource).service
const orders = matches
  .flatMap(({ members }) => members)
  .find((member) => member.kind === 'match' && member.path.some(isOrders))

function isOrders(segment: { kind: string; text?: string }): boolean {
  return segment.kind === 'literal' && segment.text === 'Orders'
}

/** All expressions of a function of the rules for orders. */
function expressionsOf(name: string): Expression[] {
  const declared = orders?.kind === 'match' ? orders.functions : []
  const found = declared.find((each) => each.name === name)
  if (!found) throw new Error(`The rules have no function ${name}`)
  return [...found.lets.map(({ value }) => value), found.result].flatMap(withParts)
}

/** Every node of the tree below, itself included. */
function withParts(node: unknown): Expression[] {
  if (Array.isArray(node)) return node.flatMap(withParts)
  if (typeof node !== 'object' || node === null) return []
  const parts = Object.values(node).flatMap(withParts)
  // Only expressions have both.
  return 'kind' in node && 'text' in node ? [node as Expression, ...parts] : parts
}

function literalOf(expression: Expression | undefined): unknown {
  if (expression?.kind !== 'literal') throw new Error('The rules state no plain value here')
  return typeof expression.value === 'bigint' ? Number(expression.value) : expression.value
}

test('the rules sell what the shop sells, for the same price', () => {
  const sold = expressionsOf('catalogue').flatMap((each) =>
    each.kind === 'call' && each.name === 'inEachSize' ? [each.args.map(literalOf)] : [],
  )
  const stated = catalogue.map(({ name, description, cost, image }) => [
    name,
    description,
    cost,
    image,
  ])
  expect(
    sold,
    'src/content/catalogue.ts and the function catalogue() in firestore.rules must list the same items in the same order: change the other one too',
  ).toEqual(stated)
})

test('the rules know the sizes of the shop', () => {
  const pieces = expressionsOf('inEachSize').filter(
    (each): each is MapExpression => each.kind === 'map',
  )
  const known = pieces.map(({ entries }) =>
    literalOf(entries.find(({ key }) => literalOf(key) === 'size')?.value),
  )
  expect(
    known,
    'sizes in src/domain/shop/order.ts and inEachSize() in firestore.rules must be the same: change the other one too',
  ).toEqual(sizes)
})

test('every item of the shop costs whole shillings and has a name of its own', () => {
  expect(catalogue.every(({ cost }) => Number.isSafeInteger(cost) && cost > 0)).toBe(true)
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length)
})

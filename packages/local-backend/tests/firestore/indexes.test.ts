import { collection, getCount, getDocs, orderBy, query, where } from 'firebase/firestore/lite'
import type { Firestore, QueryConstraint } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFirestore, openRules } from '../firestoreClient.ts'
import { startBackend, type RunningBackend } from '../startBackend.ts'

const fields = [
  { fieldPath: 'kind', order: 'ASCENDING' },
  { fieldPath: 'place', order: 'ASCENDING' },
  { fieldPath: 'at', order: 'DESCENDING' },
]
const indexes = [{ collectionGroup: 'things', queryScope: 'COLLECTION', fields }]

let server: RunningBackend
let firestore: Firestore

beforeAll(async () => {
  server = await startBackend({ rules: openRules, indexes })
})
beforeEach(() => {
  firestore = openFirestore(server.origin)
})
afterAll(() => server.close())

const ask = (name: string, constraints: readonly QueryConstraint[]) =>
  query(collection(firestore, name), ...constraints)

const kind = where('kind', '==', 'a')
const place = where('place', 'in', ['b', 'c'])
const latest = orderBy('at', 'desc')

test.each<[string, QueryConstraint[]]>([
  ['everything', []],
  ['two fields with given values', [kind, place]],
  ['an order', [latest]],
  ['a range in its order', [where('at', '>', 1), latest]],
  ['a range', [where('at', '>', 1)]],
  ['the listed fields in the listed order', [place, kind, latest]],
  ['a range of the listed order', [kind, place, where('at', '>', 1), latest]],
])('a query for %s has an index', async (_what, constraints) => {
  expect((await getDocs(ask('things', constraints))).docs).toEqual([])
})

test.each<[string, QueryConstraint[], collection?: string]>([
  ['fewer fields than listed', [kind, latest]],
  ['the opposite order', [kind, place, orderBy('at')]],
  ['a range without the listed order', [kind, place, where('at', '>', 1)]],
  ['two orders', [orderBy('kind'), latest]],
  ['another collection', [kind, place, latest], 'others'],
])('a query for %s is refused, as by Google', async (_what, constraints, name = 'things') => {
  const refused = { code: 'failed-precondition' }
  await expect(getDocs(ask(name, constraints))).rejects.toMatchObject(refused)
  await expect(getCount(ask(name, constraints))).rejects.toMatchObject(refused)
})

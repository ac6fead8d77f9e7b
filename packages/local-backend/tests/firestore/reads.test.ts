import {
  average,
  collection,
  count,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  or,
  and,
  orderBy,
  query,
  setDoc,
  startAfter,
  endAt,
  startAt,
  sum,
  where,
  collectionGroup,
  type Query,
  type QueryConstraint,
  type Firestore,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from '../startBackend.ts'
import { openFirestore, openRules } from '../firestoreClient.ts'

let server: RunningBackend
let firestore: Firestore

beforeAll(async () => {
  server = await startBackend({ rules: openRules })
})
beforeEach(async () => {
  await server.backend.reset()
  firestore = openFirestore(server.origin)
})
afterAll(() => server.close())

async function store(documents: Record<string, Record<string, unknown>>): Promise<void> {
  for (const [id, fields] of Object.entries(documents))
    await setDoc(doc(firestore, 'things', id), fields)
}

async function ids(wanted: Query): Promise<string[]> {
  return (await getDocs(wanted)).docs.map(({ id }) => id)
}

test('a query does not reach into sub-collections', async () => {
  await store({ a: { n: 1 } })
  await setDoc(doc(firestore, 'things/a/things/b'), { n: 1 })
  expect(await ids(collection(firestore, 'things'))).toEqual(['a'])
  expect(await ids(collection(firestore, 'things/a/things'))).toEqual(['b'])
})

test('values of all types sort as in Firestore', async () => {
  await store({
    map: { v: { a: 1 } },
    list: { v: [1] },
    astral: { v: '\u{1F600}' },
    privateUse: { v: '\uFFFD' },
    text: { v: 'a' },
    time: { v: new Date(0) },
    one: { v: 1 },
    half: { v: 0.5 },
    notANumber: { v: NaN },
    flag: { v: false },
    nothing: { v: null },
    missing: {},
  })
  const things = collection(firestore, 'things')
  const ascending = [
    'nothing',
    'flag',
    'notANumber',
    'half',
    'one',
    'time',
    'text',
    'privateUse',
    'astral',
    'list',
    'map',
  ]
  expect(await ids(query(things, orderBy('v')))).toEqual(ascending)
  expect(await ids(query(things, orderBy('v', 'desc')))).toEqual(ascending.toReversed())
  expect(await ids(query(things, where('v', '>', 0)))).toEqual(['half', 'one'])
})

test('every comparison finds the right documents', async () => {
  const things = collection(firestore, 'things')
  const found = (...wanted: QueryConstraint[]) => ids(query(things, ...wanted))
  await store({
    a: { n: 1, tags: ['x', 'y'] },
    b: { n: 2, tags: ['y'] },
    c: { n: 2.5, tags: 'x' },
    d: { n: null },
    e: { n: NaN },
    f: {},
  })
  expect((await getDoc(doc(firestore, 'things/none'))).exists()).toBe(false)
  expect(await ids(query(things, where('tags', '==', 'x')))).toEqual(['c'])
  expect(await ids(query(things, where('tags', '==', 'X')))).toEqual([])
  expect(await found(where('n', '>=', 2))).toEqual(['b', 'c'])
  expect(await found(where('n', '<=', 2), where('n', '>', 0))).toEqual(['a', 'b'])
  expect(await found(where('n', '!=', 2))).toEqual(['e', 'a', 'c'])
  expect(await found(where('n', 'in', [1, 2.5]))).toEqual(['a', 'c'])
  expect(await found(where('n', 'not-in', [1, 2]))).toEqual(['e', 'c'])
  expect(await found(where('n', '==', null))).toEqual(['d'])
  expect(await found(where('n', '!=', null))).toEqual(['e', 'a', 'b', 'c'])
  expect(await found(where('n', '==', NaN))).toEqual(['e'])
  expect(await found(where('tags', 'array-contains', 'x'))).toEqual(['a'])
  expect(await found(where('tags', 'array-contains-any', ['x', 'y']))).toEqual(['a', 'b'])
  expect(await found(where(documentId(), '==', 'c'))).toEqual(['c'])
  expect(await found(where(documentId(), 'in', ['f', 'a', 'z']))).toEqual(['a', 'f'])
  const between = and(where('n', '>', 2), where('n', '<', 3))
  expect(await ids(query(things, or(where('n', '==', 1), between)))).toEqual(['a', 'c'])
})

test('a query can be paged', async () => {
  await store({ a: { n: 1 }, b: { n: 2 }, c: { n: 2 }, d: { n: 3 } })
  const things = collection(firestore, 'things')
  const ordered = query(things, orderBy('n'))
  expect(await ids(query(ordered, limit(2)))).toEqual(['a', 'b'])
  expect(await ids(query(ordered, limitToLast(2)))).toEqual(['c', 'd'])
  const second = (await getDocs(query(ordered, limit(2)))).docs[1]
  expect(await ids(query(ordered, startAfter(second)))).toEqual(['c', 'd'])
  expect(await ids(query(ordered, startAt(2), endAt(2)))).toEqual(['b', 'c'])
  expect(await ids(query(things, orderBy('n', 'desc'), startAfter(2)))).toEqual(['a'])
})

test('numbers are counted, summed and averaged', async () => {
  await store({ a: { n: 1 }, b: { n: 2 }, c: { n: 'three' }, d: {} })
  const things = collection(firestore, 'things')
  expect((await getCount(query(things, where('n', '>', 1)))).data()).toEqual({ count: 1 })
  const numbers = { all: count(), total: sum('n'), mean: average('n') }
  expect((await getAggregate(things, numbers)).data()).toEqual({
    all: 3,
    total: 3,
    mean: 1.5,
  })
})

// Google's emulator 1.19.9 finds the same.
test('null and NaN are in no list and no range', async () => {
  const lists = { null: [null], nan: [NaN], both: [1, null] }
  await store({ one: { n: 1 }, nothing: { n: null }, nan: { n: NaN } })
  for (const [id, l] of Object.entries(lists)) await setDoc(doc(firestore, 'lists', id), { l })
  const found = (...wanted: QueryConstraint[]) =>
    ids(query(collection(firestore, 'things'), ...wanted))
  expect(await found(where('n', 'in', [1, null]))).toEqual(['one'])
  expect(await found(where('n', 'in', [NaN, 2]))).toEqual([])
  expect(await found(where('n', 'not-in', [NaN]))).toEqual(['nan', 'one'])
  expect(await found(where('n', 'not-in', [1, null]))).toEqual([])
  expect(await found(where('n', '<=', 1))).toEqual(['one'])
  expect(await found(where('n', '>=', NaN))).toEqual([])
  const listed = (...wanted: Parameters<typeof where>) =>
    ids(query(collection(firestore, 'lists'), where(...wanted)))
  expect(await listed('l', 'array-contains', null)).toEqual([])
  expect(await listed('l', 'array-contains', NaN)).toEqual([])
  expect(await listed('l', 'array-contains-any', [1, null, NaN])).toEqual(['both'])
  expect(await listed('l', '==', [NaN])).toEqual(['nan'])
})

test('a list can be one of the choices', async () => {
  await store({ a: { n: [1, 2] }, b: { n: [1] }, c: { n: [null] }, d: { n: 1 } })
  const found = (...wanted: Parameters<typeof where>) =>
    ids(query(collection(firestore, 'things'), where(...wanted)))
  expect(await found('n', 'in', [[1, 2], [null], 1])).toEqual(['a', 'c', 'd'])
  expect(await found('n', 'not-in', [[1]])).toEqual(['d', 'c', 'a'])
})

// Google's emulator 1.19.9 counts the same.
test('several aggregations count only the documents with all of their fields', async () => {
  await store({ a: { p: 1, y: 1 }, b: { p: 2 }, c: { p: 'x', y: 3 }, d: {}, e: { p: null } })
  const things = collection(firestore, 'things')
  const asked = async (wanted: Query, spec: Parameters<typeof getAggregate>[1]) =>
    Object.values((await getAggregate(wanted, spec)).data())
  expect(await asked(things, { s: sum('p'), c: count() })).toEqual([3, 4])
  expect(await asked(things, { s: sum('p'), a: average('y'), c: count() })).toEqual([1, 2, 2])
  expect(await asked(things, { a: average('z'), c: count() })).toEqual([null, 0])
  // The documents within the limit are those with the smallest values.
  expect(await asked(query(things, limit(2)), { s: sum('p'), c: count() })).toEqual([1, 2])
})

test('an aggregation takes its documents in the order of inequalities before its own field', async () => {
  await store({ a: { p: 1, y: 2 }, b: { p: 2, y: 1 }, c: { p: 3, y: 3 } })
  const first = query(collection(firestore, 'things'), where('y', '>', 0), limit(1))
  expect((await getAggregate(first, { s: sum('p') })).data()).toEqual({ s: 2 })
})

test('a collection group holds all collections with its name', async () => {
  for (const path of ['g/1', 'x/1/g/2', 'x/1/y/1/g/3', 'x/2/g/4', 'x/1/gg/5', 'gg/1'])
    await setDoc(doc(firestore, path), { n: Number(path.at(-1)) })
  const group = collectionGroup(firestore, 'g')
  expect(await ids(group)).toEqual(['1', '2', '3', '4'])
  expect(await ids(query(group, where('n', '>', 1), orderBy('n', 'desc'), limit(2)))).toEqual([
    '4',
    '3',
  ])
  expect(await ids(query(group, where(documentId(), '>=', 'x/1/g/2')))).toEqual(['2', '3', '4'])
  expect(await ids(query(group, where(documentId(), 'in', ['x/1/g/2', 'g/1'])))).toEqual(['1', '2'])
  expect((await getCount(group)).data()).toEqual({ count: 4 })
})

test('nothing is ordered after the name', async () => {
  const things = collection(firestore, 'things')
  for (const more of [orderBy('p'), where('n', '>', 0)])
    await expect(getDocs(query(things, orderBy(documentId()), more))).rejects.toThrow(
      'after __name__',
    )
})

test('a field may begin like the name', async () => {
  await store({ a: { __name__x: 1, n: 1 } })
  const things = collection(firestore, 'things')
  expect(await ids(query(things, where('__name__x', '==', 1), where('n', '>', 0)))).toEqual(['a'])
})

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
  const numbers = { all: count(), total: sum('n'), mean: average('n'), none: average('m') }
  expect((await getAggregate(things, numbers)).data()).toEqual({
    all: 4,
    total: 3,
    mean: 1.5,
    none: null,
  })
})

test('a collection group query is refused, not answered wrongly', async () => {
  await expect(getDocs(collectionGroup(firestore, 'things'))).rejects.toThrow(
    'does not know collection groups',
  )
})

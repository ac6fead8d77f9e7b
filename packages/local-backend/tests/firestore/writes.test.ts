import {
  addDoc,
  arrayRemove,
  arrayUnion,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  getDoc,
  increment,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from '../startBackend.ts'
import { openFirestore, openRules } from '../firestoreClient.ts'

const now = new Date('2026-03-04T05:06:07.089Z')
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ rules: openRules, now: () => now })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

const open = () => openFirestore(server.origin)
const stored = (id: string) =>
  server.backend.documents('notes').find((document) => document.id === id)?.fields

describe('one document', () => {
  test('is added under a random id with the time of the request', async () => {
    const added = await addDoc(collection(open(), 'notes'), {
      text: 'hello',
      at: serverTimestamp(),
    })
    expect(added.id).toMatch(/^[\w]{20}$/)
    expect(server.backend.documents('notes')).toEqual([
      { id: added.id, fields: { text: 'hello', at: now } },
    ])
  })

  test('is replaced by setDoc, unless fields are merged or named', async () => {
    const note = doc(open(), 'notes/a')
    await setDoc(note, { old: 1, inner: { kept: 1, gone: 1 }, list: [1] })
    await setDoc(
      note,
      { inner: { added: 2, gone: deleteField() }, list: arrayUnion(2), at: serverTimestamp() },
      { merge: true },
    )
    const merged = { old: 1, inner: { kept: 1, added: 2 }, list: [1, 2], at: now }
    expect(stored('a')).toEqual(merged)
    await setDoc(note, { old: 2, list: 2 }, { mergeFields: ['old'] })
    expect(stored('a')).toEqual({ ...merged, old: 2 })
    await setDoc(note, { both: 2 })
    expect(stored('a')).toEqual({ both: 2 })
  })

  test('is updated field by field, with every kind of change', async () => {
    const note = doc(open(), 'notes/a')
    await setDoc(note, {
      gone: 1,
      count: 2,
      ratio: 1.5,
      tags: ['x', 'y', 'x'],
      deep: { kept: true, 'odd.name': 1 },
    })
    await updateDoc(note, {
      gone: deleteField(),
      'deep.added': 'yes',
      count: increment(3),
      ratio: increment(1),
      fresh: increment(7),
      tags: arrayRemove('x'),
      at: serverTimestamp(),
    })
    await updateDoc(note, new FieldPath('deep', 'odd.name'), 2, 'tags', arrayUnion('y', 'z', 'z'))
    expect(stored('a')).toEqual({
      count: 5,
      ratio: 2.5,
      fresh: 7,
      tags: ['y', 'z'],
      deep: { kept: true, added: 'yes', 'odd.name': 2 },
      at: now,
    })
  })

  test('is not created by updateDoc, and may be deleted twice', async () => {
    const note = doc(open(), 'notes/a')
    await expect(updateDoc(note, { a: 1 })).rejects.toMatchObject({ code: 'not-found' })
    expect(server.backend.documents('notes')).toEqual([])
    await setDoc(note, { a: 1 })
    await deleteDoc(note)
    await deleteDoc(note)
    expect(server.backend.documents('notes')).toEqual([])
  })

  test('returns every type of value, times to the microsecond', async () => {
    const firestore = open()
    const note = doc(firestore, 'notes/a')
    const values = {
      nothing: null,
      flag: true,
      integer: -42,
      large: Number.MAX_SAFE_INTEGER,
      double: 0.1,
      huge: 1e300,
      infinite: -Infinity,
      text: 'Žluťoučký 😀',
      time: new Timestamp(1_700_000_000, 123_456_789),
      bytes: Bytes.fromBase64String('AAEC/w=='),
      place: new GeoPoint(-1.29, 36.82),
      other: doc(firestore, 'notes/b'),
      list: [1, 'two', { three: 3 }],
      map: { empty: {}, none: [] },
      'odd `name`': 1,
    }
    await setDoc(note, values)
    const read = (await getDoc(note)).data() ?? {}
    const time = new Timestamp(1_700_000_000, 123_456_000)
    expect(read).toMatchObject({ ...values, time, bytes: {}, other: {} })
    expect((read['bytes'] as Bytes).toBase64()).toBe('AAEC/w==')
    expect(read['other']).toMatchObject({ path: 'notes/b' })
    await setDoc(note, { notANumber: NaN })
    expect(stored('a')).toEqual({ notANumber: NaN })
  })
})

describe('a batch', () => {
  test('carries out all its writes at one time', async () => {
    const firestore = open()
    await setDoc(doc(firestore, 'notes/old'), { a: 1 })
    const batch = writeBatch(firestore)
    batch.set(doc(firestore, 'notes/new'), { at: serverTimestamp() })
    batch.update(doc(firestore, 'notes/new'), { n: increment(1) })
    batch.delete(doc(firestore, 'notes/old'))
    await batch.commit()
    expect(server.backend.documents('notes')).toEqual([{ id: 'new', fields: { at: now, n: 1 } }])
  })

  test('carries out nothing if one write fails', async () => {
    const firestore = open()
    const batch = writeBatch(firestore)
    batch.set(doc(firestore, 'notes/new'), { a: 1 })
    batch.update(doc(firestore, 'notes/missing'), { a: 1 })
    await expect(batch.commit()).rejects.toMatchObject({ code: 'not-found' })
    expect(server.backend.documents('notes')).toEqual([])
  })
})

describe('a transaction', () => {
  test('writes a result computed from its reads', async () => {
    const firestore = open()
    const note = doc(firestore, 'notes/a')
    await setDoc(note, { n: 1 })
    await runTransaction(firestore, async (transaction) => {
      const { n } = (await transaction.get(note)).data() as { n: number }
      const other = await transaction.get(doc(firestore, 'notes/b'))
      transaction.update(note, { n: n + 1, otherExists: other.exists() })
    })
    expect(stored('a')).toEqual({ n: 2, otherExists: false })
  })

  test('starts over after another write in between', async () => {
    const firestore = open()
    const note = doc(firestore, 'notes/a')
    await setDoc(note, { n: 1 })
    let attempts = 0
    await runTransaction(firestore, async (transaction) => {
      attempts += 1
      const { n } = (await transaction.get(note)).data() as { n: number }
      if (attempts === 1) await setDoc(note, { n: 10 })
      transaction.set(note, { n: n + 1 })
    })
    expect(attempts).toBe(2)
    expect(stored('a')).toEqual({ n: 11 })
  })
})

import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  or,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLocalBackend } from '../../src/createLocalBackend.ts'
import { fetchInProcess } from '../../src/fetchInProcess.ts'
import { startBackend, testProjectId, type RunningBackend } from '../startBackend.ts'
import { openFirestore } from '../firestoreClient.ts'
import { tokenFor } from '../tokens.ts'

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /letters/{letter} {
      allow create: if request.resource.data.at == request.time
        && request.resource.data.keys().hasOnly(['text', 'at']);
    }
    match /people/{uid} {
      allow get, write: if request.auth.uid == uid;
      allow list: if resource.data.owner == request.auth.uid;
    }
    match /pairs/{pair} {
      allow create: if existsAfter(/databases/$(database)/documents/pairs/$(request.resource.data.other));
      allow delete;
    }
    match /many/{id} {
      function known(name) { return exists(/databases/$(database)/documents/known/$(id + name)); }
      allow create: if known('a') || known('b') || known('c') || known('d') || known('e')
        || known('f') || known('g') || true;
    }
    match /sorted/{id} {
      allow list: if request.query.orderBy.keys() == ['n'];
    }
    match /admin/{any=**} {
      allow read, write: if request.auth.token.admin == true;
    }
  }
}`

const documents = `/v1/projects/${testProjectId}/databases/(default)/documents`
const denied = { code: 'permission-denied' }
let server: RunningBackend
let log: string[] = []

beforeAll(async () => {
  server = await startBackend({ rules, log: (line) => log.push(line) })
})
beforeEach(async () => {
  log = []
  server.backend.loadRules(rules)
  await server.backend.reset()
})
afterAll(() => server.close())

test('a visitor may create what the rules allow, with the server’s time', async () => {
  const letters = collection(openFirestore(server.origin), 'letters')
  await addDoc(letters, { text: 'hi', at: serverTimestamp() })
  await expect(addDoc(letters, { text: 'hi', at: Timestamp.now() })).rejects.toMatchObject(denied)
  await expect(addDoc(letters, { text: 'hi', at: serverTimestamp(), x: 1 })).rejects.toMatchObject(
    denied,
  )
  expect(server.backend.documents('letters')).toHaveLength(1)
})

test('a write to an existing document is an update, not a create', async () => {
  const letter = doc(openFirestore(server.origin), 'letters/a')
  await setDoc(letter, { text: 'hi', at: serverTimestamp() })
  await expect(setDoc(letter, { text: 'hi', at: serverTimestamp() })).rejects.toMatchObject(denied)
  await expect(deleteDoc(letter)).rejects.toMatchObject(denied)
})

test('a visitor cannot tell whether a hidden document exists', async () => {
  const firestore = openFirestore(server.origin)
  await setDoc(doc(openFirestore(server.origin, 'owner'), 'people/ann'), { a: 1 })
  await expect(getDoc(doc(firestore, 'people/ann'))).rejects.toMatchObject(denied)
  await expect(getDoc(doc(firestore, 'people/bob'))).rejects.toMatchObject(denied)
  await expect(updateDoc(doc(firestore, 'people/ann'), { a: 2 })).rejects.toMatchObject(denied)
  await expect(updateDoc(doc(firestore, 'people/bob'), { a: 2 })).rejects.toMatchObject(denied)
})

test('a member reads and writes only her own documents', async () => {
  const firestore = openFirestore(server.origin, { sub: 'ann' })
  await setDoc(doc(firestore, 'people/ann'), { owner: 'ann' })
  expect((await getDoc(doc(firestore, 'people/ann'))).data()).toEqual({ owner: 'ann' })
  await expect(setDoc(doc(firestore, 'people/bob'), {})).rejects.toMatchObject(denied)
})

test('a query must guarantee what the rules require', async () => {
  const firestore = openFirestore(server.origin, { sub: 'ann' })
  await setDoc(doc(firestore, 'people/ann'), { owner: 'ann' })
  const people = collection(firestore, 'people')
  expect((await getDocs(query(people, where('owner', '==', 'ann')))).size).toBe(1)
  const narrower = query(people, where('city', '==', 'Kisumu'), where('owner', '==', 'ann'))
  expect((await getDocs(narrower)).size).toBe(0)
  const wider = or(where('owner', '==', 'bob'), where('owner', '==', 'ann'))
  await expect(getDocs(query(people, wider))).rejects.toMatchObject(denied)
  await expect(getDocs(query(people, where('owner', '>=', 'ann')))).rejects.toMatchObject(denied)
  await expect(getDocs(people)).rejects.toMatchObject(denied)
  await expect(getDocs(query(people, where('owner', '==', 'bob')))).rejects.toMatchObject(denied)
  await expect(getCount(people)).rejects.toMatchObject(denied)
})

test('the rules see the order that a query names, not what Firestore adds', async () => {
  const from = [{ collectionId: 'sorted' }]
  const field = { fieldPath: 'n' }
  const statusOf = async (more: object) => {
    const body = JSON.stringify({ structuredQuery: { from, ...more } })
    return (await fetch(`${server.origin}${documents}:runQuery`, { method: 'POST', body })).status
  }
  expect(await statusOf({ orderBy: [{ field }] })).toBe(200)
  const range = { fieldFilter: { field, op: 'GREATER_THAN', value: { integerValue: '1' } } }
  expect(await statusOf({ where: range })).toBe(403)
})

test('without rules nobody may do anything', async () => {
  const send = fetchInProcess(createLocalBackend({ projectId: testProjectId }))
  const address = `http://127.0.0.1${documents}/a/b`
  for (const method of ['GET', 'DELETE']) expect((await send(address, { method })).status).toBe(403)
})

test('custom claims of the token reach the rules', async () => {
  await setDoc(doc(openFirestore(server.origin, { sub: 'a', admin: true }), 'admin/x'), { a: 1 })
  await expect(
    setDoc(doc(openFirestore(server.origin, { sub: 'a' }), 'admin/x'), { a: 1 }),
  ).rejects.toMatchObject(denied)
})

test('a batch is judged as a whole', async () => {
  const firestore = openFirestore(server.origin)
  const alone = writeBatch(firestore).set(doc(firestore, 'pairs/a'), { other: 'b' })
  await expect(alone.commit()).rejects.toMatchObject(denied)
  const pair = writeBatch(firestore)
    .set(doc(firestore, 'pairs/a'), { other: 'b' })
    .set(doc(firestore, 'pairs/b'), { other: 'a' })
  await pair.commit()
  const halfDenied = writeBatch(firestore)
    .set(doc(firestore, 'pairs/c'), { other: 'a' })
    .set(doc(firestore, 'people/ann'), {})
  await expect(halfDenied.commit()).rejects.toMatchObject(denied)
  expect(server.backend.documents('pairs').map(({ id }) => id)).toEqual(['a', 'b'])
  const leftAlone = writeBatch(firestore)
    .set(doc(firestore, 'pairs/d'), { other: 'b' })
    .delete(doc(firestore, 'pairs/b'))
  await expect(leftAlone.commit()).rejects.toMatchObject(denied)
})

test('a batch may look up 20 other documents in total', async () => {
  const firestore = openFirestore(server.origin)
  const batchOf = (ids: string[]) => {
    const batch = writeBatch(firestore)
    for (const id of ids) batch.set(doc(firestore, 'many', id), {})
    return batch.commit()
  }
  await batchOf(['x', 'y'])
  await expect(batchOf(['p', 'q', 'r'])).rejects.toMatchObject(denied)
  expect(server.backend.documents('many').map(({ id }) => id)).toEqual(['x', 'y'])
})

test('single documents’ own addresses are judged too', async () => {
  await setDoc(doc(openFirestore(server.origin, 'owner'), 'people/ann'), {})
  const url = `${server.origin}${documents}/people/ann`
  for (const method of ['GET', 'DELETE', 'PATCH'])
    expect((await fetch(url, { method, ...(method === 'PATCH' && { body: '{}' }) })).status).toBe(
      403,
    )
})

test('what no rule mentions is refused, and the log says why', async () => {
  const firestore = openFirestore(server.origin, { sub: 'ann' })
  await expect(getDoc(doc(firestore, 'other/a'))).rejects.toMatchObject(denied)
  expect(server.backend.denials()).toMatchObject([
    { method: 'get', path: 'other/a', uid: 'ann', explanation: expect.any(Array) },
  ])
  expect(log[0]).toBe('firestore.rules denied get /other/a to ann')
  await expect(setDoc(doc(firestore, 'other/a'), {})).rejects.toMatchObject(denied)
  await expect(getDocs(collection(firestore, 'other'))).rejects.toMatchObject(denied)
})

const token = (claims: object, alg?: string) => tokenFor({ sub: 'ann', ...claims }, alg)

/** The status of reading people/ann, which does not exist. */
async function statusFor(authorization: string): Promise<number> {
  const url = `${server.origin}${documents}/people/ann`
  return (await fetch(url, { headers: { authorization } })).status
}

test("the SDK's unsigned token is accepted, however the header is spelt", async () => {
  expect(await statusFor(`Bearer ${token({})}`)).toBe(404)
  expect(await statusFor(`bearer ${token({})}`)).toBe(404)
})

test.each([
  ['of nonsense', 'Bearer nonsense'],
  ['that holds no JSON', 'Bearer a.b.c'],
  ['of another scheme', 'Basic b3duZXI6'],
  ['for another project', `Bearer ${token({ aud: 'demo-other' })}`],
  ['of another issuer', `Bearer ${token({ iss: 'https://securetoken.google.com/demo-other' })}`],
  ['that has expired', `Bearer ${token({ iat: 1_000_000_000, exp: 1_000_003_600 })}`],
  ['without an end', `Bearer ${token({ exp: '3600' })}`],
  ['without a user', `Bearer ${token({ sub: '' })}`],
  ['of nobody', `Bearer ${token({ sub: undefined })}`],
  ['without an audience', `Bearer ${token({ aud: undefined })}`],
  ['without times', `Bearer ${token({ iat: undefined, exp: undefined })}`],
  ['that claims to be signed', `Bearer ${token({}, 'RS256')}`],
])('a token %s is refused', async (_what, authorization) => {
  expect(await statusFor(authorization)).toBe(401)
})

test('other rules can be loaded as with the official emulator', async () => {
  const load = (content: string) =>
    fetch(`${server.origin}/emulator/v1/projects/${testProjectId}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    })
  const firestore = openFirestore(server.origin)
  const other = doc(firestore, 'other/a')
  const otherRules = `service cloud.firestore { match /databases/{d}/documents { match /other/{x} { allow write; } } }`
  expect((await load(otherRules)).status).toBe(200)
  await setDoc(other, { a: 1 })

  const broken = await load(`service cloud.firestore {\n  match databases {} }`)
  expect(broken.status).toBe(400)
  expect(await broken.json()).toMatchObject({
    error: { code: 400, message: expect.stringMatching(/line 2, column \d+/) as string },
  })
  await setDoc(other, { a: 2 })
  expect(server.backend.documents('other')).toEqual([{ id: 'a', fields: { a: 2 } }])
})

test('the owner is not bound by the rules, and empties the store as with the official emulator', async () => {
  const firestore = openFirestore(server.origin, 'owner')
  await setDoc(doc(firestore, 'other/a'), { a: 1 })
  expect((await getDocs(collection(firestore, 'other'))).size).toBe(1)
  const url = `${server.origin}/emulator/v1/projects/${testProjectId}/databases/(default)/documents`
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200)
  expect(server.backend.collections()).toEqual([])
})

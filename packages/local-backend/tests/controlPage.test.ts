import { doc, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFirestore } from './firestoreClient.ts'
import { ann, profile, startBackend, type RunningBackend } from './startBackend.ts'
import { tillService } from './tillService.ts'

const rules = `service cloud.firestore {
  match /databases/{d}/documents { match /open/{id} { allow write; } }
}`
const evil = `<script>alert("1")</script>'&`
const escaped = '&lt;script&gt;alert('
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({
    rules,
    services: [tillService()],
    downloads: [
      {
        name: 'till.csv',
        label: 'All payments',
        type: 'text/csv; charset=utf-8',
        fileName: 'TILL.csv',
        content: () => 'amount\n1\n',
      },
    ],
  })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

const page = async () => (await fetch(`${server.origin}/__local`)).text()
const state = async () =>
  (await (await fetch(`${server.origin}/__local/state.json`)).json()) as Record<string, unknown>
const postJson = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const postForm = (path: string, fields: Record<string, string>) =>
  fetch(server.origin + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

async function fill(): Promise<void> {
  const firestore = openFirestore(server.origin)
  await setDoc(doc(firestore, 'open', evil.replaceAll('/', '')), { [evil]: evil, big: 2 ** 60 })
  await setDoc(doc(firestore, 'closed', 'a'), {}).catch(() => {})
  await postJson('/api/v1.0/email/send', {
    user_id: 'u',
    service_id: 's',
    template_id: evil,
    template_params: { message: evil },
  })
  await postJson('/pay', { name: evil })
  server.backend.failNext({ target: 'auth', kind: 'hang', count: 3 })
}

test('the page shows everything as plain text', async () => {
  await fill()
  const content = await page()
  expect(content).not.toContain('<script')
  expect(content.split(escaped).length).toBeGreaterThan(4)
  expect(content).toContain('create /closed/a · anonymous')
  expect(content).toContain('auth: hang, 3 calls')
  expect(content).toContain(ann.email)
  expect(content).toContain(ann.password)
  expect(content).toContain('Payments')
  expect(content).toContain('What it says')
  expect(content).toContain('&quot;paid&quot;')
})

test('the page allows no script and no other origin', async () => {
  const { headers } = await fetch(`${server.origin}/__local/`)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  // Anything stricter makes browsers hide the origin of the page's own forms.
  expect(headers.get('referrer-policy')).toBe('same-origin')
  const style = await fetch(`${server.origin}/__local/style.css`)
  expect(style.headers.get('content-type')).toContain('text/css')
})

test('a file can be downloaded under its own name', async () => {
  expect(await page()).toContain('<a href="/__local/till.csv">All payments</a>')
  const file = await fetch(`${server.origin}/__local/till.csv`)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="TILL.csv"')
  expect(await file.text()).toBe('amount\n1\n')
})

test('the state can be read as JSON', async () => {
  await fill()
  expect(await state()).toMatchObject({
    documents: { open: [{ fields: { [evil]: evil } }], users: [{ id: ann.uid }] },
    outbox: [{ params: { message: evil } }],
    payments: [{ name: evil }],
    denials: [{ method: 'create', path: 'closed/a', uid: null }],
    faults: [{ target: 'auth', kind: 'hang', count: 3, delayMs: 8000 }],
  })
})

test('the reset button restores the seeded data', async () => {
  await fill()
  const response = await postForm('/__local/reset', {})
  expect([response.status, response.headers.get('location')]).toEqual([303, '/__local'])
  expect(await state()).toEqual({
    documents: { users: [{ id: ann.uid, fields: profile }] },
    outbox: [],
    payments: [],
    denials: [],
    faults: [],
  })
})

test('faults can be set by form and by JSON', async () => {
  await postForm('/__local/fail-next', { target: 'till', kind: 'close', count: '2' })
  await postJson('/__local/fail-next', { target: 'email', kind: 'slow', delayMs: 5 })
  expect(server.backend.pendingFaults()).toEqual([
    { target: 'till', kind: 'close', count: 2, delayMs: 8000 },
    { target: 'email', kind: 'slow', count: 1, delayMs: 5 },
  ])
})

test.each([
  {},
  [],
  null,
  { target: 'till' },
  { target: 'other', kind: 'close' },
  { target: 'till', kind: 'toString' },
  { target: 'till', kind: 'close', count: 0 },
  { target: 'till', kind: 'slow', delayMs: -1 },
])('a fault that makes no sense is refused: %o', async (fault) => {
  expect((await postJson('/__local/fail-next', fault)).status).toBe(400)
  expect(server.backend.pendingFaults()).toEqual([])
})

test('pages of other origins cannot change anything', async () => {
  await fill()
  for (const origin of ['http://evil.example', 'null', server.origin.replace(/\d+$/, '1')])
    expect((await postJson('/__local/reset', {}, { origin })).status).toBe(403)
  expect(server.backend.outbox()).toHaveLength(1)
  expect((await postJson('/__local/reset', {}, { origin: server.origin })).status).toBe(200)
  expect(server.backend.outbox()).toEqual([])
})

test('any other address is not found', async () => {
  expect((await fetch(`${server.origin}/__local/other`)).status).toBe(404)
  expect((await postJson('/__local/other', {})).status).toBe(404)
  expect((await fetch(`${server.origin}/__local`, { method: 'PUT' })).status).toBe(405)
  expect((await fetch(`${server.origin}/__localish`)).status).toBe(404)
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBackend, testProjectId, type RunningBackend } from '../../support/startBackend'

// Every status here is the official emulator's.

const root = `projects/${testProjectId}/databases/(default)/documents`
const name = `${root}/things/a`
const noRules = 'service cloud.firestore { match /databases/{d}/documents {} }'

type Precondition = { exists: boolean } | { updateTime: string }

function put(n: number, currentDocument?: Precondition): object {
  const update = { name, fields: { n: { integerValue: `${n}` } } }
  return { update, ...(currentDocument && { currentDocument }) }
}

function remove(currentDocument?: Precondition): object {
  return { delete: name, ...(currentDocument && { currentDocument }) }
}

let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ rules: noRules })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

async function commit(writes: object[], headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify({ writes })
  const url = `${server.origin}/v1/${root}:commit`
  return (await fetch(url, { method: 'POST', headers, body })).status
}

/** The status of a commit by a visitor, after the document was stored with n = 9 or not. */
async function statusOf(allow: string, isStored: boolean, writes: object[]): Promise<number> {
  server.backend.loadRules(`rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents { match /things/{id} {
      allow ${allow};
    } } }`)
  if (isStored) await commit([put(9)], { authorization: 'Bearer owner' })
  return commit(writes)
}

test.each<[number, string, string, object[]]>([
  [403, 'delete, create', 'stored', [remove(), put(1)]],
  [403, 'delete', 'stored', [remove(), put(1)]],
  [200, 'delete, update', 'stored', [remove(), put(1)]],
  [200, 'create', 'missing', [put(1), put(2)]],
  [403, 'update', 'missing', [put(1), put(2)]],
  [200, 'create', 'missing', [put(1, { exists: false }), put(2, { exists: true })]],
  [403, 'update', 'missing', [put(1, { exists: false }), put(2, { exists: true })]],
  [200, 'delete, update', 'stored', [remove({ exists: true }), put(1, { exists: false })]],
  [403, 'delete, create', 'stored', [remove({ exists: true }), put(1, { exists: false })]],
  [200, 'create, delete', 'missing', [put(1), remove()]],
  [403, 'create', 'missing', [put(1), remove()]],
  [200, 'update: if resource.data.n == 9', 'stored', [put(1), put(2)]],
  [403, 'update: if resource.data.n in [1, 2]', 'stored', [put(1), put(2)]],
  [403, 'update: if request.resource.data.n == 1', 'stored', [put(1), put(2)]],
  [200, 'update; allow delete: if resource.data.n == 9', 'stored', [put(1), remove()]],
  [403, 'update; allow delete: if resource.data.n == 1', 'stored', [put(1), remove()]],
])(
  'writes to one document are judged by what was stored before all of them: %i for allow %s, %s',
  async (status, allow, stored, writes) => {
    expect(await statusOf(allow, stored === 'stored', writes)).toBe(status)
  },
)

test('each of several writes to one document must be allowed', async () => {
  // The official emulator only judges what the document becomes in the end.
  expect(await statusOf('delete', true, [put(1), remove()])).toBe(403)
  expect(await statusOf('update: if request.resource.data.n == 2', true, [put(1), put(2)])).toBe(
    403,
  )
})

const earlier = { updateTime: '2020-01-01T00:00:00Z' }

test.each<[number, string, string, object]>([
  [404, 'update', 'missing', put(1, { exists: true })],
  [403, 'create', 'missing', put(1, { exists: true })],
  [409, 'create', 'stored', put(1, { exists: false })],
  [403, 'update', 'stored', put(1, { exists: false })],
  [403, 'create', 'missing', put(1, earlier)],
  [400, 'update', 'stored', put(1, earlier)],
  [403, 'create', 'stored', put(1, earlier)],
  [409, 'create: if resource.data.n == 9', 'stored', put(1, { exists: false })],
  [404, 'update: if resource == null', 'missing', put(1, { exists: true })],
  [404, 'delete', 'missing', remove({ exists: true })],
  [403, 'update', 'missing', remove({ exists: true })],
  [200, 'update', 'stored', put(1, { exists: true })],
  [200, 'create', 'missing', put(1, { exists: false })],
])(
  'a precondition says whether a write is a create or an update: %i for allow %s, %s',
  async (status, allow, stored, write) => {
    expect(await statusOf(allow, stored === 'stored', [write])).toBe(status)
  },
)

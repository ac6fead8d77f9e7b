import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readTimestamp } from '../../src/firestore/timestamps.ts'
import { openRules } from '../firestoreClient.ts'
import { startBackend, testProjectId, type RunningBackend } from '../startBackend.ts'

const root = `projects/${testProjectId}/databases/(default)/documents`
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ rules: openRules })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

/** Sends what the SDK sends: JSON as text/plain. */
function post(verb: string, body: unknown, parent = ''): Promise<Response> {
  return fetch(`${server.origin}/v1/${root}${parent}:${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function errorOf(response: Response): Promise<{ code: number; status: string }> {
  const { error } = (await response.json()) as { error: { code: number; status: string } }
  expect(error.code).toBe(response.status)
  return error
}

const update = (path: string, fields: unknown, more: object = {}) => ({
  update: { name: `${root}/${path}`, fields },
  ...more,
})
const commit = (...writes: unknown[]) => post('commit', { writes })
const nested = (levels: number): object =>
  levels === 0 ? { nullValue: null } : { mapValue: { fields: { m: nested(levels - 1) } } }
const incrementBy = (increment: object) => ({ updateTransforms: [{ fieldPath: 'n', increment }] })
const text = (length: number) => ({ stringValue: 'x'.repeat(length) })

describe('a commit', () => {
  test('is answered with one result for each write and one time for all', async () => {
    const response = await commit(
      update('a/1', { n: { integerValue: '1' } }),
      update(
        'a/1',
        {},
        {
          updateMask: { fieldPaths: [] },
          updateTransforms: [
            { fieldPath: 'n', increment: { integerValue: '2' } },
            { fieldPath: 'low', minimum: { integerValue: '2' } },
            { fieldPath: 'n', maximum: { doubleValue: 2.5 } },
            { fieldPath: 'list', appendMissingElements: { values: [{ nullValue: null }] } },
          ],
        },
      ),
      { delete: `${root}/a/2` },
    )
    const { writeResults, commitTime } = (await response.json()) as Record<string, unknown>
    expect(writeResults).toEqual([
      { updateTime: commitTime },
      {
        updateTime: commitTime,
        transformResults: [
          { integerValue: '3' },
          { integerValue: '2' },
          { integerValue: '3' },
          { nullValue: null },
        ],
      },
      {},
    ])
    expect(server.backend.documents('a')).toEqual([
      { id: '1', fields: { n: 3, low: 2, list: [null] } },
    ])
  })

  test('changes the update time of a document, not its create time', async () => {
    const times = async (n: string) => {
      await commit(update('a/1', { n: { integerValue: n } }))
      const response = await fetch(`${server.origin}/v1/${root}/a/1`)
      return (await response.json()) as { createTime: string; updateTime: string }
    }
    const [first, second] = [await times('1'), await times('2')]
    expect(second.createTime).toBe(first.createTime)
    expect(readTimestamp(second.updateTime) > readTimestamp(first.updateTime)).toBe(true)
  })

  test('keeps the update time of a document that it leaves unchanged', async () => {
    const n = (integerValue: string) => update('a/1', { n: { integerValue }, m: text(1) })
    const updateTimes = async (...writes: unknown[]) => {
      const { writeResults } = (await (await commit(...writes)).json()) as {
        writeResults: { updateTime: string }[]
      }
      return writeResults.map(({ updateTime }) => updateTime)
    }
    const [time = ''] = await updateTimes(n('1'))
    const inOtherOrder = update('a/1', { m: text(1), n: { integerValue: '1' } })
    const byNothing = update(
      'a/1',
      {},
      { ...incrementBy({ integerValue: '0' }), updateMask: { fieldPaths: [] } },
    )
    for (const same of [n('1'), inOtherOrder, byNothing])
      expect(await updateTimes(same)).toEqual([time])
    expect(await updateTimes(n('2'), n('1'))).toEqual([time, time])
    const ifUnchanged = { updateMask: { fieldPaths: [] }, currentDocument: { updateTime: time } }
    expect((await commit(update('a/1', {}, ifUnchanged))).status).toBe(200)
    expect(await updateTimes(update('a/1', { n: { doubleValue: 1 }, m: text(1) }))).not.toEqual([
      time,
    ])
    const again = [{ delete: `${root}/a/1` }, n('1')]
    expect((await updateTimes(...again)).at(-1)).not.toBe(time)
  })

  test('cuts an incremented integer to 64 bits', async () => {
    const most = incrementBy({ integerValue: '9223372036854775807' })
    await commit(update('a/1', { n: { integerValue: '5' } }, most))
    expect(server.backend.documents('a')[0]?.fields).toEqual({ n: 2n ** 63n - 1n })
  })

  test('verifies a document once', async () => {
    await commit(update('a/1', {}))
    const verify = { verify: `${root}/a/1`, currentDocument: { exists: true } }
    expect((await commit(verify)).status).toBe(200)
    expect((await commit(verify, verify)).status).toBe(400)
  })

  test('names the precondition that failed', async () => {
    await commit(update('a/1', {}))
    const errorIf = async (path: string, currentDocument: object) =>
      errorOf(await commit(update(path, {}, { currentDocument })))
    expect(await errorIf('a/1', { exists: false })).toMatchObject({ status: 'ALREADY_EXISTS' })
    expect(await errorIf('a/2', { exists: true })).toMatchObject({ status: 'NOT_FOUND' })
    const updateTime = '2001-01-01T00:00:00Z'
    expect(await errorIf('a/1', { updateTime })).toMatchObject({ status: 'FAILED_PRECONDITION' })
  })

  test('takes more than the 500 writes that the client libraries send', async () => {
    const writes = Array.from({ length: 2000 }, (_, index) => update(`a/${index}`, {}))
    expect((await commit(...writes)).status).toBe(200)
    expect(server.backend.documents('a')).toHaveLength(2000)
  })

  test('takes documents of at most 1 MiB and requests of at most 10 MiB', async () => {
    // 1 MiB less the name 'a/1' (16 + 2 + 2), the field name 't' (2), its end (1) and 32.
    const most = 1024 * 1024 - 20 - 2 - 1 - 32
    expect((await commit(update('a/1', { t: text(most) }))).status).toBe(200)
    expect((await commit(update('a/1', { t: text(most + 1) }))).status).toBe(400)
    const large = Array.from({ length: 11 }, (_, index) => update(`b/${index}`, { t: text(1e6) }))
    const refused = await commit(...large)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Request payload size exceeds the limit')
    expect(server.backend.collections()).toEqual(['a', 'users'])
  })

  test('takes maps at most 20 levels deep', async () => {
    expect((await commit(update('a/1', { m: nested(20) }))).status).toBe(200)
    expect((await commit(update('a/2', { m: nested(21) }))).status).toBe(400)
  })

  test('does not confuse JavaScript’s own names with fields', async () => {
    const fields = '{"constructor":{"integerValue":"1"},"toString":{"nullValue":null}}'
    await post('commit', `{"writes":[{"update":{"name":"${root}/a/1","fields":${fields}}}]}`)
    expect(server.backend.documents('a')).toEqual([
      { id: '1', fields: { constructor: 1, toString: null } },
    ])
    const masked = { updateMask: { fieldPaths: ['valueOf', 'hasOwnProperty.x'] } }
    expect((await commit(update('a/2', {}, masked))).status).toBe(200)
    expect(server.backend.documents('a')[1]).toEqual({ id: '2', fields: {} })
  })

  const valued = (a: unknown) => ({ writes: [update('a/1', { a })] })
  const written = (write: unknown) => ({ writes: [write] })
  test.each([
    ['no JSON', 'nonsense'],
    ['no object', '[]'],
    ['writes that are not a list', { writes: {} }],
    ['an unknown key', { writes: [], more: 1 }],
    ['a write without operation', written({})],
    ['two operations in one', written(update('a/1', {}, { delete: `${root}/a/1` }))],
    ['a collection as target', written(update('a', {}))],
    ['another database', written({ delete: root.replace('(default)', 'x') + '/a/1' })],
    ['an empty id', written(update('a//b/1', {}))],
    ['a dot as id', written(update('a/..', {}))],
    ['a reserved id', written(update('a/__x__', {}))],
    ['a reserved field', written(update('a/1', { __x__: { nullValue: null } }))],
    ['an empty field name', written(update('a/1', { '': { nullValue: null } }))],
    ['a broken mask', written(update('a/1', {}, { updateMask: { fieldPaths: ['a..b'] } }))],
    ['a broken condition', written(update('a/1', {}, { currentDocument: { exists: 'yes' } }))],
    ['a transform without a number', written(update('a/1', {}, incrementBy(text(1))))],
    ['a value without type', valued({})],
    ['a value of two types', valued({ nullValue: null, x: 1 })],
    ['a value of unknown type', valued({ fooValue: 1 })],
    ['something that is not a value', valued(1)],
    ['a broken integer', valued({ integerValue: '1.5' })],
    ['a large integer', valued({ integerValue: '9223372036854775808' })],
    ['a broken double', valued({ doubleValue: '1' })],
    ['a broken time', valued({ timestampValue: '2026-02-30T00:00:00Z' })],
    ['broken base64', valued({ bytesValue: '*' })],
    ['a place off the globe', valued({ geoPointValue: { latitude: 91 } })],
    ['a reference elsewhere', valued({ referenceValue: 'a/1' })],
    ['a list in a list', valued({ arrayValue: { values: [{ arrayValue: {} }] } })],
  ])('with %s is refused', async (_what, body) => {
    expect(await errorOf(await post('commit', body))).toMatchObject({
      code: 400,
      status: 'INVALID_ARGUMENT',
    })
    expect(server.backend.collections()).toEqual(['users'])
  })
})

test.each([
  ['commit', { writes: [], transaction: 'abc' }],
  ['batchGet', { documents: [], newTransaction: {} }],
  ['beginTransaction', {}],
  ['listen', {}],
  ['runQuery', { structuredQuery: { from: [{ collectionId: 'a' }], findNearest: {} } }],
])('the backend refuses what it cannot do: %s %o', async (verb, body) => {
  expect((await post(verb, body)).status).toBe(501)
})

test.each([
  { structuredQuery: { from: [] } },
  { structuredQuery: { from: [{ collectionId: 'a' }], limit: -1 } },
  { structuredQuery: { from: [{ collectionId: 'a' }], limit: '1' } },
  { structuredQuery: { from: [{ collectionId: 'a' }], where: {} } },
  { structuredQuery: { from: [{ collectionId: 'a' }], orderBy: [{ field: {} }] } },
  { structuredQuery: { from: [{ collectionId: 'a' }], startAt: { values: [1] } } },
  { structuredQuery: { from: [{ collectionId: 'a/b/c' }] } },
  {},
])('a broken query is refused: %o', async (body) => {
  expect((await post('runQuery', body)).status).toBe(400)
})

test('a collection group below a document holds only its collections', async () => {
  const paths = ['g/1', 'x/1/g/2', 'x/1/y/1/g/3', 'x/2/g/4', 'x/1/gg/5']
  await commit(...paths.map((path) => update(path, {})))
  const structuredQuery = { from: [{ collectionId: 'g', allDescendants: true }] }
  const found = (await (await post('runQuery', { structuredQuery }, '/x/1')).json()) as {
    document: { name: string }
  }[]
  expect(found.map(({ document }) => document.name.slice(root.length + 1))).toEqual([
    'x/1/g/2',
    'x/1/y/1/g/3',
  ])
})

test('a name cannot be summed', async () => {
  const sum = { field: { fieldPath: '__name__' } }
  const structuredQuery = { from: [{ collectionId: 'a' }] }
  const wanted = { structuredAggregationQuery: { aggregations: [{ sum }], structuredQuery } }
  expect((await post('runAggregationQuery', wanted)).status).toBe(400)
})

test.each([
  ['/v1/projects/other/databases/(default)/documents/a/1', 'GET', 404],
  [`/v1/projects/${testProjectId}/databases/other/documents/a/1`, 'GET', 404],
  [`/v1/${root}x/a/1`, 'GET', 404],
  [`/v1/${root}/a/%E0%A4`, 'GET', 400],
  [`/v1/${root}/a`, 'GET', 501],
  [`/v1/${root}`, 'GET', 501],
  [`/v1/${root}:commit`, 'GET', 501],
  [`/v1/${root}/a/1`, 'PUT', 400],
  ['/emulator/v1/projects/other:securityRules', 'PUT', 501],
  ['/elsewhere', 'GET', 404],
])('the address %s is refused', async (path, method, status) => {
  expect((await fetch(`${server.origin}${path}`, { method })).status).toBe(status)
})

test('a request that breaks off leaves the server running', async () => {
  const { port } = new URL(server.origin)
  await new Promise<void>((resolve) => {
    const path = `/v1/${root}:commit`
    const headers = { 'content-length': '100' }
    const call = httpRequest({ port, path, method: 'POST', headers }, () => {})
    call.on('close', () => resolve())
    call.on('error', () => {})
    call.write('{', () => call.destroy())
  })
  expect((await commit()).status).toBe(200)
})

test('a browser on another origin may call', async () => {
  const preflight = await fetch(`${server.origin}/v1/${root}:commit`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:1234',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('http://localhost:1234')
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'authorization,x-goog-api-client',
  )
})

test('single documents have their own addresses', async () => {
  const call = async (method: string, path: string, fields?: object) => {
    const body = fields === undefined ? {} : { body: JSON.stringify({ fields }) }
    const response = await fetch(`${server.origin}/v1/${root}/${path}`, { method, ...body })
    return { status: response.status, body: (await response.json()) as { fields?: object } }
  }
  const one = { a: { integerValue: '1' } }
  expect((await call('POST', 'things?documentId=x', one)).body.fields).toEqual(one)
  expect((await call('POST', 'things?documentId=x', one)).status).toBe(409)
  const patched = await call('PATCH', 'things/x?updateMask.fieldPaths=b', { b: text(1) })
  expect(patched.body.fields).toEqual({ ...one, b: text(1) })
  expect((await call('GET', 'things/x')).body).toMatchObject({ name: `${root}/things/x` })
  expect(
    (await call('DELETE', 'things/x?currentDocument.updateTime=2001-01-01T00:00:00Z')).status,
  ).toBe(400)
  expect((await call('DELETE', 'things/x?currentDocument.exists=true')).status).toBe(200)
  expect((await call('DELETE', 'things/x?currentDocument.exists=true')).status).toBe(404)
  expect((await call('GET', 'things/x')).status).toBe(404)
})

import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchInProcess } from '../src/fetchInProcess.ts'
import { openFirestore, openRules } from './firestoreClient.ts'
import { startBackend, type RunningBackend } from './startBackend.ts'
import { tillService } from './tillService.ts'

const start = () => startBackend({ rules: openRules, slowMs: 1, services: [tillService()] })
let server: RunningBackend

beforeAll(async () => {
  server = await start()
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

const write = () => setDoc(doc(openFirestore(server.origin), 'notes/a'), { n: 1 })
const notes = () => server.backend.documents('notes').length
const postJson = (path: string, body: unknown) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const mail = () =>
  postJson('/api/v1.0/email/send', { user_id: 'u', service_id: 's', template_id: 't' })
const pay = () => postJson('/pay', { amount: 1 })

describe('the next Firestore call', () => {
  test.each([
    ['bad-request', 'failed-precondition', 0],
    ['unauthenticated', 'unauthenticated', 0],
    ['refuse', 'permission-denied', 0],
    ['conflict', 'aborted', 0],
    ['too-many', 'resource-exhausted', 0],
    ['server-error', 'unknown', 0],
    ['unavailable', 'unavailable', 0],
    ['web-page', 'unknown', 0],
    ['error-page', 'unknown', 0],
    ['close', 'unknown', 0],
    ['lose-answer', 'unknown', 1],
    ['break-answer', 'unknown', 1],
    ['cut-answer', 'unknown', 1],
  ] as const)('that meets "%s" fails with %s', async (kind, code, stored) => {
    server.backend.failNext({ target: 'firestore', kind })
    await expect(write()).rejects.toMatchObject({ code })
    expect(notes()).toBe(stored)
    expect(server.backend.pendingFaults()).toEqual([])
    await write()
    expect(notes()).toBe(1)
  })

  test('that meets "slow" succeeds late', async () => {
    server.backend.failNext({ target: 'firestore', kind: 'slow', delayMs: 0 })
    await write()
    expect(notes()).toBe(1)
  })

  test('that meets "hang" is never answered or carried out', async () => {
    server.backend.failNext({ target: 'firestore', kind: 'hang' })
    let isSettled = false
    const hanging = write().finally(() => {
      isSettled = true
    })
    await expect.poll(() => server.backend.pendingFaults()).toEqual([])
    await getDoc(doc(openFirestore(server.origin), 'notes/a'))
    expect(isSettled).toBe(false)
    expect(notes()).toBe(0)
    await server.close()
    await expect(hanging).rejects.toMatchObject({ code: 'unknown' })
    server = await start()
  })
})

test('a lost mail was not sent; a mail with a lost answer was', async () => {
  server.backend.failNext({ target: 'email', kind: 'close' })
  server.backend.failNext({ target: 'email', kind: 'lose-answer' })
  await expect(mail()).rejects.toThrow('fetch failed')
  expect(server.backend.outbox()).toEqual([])
  await expect(mail()).rejects.toThrow('fetch failed')
  expect(server.backend.outbox()).toHaveLength(1)
})

test('each service refuses and fails in its own words', async () => {
  server.backend.failNext({ target: 'email', kind: 'refuse' })
  server.backend.failNext({ target: 'email', kind: 'server-error' })
  server.backend.failNext({ target: 'till', kind: 'refuse' })
  server.backend.failNext({ target: 'till', kind: 'server-error' })
  const [refusedMail, failedMail] = [await mail(), await mail()]
  expect([refusedMail.status, await refusedMail.text()]).toEqual([403, 'Forbidden'])
  expect(failedMail.status).toBe(500)
  const [refusedPayment, failedPayment] = [await pay(), await pay()]
  expect(refusedPayment.status).toBe(403)
  expect(await refusedPayment.text()).toBe('The till is closed: PERMISSION_DENIED')
  expect(failedPayment.status).toBe(500)
  expect(await failedPayment.text()).toBe('The till is closed: INTERNAL')
  expect(server.backend.outbox()).toEqual([])
})

test('a fault meets only its target, as often as asked', async () => {
  server.backend.failNext({ target: 'till', kind: 'refuse', count: 2 })
  await write()
  expect((await mail()).status).toBe(200)
  expect((await pay()).status).toBe(403)
  expect(server.backend.pendingFaults()).toMatchObject([{ target: 'till', count: 1 }])
  expect((await pay()).status).toBe(403)
  expect((await pay()).status).toBe(200)
})

test('a preflight does not use up a fault', async () => {
  server.backend.failNext({ target: 'till', kind: 'refuse' })
  await fetch(`${server.origin}/pay`, { method: 'OPTIONS' })
  expect((await pay()).status).toBe(403)
})

test('the emulators’ extra calls never fail', async () => {
  server.backend.failNext({ target: 'firestore', kind: 'refuse' })
  const url = `${server.origin}/emulator/v1/projects/demo-test/databases/(default)/documents`
  expect((await fetch(url, { method: 'DELETE' })).status).toBe(200)
  expect(server.backend.pendingFaults()).toHaveLength(1)
})

describe('without a network in between', () => {
  const payInProcess = (signal?: AbortSignal) =>
    fetchInProcess(server.backend)('http://backend/pay', {
      method: 'POST',
      body: '{"amount":1}',
      signal: signal ?? null,
    })
  const payments = () => server.backend.services.at(-1)?.panel?.entries()

  test.each([
    ['close', 0],
    ['lose-answer', 1],
    ['break-answer', 1],
  ] as const)('a call that meets "%s" breaks too', async (kind, paid) => {
    server.backend.failNext({ target: 'till', kind })
    await expect(payInProcess()).rejects.toThrow('fetch failed')
    expect(payments()).toHaveLength(paid)
    expect(await (await payInProcess()).text()).toBe('paid')
  })

  test('an answer can be an error, cut short or late', async () => {
    server.backend.failNext({ target: 'till', kind: 'unavailable' })
    expect((await payInProcess()).status).toBe(503)
    server.backend.failNext({ target: 'till', kind: 'cut-answer' })
    expect(await (await payInProcess()).text()).toBe('pa')
    server.backend.failNext({ target: 'till', kind: 'slow' })
    expect(await (await payInProcess()).text()).toBe('paid')
  })

  test('an unanswered call can be cancelled', async () => {
    const patience = new AbortController()
    server.backend.failNext({ target: 'till', kind: 'hang' })
    const hanging = payInProcess(patience.signal)
    patience.abort()
    await expect(hanging).rejects.toThrow('abort')
    await expect(payInProcess(patience.signal)).rejects.toThrow('abort')
    expect(payments()).toEqual([])
  })
})

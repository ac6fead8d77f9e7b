import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBackend, type RunningBackend } from './startBackend.ts'
import { openRules } from './firestoreClient.ts'

const now = new Date('2026-03-04T05:06:07.089Z')
const ids = { user_id: 'public-key', service_id: 'service', template_id: 'template' }
let server: RunningBackend

beforeAll(async () => {
  server = await startBackend({ rules: openRules, now: () => now })
})
beforeEach(() => server.backend.reset())
afterAll(() => server.close())

const sendJson = (body: unknown) =>
  fetch(`${server.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const sendForm = (fields: Record<string, string | Blob>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return fetch(`${server.origin}/api/v1.0/email/send-form`, { method: 'POST', body: form })
}

test('a mail sent as JSON is answered OK and kept', async () => {
  const params = { to_email: 'x@example.org', number: 5 }
  const response = await sendJson({ lib_version: '4.4.1', ...ids, template_params: params })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  expect(server.backend.outbox()).toEqual([
    {
      time: now.toISOString(),
      endpoint: '/api/v1.0/email/send',
      serviceId: 'service',
      templateId: 'template',
      params,
    },
  ])
})

test('a mail sent as a form is answered OK and kept', async () => {
  const response = await sendForm({
    lib_version: '4.4.1',
    ...ids,
    user_name: 'Añi "Q" <b>',
    message: 'two\nlines; name="x"',
    attachment: new Blob(['12345']),
  })
  expect([response.status, await response.text()]).toEqual([200, 'OK'])
  expect(server.backend.outbox()).toMatchObject([
    {
      endpoint: '/api/v1.0/email/send-form',
      templateId: 'template',
      params: {
        user_name: 'Añi "Q" <b>',
        // Forms send line breaks as CR LF.
        message: expect.stringMatching(/^two\r?\nlines; name="x"$/) as string,
        attachment: 'file blob, 5 bytes',
      },
    },
  ])
})

test.each(['user_id', 'service_id', 'template_id'])(
  'a mail without %s is refused',
  async (name) => {
    for (const send of [sendJson, sendForm]) {
      const response = await send({ ...ids, [name]: '' })
      expect(response.status).toBe(400)
      expect(await response.text()).toMatch(/is required$/)
    }
    expect(server.backend.outbox()).toEqual([])
  },
)

test('anything but a mail is refused', async () => {
  const status = async (path: string, init: RequestInit) =>
    (await fetch(`${server.origin}/api/v1.0/email/${path}`, { method: 'POST', ...init })).status
  const json = { 'content-type': 'application/json' }
  expect(await status('send', { headers: json, body: 'nonsense' })).toBe(400)
  expect(await status('send', { headers: json, body: '[]' })).toBe(400)
  expect(await status('send', { body: JSON.stringify(ids) })).toBe(400)
  expect(await status('send-form', { headers: json, body: JSON.stringify(ids) })).toBe(400)
  expect(await status('send-form', { headers: { 'content-type': 'multipart/form-data' } })).toBe(
    400,
  )
  expect(await status('send', { method: 'GET' })).toBe(405)
  expect(await status('other', {})).toBe(404)
  for (const m of ['x'.repeat(51_200), 'é'.repeat(25_600)])
    expect((await sendJson({ ...ids, template_params: { m } })).status).toBe(413)
  expect(server.backend.outbox()).toEqual([])
})

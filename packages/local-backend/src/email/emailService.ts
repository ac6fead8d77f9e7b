import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { sendText } from '../http/answers.ts'
import { BodyTooLargeError, readBody } from '../http/requestBody.ts'
import type { Service, ServiceError } from '../service.ts'
import type { SentMail } from './outbox.ts'

const endpoints = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'] as const
type Endpoint = (typeof endpoints)[number]

/** EmailJS takes 50 KB of template variables, not counting attachments. */
const maxParamBytes = 50 * 1024
const maxRequestBytes = 2 * 1024 * 1024

class EmailRefusal extends Error {
  readonly status: number

  constructor(status: number, text: string) {
    super(text)
    this.status = status
  }
}

interface Order {
  ids: Record<string, unknown>
  params: Record<string, unknown>
}

/** EmailJS's two endpoints. Mails go to an outbox instead of to people. */
export class EmailService implements Service {
  readonly name = 'email'
  readonly outbox: SentMail[] = []
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  owns(pathname: string): boolean {
    return pathname.startsWith('/api/v1.0/email/')
  }

  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    try {
      const endpoint = endpoints.find((one) => one === address.pathname)
      if (endpoint === undefined) throw new EmailRefusal(404, 'Not Found')
      if (request.method !== 'POST') throw new EmailRefusal(405, 'Method Not Allowed')
      const body = await readBody(request, maxRequestBytes)
      const order = await readOrder(endpoint, request.headers['content-type'] ?? '', body)
      this.outbox.push({ time: this.#now().toISOString(), endpoint, ...checkOrder(order) })
      sendText(response, 200, 'OK')
    } catch (error) {
      if (error instanceof EmailRefusal) sendText(response, error.status, error.message)
      else if (error instanceof BodyTooLargeError) sendText(response, 413, 'Request too large')
      else sendText(response, 400, 'Bad Request')
    }
  }

  answerError(response: ServerResponse, { status }: ServiceError): void {
    sendText(response, status, STATUS_CODES[status] ?? '')
  }

  reset(): void {
    this.outbox.length = 0
  }
}

async function readOrder(endpoint: Endpoint, contentType: string, body: Buffer): Promise<Order> {
  return endpoint === '/api/v1.0/email/send-form'
    ? readForm(contentType, body)
    : readJson(contentType, body)
}

function readJson(contentType: string, body: Buffer): Order {
  if (!/^application\/json\b/i.test(contentType))
    throw new EmailRefusal(400, 'The content type must be application/json')
  let content: unknown
  try {
    content = JSON.parse(body.toString('utf8'))
  } catch {
    throw new EmailRefusal(400, 'The body is not JSON')
  }
  if (!isObject(content)) throw new EmailRefusal(400, 'The body is not an object')
  const { template_params: params = {} } = content
  if (!isObject(params)) throw new EmailRefusal(400, 'template_params is not an object')
  return { ids: content, params }
}

const ownFormFields = new Set(['lib_version', 'service_id', 'template_id', 'user_id'])

async function readForm(contentType: string, body: Buffer): Promise<Order> {
  let form: FormData
  try {
    form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
  } catch {
    throw new EmailRefusal(400, 'The body is not a form')
  }
  const fields = [...form].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`,
  ])
  const params = fields.filter(([name]) => !ownFormFields.has(name))
  return { ids: Object.fromEntries(fields), params: Object.fromEntries(params) }
}

function checkOrder({ ids, params }: Order): Pick<SentMail, 'serviceId' | 'templateId' | 'params'> {
  readId(ids['user_id'], 'The Public Key is required')
  const serviceId = readId(ids['service_id'], 'The service ID is required')
  const templateId = readId(ids['template_id'], 'The template ID is required')
  if (Buffer.byteLength(JSON.stringify(params)) > maxParamBytes)
    throw new EmailRefusal(413, 'Variables size limit. The maximum allowed variables size is 50Kb')
  return { serviceId, templateId, params }
}

function readId(value: unknown, problem: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new EmailRefusal(400, problem)
  return value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

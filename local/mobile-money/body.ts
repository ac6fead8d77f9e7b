import type { IncomingMessage } from 'node:http'
import { readBody } from 'local-backend'

const maxBytes = 16 * 1024

/** Empty where it is too long, or its sender has left. */
export function bodyText(request: IncomingMessage): Promise<string> {
  return readBody(request, maxBytes).then(String, () => '')
}

/** The fields of a JSON object; none where it is no such thing. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

import type { IncomingMessage } from 'node:http'
import { readBody } from 'local-backend'

const maxBytes = 16 * 1024

/** Empty if it is too long or the sender has left. */
export function bodyText(request: IncomingMessage): Promise<string> {
  return readBody(request, maxBytes).then(String, () => '')
}

/** The fields of a JSON object; none for anything else. */
export function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What an outside party answered; status 0 where nothing came. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** The fields of a JSON object; none where the text is anything else. */
export function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** What an error says, in Daraja's words or in those of the gateway before it; empty without one. */
export function errorIn(body: string): { readonly code: string; readonly message: string } {
  const { errorCode, errorMessage, fault } = fieldsOf(body)
  const { faultstring, detail } = Object(fault) as Record<string, unknown>
  const { errorcode } = Object(detail) as Record<string, unknown>
  return {
    code: textOf(errorCode) || textOf(errorcode),
    message: textOf(errorMessage) || textOf(faultstring),
  }
}

/** For the log: one line without anything that could be a phone number. */
export function inWords({ status, body }: Answer): string {
  const { ResponseCode, ResponseDescription } = fieldsOf(body)
  const { code, message } = errorIn(body)
  const said = [code, message, textOf(ResponseCode), textOf(ResponseDescription)]
  const text = said.filter(Boolean).join(' ') || (body.trim() ? 'no answer of Daraja’s' : 'nothing')
  return logged(`${status || 'no connection'} ${text}`)
}

/** One line of at most 200 characters, without anything that could be a phone number. */
export function logged(text: string): string {
  return text
    .replaceAll(/\d{9,}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

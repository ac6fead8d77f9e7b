/** What an outside party answered; status 0 if nothing came. */
export interface Answer {
  readonly status: number
  readonly body: string
}

/** The fields of a JSON object; for anything else, none that Daraja uses. */
export function fieldsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(body) as object | null) }
  } catch {
    return {}
  }
}

/** A text or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** What an error says, in the words of Daraja or of its gateway; empty for any other answer. */
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
  if (status === 0) return 'no answer'
  const { ResponseCode, ResponseDescription } = fieldsOf(body)
  const { code, message } = errorIn(body)
  const said = [code, message, textOf(ResponseCode), textOf(ResponseDescription)]
  const parts = said.filter(Boolean).map(logged)
  const text = parts.join(' ') || (body ? 'no answer of Daraja’s' : 'nothing')
  return `${status} ${text}`.slice(0, maxLogged)
}

const maxLogged = 200

/** Codes of Daraja, such as 500.001.1001, or seven digits and more of any script, at most three signs apart. */
const codeOrPhone = /\b[345]\d\d\.\d{3}\.\d{2,4}\b|\p{Nd}(?:[^\p{L}\p{Nd}]{0,3}\p{Nd}){6,}/gu

/** One line of at most 200 characters, without anything that could be a phone number. */
export function logged(text: string): string {
  return text
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .replaceAll(codeOrPhone, (found) => (/^[345]\d\d\.\d{3}\.\d{2,4}$/.test(found) ? found : '…'))
    .trim()
    .slice(0, maxLogged)
}

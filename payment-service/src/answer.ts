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

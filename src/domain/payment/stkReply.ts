import * as v from 'valibot'
import { Failure } from '@/domain/failure'

/** In ms, unless the payment service says otherwise. */
export const askAgainMs = 12_000

/** No longer than the wait for a prompt. */
export const questionDelay = v.fallback(
  v.pipe(v.number(), v.minValue(1), v.maxValue(120_000)),
  askAgainMs,
)

/** What is needed to ask about a prompt. */
export interface PromptQuestion {
  /** Null if it takes no questions. */
  readonly handle: string | null
  readonly askAgainInMs: number
}

export type StkReply =
  | ({ readonly accepted: true } & PromptQuestion)
  | ({ readonly accepted: false; readonly text: string } & Pick<PromptRefused, 'said' | 'reason'>)
  | { readonly accepted: false; readonly said: 'nothing' }

/** This request has put no prompt on the phone. */
export class PromptRefused extends Failure {
  override readonly name = 'PromptRefused'

  /** @param said the field that holds the reason; it decides the text for users */
  constructor(
    override readonly detail: string,
    readonly said: 'message' | 'errorMessage',
    readonly reason: StkReason | undefined,
  ) {
    super('refused', { detail })
  }
}

/**
 * Daraja refuses with HTTP 200 and a ResponseCode other than "0"; gateways pass its errorCode on
 * with any status. A web page comes from a Wi-Fi login, JSON that is cut off is unclear, and after
 * a 504 the prompt may have started.
 */
export function readStkReply(status: number, body: string): StkReply {
  const fields = fieldsOf(body)
  const isUnknown = status === 504 || fields.status === 'unknown'
  if (isUnknown || isPageOrCutOff(body)) {
    return { accepted: false, said: 'nothing' }
  }
  if (status === 200 && !refuses(fields)) {
    const handle = textIn(fields, 'handle') ?? null
    return { accepted: true, handle, askAgainInMs: v.parse(questionDelay, fields.askAgainInMs) }
  }
  const message = textIn(fields, 'message') ?? shortAnswer(body)
  const errorMessage = textIn(fields, 'errorMessage', ...descriptions)
  const text = errorMessage ?? message
  if (!text) return { accepted: false, said: 'nothing' }
  const reason = reasonIn(fields, text)
  const isPlain = message && status !== 200 && !textIn(fields, 'errorMessage')
  if (isPlain) return { accepted: false, said: 'message', text: message, reason }
  return { accepted: false, said: 'errorMessage', text, reason }
}

const descriptions = ['ResultDesc', 'ResponseDescription', 'error']

/** Daraja's codes and words; gateways pass on one or the other. */
const knownReasons = [
  ['low-balance', '1', /balance is insufficient|insufficient (?:balance|funds)/i],
  ['other-session', '1001', /unable to lock subscriber|already in process/i],
  ['cancelled', '1032', /cancell?ed by (?:the )?user/i],
  ['not-reached', '1037', /ds ?timeout|cannot be reached|no response from (?:the )?user/i],
  ['wrong-pin', '2001', /initiator information is invalid|wrong pin|invalid pin/i],
  ['busy', '26', /system (?:is )?(?:currently )?busy/i],
  ['bad-phone', '', /invalid ?phone ?number/i],
  ['prompt-open', 'prompt-open', /prompt may still be open/i],
] as const

type StkReason = (typeof knownReasons)[number][0]

function reasonIn(fields: Record<string, unknown>, text: string): StkReason | undefined {
  // Its last part may be the result code, as in 500.001.1001.
  const code = fields.ResultCode ?? fields.errorCode
  const last = typeof code === 'number' ? String(code) : textIn({ code }, 'code')?.split('.').at(-1)
  return knownReasons.find(([, known, words]) => (last && last === known) || words.test(text))?.[0]
}

/** ResponseCode 0 means yes, whatever the other fields say. */
function refuses(fields: Record<string, unknown>): boolean {
  if ('ResponseCode' in fields) return fields.ResponseCode !== '0' && fields.ResponseCode !== 0
  if ('ResultCode' in fields) return fields.ResultCode !== '0' && fields.ResultCode !== 0
  return (
    [fields.errorCode, fields.errorMessage, fields.error].some(Boolean) || fields.success === false
  )
}

/** Includes objects that gateways wrap inside; the outermost field wins. */
export function fieldsOf(body: string): Record<string, unknown> {
  const outer = parse(body)
  if (!isRecord(outer)) return typeof outer === 'string' ? { message: outer } : {}
  return ['data', 'error', 'response']
    .map((wrapper) => outer[wrapper])
    .filter(isRecord)
    .reduce<Record<string, unknown>>((fields, inner) => ({ ...inner, ...fields }), outer)
}

function textIn(fields: Record<string, unknown>, ...names: string[]): string | undefined {
  return names
    .map((name) => fields[name])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')
    ?.trim()
}

function isPageOrCutOff(body: string): boolean {
  return /^\s*[<[{]/.test(body) && parse(body) === undefined
}

/** A plain text such as 'Service Unavailable', but not JSON. */
function shortAnswer(body: string): string {
  const text = body.trim()
  return /^[[{"]/.test(text) || text.length > 200 ? '' : text
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

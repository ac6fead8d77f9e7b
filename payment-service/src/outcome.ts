import { fieldsOf, logged, textOf, type Answer } from './answer.ts'

export type NotPaidReason =
  | 'cancelled'
  | 'wrong-pin'
  | 'insufficient-funds'
  | 'unreachable'
  | 'expired'
  | 'limit'
  | 'other'

/** What Daraja says about a prompt; `open` means no answer yet, or none to rely on. */
export type Outcome =
  | { readonly status: 'open' }
  | { readonly status: 'paid' }
  | { readonly status: 'not-paid'; readonly reason: NotPaidReason }

/**
 * The result codes that Safaricom documents as the end of a prompt without a payment. Any other code ends
 * nothing: some of them were seen while the money moved.
 */
const notPaid: ReadonlyMap<string, NotPaidReason> = new Map([
  ['1', 'insufficient-funds'],
  ['2', 'limit'],
  ['3', 'limit'],
  ['4', 'limit'],
  // The organisation's own account is full.
  ['8', 'limit'],
  // The same amount from the same person within two minutes.
  ['17', 'other'],
  ['1019', 'expired'],
  // The prompt could not be sent.
  ['1025', 'other'],
  ['1032', 'cancelled'],
  ['1037', 'unreachable'],
  ['2001', 'wrong-pin'],
  // The till and the short code do not match.
  ['2028', 'other'],
  // The PIN is locked.
  ['8006', 'other'],
  ['SFC_IC0003', 'other'],
])

const open: Outcome = { status: 'open' }

/**
 * Reads the answer to a question about a prompt. Only a result code in a complete answer about that prompt
 * counts: errors of any kind come before true ones, and between them.
 */
export function readOutcome({ status, body }: Answer, promptId: string): Outcome {
  const fields = fieldsOf(body)
  const isAboutIt = (fields.CheckoutRequestID ?? promptId) === promptId
  const isAnswered = textOf(fields.ResponseCode) === '0'
  if (status !== 200 || fields.errorCode !== undefined || !isAboutIt || !isAnswered) return open
  return outcomeOf(fields.ResultCode)
}

type Fields = ReturnType<typeof fieldsOf>

/**
 * A result code with Daraja's words, for the log. They help with the setup, as for 2002: the till and its
 * store number do not match.
 */
export function codeInWords({ ResultCode, ResultDesc }: Fields): string {
  const code = textOf(ResultCode) || JSON.stringify(ResultCode)
  return logged(`code ${code}: ${textOf(ResultDesc)}`)
}

/** The same; null without a code, or if it ends the prompt. */
export function unknownCode(fields: Fields): string | null {
  const { ResultCode } = fields
  const endsNothing = ResultCode !== undefined && outcomeOf(ResultCode).status === 'open'
  return endsNothing ? codeInWords(fields) : null
}

/** Codes are text in answers and numbers in callbacks. */
export function outcomeOf(resultCode: unknown): Outcome {
  const code = textOf(resultCode)
  if (code === '0') return { status: 'paid' }
  const reason = notPaid.get(code)
  return reason ? { status: 'not-paid', reason } : open
}

import { errorIn, fieldsOf, inWords, textOf, type Answer } from './answer.ts'
import { textUpTo } from './http.ts'
import type { PaymentSettings } from './settings.ts'
import type { Timing } from './timing.ts'
import { keepToken, type TokenOptions } from './token.ts'

/** The outcome of a request for a prompt. */
export type PushResult =
  /** Accepted, but not yet paid. Without an id nobody can ask about it. */
  | { readonly kind: 'accepted'; readonly id: string | null; readonly words: DarajaWords }
  /** No prompt was sent; `status` is Daraja's. */
  | { readonly kind: 'refused'; readonly status: number; readonly words: DarajaWords }
  | { readonly kind: 'busy' }
  /** The settings are wrong, or Safaricom has not enabled the product. */
  | { readonly kind: 'not-set-up' }
  /** A prompt may be on its way. */
  | { readonly kind: 'unknown' }

/** The parts of Daraja's answer that may be passed on: none names a phone. */
export type DarajaWords = Readonly<Record<string, string>>

export interface Daraja {
  /** Sends at most one prompt, whatever comes back. */
  push(phone: string, amountKsh: number): Promise<PushResult>
  query(promptId: string): Promise<Answer>
}

interface Options extends TokenOptions {
  readonly settings: PaymentSettings
  readonly fetch: typeof fetch
  readonly timing: Timing
  /** Where Daraja sends its callback. */
  readonly callbackUrl: () => Promise<string>
}

interface Sent {
  readonly isSent: boolean
  readonly answer: Answer
}

/** Its real answers have a few hundred. */
const maxAnswerBytes = 64 * 1024

const nothing: Answer = { status: 0, body: '' }

/** What prompts and the payer's SMS show besides the amount: nothing about the person. */
const accountReference = 'Website'
const transactionDesc = 'Payment'

/** Safaricom's API for M-Pesa, https://developer.safaricom.co.ke. */
export function connectDaraja(options: Options): Daraja {
  const { settings, fetch, now, log, timing, callbackUrl } = options
  const { darajaUrl, shortCode, till } = settings
  const tokenBut = keepToken(askForToken, options)

  /** Status 0 if nothing came. Follows no redirect, which would send a prompt again. */
  async function call(path: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
    try {
      const response = await fetch(`${darajaUrl}${path}`, { ...init, signal, redirect: 'manual' })
      const body = await textUpTo(maxAnswerBytes, response)
      if (body !== null) return { status: response.status, body }
      await response.body?.cancel()
      return nothing
    } catch {
      return nothing
    }
  }

  function askForToken(signal: AbortSignal): Promise<Answer> {
    const keys = btoa(`${settings.consumerKey}:${settings.consumerSecret}`)
    const headers = { authorization: `Basic ${keys}` }
    return call('/oauth/v1/generate?grant_type=client_credentials', { headers }, signal)
  }

  /** Without a token it sends nothing and returns the answer that brought none. */
  async function post(
    path: string,
    body: object,
    signal: AbortSignal,
    refused: string | null = null,
  ): Promise<Sent> {
    const token = await tokenBut(refused, signal)
    if (typeof token !== 'string') return { isSent: false, answer: token }
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await call(path, init, signal)
    // A token can end early. Daraja's gateway then refuses it before M-Pesa hears anything.
    if (refused === null && refusesToken(answer)) return post(path, body, signal, token)
    return { isSent: true, answer }
  }

  /** The short code, with a password for this moment. */
  function signature() {
    const timestamp = nairobiTime(now())
    return {
      BusinessShortCode: shortCode,
      Password: btoa(`${shortCode}${settings.passkey}${timestamp}`),
      Timestamp: timestamp,
    }
  }

  return {
    push: async (phone, amountKsh) => {
      const body = {
        ...signature(),
        TransactionType: till === null ? 'CustomerPayBillOnline' : 'CustomerBuyGoodsOnline',
        Amount: amountKsh,
        PartyA: phone,
        PartyB: till ?? shortCode,
        PhoneNumber: phone,
        CallBackURL: await callbackUrl(),
        AccountReference: accountReference,
        TransactionDesc: transactionDesc,
      }
      const signal = AbortSignal.timeout(timing.pushDeadlineMs)
      const { isSent, answer } = await post('/mpesa/stkpush/v1/processrequest', body, signal)
      const result = isSent ? readPush(answer) : readNoToken(answer)
      const said = isSent && result.kind !== 'accepted' ? `: ${inWords(answer)}` : ''
      log(`prompt ${result.kind}, Ksh ${amountKsh}${said}`)
      return result
    },
    query: async (promptId) => {
      const body = { ...signature(), CheckoutRequestID: promptId }
      const signal = AbortSignal.timeout(timing.queryDeadlineMs)
      const { isSent, answer } = await post('/mpesa/stkpushquery/v1/query', body, signal)
      return isSent ? answer : nothing
    },
  }
}

/** Anything but a clear word from Daraja is unknown: a prompt may be on its way. */
function readPush(answer: Answer): PushResult {
  const { status, body } = answer
  const fields = fieldsOf(body)
  const code = textOf(fields.ResponseCode)
  if (status === 200 && code !== '' && fields.errorCode === undefined) {
    const words = {
      ResponseDescription: code === '0' ? 'Accepted' : 'M-Pesa refused it',
      ...wordsIn(fields, ['ResponseCode', 'ResponseDescription', 'CustomerMessage']),
    }
    if (code !== '0') return { kind: 'refused', status, words }
    return { kind: 'accepted', id: textOf(fields.CheckoutRequestID) || null, words }
  }
  const error = textOf(fields.errorCode)
  const message = textOf(fields.errorMessage)
  if (status < 400 || status === 408) return { kind: 'unknown' }
  if (status === 429 || error === '500.003.02' || error === '500.003.03') return { kind: 'busy' }
  if (refusesToken(answer)) return { kind: 'not-set-up' }
  // Only the phone and the amount come from the giver.
  const isOurField = error === '400.002.02' && !/phone|party ?a|amount/i.test(message)
  const isOurFault =
    isOurField || ourFaults.has(error) || /merchant does not exist|wrong credentials/i.test(message)
  if (error !== '' && isOurFault) return { kind: 'not-set-up' }
  const isRefused = status < 500 || /unable to lock subscriber/i.test(message)
  if (error === '' || !isRefused) return { kind: 'unknown' }
  const words = {
    errorMessage: 'M-Pesa refused it',
    ...wordsIn(fields, ['errorCode', 'errorMessage']),
  }
  return { kind: 'refused', status, words }
}

/** Nothing was sent: Daraja is out of reach, or refuses the keys. */
function readNoToken({ status }: Answer): PushResult {
  return { kind: status === 0 || status === 429 || status >= 500 ? 'busy' : 'not-set-up' }
}

/** Errors that no giver can cause: in the address, the method, the headers or the form of a request. */
const ourFaults: ReadonlySet<string> = new Set([
  '404.001.01',
  '404.001.04',
  '404.003.01',
  '405.001',
  '400.002.05',
])

/** As Safaricom documents it for prompts (404.001.03) and for questions (400.003.01), and any 401. */
function refusesToken({ status, body }: Answer): boolean {
  const { code, message } = errorIn(body)
  const isNamed =
    /^401\.|^404\.001\.03$|^400\.003\.01$/.test(code) ||
    /invalid access token|access token expired/i.test(message)
  return status === 401 || (isNamed && status >= 400 && status < 500)
}

function wordsIn(fields: Readonly<Record<string, unknown>>, names: readonly string[]): DarajaWords {
  return Object.fromEntries(
    names.flatMap((name) => (textOf(fields[name]) ? [[name, textOf(fields[name])]] : [])),
  )
}

/** 'yyyymmddhhmmss' in Nairobi, three hours ahead of UTC all year. */
function nairobiTime(at: number): string {
  return new Date(at + 3 * 60 * 60_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
}

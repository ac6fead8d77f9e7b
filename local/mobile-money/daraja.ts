import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers'
import { send, sendJson, type Service, type ServiceError } from 'local-backend'
import { bodyText, fieldsIn } from './body.ts'
import {
  errors,
  isMisdirected,
  isPaid,
  refusal,
  storyOf,
  type Answers,
  type DarajaAnswer,
} from './stories.ts'

/** The one shop that the simulated Daraja knows, as settings of a payment service. */
export const knownShop = {
  DARAJA_CONSUMER_KEY: 'simulated-key',
  DARAJA_CONSUMER_SECRET: 'simulated-secret',
  DARAJA_PASSKEY: 'simulated-passkey',
  /** A paybill, or the store number of the till. */
  DARAJA_SHORT_CODE: '174379',
} as const
const knownTill = '654321'

/** A call to Daraja, without its secrets. */
export interface DarajaCall {
  /** ISO 8601 */
  time: string
  address: string
  asked: unknown
  /** Null until there is an answer, if there is one. */
  answered: DarajaAnswer | null
}

interface Prompt {
  readonly acceptedAt: number
  readonly ids: Readonly<Record<'MerchantRequestID' | 'CheckoutRequestID', string>>
  readonly answers: Answers
}

type Body = Readonly<Record<string, unknown>>

const tokenSeconds = 3599
/** How far a timestamp may be from Daraja's clock. */
const clockMs = 5 * 60_000
const secrets = new Set(['Password', 'access_token'])

const pushAddress = '/mpesa/stkpush/v1/processrequest'
const queryAddress = '/mpesa/stkpushquery/v1/query'
const tokenAddress = '/oauth/v1/generate'

/** Safaricom's Daraja, as far as STK pushes need it. A phone's last digits choose the story of its prompt. */
export class Daraja implements Service {
  readonly name = 'daraja'
  /** Oldest first. */
  readonly calls: DarajaCall[] = []
  readonly panel = {
    title: 'Daraja',
    key: 'darajaCalls',
    entries: () => this.calls,
    hints: {
      title: 'Settings for a payment service that is to ask the Daraja of this server',
      headings: ['Setting', 'Value'],
      rows: [
        ['DARAJA_BASE_URL', 'the address of this page, without the path'],
        ...Object.entries(knownShop),
        ['DARAJA_TILL', `empty, or ${knownTill}`],
      ],
    },
  } as const satisfies Service['panel']
  readonly #now: () => Date
  readonly #slowMs: number
  readonly #speed: number
  /** When each token ends, in ms since 1970. */
  readonly #tokens = new Map<string, number>()
  readonly #prompts = new Map<string, Prompt>()
  /** Phones whose next request is accepted with a new token. */
  readonly #renewed = new Set<string>()

  /**
   * @param slowMs how long a late acceptance takes
   * @param speed how many times faster than real time the stories go
   */
  constructor(now: () => Date, slowMs: number, speed: number) {
    this.#now = now
    this.#slowMs = slowMs
    this.#speed = speed
  }

  owns(pathname: string): boolean {
    return [tokenAddress, pushAddress, queryAddress].includes(pathname)
  }

  async answer(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
    const text = await bodyText(request)
    const { pathname, search } = address
    const body = fieldsIn(text)
    const call: DarajaCall = {
      time: this.#now().toISOString(),
      address: `${request.method} ${pathname}${search}`,
      asked: text === '' ? null : withoutSecrets(body),
      answered: null,
    }
    this.calls.push(call)
    const reply = (said: DarajaAnswer): void => answerCall(call, said, response)

    const { authorization = '' } = request.headers
    if (pathname === tokenAddress)
      return reply(this.#token(authorization, address.searchParams.get('grant_type')))
    const token = authorization.replace(/^Bearer /, '')
    const isValid = (this.#tokens.get(token) ?? 0) > this.#now().getTime()
    if (!isValid) return reply(errors.wrongToken)
    if (pathname === queryAddress) return reply(this.#query(body))

    const wrong = this.#mistakeIn(body, pushFields)
    if (wrong) return reply(wrong)
    const phone = String(body['PhoneNumber'])
    const { push } = storyOf(phone)
    switch (push) {
      case 'never-answered':
        return
      case 'answer-lost':
        this.#accept(body)
        request.socket.destroy()
        return
      case 'accepted-late':
        setTimeout(() => reply(this.#accept(body)), this.#slowMs).unref()
        return
      case 'stale-token':
        if (this.#renewed.delete(phone)) return reply(this.#accept(body))
        this.#renewed.add(phone)
        this.#tokens.delete(token)
        return reply(errors.wrongToken)
      case undefined:
        return reply(this.#accept(body))
      default:
        return reply(push)
    }
  }

  answerError(response: ServerResponse, { status, message }: ServiceError): void {
    const words: Readonly<Record<number, DarajaAnswer>> = {
      401: { ...errors.wrongToken, status: 401 },
      403: errors.forbidden,
      429: errors.tooMany,
      500: errors.internal,
      503: errors.unavailable,
    }
    write(response, words[status] ?? refusal(status, `${status}.002.02`, message))
  }

  reset(): void {
    this.calls.length = 0
    this.#tokens.clear()
    this.#prompts.clear()
    this.#renewed.clear()
  }

  #token(authorization: string, grantType: string | null): DarajaAnswer {
    const { DARAJA_CONSUMER_KEY: key, DARAJA_CONSUMER_SECRET: secret } = knownShop
    if (authorization !== `Basic ${btoa(`${key}:${secret}`)}`) return errors.wrongAuthentication
    if (grantType !== 'client_credentials') return errors.wrongGrantType
    const token = randomBytes(21).toString('base64url')
    this.#tokens.set(token, this.#now().getTime() + tokenSeconds * 1000)
    return { status: 200, body: { access_token: token, expires_in: String(tokenSeconds) } }
  }

  #accept(body: Body): DarajaAnswer {
    const phone = String(body['PhoneNumber'])
    const inNairobi = new Date(this.#now().getTime() + 3 * 3_600_000).toISOString()
    const [year, month, day, time = ''] = inNairobi.replaceAll(':', '').split(/[-T.]/)
    const count = String(this.#prompts.size % 1000).padStart(3, '0')
    const ids = {
      MerchantRequestID: randomUUID(),
      CheckoutRequestID: `ws_CO_${day}${month}${year}${time}${count}${phone.slice(3)}`,
    }
    const isToTill = body['TransactionType'] === 'CustomerBuyGoodsOnline'
    const receiver = isToTill ? knownTill : knownShop.DARAJA_SHORT_CODE
    this.#prompts.set(ids.CheckoutRequestID, {
      acceptedAt: this.#now().getTime(),
      ids,
      answers:
        String(body['PartyB']) === receiver ? (storyOf(phone).answers ?? isPaid) : isMisdirected,
    })
    const words = 'Success. Request accepted for processing'
    return {
      status: 200,
      body: { ...ids, ResponseCode: '0', ResponseDescription: words, CustomerMessage: words },
    }
  }

  #query(body: Body): DarajaAnswer {
    const wrong = this.#mistakeIn(body, queryFields)
    if (wrong) return wrong
    const prompt = this.#prompts.get(String(body['CheckoutRequestID']))
    if (!prompt) return errors.noTransaction
    const elapsedMs = (this.#now().getTime() - prompt.acceptedAt) * this.#speed
    const [, said = errors.noTransaction] =
      prompt.answers.findLast(([fromMs]) => elapsedMs >= fromMs) ?? []
    const { status, body: words } = said
    return typeof words === 'object' && 'ResultCode' in words
      ? { status, body: { ...prompt.ids, ...words } }
      : said
  }

  /** The first mistake in the fields, the time or the password. */
  #mistakeIn(body: Body, fields: Readonly<Record<string, RegExp>>): DarajaAnswer | undefined {
    const text = (name: string) => {
      const value = body[name]
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
    const wrong = Object.keys(fields).find((name) => !fields[name]?.test(text(name)))
    if (wrong !== undefined) return errors.invalid(wrong)
    const timestamp = text('Timestamp')
    const parts = /^(.{4})(..)(..)(..)(..)(..)$/
    const sentAt = new Date(timestamp.replace(parts, '$1-$2-$3T$4:$5:$6+03:00'))
    const isNearNow = Math.abs(sentAt.getTime() - this.#now().getTime()) <= clockMs
    if (!isNearNow) return errors.invalid('Timestamp')
    const { DARAJA_SHORT_CODE: shortCode, DARAJA_PASSKEY: passkey } = knownShop
    if (text('BusinessShortCode') !== shortCode) return errors.noMerchant
    const password = btoa(`${shortCode}${passkey}${timestamp}`)
    return text('Password') === password ? undefined : errors.wrongPassword
  }
}

const queryFields = {
  BusinessShortCode: /^\d{5,7}$/,
  Password: /./,
  Timestamp: /^\d{14}$/,
  CheckoutRequestID: /^ws_CO_\d+$/,
} as const

const pushFields = {
  BusinessShortCode: queryFields.BusinessShortCode,
  Password: queryFields.Password,
  Timestamp: queryFields.Timestamp,
  TransactionType: /^Customer(PayBill|BuyGoods)Online$/,
  Amount: /^[1-9]\d*$/,
  PartyA: /^254[17]\d{8}$/,
  PartyB: /^\d{5,7}$/,
  PhoneNumber: /^254[17]\d{8}$/,
  // The real Daraja refuses addresses on this computer too.
  CallBackURL: /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/\S*)?$/,
  AccountReference: /^.{1,12}$/,
  TransactionDesc: /^.{1,13}$/,
} as const

function withoutSecrets(body: Body): Body {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, secrets.has(name) ? '…' : value]),
  )
}

function answerCall(call: DarajaCall, said: DarajaAnswer, response: ServerResponse): void {
  const { status, body } = said
  call.answered = { status, body: typeof body === 'string' ? body : withoutSecrets(body) }
  write(response, said)
}

function write(response: ServerResponse, { status, body }: DarajaAnswer): void {
  if (typeof body === 'string') send(response, status, 'text/html', body)
  else sendJson(response, status, 'errorCode' in body ? { requestId: randomUUID(), ...body } : body)
}

import { textOf } from './answer.ts'
import { bytesOf } from './handle.ts'

/** The service's settings, from the environment. */
export interface PaymentSettings {
  /** Without a slash at the end. */
  readonly darajaUrl: string
  readonly consumerKey: string
  readonly consumerSecret: string
  readonly passkey: string
  /** A paybill, or the store number of a till. */
  readonly shortCode: string
  /** Null for a paybill. */
  readonly till: string | null
  /** The address of this service, without a slash at the end. */
  readonly publicUrl: string
  /** The sites that may ask: 'https://www.example.org'. */
  readonly origins: readonly string[]
  /** 32 bytes. */
  readonly secret: Uint8Array
  /** The largest amount of one prompt, in whole Ksh. */
  readonly maxKsh: number
  /** To all phones together within 24 hours; 0 turns prompts off. */
  readonly promptsPerDay: number
  /** Whether a proxy on the same computer says who asks. */
  readonly isBehindProxy: boolean
  readonly port: number
}

export type Environment = Readonly<Record<string, unknown>>

const production = 'https://api.safaricom.co.ke'

/** Daraja's sandbox gives everybody the same. */
const sandbox = {
  shortCode: '174379',
  passkey: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919',
}

/** Everybody can read it in `.env.example`. */
const exampleSecret = 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY'

const defaults: Readonly<Record<string, string>> = {
  DARAJA_BASE_URL: production,
  DARAJA_TILL: '',
  PAYMENTS_MAX_KSH: '250000',
  PAYMENTS_PROMPTS_PER_DAY: '300',
  PORT: '8787',
}

const address = /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)/
const numberOfShop = /^\d{5,7}$/

/** The form of each setting, and words for it. */
const shapes: readonly (readonly [name: string, shape: RegExp, words: string])[] = [
  [
    'DARAJA_BASE_URL',
    /^(?:https:\/\/(?:api|sandbox)\.safaricom\.co\.ke|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)\/?$/,
    'must be https://api.safaricom.co.ke or https://sandbox.safaricom.co.ke',
  ],
  ['DARAJA_CONSUMER_KEY', /^[!-~]+$/, 'must be the consumer key of your app on the Daraja portal'],
  ['DARAJA_CONSUMER_SECRET', /^[!-~]+$/, 'must be the consumer secret of your app'],
  ['DARAJA_PASSKEY', /^[!-~]+$/, 'must be the passkey that Safaricom mailed for the short code'],
  [
    'DARAJA_SHORT_CODE',
    numberOfShop,
    'must be 5 to 7 digits: the paybill number, or the store number of a till',
  ],
  ['DARAJA_TILL', /^(?:\d{5,7})?$/, 'must be the till number, or empty for a paybill'],
  [
    'PAYMENTS_PUBLIC_URL',
    new RegExp(`${address.source}/?$`),
    'must be the https:// address of this service, in small letters and without a path',
  ],
  [
    'PAYMENTS_ORIGINS',
    new RegExp(`${address.source}/?(?:\\s*,\\s*${address.source.slice(1)}/?)*$`),
    'must be the address of the site as https://www.example.org, several with commas between',
  ],
  ['PAYMENTS_SECRET', /^[\w+/-]{43}=?$/, 'must be 32 random bytes in Base64'],
  ['PAYMENTS_MAX_KSH', /^[1-9]\d{0,5}$/, 'must be a whole number of Ksh, at most 999999'],
  ['PAYMENTS_PROMPTS_PER_DAY', /^\d{1,9}$/, 'must be a whole number; 0 turns prompts off'],
  ['PAYMENTS_BEHIND_PROXY', /^(?:yes)?$/, 'must be yes or empty'],
  ['PORT', /^\d{1,5}$/, 'must be the number of a port'],
]

/** One sentence for each setting that is missing, malformed or contradicts another; empty when all is well. */
export function settingProblems(environment: Environment): readonly string[] {
  const value = valueIn(environment)
  const wrong = shapes.flatMap(([name, shape, words]) => {
    if (shape.test(value(name))) return []
    return [`${name}: ${value(name) === '' ? 'is missing; it ' : ''}${words}`]
  })
  return [...wrong, ...contradictions(value)]
}

/** @throws Error that lists every problem */
export function readSettings(environment: Environment): PaymentSettings {
  const problems = settingProblems(environment)
  if (problems.length > 0) {
    const list = problems.map((problem) => `  ${problem}`).join('\n')
    throw new Error(`The payment service is not set up (.env.example explains it all):\n${list}`)
  }
  const value = valueIn(environment)
  return {
    darajaUrl: withoutSlash(value('DARAJA_BASE_URL')),
    consumerKey: value('DARAJA_CONSUMER_KEY'),
    consumerSecret: value('DARAJA_CONSUMER_SECRET'),
    passkey: value('DARAJA_PASSKEY'),
    shortCode: value('DARAJA_SHORT_CODE'),
    till: value('DARAJA_TILL') || null,
    publicUrl: withoutSlash(value('PAYMENTS_PUBLIC_URL')),
    origins: value('PAYMENTS_ORIGINS')
      .split(/\s*,\s*/)
      .map((each) => new URL(each).origin),
    secret: bytesOf(value('PAYMENTS_SECRET')),
    maxKsh: Number(value('PAYMENTS_MAX_KSH')),
    promptsPerDay: Number(value('PAYMENTS_PROMPTS_PER_DAY')),
    isBehindProxy: value('PAYMENTS_BEHIND_PROXY') === 'yes',
    port: Number(value('PORT')),
  }
}

function contradictions(value: (name: string) => string): readonly string[] {
  const shortCode = value('DARAJA_SHORT_CODE')
  const isReal = !isLocal(value('DARAJA_BASE_URL'))
  const isProduction = withoutSlash(value('DARAJA_BASE_URL')) === production
  return [
    shortCode !== '' &&
      value('DARAJA_TILL') === shortCode &&
      'DARAJA_TILL: is the same as DARAJA_SHORT_CODE; for a till that one must be its store number',
    isProduction &&
      (shortCode === sandbox.shortCode || value('DARAJA_PASSKEY') === sandbox.passkey) &&
      'DARAJA_BASE_URL: is production, but the short code or the passkey is that of the sandbox',
    isReal &&
      isLocal(value('PAYMENTS_PUBLIC_URL')) &&
      'PAYMENTS_PUBLIC_URL: Daraja takes no address on this computer',
    isReal &&
      value('PAYMENTS_SECRET').replace('=', '') === exampleSecret &&
      'PAYMENTS_SECRET: is the one of the example, which everybody knows',
  ].filter((problem) => problem !== false)
}

function valueIn(environment: Environment): (name: string) => string {
  return (name) => textOf(environment[name]) || (defaults[name] ?? '')
}

function isLocal(url: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)\b/.test(url)
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}

// @ts-check
/**
 * Asks a payment service what the site will ask it, and says in plain words what is wrong.
 *   npm run payments:check -- <address> [your phone, for one real prompt of Ksh 1] [--origin https://your.site]
 * Without --origin the site's address is VITE_SITE_URL of the environment or .env.production; for a service on
 * this computer it is the address of `npm start`.
 */
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const { values, positionals } = readArguments()
const [given, phone] = positionals
if (given === undefined) {
  console.error('Which service? npm run payments:check -- https://payments.example.org')
  process.exit(2)
}
if (existsSync('.env.production')) process.loadEnvFile('.env.production')
const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)\b/.test(given)
const site = values.origin ?? (isLocal ? 'http://localhost:5173' : process.env['VITE_SITE_URL'])
if (!site) {
  console.error('For which site? Add --origin https://www.your-site.org, or set VITE_SITE_URL.')
  process.exit(2)
}
for (const each of [given, site]) {
  if (/^https?:/.test(each) && URL.canParse(each)) continue
  console.error(`${each} is not a complete address. It must start with https://`)
  process.exit(2)
}
const origin = new URL(site).origin
const address = `${given.replace(/\/+$/, '').replace(/\/api\/stkpush$/, '')}/api/stkpush`

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { origin: { type: 'string' } } })
  } catch (error) {
    console.error(Object(error).message)
    return process.exit(2)
  }
}

/** A number that belongs to nobody at M-Pesa: if a service takes a request by mistake, no phone rings. */
const nobody = '0100000000'

/** What the payer can do with a prompt. */
const ends = new Set([
  'paid',
  ...['cancelled', 'wrong-pin', 'insufficient-funds', 'unreachable', 'expired', 'limit'].map(
    (reason) => `not-paid ${reason}`,
  ),
])

/** @type {string[]} */
const complaints = []

/**
 * @param {string} question
 * @param {string | false | null | undefined} complaint
 */
function say(question, complaint) {
  console.log(complaint ? `wrong  ${question}: ${complaint}` : `ok     ${question}`)
  if (complaint) complaints.push(question)
}

/**
 * @param {string} url
 * @param {RequestInit} [init]
 */
async function ask(url, init) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000), ...init })
    const text = await response.text()
    /** @type {Record<string, unknown>} */
    let fields = {}
    try {
      fields = Object(JSON.parse(text))
    } catch {
      // Anything but JSON has no fields.
    }
    return { status: response.status, headers: response.headers, text, fields }
  } catch (error) {
    const { code, message } = Object(Object(error).cause ?? error)
    return { status: 0, headers: new Headers(), text: `no answer: ${code ?? message}`, fields: {} }
  }
}

/**
 * @param {unknown} body
 * @param {string} [from]
 */
const post = (body, from = origin) =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: from },
    body: JSON.stringify(body),
  })

/** @typedef {Awaited<ReturnType<typeof ask>>} Answer */

/** @param {Answer} answer */
const allowed = ({ headers }) => headers.get('access-control-allow-origin')

/**
 * Whether the page would take this answer for a sent prompt.
 * @param {Answer} answer
 */
function isTaken({ status, fields }) {
  return status === 200 && ['0', 0, undefined].some((yes) => yes === fields['ResponseCode'])
}

/**
 * What is wrong with a refusal, or null.
 * @param {Answer} answer
 */
function wrongRefusal(answer) {
  const { status, fields, text } = answer
  if (isTaken(answer)) {
    return 'it was taken; a prompt may have been sent'
  }
  const words = fields['errorMessage'] ?? fields['message'] ?? fields['ResponseDescription']
  if (typeof words !== 'string' || words === '') {
    return `the page could not say why: neither errorMessage nor message in ${status} ${text.slice(0, 80)}`
  }
  if (status >= 500) return `it says ${status}: ${words}`
  if (!isReadable(answer)) return `browsers hide it: ${corsComplaint(answer)}`
  return null
}

/** @param {Answer} answer */
const isReadable = (answer) => [origin, '*'].includes(allowed(answer) ?? '')

/** @param {Answer} answer */
function corsComplaint(answer) {
  return `access-control-allow-origin is ${allowed(answer) ?? 'missing'} and not ${origin}`
}

console.log(`Asking ${address} as a page of ${origin} would.`)

const preflight = await ask(address, {
  method: 'OPTIONS',
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  },
})
if (preflight.status === 0) {
  console.error(preflight.text)
  process.exit(1)
}
const headers = preflight.headers.get('access-control-allow-headers') ?? ''
say(
  'CORS: the browser may ask',
  (preflight.status > 299 && `OPTIONS is answered with ${preflight.status}`) ||
    (!isReadable(preflight) && corsComplaint(preflight)) ||
    (!/content-type|\*/i.test(headers) && 'access-control-allow-headers lacks content-type'),
)

const elsewhere = 'https://somebody-else.example'
const foreign = await post({ phone: 'nobody', amount: 1 }, elsewhere)
say(
  'another site is refused',
  ['*', elsewhere].includes(allowed(foreign) ?? '') && 'any site may send prompts in your name',
)
say('a wrong phone number is refused', wrongRefusal(await post({ phone: '12345', amount: 1 })))
say('cents are refused', wrongRefusal(await post({ phone: nobody, amount: 1.5 })))
say('an amount of 0 is refused', wrongRefusal(await post({ phone: nobody, amount: 0 })))
say('too much is refused', wrongRefusal(await post({ phone: nobody, amount: 10_000_000 })))

const unknown = await ask(`${address}/unknown`, { headers: { origin } })
if (unknown.fields['errorMessage'] === undefined || unknown.status !== 404) {
  console.log('note   it does not tell what became of a prompt: the page will ask the giver')
} else {
  say('an unknown handle is refused', wrongRefusal(unknown))
}

if (phone !== undefined) await tryPrompt(phone)

console.log(complaints.length === 0 ? 'All is well.' : `Not ready: ${complaints.join('; ')}`)
if (phone === undefined)
  console.log('Whether Daraja takes its keys only a prompt can show: add your phone number.')
process.exitCode = complaints.length === 0 ? 0 : 1

/** @param {string} to */
async function tryPrompt(to) {
  console.log('\nA prompt for Ksh 1. Enter your PIN, or cancel it: both show that it works.')
  const answer = await post({ phone: to, amount: 1 })
  const { status, fields, text } = answer
  say('a prompt of Ksh 1 is sent', !isTaken(answer) && `${status} ${text.slice(0, 300)}`)
  const { handle } = fields
  if (!isTaken(answer) || typeof handle !== 'string') return
  let wait = Number(fields['askAgainInMs'])
  const until = Date.now() + 150_000
  while (Date.now() < until) {
    await setTimeout(Math.min(Math.max(wait || 12_000, 1000), 30_000))
    const { fields: told } = await ask(`${address}/${handle}`, { headers: { origin } })
    const words = [told['status'] ?? 'no answer', told['reason']].join(' ').trim()
    console.log(`       ${new Date().toISOString()} ${words}`)
    if (ends.has(words)) return say('it says what became of it', null)
    if (words === 'not-paid other') {
      return say(
        'it was paid or refused by you',
        'the account or the settings: see the log of the service',
      )
    }
    if (!['pending', 'no answer'].includes(words)) break
    wait = Number(told['askAgainInMs'])
  }
  say(
    'it says what became of it',
    'nothing is known; look at your SMS. If no prompt came, look for “code 2002” in the log of the service: then the till (DARAJA_TILL) and its store number (DARAJA_SHORT_CODE) do not fit together',
  )
}

import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings, settingProblems } from '../index.ts'
import { environment } from './service.ts'

const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))
/** Daraja gives everybody the same. */
const sandboxPasskey = 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919'

const problems = (changed: Record<string, string>) =>
  settingProblems({ ...environment, ...changed })

it('all missing settings are listed at once', () => {
  expect(settingProblems({}).map((problem) => problem.split(':')[0])).toEqual([
    'DARAJA_CONSUMER_KEY',
    'DARAJA_CONSUMER_SECRET',
    'DARAJA_PASSKEY',
    'DARAJA_SHORT_CODE',
    'PAYMENTS_PUBLIC_URL',
    'PAYMENTS_ORIGINS',
    'PAYMENTS_SECRET',
  ])
  expect(() => readSettings({})).toThrow(/not set up[^]*DARAJA_CONSUMER_KEY: is missing/)
})

it('optional settings default to the values in the example', () => {
  expect(readSettings(environment)).toMatchObject({
    darajaUrl: 'https://api.safaricom.co.ke',
    till: null,
    maxKsh: 250_000,
    promptsPerDay: 300,
    isBehindProxy: false,
    port: 8787,
  })
})

it.each<[name: string, value: string | undefined, says?: string]>([
  ['DARAJA_BASE_URL', 'http://api.safaricom.co.ke'],
  ['DARAJA_BASE_URL', 'https://api.safaricom.co.ke/mpesa'],
  ['DARAJA_BASE_URL', 'https://api.safaricom.com'],
  ['DARAJA_CONSUMER_KEY', 'the key'],
  ['DARAJA_SHORT_CODE', '12'],
  ['DARAJA_TILL', 'till 1'],
  ['PAYMENTS_PUBLIC_URL', 'https://Payments.example.org'],
  ['PAYMENTS_PUBLIC_URL', 'http://payments.example.org'],
  ['PAYMENTS_ORIGINS', '*'],
  ['PAYMENTS_ORIGINS', 'https://www.example.org/pay'],
  ['PAYMENTS_ORIGINS', 'https://www.example.org;https://example.org'],
  ['PAYMENTS_SECRET', 'c2hvcnQ='],
  ['PAYMENTS_MAX_KSH', '1,000'],
  ['PAYMENTS_MAX_KSH', '0'],
  ['PAYMENTS_PROMPTS_PER_DAY', 'many'],
  ['PAYMENTS_BEHIND_PROXY', 'no'],
  ['PORT', 'http'],
  // Contradicts another setting.
  ['DARAJA_TILL', '600123', 'DARAJA_TILL: is the same as DARAJA_SHORT_CODE'],
  ['DARAJA_SHORT_CODE', example.DARAJA_SHORT_CODE, 'DARAJA_BASE_URL: is production'],
  ['DARAJA_PASSKEY', sandboxPasskey, 'DARAJA_BASE_URL: is production'],
  ['PAYMENTS_PUBLIC_URL', 'http://localhost:8787', 'PAYMENTS_PUBLIC_URL: Daraja takes no'],
  ['PAYMENTS_SECRET', example.PAYMENTS_SECRET, 'PAYMENTS_SECRET: is the one of the example'],
])('%s may not be %s', (name, value = '', says = `${name}: must be `) => {
  expect(problems({ [name]: value })).toEqual([expect.stringContaining(says)])
})

it('settings may name several sites, end with a slash, and have a URL-safe secret', () => {
  const changed = {
    PAYMENTS_ORIGINS:
      'https://www.example.org/\u00A0,\u00A0https://example.org:443,http://localhost:5173/',
    PAYMENTS_PUBLIC_URL: 'https://payments.example.org/',
    PAYMENTS_BEHIND_PROXY: 'yes',
    PAYMENTS_SECRET: '-_'.repeat(21).padEnd(43, 'A'),
  }
  expect(readSettings({ ...environment, ...changed })).toMatchObject({
    origins: ['https://www.example.org', 'https://example.org', 'http://localhost:5173'],
    publicUrl: 'https://payments.example.org',
    isBehindProxy: true,
    secret: Uint8Array.from(Buffer.from('+/'.repeat(21).padEnd(43, 'A'), 'base64')),
  })
})

it('the example is complete, and only for the simulated Daraja', () => {
  expect(settingProblems(example)).toEqual([])
  expect(settingProblems({ ...example, DARAJA_BASE_URL: '' })).toHaveLength(3)
})

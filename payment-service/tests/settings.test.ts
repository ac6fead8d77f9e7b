import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readSettings, settingProblems } from '../index.ts'
import { environment } from './service.ts'

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

it.each([
  ['DARAJA_BASE_URL', 'http://api.safaricom.co.ke'],
  ['DARAJA_BASE_URL', 'https://api.safaricom.co.ke/mpesa'],
  ['DARAJA_BASE_URL', 'https://api.safaricom.com'],
  ['DARAJA_CONSUMER_KEY', 'the key'],
  ['DARAJA_SHORT_CODE', '12'],
  ['DARAJA_TILL', 'till 1'],
  ['PAYMENTS_PUBLIC_URL', 'https://Payments.example.org'],
  ['PAYMENTS_PUBLIC_URL', 'http://payments.example.org'],
  ['PAYMENTS_ORIGINS', '*'],
  ['PAYMENTS_ORIGINS', 'https://www.example.org/'],
  ['PAYMENTS_ORIGINS', 'https://www.example.org;https://example.org'],
  ['PAYMENTS_SECRET', 'c2hvcnQ='],
  ['PAYMENTS_MAX_KSH', '1,000'],
  ['PAYMENTS_MAX_KSH', '0'],
  ['PAYMENTS_PROMPTS_PER_DAY', 'many'],
  ['PAYMENTS_BEHIND_PROXY', 'no'],
  ['PORT', 'http'],
])('%s may not be %s', (name, value) => {
  expect(problems({ [name]: value })).toEqual([expect.stringMatching(`^${name}: must be `)])
})

it.each([
  ['the till as its own store number', { DARAJA_TILL: '600123' }, 'DARAJA_TILL'],
  ['the sandbox’s short code in production', { DARAJA_SHORT_CODE: '174379' }, 'DARAJA_BASE_URL'],
  [
    'the sandbox’s passkey in production',
    { DARAJA_PASSKEY: 'bfb279f9aa9bdbcf158e97dd71a467cd2e0c893059b10f78e6b72ada1ed2c919' },
    'DARAJA_BASE_URL',
  ],
  [
    'a callback on this computer',
    { PAYMENTS_PUBLIC_URL: 'http://localhost:8787' },
    'PAYMENTS_PUBLIC_URL',
  ],
  [
    'the secret of the example',
    { PAYMENTS_SECRET: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY' },
    'PAYMENTS_SECRET',
  ],
])('%s contradicts', (_what, changed, name) => {
  expect(problems(changed)).toEqual([expect.stringMatching(`^${name}: `)])
})

it('settings may name several sites, end with a slash, and have a secret in the signs of addresses', () => {
  const changed = {
    PAYMENTS_ORIGINS: 'https://www.example.org, https://example.org:443,http://localhost:5173',
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
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'))
  expect(settingProblems(example)).toEqual([])
  expect(settingProblems({ ...example, DARAJA_BASE_URL: '' })).toHaveLength(3)
})

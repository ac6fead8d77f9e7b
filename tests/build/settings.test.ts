import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readFacts, sampleFacts } from '../../scripts/facts'
import { readSettings, settingsSchema } from '@/config/settingsSchema'
import { embeddedSettings } from '../../local/embeddedSettings'

const example = readFileSync('.env.example', 'utf8')
const read = (other: object) => readSettings({ ...embeddedSettings, ...other })

describe('the settings', () => {
  it('in .env.example are those the build knows, each with a sentence', () => {
    const named = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
    expect(named).toEqual(Object.keys(settingsSchema.entries))
    for (const block of example.trim().split('\n\n')) expect(block).toMatch(/^#/)
  })

  it('of .env.example work unchanged with the embedded backend', () => {
    expect(readSettings({ ...parseEnv(example), ...embeddedSettings })).toMatchObject({
      VITE_STK_PHONE_FORMAT: 'as-typed',
      VITE_MPESA_LIMIT_KSH: 250_000,
    })
  })

  it('that are missing or malformed are all named at once', () => {
    expect(() => readSettings({ VITE_SITE_URL: 'example.org', VITE_MPESA_LIMIT_KSH: '1e5' }))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: These settings are missing or malformed (.env.example explains them):
        VITE_SITE_URL: must be an address up to the name alone, such as https://www.example.org
        VITE_FIREBASE_PROJECT_ID: is missing
        VITE_FIREBASE_API_KEY: is missing
        VITE_EMAILJS_PUBLIC_KEY: is missing
        VITE_EMAILJS_SERVICE_ID: is missing
        VITE_EMAILJS_TEMPLATE_CONTACT: is missing
        VITE_EMAILJS_TEMPLATE_FEEDBACK: is missing
        VITE_EMAILJS_TEMPLATE_RESET: is missing
        VITE_STK_BASE_URL: is missing
        VITE_MPESA_LIMIT_KSH: must be a whole number of Ksh]
    `)
  })

  it('hold the address of the site up to its name, however it was pasted', () => {
    const address = (end: string) => read({ VITE_SITE_URL: `https://us.ke${end}` }).VITE_SITE_URL
    for (const end of ['', '/', ' ', '\u00A0']) expect(address(end)).toBe('https://us.ke')
    for (const end of ['/home', '/#home', '#home', '?from=us', '\u200B', ',https://we.ke'])
      expect(() => address(end)).toThrow('VITE_SITE_URL: must be')
  })

  it('leave out a payment service only by the word none', () => {
    const service = (VITE_STK_BASE_URL: string) => read({ VITE_STK_BASE_URL }).VITE_STK_BASE_URL
    expect(() => service('')).toThrow('VITE_STK_BASE_URL: is missing')
    expect(['none', 'None'].map(service)).toEqual([null, null])
    expect(() => service('no')).toThrow('starts with https:// (or none, while there is no service)')
    expect(service('https://pay.example.org/')).toBe('https://pay.example.org')
  })
})

it('mails go to EmailJS unless told otherwise', () => {
  expect(read({ VITE_EMAILJS_URL: '' }).VITE_EMAILJS_URL).toBe('https://api.emailjs.com')
})

it('a production build without settings is refused', () => {
  // Empty is missing, whatever a filled-in .env.production says.
  const unset = Object.keys(settingsSchema.entries).map((name) => [name, ''])
  const env = { ...process.env, ...Object.fromEntries(unset) }
  const { status, stderr } = spawnSync('node', ['scripts/build.mjs'], { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/VITE_SITE_URL: is missing\n.*VITE_FIREBASE_PROJECT_ID: is missing/)
  // What else keeps the site from going online is told at once.
  for (const sample of sampleFacts(readFacts())) expect(stderr).toContain(`  ${sample}\n`)
})

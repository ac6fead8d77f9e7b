import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings } from '@/config/settingsSchema'
import { paths, staffPath } from '@/config/paths'
import { embeddedSettings } from '../../local/embeddedSettings'
import { builtConfig, type FirebaseConfig, type HashedPage } from '../../scripts/builtHosting'

const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig
const pages: readonly HashedPage[] = [
  { address: '/', file: 'index.html', styles: 'sha256-home' },
  { address: '/donate', file: 'donate.html', styles: 'sha256-donate' },
  { address: '/404', file: '404.html', styles: 'sha256-lost' },
]
const scripts = ['sha256-mark', 'sha256-first']

const settings = readSettings({
  ...embeddedSettings,
  VITE_FIREBASE_PROJECT_ID: 'our-project',
  VITE_EMAILJS_URL: '',
})

/** The policy that hosting sends for an address: of the headers that match, the last one wins. */
function policyOf(address: string, addresses = settings) {
  const { headers } = builtConfig(config, pages, scripts, addresses).hosting
  return headers
    .filter(({ source, regex }) => source === '**' || new RegExp(regex ?? '(?!)').test(address))
    .flatMap((each) => each.headers)
    .findLast(({ key }) => key === 'Content-Security-Policy')?.value
}

describe('the policy of a built page', () => {
  it('allows the editor alone to write its styles and to call GitHub', () => {
    const own = /unsafe-inline|blob:|github/
    expect(policyOf('/edit')).toMatch(own)
    const others = [...Object.values(paths), staffPath, '/editor', '/edit/x', '/no/such/page']
    expect(others.filter((address) => own.test(policyOf(address) ?? 'github'))).toEqual([])
  })

  it.each([
    ['/', 'sha256-home'],
    ['/donate', 'sha256-donate'],
    ['/Donate/', 'sha256-donate'],
    ['/no/such/page', 'sha256-lost'],
  ])('allows %s the scripts and styles in its own HTML, and no others', (address, hash) => {
    const policy = policyOf(address) ?? ''
    expect(policy).toContain("script-src 'sha256-mark' 'sha256-first' 'self';")
    const [, sources = ''] = /style-src ([^;]*)/.exec(policy) ?? []
    const allowed = pages.filter(({ styles }) => sources.includes(`'${styles}'`))
    expect(allowed.map(({ styles }) => styles)).toEqual([hash])
  })

  it('allows only this project’s database, and is otherwise that of firebase.json', () => {
    const written = config.hosting.headers[0]?.headers.find(
      ({ key }) => key === 'Content-Security-Policy',
    )
    const policy = policyOf('/donate')
    expect(policy).toContain('https://firestore.googleapis.com/v1/projects/our-project/ ')
    const asWritten = policy
      ?.replace("'sha256-donate' ", '')
      .replace("'sha256-mark' 'sha256-first' ", '')
      .replace('our-project/', '')
    expect(asWritten).toBe(written?.value)
  })

  it.each([
    ['VITE_STK_BASE_URL', 'https://pay.example.org/mpesa', 'https://pay.example.org/mpesa/api/'],
    ['VITE_FIRESTORE_URL', 'http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
    ['VITE_EMAILJS_URL', 'https://mail.example.org', 'https://mail.example.org/'],
  ])('lets browsers call what %s names', (name, address, source) => {
    expect(policyOf('/pay', { ...settings, [name]: address })).toContain(
      `connect-src 'self' ${source} `,
    )
  })
})

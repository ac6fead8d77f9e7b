import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FirebaseConfig } from '../../scripts/builtHosting'

const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseConfig
const sent = new Map(
  config.hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const)),
)

const unsafe = /'unsafe-|data:|(^|\s)(https?:|ftp:|\*)(\s|$)/

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split(';').map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )
}

const directives = directivesOf(sent.get('content-security-policy') ?? '')

it('the editor runs our scripts alone, calls no whole host, and cannot be framed', () => {
  const { headers = [] } = config.hosting.headers.find(({ regex }) => regex === '^/edit$') ?? {}
  const policy = directivesOf(headers[0]?.value ?? '')
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  const [own, pictures, ...others] = policy.get('connect-src')?.split(' ') ?? []
  expect([own, pictures]).toEqual(["'self'", 'blob:'])
  for (const source of others) expect(source).toMatch(/^https:\/\/api\.github\.com\/\w/)
})

describe('the headers of every answer', () => {
  /** What MDN asks: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring */
  it("earn all the points of MDN's HTTP Observatory", () => {
    expect(directives.get('default-src')).toBe("'none'")
    expect([...directives].filter(([, sources]) => unsafe.test(sources))).toEqual([])
    expect([...directives.keys()]).toContain('frame-ancestors')
    const [, maxAge] = /max-age=(\d+)/.exec(sent.get('strict-transport-security') ?? '') ?? []
    expect(Number(maxAge)).toBeGreaterThanOrEqual(15_552_000)
    expect(sent.get('referrer-policy')).toMatch(
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
    )
    expect(sent.get('x-content-type-options')).toBe('nosniff')
    expect(sent.get('cross-origin-resource-policy')).toMatch(/^same-(origin|site)$/)
  })

  it('let browsers call paths, but no whole host except ours', () => {
    const [own, ...others] = directives.get('connect-src')?.split(' ') ?? []
    expect(own).toBe("'self'")
    for (const source of others) expect(source).toMatch(/^https:\/\/[^/]+\/\w/)
    // Firebase asks there which passwords are allowed.
    expect(others).toContain('https://identitytoolkit.googleapis.com/v2/passwordPolicy')
  })

  it('load nothing from memory, and let one script alone name the service worker', () => {
    expect([...directives.values()].join(' ')).not.toContain('blob:')
    expect(directives.get('worker-src')).toBe("'self'")
    expect(directives.get('trusted-types')).toBe('service-worker')
  })
})

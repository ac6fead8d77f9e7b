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

/**
 * The score that MDN's HTTP Observatory would give, by its published table, for what headers decide:
 * from 100 with its penalties, and its bonuses where 90 are left. No cookie, no script from elsewhere and
 * no shared resource is sent, and Hosting redirects to HTTPS: these count nothing.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function score(headers: ReadonlyMap<string, string>): number {
  const header = (name: string) => headers.get(name)?.toLowerCase() ?? ''
  const policy = directivesOf(header('content-security-policy'))
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0)
  const active = [policy.get('script-src') ?? '', policy.get('object-src') ?? '']
  const points = [
    !policy.has('default-src') || active.some((each) => unsafe.test(each))
      ? -25
      : unsafe.test([...policy.values()].join(' '))
        ? 0
        : policy.get('default-src') === "'none'"
          ? 10
          : 5,
    maxAge >= 15_552_000 ? 0 : maxAge > 0 ? -10 : -20,
    /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(header('referrer-policy'))
      ? 5
      : 0,
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    policy.has('frame-ancestors')
      ? 5
      : /^(deny|sameorigin)$/.test(header('x-frame-options'))
        ? 0
        : -20,
    /^same-(origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
  ]
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
  const left = 100 + sum(points.filter((each) => each < 0))
  return left < 90 ? left : left + sum(points.filter((each) => each > 0))
}

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
  it("earn all the Observatory's points for headers", () => {
    expect(score(sent)).toBeGreaterThanOrEqual(130)
  })

  it.each([
    ['content-security-policy', "script-src 'self' 'unsafe-inline'"],
    ['content-security-policy', "default-src 'self'; frame-ancestors 'none'"],
    ['strict-transport-security', 'max-age=86400'],
    ['referrer-policy', 'unsafe-url'],
    ['cross-origin-resource-policy', 'cross-origin'],
  ])('are worth less with a weaker %s', (name, value) => {
    expect(score(new Map([...sent, [name, value]]))).toBeLessThan(130)
  })

  it('let browsers call paths, but no whole host except ours', () => {
    const [own, ...others] = directives.get('connect-src')?.split(' ') ?? []
    expect(own).toBe("'self'")
    for (const source of others) expect(source).toMatch(/^https:\/\/[^/]+\/\w/)
  })

  it('load nothing from memory, and let one script alone name the service worker', () => {
    expect([...directives.values()].join(' ')).not.toContain('blob:')
    expect(directives.get('worker-src')).toBe("'self'")
    expect(directives.get('trusted-types')).toBe('service-worker')
  })
})

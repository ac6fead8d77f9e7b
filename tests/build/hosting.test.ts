import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { rewritesOf } from '../../scripts/hostingRewrites.mjs'

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))

it('hosting finds every page in any letter case', () => {
  expect(hosting.rewrites, 'firebase.json is out of date: run `npm run rewrites`').toEqual(
    rewritesOf(paths),
  )
})

it('a page is found by its address in any letter case, and by no other', () => {
  const [rewrite] = rewritesOf({ home: '/', dashboard: '/Dashboard' })
  expect(rewrite?.destination).toBe('/dashboard.html')
  const pattern = new RegExp(rewrite?.regex ?? '')
  expect(['/dashboard', '/Dashboard', '/DASHBOARD/'].every((path) => pattern.test(path))).toBe(true)
  expect(['/dashboard/x', '/dash', '/x/dashboard'].some((path) => pattern.test(path))).toBe(false)
})

it('the content security policy allows nothing unsafe', () => {
  const { headers } = hosting.headers[0]
  const policy = headers.find(({ key }: { key: string }) => key === 'Content-Security-Policy').value
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
  expect(policy).toMatch(/default-src 'none'/)
  // The one policy of Trusted Types gives the address of the service worker, and no other.
  expect(policy).toMatch(/worker-src 'self';.*trusted-types service-worker$/)
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paths } from '@/config/paths'

const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))

it('hosting finds every page in any letter case', () => {
  const inAnyCase = (path: string) =>
    `^${path.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)}/?$`
  const pages = new Set(Object.values(paths).map((path) => path.toLowerCase()))
  pages.delete('/')
  expect(hosting.rewrites).toEqual(
    [...pages].map((page) => ({ regex: inAnyCase(page), destination: `${page}.html` })),
  )
})

it('the content security policy allows nothing unsafe', () => {
  const { headers } = hosting.headers[0]
  const policy = headers.find(({ key }: { key: string }) => key === 'Content-Security-Policy').value
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:/)
  expect(policy).toMatch(/default-src 'none'/)
})

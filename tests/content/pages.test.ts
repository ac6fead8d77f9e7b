import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import { blogs } from '@/content/facts/blogs.json'
import { blogsPage } from '@/content/texts/blogsPage'
import { careersPage } from '@/content/texts/careersPage'
import { catalogue } from '@/content/facts/catalogue.json'
import { shopTexts } from '@/content/texts/shop'
import { volunteerRoles } from '@/content/facts/volunteerRoles.json'
import organisation from '@/content/facts/organisation.json'
import { embeddedSettings } from '../../local/embeddedSettings'

// The pages as the organisation of src/content has them; all other tests of pages bring facts of their own.

/** The HTML of each page, by its address. */
const pages = new Map<string, string>()

beforeAll(async () => {
  for (const [name, value] of Object.entries(embeddedSettings)) vi.stubEnv(name, value)
  const { prerenderedPages, renderToHtml } = await import('@/app/renderToHtml')
  for (const { address } of prerenderedPages) {
    const { head, body } = await renderToHtml(address)
    pages.set(address, head + body)
  }
}, 60_000)

/** What a pattern finds on the pages, by their addresses. */
const found = (pattern: RegExp) =>
  [...pages].flatMap(([address, html]) =>
    [...html.matchAll(pattern)].map(([, what = '']) => ({ address, what })),
  )

it('every page names the organisation, has a heading, and shows no missing value', () => {
  expect(pages.size).toBeGreaterThan(20)
  const name = renderToStaticMarkup(organisation.productName)
  const titles = found(/<title>([^<]*)/g)
  expect(titles).toHaveLength(pages.size)
  expect(titles.filter(({ what }) => !what.includes(name))).toEqual([])
  expect(new Set(found(/(<h1)/g).map(({ address }) => address))).toEqual(new Set(pages.keys()))
  expect(found(/>([^<]*(?:undefined|\[object|NaN|\bnull\b)[^<]*)</g)).toEqual([])
  expect(found(/<((?:ul|ol|dl|h[1-6])\b[^>]*)><\//g)).toEqual([])
})

/** What a link hands over to the next page. */
const passesText = (hash: string) => hash.includes('=')

it('every picture exists, and every link leads to a page or a part of one', () => {
  const pictures = found(/\ssrc="(\/[^"]+)"/g)
  expect(pictures.filter(({ what }) => !existsSync(`public${what}`))).toEqual([])
  const known = new Map([...pages].map(([address, html]) => [address.toLowerCase(), html]))
  const lost = found(/\shref="((?:\/|#)[^"]*)"/g).filter(({ address, what }) => {
    const { pathname, hash } = new URL(what, `http://site${address}`)
    const html = known.get(pathname.toLowerCase())
    return html === undefined
      ? !existsSync(`public${pathname}`)
      : hash !== '' && !passesText(hash) && !html.includes(`id="${hash.slice(1)}"`)
  })
  expect(lost).toEqual([])
})

it('no page counts one as many, and no search result promises what the facts decide', () => {
  expect(found(/>([^<]*\b1 (?:universities|institutions)\b[^<]*)</g)).toEqual([])
  const promised =
    /name="description" content="([^"]*\b(?:till|prompt|M-Pesa or bank|bank details|hoodies|roles|past sessions)\b[^"]*)/gi
  expect(found(promised)).toEqual([])
  expect(pages.get('/')?.includes('>The shop</a>')).toBe(catalogue.length > 0)
})

it.each([
  ['/shop', catalogue, shopTexts.noGoods],
  ['/careers', volunteerRoles, careersPage.noneOpen],
  ['/blogs', blogs, blogsPage.noneYet],
])('%s says that it has nothing, where it has nothing', (address, list, sentence) => {
  expect(pages.get(address)?.includes(renderToStaticMarkup(sentence))).toBe(list.length === 0)
})

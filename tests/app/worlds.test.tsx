import { afterEach, expect, it } from 'vitest'
import { prerenderedPages, renderToHtml } from '@/app/renderToHtml'
import { everythingSet, setOrganisation } from '../support/organisation'

/** What can be read on a page. */
async function wordsOf(address: string): Promise<string> {
  const { body } = await renderToHtml(address)
  const page = document.createElement('div')
  page.innerHTML = body
  return page.textContent
}

afterEach(() => {
  document.body.replaceChildren()
})

const addresses = prerenderedPages.map(({ address }) => address)

it('no page says that something is missing once everything is set', async () => {
  setOrganisation(everythingSet)
  for (const address of addresses) {
    expect(await wordsOf(address), `on ${address}`).not.toMatch(/not set yet/i)
  }
  expect(await wordsOf('/pay')).toContain('123456')
  expect(await wordsOf('/bankdonation')).toContain('0123456789')
})

it('every page can be read, and invents nothing, while nothing is set', async () => {
  for (const address of addresses) {
    const words = await wordsOf(address)
    expect(words, `on ${address}`).toMatch(/\w{3}/)
    expect(words, `on ${address}`).not.toMatch(
      /\bnull\b|undefined|NaN|TEST BUSINESS|team@example\.org/,
    )
  }
  for (const address of ['/pay', '/donate', '/bankdonation']) {
    expect(await wordsOf(address), `on ${address}`).toMatch(/not set/i)
  }
})

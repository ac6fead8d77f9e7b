import { expect, it, vi } from 'vitest'
import { adoptGooberStyles } from '@/context/notifications/adoptedStyleSheet'

function documentWithSheets() {
  // Which jsdom does not have.
  const sheets: CSSStyleSheet[] = []
  Object.assign(document, { adoptedStyleSheets: sheets })
  Reflect.deleteProperty(window, '_goober')
  return sheets
}

it('notistack’s styles are adopted once, since the policy refuses style elements', async () => {
  const sheets = documentWithSheets()
  adoptGooberStyles()
  adoptGooberStyles()
  await import('notistack')
  expect(sheets).toHaveLength(1)
  expect(sheets[0]?.cssRules.length).toBeGreaterThan(0)
  expect(document.querySelector('style')).toBeNull()
})

it('an old browser, which cannot adopt a style sheet, goes without', () => {
  const sheets = documentWithSheets()
  vi.stubGlobal('CSSStyleSheet', function OldStyleSheet() {
    throw new TypeError('Illegal constructor')
  })
  adoptGooberStyles()
  Object.assign(Reflect.get(window, '_goober').firstChild, { data: '.snack {}' })
  expect(sheets).toEqual([])
})

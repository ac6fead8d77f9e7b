import { expect, it } from 'vitest'
import { adoptGooberStyles } from '@/context/notifications/adoptedStyleSheet'

it('the styles of notistack are adopted: the policy refuses a style element', async () => {
  // Which jsdom does not have.
  const sheets: CSSStyleSheet[] = []
  Object.assign(document, { adoptedStyleSheets: sheets })
  adoptGooberStyles()
  await import('notistack')
  expect(sheets[0]?.cssRules.length).toBeGreaterThan(0)
  expect(document.querySelector('style')).toBeNull()
})

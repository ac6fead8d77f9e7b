import { expect, it } from 'vitest'
import { adoptGooberStyles } from '@/context/notifications/adoptedStyleSheet'

it('notistack’s styles are adopted, since the policy refuses style elements', async () => {
  // Which jsdom does not have.
  const sheets: CSSStyleSheet[] = []
  Object.assign(document, { adoptedStyleSheets: sheets })
  adoptGooberStyles()
  await import('notistack')
  expect(sheets[0]?.cssRules.length).toBeGreaterThan(0)
  expect(document.querySelector('style')).toBeNull()
})

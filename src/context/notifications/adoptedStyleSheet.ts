/**
 * notistack's goober writes to a <style> element, which the content security policy refuses, or to
 * `window._goober`, which this makes an adopted style sheet. Call it before loading notistack.
 * Source: getSheet in goober's src/core/get-sheet.js.
 */
export function adoptGooberStyles(): void {
  if ('_goober' in window) return
  const canAdopt = 'replaceSync' in CSSStyleSheet.prototype
  const sheet = canAdopt ? new CSSStyleSheet() : null
  if (sheet) document.adoptedStyleSheets.push(sheet)
  let text = ''
  const element = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text
      },
      set data(next: string) {
        text = next
        sheet?.replaceSync(next)
      },
    },
  }
  Object.assign(window, { _goober: element })
}

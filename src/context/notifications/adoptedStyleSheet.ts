/**
 * notistack styles itself through goober, which writes text into a <style> element: the content
 * security policy refuses that. goober takes the element from `window._goober` when there is one,
 * so we hand it one whose text goes into an adopted style sheet, which no policy governs.
 * To be called before notistack is loaded. Source: getSheet in goober's src/core/get-sheet.js.
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

import { focusOn } from '@/components/focus/focusHeading'

const row = 'tr, li'
const part = 'tr, li, section, form, [role="tabpanel"]'

/**
 * A ref callback. If an action removes the focused element, the focus goes to its row; if that row is gone or has moved,
 * to the next row; otherwise to the part of the tab around it. A button that was disabled while it waited gets the focus
 * back.
 */
export function keepFocus(tab: HTMLElement | null) {
  if (!tab) return undefined
  let last: HTMLElement | null = null
  let around: readonly Element[] = []
  // What has the focus in a dialog is not in the tab: the dialog gives it back to its button.
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    around = ancestorsOf(target)
  }
  const observer = new MutationObserver((records) => {
    if (!last || document.activeElement !== document.body) return
    const removalOf = (element: Element) =>
      records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)))
    // Browsers take the focus from a button that is disabled for a while.
    if (records.some(({ target, type }) => type === 'attributes' && target === last))
      last.focus({ preventScroll: true })
    if (!removalOf(last)) return
    const ownRow = around.find((each) => each.matches(row))
    const gone = ownRow && removalOf(ownRow)
    const near = gone ? [gone.nextSibling, gone.previousSibling] : [ownRow]
    const place = [...near, ...around].find((each) => each instanceof Element && tab.contains(each))
    focusOn((place as Element | undefined)?.closest<HTMLElement>(part) ?? tab)
  })
  tab.addEventListener('focusin', note)
  observer.observe(tab, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    tab.removeEventListener('focusin', note)
    observer.disconnect()
  }
}

function ancestorsOf({ parentElement }: Element): readonly Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : []
}

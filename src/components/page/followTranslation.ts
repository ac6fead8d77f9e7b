/**
 * Keeps React's texts right while the browser translates. Chrome replaces each text by a <font>:
 * React would go on changing a text that nobody sees, and fail when it removes one.
 */
export function followTranslation(): void {
  /** The <font> in place of each of React's texts. */
  const standIns = new WeakMap<Node, ChildNode>()
  /** What the page shows in place of a child of React's. */
  const shown = (child: Node) => ((!child.parentNode && standIns.get(child)) || child) as ChildNode

  const changedTexts = new MutationObserver((records) => {
    // Puts React's text back with its new words, for the browser to translate.
    for (const { target } of records) {
      const standIn = shown(target)
      if (standIn !== target) standIn.replaceWith(target)
    }
  })
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont)
        if (!standIn) continue
        standIns.set(text, standIn)
        changedTexts.observe(text, { characterData: true })
      }
    }
  }).observe(document.body, { childList: true, subtree: true })

  Node.prototype.removeChild = (child) => {
    shown(child).remove()
    return child
  }
  Node.prototype.insertBefore = function (added, next) {
    const place = next && shown(next)
    if (place?.parentNode) place.before(added)
    else this.appendChild(added)
    return added
  }
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT'

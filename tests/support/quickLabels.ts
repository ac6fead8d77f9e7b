/**
 * A field's labels, found among the labels of the page: jsdom asks every element of the page for each field, again
 * after every change.
 */
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      if (!this.id && !this.closest('label')) return []
      return [...document.getElementsByTagName('label')].filter((label) =>
        label.htmlFor ? label.htmlFor === this.id : label.control === this,
      )
    },
  })
}

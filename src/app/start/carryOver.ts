import { isTouched, type Field } from '@/components/form/draft'
import * as marks from '@/config/marks'
import { listenTo } from '@/device/listenTo'

/**
 * Watches the page until React takes it over.
 * @returns a function that carries what was typed, chosen and focused over to a page drawn again
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const early = [...root.querySelectorAll<Field>('input, textarea, select')]
  let focused: EventTarget | null = document.activeElement
  const stopListening = listenTo(['focusin'], ({ target }) => {
    focused = target
  })
  return () => {
    stopListening()
    for (const field of early) {
      const twin = twinOf(field)
      if (twin && twin !== field) copyInput(field, twin)
    }
    const twin = focused instanceof HTMLElement && twinOf(focused)
    if (twin && twin !== focused) twin.focus({ preventScroll: true })
  }
}

/**
 * The element itself while it is on the page. After a translation or an extension has changed the
 * page, React draws it again: then the element in its place.
 */
export function twinOf<Found extends HTMLElement>(element: Found): Found | null {
  if (element.isConnected) return element
  // React drops each part of the page as a whole, so the old part still shows the place.
  const before = element.getRootNode() as HTMLElement
  const now = document.querySelector(`#${marks.rootId} > ${before.localName}`)
  const alike = (part: ParentNode) =>
    [...part.querySelectorAll<Found>(element.localName)].filter(
      (each) => signOf(each) === signOf(element),
    )
  return (now && alike(now)[alike(before).indexOf(element)]) ?? null
}

export type TwinOf = typeof twinOf

function signOf(element: HTMLElement): string {
  const names = isBox(element) ? ['name', 'type', 'value'] : ['name', 'type']
  return names.map((name) => element.getAttribute(name)).join(' ')
}

function copyInput(from: Field, to: Field): void {
  if (isBox(from) && isBox(to)) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
    return
  }
  if (!isTouched(from)) return
  // Avoids React's own setter, which would hide the change from its listeners.
  Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to)
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }))
}

function isBox(element: HTMLElement): element is HTMLInputElement {
  return element.matches('[type=radio], [type=checkbox]')
}

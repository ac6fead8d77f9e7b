import { useEffect, useId, useState, type ReactNode } from 'react'

/**
 * Where what an item offers goes away, the focus goes to the next item, else to the name of the list,
 * and never to the page.
 */
export function ItemList<T>({
  items,
  keyOf,
  nameId,
  renderItem,
}: {
  items: readonly T[]
  keyOf: (item: T, index: number) => string
  nameId: string
  /** `onDone` is called before the item changes. */
  renderItem: (item: T, onDone: () => void) => ReactNode
}) {
  const id = useId()
  const [next, setNext] = useState<{ readonly element: Element | null }>({ element: null })
  // After a dialog has given the focus back.
  useEffect(() => {
    if (next.element instanceof HTMLElement) next.element.focus()
  }, [next])
  return (
    <ul>
      {items.map((item, index) => {
        const key = keyOf(item, index)
        const itemId = `${id}-${index}`
        const onDone = () => {
          const after = document.getElementById(itemId)?.nextElementSibling
          setNext({ element: after ?? document.getElementById(nameId) })
        }
        return (
          <li key={key} id={itemId} tabIndex={-1}>
            {renderItem(item, onDone)}
          </li>
        )
      })}
    </ul>
  )
}

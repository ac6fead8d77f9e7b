import { createContext, use, useEffect, useId, useState, type ReactNode } from 'react'
import styles from './match.module.css'

const DoneContext = createContext(() => {})

/** Of the item around: to be called before it changes. */
export const useItemDone = () => use(DoneContext)

/** When an item loses its controls, the focus goes to the next item, else to the list's name. */
export function ItemList<T>({
  items,
  keyOf,
  nameId,
  renderItem,
}: {
  items: readonly T[]
  keyOf: (item: T, index: number) => string
  nameId: string
  renderItem: (item: T) => ReactNode
}) {
  const id = useId()
  const [next, setNext] = useState<{ readonly element: Element | null }>({ element: null })
  // After a dialog has returned the focus.
  useEffect(() => {
    if (next.element instanceof HTMLElement) next.element.focus()
  }, [next])
  const doneOf = (itemId: string) => () => {
    const after = document.getElementById(itemId)?.nextElementSibling
    setNext({ element: after ?? document.getElementById(nameId) })
  }
  return (
    <ul className={styles.lines} aria-labelledby={nameId}>
      {items.map((item, index) => {
        const key = keyOf(item, index)
        const itemId = `${id}-${key}`
        const onDone = doneOf(itemId)
        return (
          <li key={key} id={itemId} tabIndex={-1}>
            <DoneContext value={onDone}>{renderItem(item)}</DoneContext>
          </li>
        )
      })}
    </ul>
  )
}

import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/components/hydration/useHydrated'
import { CollapsibleButton, CollapsiblePart } from './Collapsible'
import styles from './collapsible.module.css'

export interface AccordionItem {
  /** #id in the address opens it. */
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  readonly startsOpen?: boolean
  /** Ids inside its content, which also open it. */
  readonly ids?: readonly string[]
}

export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const { hash, key } = useLocation()
  // The prerendered page has no hash.
  const canOpen = useHydrated()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  const [openedFor, setOpenedFor] = useState<string | null>(null)
  if (canOpen && hash && openedFor !== key) {
    // Opens the item even if it was closed by hand.
    setOpenedFor(key)
    const at = hash.slice(1)
    const found = items.find(({ id, ids }) => id === at || ids?.includes(at))
    setToggled({ ...toggled, [found?.id ?? at]: true })
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content, startsOpen = false }) => {
        const isOpen = toggled[id] ?? startsOpen
        return (
          <div key={id} id={id} className={styles.item}>
            <h2>
              <CollapsibleButton
                aria-controls={`${id}-part`}
                isOpen={isOpen}
                className={styles.header}
                onClick={() => setToggled({ ...toggled, [id]: !isOpen })}
              >
                <span className={styles.title} dir="auto">
                  {title}
                </span>
              </CollapsibleButton>
            </h2>
            <CollapsiblePart id={`${id}-part`} isOpen={isOpen} className={styles.answer}>
              {content}
            </CollapsiblePart>
          </div>
        )
      })}
    </div>
  )
}

import { createContext, use, useEffect, useId, useState, type ReactNode } from 'react'
import { matchTexts as texts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Pair } from '@/staff/matching/matching'
import { timeText } from '@/staff/domain/days'
import styles from './match.module.css'

const DoneContext = createContext(() => {})

/** Returns a function to call before the item changes. */
export const useItemDone = () => use(DoneContext)

/** When an item loses its controls, the focus goes to the next item, or else to the list's name. */
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
  // In an effect, since a dialog returns the focus first.
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

export function TitledList<T>({
  title,
  count,
  isFolded = false,
  children,
  ...list
}: Omit<Parameters<typeof ItemList<T>>[0], 'nameId'> & {
  title: string
  count: number
  isFolded?: boolean
  children?: ReactNode
}) {
  const id = useId()
  const [Frame, Title] = isFolded ? (['details', 'summary'] as const) : (['div', 'h2'] as const)
  return (
    <Frame className={isFolded ? styles.folded : undefined}>
      <Title id={id}>
        {title} ({count})
      </Title>
      {children}
      <ItemList {...list} nameId={id} />
    </Frame>
  )
}

/** Leaves out what `paid` already says. */
export function PurposeText({
  purpose,
  paid,
  children,
}: {
  purpose: Pair['expected']
  paid?: Pair['line'] | undefined
  children?: ReactNode
}) {
  const { kind, id, name } = purpose
  return (
    <div>
      <strong>{kind === 'income' && paid ? texts.kinds.income : name}</strong>
      {kind !== 'income' && (
        <>
          , {texts.kinds[kind]}
          {kind !== 'fee' && ` ${referenceOf(id)}`}
          {purpose.amount !== paid?.amount && `, ${formatKsh(purpose.amount)}`}
          {!paid && purpose.at !== undefined && `, ${timeText(purpose.at)}`}
        </>
      )}
      {children}
    </div>
  )
}

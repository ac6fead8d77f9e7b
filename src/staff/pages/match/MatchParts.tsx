import { useId, type ReactNode } from 'react'
import { matchTexts as texts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { formatKsh } from '@/domain/money/money'
import type { Pair } from '@/staff/matching/matching'
import { timeText } from '@/staff/pages/list/timeText'
import { ItemList } from './ItemList'
import styles from './match.module.css'

/** A list below its title, which may be folded. */
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

/** What `paid` says by itself is left out. */
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

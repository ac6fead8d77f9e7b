import { useId, type ReactNode } from 'react'
import { matchTexts as texts } from '@/staff/content/match'
import { referenceOf } from '@/domain/documentId'
import { isolated } from '@/domain/text/inPlace'
import type { PaidIn } from '@/staff/matching/reconciliation'
import { formatCents, formatKsh } from '@/domain/money/money'
import type { Pair } from '@/staff/matching/matching'
import { timeText } from '@/staff/pages/list/timeText'
import { ItemList } from './ItemList'
import styles from './match.module.css'

export function CollapsibleList<T>({
  title,
  count,
  children,
  ...list
}: Omit<Parameters<typeof ItemList<T>>[0], 'nameId'> & {
  title: string
  count: number
  children?: ReactNode
}) {
  const id = useId()
  return (
    <details className={styles.folded}>
      <summary id={id}>
        {title} ({count})
      </summary>
      {children}
      <ItemList {...list} nameId={id} />
    </details>
  )
}

/** The statement's words for customers' payments; others deserve a look. */
const usualLabel = /^(?:received|customer|pay|merchant payment|business buy)\b/i

/** `cents`: the relevant or remaining part. */
export function LineText({
  line: { code, at, amount, payer, phone, label },
  cents,
  isLeft = false,
}: {
  line: PaidIn
  cents?: number | undefined
  isLeft?: boolean
}) {
  const whole = Math.round(amount * 100)
  const partText = texts.reconciliation[isLeft ? 'rest' : 'part']
  return (
    <>
      <strong>
        {cents === undefined || cents === whole
          ? formatCents(whole)
          : partText(formatCents(cents), formatCents(whole))}
        {payer && `, ${isolated(payer)}`}
      </strong>
      <div className={styles.facts}>
        {at !== undefined && `${timeText(at)}, `}
        {code}
        {phone && `, ${phone}`}
        {label && !usualLabel.test(label) && `, ${isolated(label)}`}
      </div>
    </>
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

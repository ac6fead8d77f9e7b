import { Button } from '@/components/buttons/Button'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { KnownPayment } from '@/staff/services/paymentStates'
import styles from '@/staff/pages/list/list.module.css'
import { codeText } from './recordText'

const usualWords = { confirm: 'Confirm…', void: 'Void…' }

export function PaymentButtons({
  payment: { parts, records },
  words = usualWords,
  about,
  onConfirm,
  onVoid,
}: {
  payment: KnownPayment
  words?: typeof usualWords
  /** The row, for screen readers. */
  about: string
  /** Undefined when nothing is awaited or the amount is unknown. */
  onConfirm: (() => void) | undefined
  /** Null: the record is gone. */
  onVoid: (record: Confirmation | null) => void
}) {
  const ids = Object.keys(parts)
  return (
    <>
      {onConfirm && (
        <Button variant="secondary" aria-label={`${words.confirm} ${about}`} onClick={onConfirm}>
          {words.confirm}
        </Button>
      )}
      {ids.map((id) => {
        const record = records.find((each) => each.id === id) ?? null
        const which = ids.length > 1 ? ` ${record ? codeText(record) : id}` : ''
        return (
          <Button
            key={id}
            variant="text"
            className={styles.grave}
            aria-label={`${words.void}${which} ${about}`}
            onClick={() => onVoid(record)}
          >
            {words.void}
            {which}
          </Button>
        )
      })}
    </>
  )
}

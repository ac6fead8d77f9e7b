import type { Confirmation } from '@/staff/domain/confirmation'
import type { KnownPayment } from '@/staff/services/paymentStates'
import { RowButton } from '@/staff/pages/list/Row'
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
        <RowButton variant="secondary" label={words.confirm} about={about} onClick={onConfirm} />
      )}
      {ids.map((id) => {
        const record = records.find((each) => each.id === id) ?? null
        const which = ids.length > 1 ? ` ${record ? codeText(record) : id}` : ''
        return (
          <RowButton
            key={id}
            label={`${words.void}${which}`}
            about={about}
            isGrave
            onClick={() => onVoid(record)}
          />
        )
      })}
    </>
  )
}

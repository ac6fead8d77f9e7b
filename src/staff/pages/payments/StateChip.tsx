import type { PaymentState } from '@/staff/domain/confirmation'
import styles from '@/staff/pages/list/list.module.css'

export function StateChip({
  state,
  words,
}: {
  state: PaymentState['state']
  words: Readonly<Record<PaymentState['state'], string>>
}) {
  // Compares words: a part-paid order is not paid.
  const isConfirmed = words[state] === words.confirmed
  return <span className={isConfirmed ? styles.done : styles.chip}>{words[state]}</span>
}

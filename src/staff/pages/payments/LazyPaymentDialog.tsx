import { useFetched } from '@/components/form/useFetched'
import { deskTexts } from '@/staff/content/desk'
import styles from '@/staff/pages/list/list.module.css'
import { PartState } from '@/staff/pages/PartState'
import { loadPart } from '@/services/call'
import type { PaymentDialogProps } from './PaymentDialog'

/** Loaded after the list, with Material UI. */
export function LatePaymentDialog(props: PaymentDialogProps) {
  const { value: part, ...state } = useFetched(() => loadPart(() => import('./PaymentDialog')))
  if (part) return <part.PaymentDialog {...props} />
  return (
    <div className={styles.late}>
      <PartState {...state} failed={deskTexts.partNotLoaded} />
    </div>
  )
}

import type { Account } from '@/domain/members/account'
import type { Confirmation } from '@/staff/domain/confirmation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog'
import { VoidDialog } from './VoidDialog'

export interface PaymentDialogProps {
  readonly payment: ExpectedPayment
  /** To void; null if it is gone, undefined to confirm. */
  readonly record: Confirmation | null | undefined
  readonly staff: Account
  /** In whole Ksh. */
  readonly onConfirmed: (amount: number) => void
  readonly onVoid: () => void
  readonly onClose: () => void
}

export function PaymentDialog({
  payment,
  record,
  staff,
  onConfirmed,
  onVoid,
  onClose,
}: PaymentDialogProps) {
  const { name } = payment
  return record === undefined ? (
    <ConfirmPaymentDialog {...{ payment, staff, onClose }} onDone={onConfirmed} />
  ) : (
    <VoidDialog {...{ record, name, staff, onClose }} onDone={onVoid} />
  )
}

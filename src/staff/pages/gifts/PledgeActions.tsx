import { giftsTexts as texts } from '@/staff/content/gifts'
import { referenceOf } from '@/domain/documentId'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { ReasonDialog } from '@/staff/pages/dialog/answers'
import { RowAction, RowMore } from '@/staff/pages/list/Row'
import { ThankLinks, ThankOne } from '@/staff/pages/payments/Thanks'
import { ConfirmButton, isAwaited, VoidButtons } from '@/staff/pages/payments/PaymentButtons'
import { lastThanks } from '@/staff/pages/payments/records'
import { useDesk } from '@/staff/pages/useDesk'
import { closePledge, reopenPledge, type PledgeInList } from '@/staff/services/pledges'

export function PledgeActions({ pledge }: { pledge: PledgeInList }) {
  const { staff } = useDesk()
  const { id, name, email, amount, payment, closed } = pledge
  const reference = referenceOf(id)
  const isByBank = pledge.paymentMethod === 'bank'
  const expected: ExpectedPayment = { kind: 'donation', id, name, email, amount, isByBank }
  const isOpen = !closed && isAwaited(expected, payment)
  const isPaid = payment.paid > 0 && payment.state !== 'back'
  return (
    <>
      {isOpen && <ConfirmButton {...{ expected, payment }} />}
      {isPaid && lastThanks(payment.records) === '' && (
        <ThankLinks payment={expected} arrived={payment.paid - payment.back} />
      )}
      {isPaid && <ThankOne name={name} gifts={payment.records} />}
      <RowMore>
        <VoidButtons {...{ expected, payment }} />
        {closed && (
          <RowAction
            label={texts.reopen}
            act={() => reopenPledge(id)}
            said={texts.reopened(reference)}
          />
        )}
        {isOpen && (
          <DialogButton label={texts.doClose}>
            <ReasonDialog
              {...texts.close(reference)}
              act={(reason) => closePledge(id, reason, staff)}
            />
          </DialogButton>
        )}
      </RowMore>
    </>
  )
}

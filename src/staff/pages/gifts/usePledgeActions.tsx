import { giftsTexts as texts } from '@/staff/content/gifts'
import { referenceOf } from '@/domain/documentId'
import type { Account } from '@/domain/members/account'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowFailure, RowMore, RowSuccess, useRowAction } from '@/staff/pages/list/Row'
import type { Pages } from '@/staff/pages/list/usePages'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { lastThanks } from '@/staff/pages/payments/recordText'
import { ThankButtons, useThanking } from '@/staff/pages/payments/ThankButtons'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import { closePledge, reopenPledge } from '@/staff/services/closedPledges'
import type { PledgeInList } from '@/staff/services/pledges'

/** Confirms, voids, thanks for, closes and reopens pledges. */
export function usePledgeActions(
  account: Account,
  pages: Pick<Pages<PledgeInList>, 'refresh' | 'isPending'>,
) {
  const payments = usePaymentQuestions<PledgeInList>((item) => void pages.refresh(item))
  const thanking = useThanking(account, pages)
  const reopening = useRowAction(pages)
  const { about, ask, closing } = useQuestion<PledgeInList>((item) => void pages.refresh(item))

  function renderActions(item: PledgeInList) {
    const { pledge, payment, thanks, closed } = item
    const { id, name, email, amount } = pledge
    const reference = referenceOf(id)
    const isByBank = pledge.paymentMethod === 'bank'
    const expected: ExpectedPayment = { kind: 'donation', id, name, email, amount, isByBank }
    const { onConfirm, onVoid } = payments.asking(item, expected, payment)
    const reopen = () =>
      reopening.run({
        row: id,
        item,
        act: () => reopenPledge(id),
        said: texts.reopened(reference),
      })
    return (
      <>
        {onConfirm && !closed && (
          <RowButton variant="secondary" label="Confirm…" about={reference} onClick={onConfirm} />
        )}
        {payment.paid > 0 && lastThanks(thanks) === '' && (
          <ThankLinks payment={expected} arrived={payment.paid} />
        )}
        <ThankButtons {...{ thanking, item, name }} row={id} gifts={thanks} />
        <RowMore about={reference}>
          <PaymentButtons
            payment={payment}
            about={reference}
            onConfirm={undefined}
            onVoid={onVoid}
          />
          {closed && (
            <RowButton
              label={texts.reopen}
              about={reference}
              disabled={reopening.isBusy}
              onClick={reopen}
            />
          )}
          {onConfirm && !closed && (
            <RowButton label={texts.doClose} about={reference} onClick={() => ask(item)} />
          )}
        </RowMore>
        <RowFailure failure={reopening.failureOf(id)} />
      </>
    )
  }

  const said = (
    <>
      <RowSuccess>{thanking.said}</RowSuccess>
      <RowSuccess>{reopening.said}</RowSuccess>
      <PaymentQuestions {...payments} staff={account} />
    </>
  )
  const dialog = about && (
    <ReasonDialog
      {...texts.close}
      {...closing}
      title={texts.close.title(referenceOf(about.pledge.id))}
      act={(reason) => closePledge(about.pledge.id, reason, account)}
    />
  )
  return { renderActions, said, dialog }
}

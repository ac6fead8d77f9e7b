import { useState } from 'react'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { referenceOf } from '@/domain/documentId'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import type { DeskProps } from '@/staff/pages/deskProps'
import { ReasonDialog } from '@/staff/pages/dialog/ReasonDialog'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { RowButton, RowFailure, RowMore, RowSuccess, useRowAction } from '@/staff/pages/list/Row'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { lastThanks } from '@/staff/pages/payments/recordText'
import { ThankButtons, useThanking } from '@/staff/pages/payments/ThankButtons'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import { closePledge, reopenPledge } from '@/staff/services/closedPledges'
import { findPledges, listPledges, reloadPledge, type PledgeInList } from '@/staff/services/pledges'
import { giftColumns } from './giftColumns'

export function GiftsTab({ account, people, searchText, onSearch }: DeskProps) {
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const pages = usePages(
    async (after) => {
      const filter = { method: method || undefined }
      if (searchText) return { items: await findPledges(searchText, filter, people), next: null }
      return listPledges(filter, after)
    },
    `${method} ${searchText}`,
    reloadPledge,
  )
  const payments = usePaymentQuestions<PledgeInList>((item) => void pages.refresh(item))
  const thanking = useThanking(account, pages)
  const reopening = useRowAction(pages)
  const { about, ask, closing } = useQuestion<PledgeInList>((item) => void pages.refresh(item))

  const renderActions = (item: PledgeInList) => {
    const { pledge, payment, thanks, closed } = item
    const { id, name, email, amount } = pledge
    const reference = referenceOf(id)
    const expected: ExpectedPayment = { kind: 'donation', id, name, email, amount }
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

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch}>
        <Choice
          label="Paid by"
          value={method}
          choices={['', ...paymentMethods]}
          nameOf={(each) => (each ? paymentTexts.methods[each] : 'Any way')}
          onChoose={setMethod}
        />
      </SearchForm>
      <RowSuccess>{thanking.said}</RowSuccess>
      <RowSuccess>{reopening.said}</RowSuccess>
      <PaymentQuestions {...payments} staff={account} />
      <StaffList
        label="Pledges"
        columns={giftColumns}
        renderActions={renderActions}
        pages={pages}
        keyOf={({ pledge }) => pledge.id}
        empty={searchText ? texts.notFound : texts.empty}
        fileName="pledges"
      />
      {about && (
        <ReasonDialog
          {...texts.close}
          {...closing}
          title={texts.close.title(referenceOf(about.pledge.id))}
          act={(reason) => closePledge(about.pledge.id, reason, account)}
        />
      )}
    </>
  )
}

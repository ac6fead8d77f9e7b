import { useState } from 'react'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/staff/domain/expectedPayment'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import type { DeskProps } from '@/staff/pages/deskProps'
import styles from '@/staff/pages/list/list.module.css'
import { LongText } from '@/staff/pages/list/LongText'
import { RowSuccess } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import type { Column } from '@/staff/pages/list/StaffTable'
import { timeText } from '@/staff/pages/list/timeText'
import { usePages } from '@/staff/pages/list/usePages'
import { PaymentButtons } from '@/staff/pages/payments/PaymentButtons'
import { PaymentCell, recordColumns } from '@/staff/pages/payments/PaymentCell'
import { PaymentQuestions, usePaymentQuestions } from '@/staff/pages/payments/PaymentQuestions'
import { lastThanks } from '@/staff/pages/payments/recordText'
import { ThankButtons, useThanking } from '@/staff/pages/payments/ThankButtons'
import { ThankLinks } from '@/staff/pages/payments/ThankLinks'
import { findPledges, listPledges, reloadPledge, type PledgeInList } from '@/staff/services/pledges'

const columns: readonly Column<PledgeInList>[] = [
  {
    name: 'Pledge',
    renderCell: ({ pledge }) => (
      <>
        <strong>{referenceOf(pledge.id)}</strong>
        <div className={styles.unbroken}>{timeText(pledge.at)}</div>
      </>
    ),
    csv: ({ pledge }) => pledge.id,
  },
  { name: 'When', csv: ({ pledge }) => (pledge.at ? dayInKenya(pledge.at) : '') },
  {
    name: 'Giver',
    renderCell: ({ pledge }) => (
      <div className={styles.person}>
        {pledge.name}
        <div>{pledge.email}</div>
        {pledge.message && (
          <blockquote className={styles.quote} dir="auto">
            <LongText text={pledge.message} />
          </blockquote>
        )}
      </div>
    ),
    csv: ({ pledge }) => pledge.name,
  },
  { name: 'Email', csv: ({ pledge }) => pledge.email },
  {
    name: 'Amount',
    renderCell: ({ pledge }) => (
      <div className={styles.unbroken}>
        {formatKsh(pledge.amount)} by {pledge.paymentMethod === 'bank' ? 'bank' : 'M-Pesa'}
      </div>
    ),
    csv: ({ pledge }) => pledge.amount,
  },
  { name: 'By', csv: ({ pledge }) => pledge.paymentMethod },
  { name: 'Message', csv: ({ pledge }) => pledge.message },
  {
    name: 'State',
    renderCell: ({ pledge, payment, thanks }) => (
      <>
        <PaymentCell payment={payment} words={texts.states} expected={pledge.amount} />
        {lastThanks(thanks)}
      </>
    ),
    csv: ({ payment }) => texts.states[payment.state],
  },
  ...recordColumns(({ payment }: PledgeInList) => payment),
  { name: 'Thanked', csv: ({ thanks }) => lastThanks(thanks) },
]

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

  const renderActions = (item: PledgeInList) => {
    const { pledge, payment, thanks } = item
    const { id, name, email, amount } = pledge
    const isByBank = pledge.paymentMethod === 'bank'
    const expected: ExpectedPayment = { kind: 'donation', id, name, email, amount, isByBank }
    return (
      <>
        {payment.paid > 0 && lastThanks(thanks) === '' && (
          <ThankLinks payment={expected} arrived={payment.paid} />
        )}
        <ThankButtons {...{ thanking, item, name }} row={id} gifts={thanks} />
        <PaymentButtons
          payment={payment}
          about={referenceOf(id)}
          {...payments.asking(item, expected, payment)}
        />
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
      <PaymentQuestions {...payments} staff={account} />
      <StaffList
        label="Pledges"
        columns={columns}
        renderActions={renderActions}
        pages={pages}
        keyOf={({ pledge }) => pledge.id}
        empty={searchText ? texts.notFound : texts.empty}
        fileName="pledges"
      />
    </>
  )
}

import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import type { ExpectedPayment } from '@/domain/staff/expectedPayment'
import type { DeskProps } from '@/pages/staff/deskProps'
import { SearchForm } from '@/pages/staff/list/SearchForm'
import { StaffList } from '@/pages/staff/list/StaffList'
import type { Column } from '@/pages/staff/list/StaffTable'
import { timeText } from '@/pages/staff/list/timeText'
import { usePages } from '@/pages/staff/list/usePages'
import { PaymentButtons } from '@/pages/staff/payments/PaymentButtons'
import { PaymentCell, recordColumns } from '@/pages/staff/payments/PaymentCell'
import { ThankLinks } from '@/pages/staff/payments/ThankLinks'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'
import { findPledges, listPledges, reloadPledge, type PledgeInList } from '@/services/staff/pledges'
import { GiftTotals } from './GiftTotals'

const texts = deskTexts.gifts

const columns: readonly Column<PledgeInList>[] = [
  {
    name: 'Pledge',
    renderCell: ({ pledge }) => (
      <>
        <strong>{referenceOf(pledge.id)}</strong>
        <Box sx={{ whiteSpace: 'nowrap' }}>{timeText(pledge.at)}</Box>
      </>
    ),
    csv: ({ pledge }) => pledge.id,
  },
  { name: 'When', csv: ({ pledge }) => (pledge.at ? dayInKenya(pledge.at) : '') },
  {
    name: 'Giver',
    renderCell: ({ pledge }) => (
      <>
        {pledge.name}
        <div>{pledge.email}</div>
        {pledge.message && (
          <Box component="q" sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {pledge.message}
          </Box>
        )}
      </>
    ),
    csv: ({ pledge }) => pledge.name,
  },
  { name: 'Email', csv: ({ pledge }) => pledge.email },
  {
    name: 'Amount',
    renderCell: ({ pledge }) => (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {formatKsh(pledge.amount)} by {pledge.paymentMethod === 'bank' ? 'bank' : 'M-Pesa'}
      </Box>
    ),
    csv: ({ pledge }) => pledge.amount,
  },
  { name: 'By', csv: ({ pledge }) => pledge.paymentMethod },
  { name: 'Message', csv: ({ pledge }) => pledge.message },
  {
    name: 'State',
    renderCell: ({ pledge, payment }) => (
      <PaymentCell payment={payment} words={texts.states} expected={pledge.amount} />
    ),
    csv: ({ payment }) => texts.states[payment.state],
  },
  ...recordColumns(({ payment }: PledgeInList) => payment),
]

/** Newest first. */
export function GiftsTab({ account }: DeskProps) {
  const [round, setRound] = useState(0)
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [sought, setSought] = useState('')
  const pages = usePages(
    async (after) => {
      const filter = { method: method || undefined }
      return sought
        ? { items: await findPledges(sought, filter), next: null }
        : listPledges(filter, after)
    },
    `${method} ${sought}`,
    reloadPledge,
  )
  const payments = usePaymentQuestions<PledgeInList>(account, (item) => {
    setRound((before) => before + 1)
    void pages.refresh(item)
  })

  const renderActions = (item: PledgeInList) => {
    const { pledge, payment } = item
    const { id, name, email, amount } = pledge
    const expected: ExpectedPayment = { kind: 'donation', id, name, email, amount }
    return (
      <>
        {payment.paid > 0 && <ThankLinks payment={expected} arrived={payment.paid} />}
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
      <GiftTotals round={round} />
      <SearchForm label={texts.search} sought={sought} onSearch={setSought}>
        <TextField
          select
          size="small"
          label="Paid by"
          value={method}
          onChange={({ target }) =>
            setMethod(paymentMethods.find((each) => each === target.value) ?? '')
          }
          sx={{ minWidth: '8rem' }}
        >
          <MenuItem value="">Either</MenuItem>
          <MenuItem value="mpesa">M-Pesa</MenuItem>
          <MenuItem value="bank">Bank</MenuItem>
        </TextField>
      </SearchForm>
      {payments.confirmed}
      <StaffList
        label="Pledges"
        columns={[...columns, { name: '', renderCell: renderActions }]}
        pages={pages}
        keyOf={({ pledge }) => pledge.id}
        empty={sought ? texts.notFound : texts.empty}
        fileName="pledges"
      />
      {payments.dialog}
    </>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useCallback, useState } from 'react'
import { deskTexts } from '@/content/staff'
import { dayInKenya } from '@/domain/calendar/calendar'
import { referenceOf } from '@/domain/documentId'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import type { ListCursor, ListPage } from '@/services/staff/database'
import { findPledges, listPledges, type PledgeInList } from '@/services/staff/pledges'
import { GiftTotals } from './GiftTotals'
import { timeText } from '@/pages/staff/list/timeText'
import type { OpenPayment } from '@/pages/staff/payments/PaymentDialogs'
import { SearchForm } from '@/pages/staff/list/SearchForm'
import type { DeskProps } from '@/pages/staff/deskProps'
import { StaffList, type Column } from '@/pages/staff/list/StaffList'
import { ThankLinks } from '@/pages/staff/payments/ThankLinks'
import { usePages } from '@/pages/staff/list/usePages'
import { usePaymentQuestions } from '@/pages/staff/payments/usePaymentQuestions'

const texts = deskTexts.gifts

/** Pledges, newest first, with how far they are; each can be confirmed, voided and thanked for. */
export function GiftsTab({ account }: DeskProps) {
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [sought, setSought] = useState('')
  const load = useCallback(
    async (after: ListCursor | null): Promise<ListPage<PledgeInList>> => {
      const filter = { method: method || undefined }
      return sought
        ? { items: await findPledges(sought, filter), next: null }
        : listPledges(filter, after)
    },
    [sought, method],
  )
  const pages = usePages(load)
  const [changes, setChanges] = useState(0)
  const payments = usePaymentQuestions(account, () => {
    setChanges(changes + 1)
    pages.again()
  })

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
      renderCell: ({ payment }) => (
        <Chip
          size="small"
          variant={payment.state === 'confirmed' ? 'filled' : 'outlined'}
          color={payment.state === 'confirmed' ? 'primary' : 'default'}
          label={texts.states[payment.state]}
        />
      ),
      csv: ({ payment }) => texts.states[payment.state],
    },
    {
      name: '',
      renderCell: (about) =>
        about.payment.state === 'confirmed' ? (
          <>
            <ThankLinks payment={paymentOf(about)} />
            <Button size="small" color="error" onClick={() => payments.askToVoid(about.payment)}>
              Void…
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="outlined"
            onClick={() => payments.askToConfirm(paymentOf(about))}
          >
            Confirm…
          </Button>
        ),
    },
  ]

  return (
    <>
      <p>{texts.lead}</p>
      <GiftTotals changes={changes} />
      <SearchForm label="Reference or email" sought={sought} onSearch={setSought}>
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
        columns={columns}
        pages={pages}
        keyOf={({ pledge }) => pledge.id}
        empty={texts.empty}
        fileName="pledges"
      />
      {payments.dialog}
    </>
  )
}

function paymentOf({ pledge: { id, name, email, amount } }: PledgeInList): OpenPayment {
  return { kind: 'donation', document: id, name, email, amount }
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useCallback, useState } from 'react'
import { TeamChannels } from '@/components/display/TeamChannels'
import { deskTexts } from '@/content/staff'
import { referenceOf } from '@/domain/documentId'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { formatKsh } from '@/domain/money/money'
import type { ListCursor, ListPage } from '@/services/staff/database'
import { findPledges, listPledges, type PledgeInList } from '@/services/staff/pledges'
import { GiftTotals } from './GiftTotals'
import { dayOf, timeText } from './moments'
import { ConfirmPaymentDialog, VoidDialog } from './PaymentDialogs'
import type { DeskProps } from './StaffDesk'
import { StaffList, type Column } from './StaffList'
import { usePages } from './usePages'

const texts = deskTexts.gifts

/** Pledges, newest first, with how far they are; each can be confirmed, voided and thanked for. */
export function GiftsTab({ account }: DeskProps) {
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const [search, setSearch] = useState('')
  const [sought, setSought] = useState('')
  const [asked, setAsked] = useState<{ about: PledgeInList; what: 'confirm' | 'void' } | null>(null)
  const load = useCallback(
    async (after: ListCursor | null): Promise<ListPage<PledgeInList>> =>
      sought
        ? { items: await findPledges(sought), next: null }
        : listPledges({ method: method || undefined }, after),
    [sought, method],
  )
  const pages = usePages(load)
  const close = () => setAsked(null)
  const done = () => {
    close()
    pages.again()
  }

  const columns: readonly Column<PledgeInList>[] = [
    {
      name: 'When',
      renderCell: ({ pledge }) => timeText(pledge.at),
      csv: ({ pledge }) => (pledge.at ? dayOf(pledge.at) : ''),
    },
    {
      name: 'Reference',
      renderCell: ({ pledge }) => referenceOf(pledge.id),
      csv: ({ pledge }) => pledge.id,
    },
    { name: 'Name', renderCell: ({ pledge }) => pledge.name, csv: ({ pledge }) => pledge.name },
    { name: 'Email', renderCell: ({ pledge }) => pledge.email, csv: ({ pledge }) => pledge.email },
    {
      name: 'Amount',
      renderCell: ({ pledge }) => formatKsh(pledge.amount),
      csv: ({ pledge }) => pledge.amount,
    },
    {
      name: 'By',
      renderCell: ({ pledge }) => (pledge.paymentMethod === 'bank' ? 'bank' : 'M-Pesa'),
      csv: ({ pledge }) => pledge.paymentMethod,
    },
    {
      name: 'Message',
      renderCell: ({ pledge }) => pledge.message,
      csv: ({ pledge }) => pledge.message,
    },
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
            <Thanks about={about} />
            <Button size="small" color="error" onClick={() => setAsked({ about, what: 'void' })}>
              Void…
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => setAsked({ about, what: 'confirm' })}>
            Confirm…
          </Button>
        ),
    },
  ]

  return (
    <>
      <p>{texts.lead}</p>
      <GiftTotals />
      <Box
        component="form"
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlock: 2 }}
        onSubmit={(event) => {
          event.preventDefault()
          setSought(search.trim())
        }}
      >
        <TextField
          size="small"
          label="Reference or email"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button type="submit" variant="outlined">
          Find
        </Button>
        {sought !== '' && (
          <Button
            onClick={() => {
              setSearch('')
              setSought('')
            }}
          >
            Show all
          </Button>
        )}
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
      </Box>
      <StaffList
        label="Pledges"
        columns={columns}
        pages={pages}
        keyOf={({ pledge }) => pledge.id}
        empty={texts.empty}
        fileName="pledges"
      />
      {asked?.what === 'confirm' && (
        <ConfirmPaymentDialog
          payment={{
            kind: 'donation',
            document: asked.about.pledge.id,
            amount: asked.about.pledge.amount,
            email: asked.about.pledge.email,
          }}
          staff={account}
          onDone={done}
          onClose={close}
        />
      )}
      {asked?.what === 'void' && 'confirmation' in asked.about.payment && (
        <VoidDialog
          confirmation={asked.about.payment.confirmation}
          staff={account}
          onDone={done}
          onClose={close}
        />
      )}
    </>
  )
}

/** A thank-you by mail, ready to send. */
function Thanks({ about: { pledge } }: { about: PledgeInList }) {
  const { subject, text } = deskTexts.thanks
  return (
    <TeamChannels
      team={{ whatsApp: null, phone: null, email: pledge.email }}
      subject={subject}
      text={text(pledge.name, formatKsh(pledge.amount), referenceOf(pledge.id))}
      name={() => 'Thank by email'}
    />
  )
}

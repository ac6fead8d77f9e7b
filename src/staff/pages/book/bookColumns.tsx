import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { bookTexts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { formatKsh } from '@/domain/money/money'
import { differenceText, type BookEntry } from '@/staff/domain/book'
import { countedAmount } from '@/staff/domain/confirmation'
import { dayText, timeText } from '@/staff/pages/list/timeText'
import styles from '@/staff/pages/list/list.module.css'
import type { Column } from '@/staff/pages/list/StaffTable'
import { codeText } from '@/staff/pages/payments/recordText'
import { amountText, kindText, payerText } from './entryTexts'

export const bookColumns: readonly Column<BookEntry>[] = [
  {
    name: 'Paid on',
    renderCell: (entry) => (
      <div className={styles.code}>
        <NoWrap>{dayText(entry.record.paidOn)}</NoWrap>
        <Box
          component="strong"
          sx={{ whiteSpace: entry.record.method === 'mpesa' ? 'nowrap' : 'normal' }}
        >
          {codeText(entry.record)}
        </Box>
        <div>{paymentTexts.methods[entry.record.method]}</div>
      </div>
    ),
    csv: ({ record }) => record.paidOn,
  },
  { name: 'Code', csv: ({ record }) => record.code },
  { name: 'How', csv: ({ record }) => paymentTexts.methods[record.method] },
  {
    name: 'For',
    renderCell: (entry) => (
      <Wide>
        {kindText(entry)}
        {entry.record.note && <div>{entry.record.note}</div>}
      </Wide>
    ),
    csv: ({ record }) => recordKindNames[record.kind],
  },
  { name: 'Of', csv: ({ record }) => record.document },
  { name: 'Note', csv: ({ record }) => record.note },
  {
    name: 'From',
    renderCell: (entry) => <Wide>{payerText(entry)}</Wide>,
    csv: payerText,
  },
  { name: 'Pledged', csv: ({ payer }) => payer?.pledged ?? '' },
  {
    name: 'Arrived',
    renderCell: (entry) => (
      <>
        <NoWrap>{entry.void ? <s>{amountText(entry)}</s> : amountText(entry)}</NoWrap>
        {differenceText(entry)}
        {entry.refund && (
          <div>
            {bookTexts.paidBack(formatKsh(entry.refund.amount), dayText(entry.refund.paidOn))}
          </div>
        )}
      </>
    ),
    csv: ({ record }) => countedAmount(record),
  },
  {
    name: 'Confirmed',
    renderCell: ({ record, void: voided }) => (
      <div className={styles.person}>
        <NoWrap>{timeText(record.at)}</NoWrap>
        {record.byEmail}
        {voided && (
          <div>
            <strong>{bookTexts.voided(timeText(voided.at), voided.byEmail)}</strong> {voided.reason}
          </div>
        )}
      </div>
    ),
    csv: ({ record }) => record.at?.toISOString() ?? '',
  },
  { name: 'By', csv: ({ record }) => record.byEmail },
  {
    name: 'State',
    csv: ({ void: voided }) => (voided ? bookTexts.isVoid : bookTexts.counts),
  },
  { name: 'Reason', csv: ({ void: voided }) => voided?.reason ?? '' },
]

function NoWrap({ children }: { children: ReactNode }) {
  return <div className={styles.unbroken}>{children}</div>
}

function Wide({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', '@media (min-width: 48rem)': { minWidth: '9rem' } }}>
      {children}
    </Box>
  )
}

import Box from '@mui/material/Box'
import { bookTexts, recordKindNames, wayNames } from '@/content/staffBook'
import { formatKsh } from '@/domain/money/money'
import { differenceText, type BookEntry } from '@/domain/staff/book'
import { timeText } from '@/pages/staff/list/timeText'
import type { Column } from '@/pages/staff/list/StaffTable'
import { kindText, payerText } from './entryTexts'

export const bookColumns: readonly Column<BookEntry>[] = [
  {
    name: 'Paid on',
    renderCell: ({ record }) => <Box sx={{ whiteSpace: 'nowrap' }}>{record.paidOn}</Box>,
    csv: ({ record }) => record.paidOn,
  },
  {
    name: 'Code',
    renderCell: ({ record }) => (
      <>
        <strong>{record.code}</strong>
        <div>{wayNames[record.method]}</div>
      </>
    ),
    csv: ({ record }) => record.code,
  },
  { name: 'How', csv: ({ record }) => wayNames[record.method] },
  {
    name: 'For',
    renderCell: (entry) => (
      <>
        {kindText(entry)}
        {entry.record.note && <div>{entry.record.note}</div>}
      </>
    ),
    csv: ({ record }) => recordKindNames[record.kind],
  },
  { name: 'Of', csv: ({ record }) => record.document },
  { name: 'Note', csv: ({ record }) => record.note },
  { name: 'From', renderCell: payerText, csv: payerText },
  { name: 'Pledged', csv: ({ payer }) => payer?.pledged ?? '' },
  {
    name: 'Arrived',
    renderCell: (entry) => (
      <>
        <Box
          component={entry.void ? 's' : 'span'}
          sx={{ whiteSpace: 'nowrap', color: entry.void ? 'text.secondary' : 'text.primary' }}
        >
          {formatKsh(entry.record.amount)}
        </Box>
        <div>{differenceText(entry)}</div>
      </>
    ),
    csv: ({ record }) => record.amount,
  },
  {
    name: 'Confirmed',
    renderCell: ({ record }) => (
      <>
        <Box sx={{ whiteSpace: 'nowrap' }}>{timeText(record.at)}</Box>
        <div>{record.byEmail}</div>
      </>
    ),
    csv: ({ record }) => record.at?.toISOString() ?? '',
  },
  { name: 'By', csv: ({ record }) => record.byEmail },
  {
    name: 'State',
    renderCell: ({ void: voided }) =>
      voided ? (
        <>
          {bookTexts.voided(timeText(voided.at), voided.byEmail)} {voided.reason}
        </>
      ) : (
        bookTexts.counts
      ),
    csv: ({ void: voided }) => (voided ? 'Void' : bookTexts.counts),
  },
  { name: 'Reason', csv: ({ void: voided }) => voided?.reason ?? '' },
]

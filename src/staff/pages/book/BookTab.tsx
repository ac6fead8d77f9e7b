import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/buttons/Button'
import { Status } from '@/components/form/Form'
import { bookTexts as texts } from '@/staff/content/book'
import { bookingTexts } from '@/staff/content/booking'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import type { BookFilter } from '@/staff/domain/book'
import { BookingDialog } from '@/staff/pages/booking/BookingDialog'
import { incomeOpening } from '@/staff/pages/booking/opening'
import { DialogButton } from '@/staff/pages/dialog/DialogButton'
import { Choice } from '@/staff/pages/list/SearchForm'
import styles from '@/staff/pages/list/list.module.css'
import { StaffList } from '@/staff/pages/list/StaffList'
import { monthText } from '@/staff/domain/days'
import { useMonths } from '@/staff/pages/list/useMonths'
import { PartState } from '@/staff/pages/PartState'
import { partText } from '@/staff/pages/payments/records'
import { useDesk } from '@/staff/pages/useDesk'
import { maxFound } from '@/staff/services/search'
import { bookColumns } from './bookColumns'
import { BookSearch } from './BookSearch'
import { EntryActions } from './EntryActions'
import { LeftPayments } from './LeftPayments'
import { MonthSheet } from './MonthSheet'
import { MonthSums } from './MonthSums'
import { PublishMonth } from './PublishMonth'
import { useBook } from './useBook'

export function BookTab() {
  const { searchText } = useDesk()
  const [today] = useState(() => dayInKenya(new Date()))
  const thisMonth = today.slice(0, 7)
  /** '' stands for all months. */
  const [month, setMonth] = useState(searchText ? '' : thisMonth)
  const [chosen, onFilter] = useState<Pick<BookFilter, 'kind' | 'method'>>({ kind: '', method: '' })
  const filter = { ...chosen, searchText }
  const [printed, setPrinted] = useState('')
  const [said, setSaid] = useState('')
  const { months, refetch: refetchMonths, ...ofMonths } = useMonths(thisMonth, month)
  const { book, pages, left } = useBook(month, filter)
  const ofMonth = month && book && book.length > 0 ? book : null

  return (
    <>
      <p>{texts.lead}</p>
      <div className={styles.buttons}>
        <Choice
          label="Month"
          value={month}
          choices={[...months, '']}
          nameOf={(each) => (each ? monthText(each) : texts.allMonths)}
          onChoose={setMonth}
        />
        <DialogButton variant="secondary" label={texts.recordIncome}>
          <BookingDialog
            opening={incomeOpening}
            onDone={({ amount, paidOn }) => {
              const stored = paidOn.slice(0, 7)
              setSaid(bookingTexts.incomeDone(formatKsh(amount), monthText(stored)))
              pages.refetch()
              refetchMonths()
              setMonth(stored)
            }}
          />
        </DialogButton>
      </div>
      {ofMonths.failure && <PartState {...ofMonths} />}
      <Status tone="success">{said || null}</Status>
      {ofMonth && <MonthSums label={texts.sums(monthText(month))} entries={ofMonth} />}
      <BookSearch {...{ filter, onFilter }} />
      <StaffList
        label="Book"
        columns={bookColumns}
        nameOf={partText}
        renderActions={(entry) => <EntryActions entry={entry} />}
        pages={{
          ...pages,
          refresh: () => {
            // It may be void now.
            setSaid('')
            return pages.refresh()
          },
        }}
        filter={[month, ...Object.values(filter)].join()}
        empty={
          month && !ofMonth ? texts.empty : month || searchText ? texts.notFound : texts.narrow
        }
        countOf={['entry', 'entries']}
        fileName={`book-${month || 'search'}`}
      >
        {ofMonth && left.items && (
          <Button variant="secondary" onClick={() => printWith(() => setPrinted(month))}>
            {texts.print}
          </Button>
        )}
        {month && searchText && (
          <Button variant="secondary" onClick={() => setMonth('')}>
            {texts.lookEverywhere}
          </Button>
        )}
      </StaffList>
      {!month && book && book.length >= maxFound && <p>{texts.notAll(maxFound)}</p>}
      {left.items?.length !== 0 && <LeftPayments month={month} pages={left} />}
      {ofMonth && month < thisMonth && <PublishMonth key={month} month={month} entries={ofMonth} />}
      {ofMonth && left.items && printed === month && (
        <MonthSheet {...{ month, today }} left={left.items} entries={ofMonth} />
      )}
    </>
  )
}

function printWith(show: () => void): void {
  flushSync(show)
  window.print()
}

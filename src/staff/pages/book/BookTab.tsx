import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/buttons/Button'
import { bookTexts as texts } from '@/staff/content/book'
import { bookingTexts } from '@/staff/content/booking'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import type { DeskProps } from '@/staff/pages/deskProps'
import { Choice } from '@/staff/pages/list/SearchForm'
import styles from '@/staff/pages/list/list.module.css'
import { RowSuccess } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { monthText } from '@/staff/pages/list/timeText'
import { bookColumns } from './bookColumns'
import { BookSearch } from './BookSearch'
import { LeftPayments } from './LeftPayments'
import { MonthSheet } from './MonthSheet'
import { MonthSums } from './MonthSums'
import { PublishMonth } from './PublishMonth'
import { useBook } from './useBook'
import { useEntryQuestions } from './useEntryQuestions'

export function BookTab({ account, people, searchText, onSearch }: DeskProps) {
  const [today] = useState(() => dayInKenya(new Date()))
  const [printed, setPrinted] = useState('')
  const shown = useBook(today.slice(0, 7), searchText, people)
  const { month, setMonth, kind, setKind, method, setMethod, months, refetchMonths, book, pages } =
    shown
  const { left, leftPages } = shown
  const [said, setSaid] = useState('')
  const questions = useEntryQuestions(account, pages.refetch, ({ amount, paidOn }) => {
    const stored = paidOn.slice(0, 7)
    setSaid(bookingTexts.incomeDone(formatKsh(amount), monthText(stored)))
    refetchMonths()
    setMonth(stored)
  })
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
        <Button variant="secondary" onClick={questions.recordIncome}>
          {texts.recordIncome}
        </Button>
      </div>
      <RowSuccess>{said}</RowSuccess>
      {ofMonth && <MonthSums label={texts.sums(monthText(month))} entries={ofMonth} />}
      <BookSearch {...{ searchText, onSearch, kind, setKind, method, setMethod }} />
      <StaffList
        label="Book"
        columns={bookColumns}
        renderActions={questions.renderButtons}
        pages={pages}
        keyOf={({ record }) => record.id}
        empty={
          month && !ofMonth ? texts.empty : month || searchText ? texts.notFound : texts.narrow
        }
        countOf="entries"
        fileName={`book-${month || 'search'}`}
      >
        {ofMonth && left && (
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
      {left?.length !== 0 && (
        <LeftPayments
          month={monthText(month)}
          left={left}
          pages={leftPages}
          fileName={`known-and-left-${month}`}
        />
      )}
      {ofMonth && month < today.slice(0, 7) && (
        <PublishMonth key={month} {...{ month, account }} entries={ofMonth} />
      )}
      {ofMonth && left && printed === month && (
        <MonthSheet {...{ month, today, left }} entries={ofMonth} />
      )}
      {questions.dialog}
    </>
  )
}

function printWith(show: () => void): void {
  flushSync(show)
  window.print()
}

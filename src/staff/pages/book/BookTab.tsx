import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/buttons/Button'
import { bookTexts as texts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import type { Account } from '@/domain/members/account'
import type { BookEntry } from '@/staff/domain/book'
import { recordKinds, methods } from '@/staff/domain/confirmation'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import styles from '@/staff/pages/list/list.module.css'
import { RowButton, RowMore } from '@/staff/pages/list/Row'
import { StaffList } from '@/staff/pages/list/StaffList'
import { monthText } from '@/staff/pages/list/timeText'
import { partText } from '@/staff/pages/payments/recordText'
import { VoidDialog } from '@/staff/pages/payments/VoidDialog'
import { bookColumns } from './bookColumns'
import { MonthSheet } from './MonthSheet'
import { MonthSums } from './MonthSums'
import { RecordIncome } from './RecordIncome'
import { RefundDialog } from './RefundDialog'
import { useBook } from './useBook'

export function BookTab({ account, people, searchText, onSearch }: DeskProps) {
  const [today] = useState(() => dayInKenya(new Date()))
  const [printed, setPrinted] = useState('')
  const { month, setMonth, kind, setKind, method, setMethod, months, refetchMonths, book, pages } =
    useBook(today.slice(0, 7), searchText, people)
  const questions = useEntryQuestions(account, pages.refetch)
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
        <RecordIncome
          staff={account}
          onStored={({ paidOn }) => {
            refetchMonths()
            setMonth(paidOn.slice(0, 7))
            pages.refetch()
          }}
        />
      </div>
      {ofMonth && <MonthSums label={texts.sums(monthText(month))} entries={ofMonth} />}
      <SearchForm label={texts.search} searchText={searchText} onSearch={onSearch}>
        <Choice
          label="For"
          value={kind}
          choices={['', ...recordKinds]}
          nameOf={(each) => (each ? recordKindNames[each] : 'Anything')}
          onChoose={setKind}
        />
        <Choice
          label="How"
          value={method}
          choices={['', ...methods]}
          nameOf={(each) => (each ? paymentTexts.methods[each] : 'Any way')}
          onChoose={setMethod}
        />
      </SearchForm>
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
        {ofMonth && (
          <Button
            variant="secondary"
            onClick={() => {
              flushSync(() => setPrinted(month))
              window.print()
            }}
          >
            {texts.print}
          </Button>
        )}
        {month && searchText && (
          <Button variant="secondary" onClick={() => setMonth('')}>
            {texts.lookEverywhere}
          </Button>
        )}
      </StaffList>
      {ofMonth && printed === month && <MonthSheet month={month} today={today} entries={ofMonth} />}
      {questions.dialog}
    </>
  )
}

function useEntryQuestions(staff: Account, done: () => void) {
  const { about, ask, closing } = useQuestion<{
    readonly entry: BookEntry
    readonly Dialog: typeof RefundDialog
  }>(done)
  return {
    renderButtons: (entry: BookEntry) => {
      if (entry.void) return null
      const { record, refund } = entry
      const button = (label: string, Dialog: typeof RefundDialog) => (
        <RowButton
          label={label}
          about={partText(record)}
          isGrave={Dialog === VoidEntry}
          onClick={() => ask({ entry, Dialog })}
        />
      )
      return (
        <RowMore about={partText(record)}>
          {record.kind !== 'refund' && !refund && button(texts.refund.open, RefundDialog)}
          {button('Void…', VoidEntry)}
        </RowMore>
      )
    },
    dialog: about && <about.Dialog entry={about.entry} staff={staff} {...closing} />,
  }
}

function VoidEntry({ entry: { record, payer }, ...props }: Parameters<typeof RefundDialog>[0]) {
  return <VoidDialog record={record} name={payer?.name ?? ''} {...props} />
}

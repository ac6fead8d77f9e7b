import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetched } from '@/components/form/useFetched'
import { bookTexts as texts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { isInFilter, sumsOf, type BookEntry, type BookFilter } from '@/staff/domain/book'
import { recordKinds, methods } from '@/staff/domain/confirmation'
import type { DeskProps } from '@/staff/pages/deskProps'
import { useQuestion } from '@/staff/pages/dialog/useQuestion'
import { PartState } from '@/staff/pages/PartState'
import { saveCsv } from '@/staff/pages/list/saveTextFile'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { findInBook, loadFirstMonth, loadMonth } from '@/staff/services/book'
import type { KnownPayers } from '@/staff/services/payers'
import { bookColumns } from './bookColumns'
import { ChoiceField } from '@/staff/pages/list/ChoiceField'
import { partText } from '@/staff/pages/payments/recordText'
import { VoidDialog } from '@/staff/pages/payments/VoidDialog'
import { IncomeForm } from './IncomeForm'
import { MonthSheet } from './MonthSheet'
import { MonthSums } from './MonthSums'
import { RefundDialog } from './RefundDialog'
import { monthText } from '@/staff/pages/list/timeText'
import { monthRange } from './monthRange'

const rowsAtOnce = 50

export function BookTab({ account, searchText, onSearch }: DeskProps) {
  const [today] = useState(() => dayInKenya(new Date()))
  const thisMonth = today.slice(0, 7)
  /** '': all months. */
  const [month, setMonth] = useState(searchText ? '' : thisMonth)
  const [choice, setChoice] = useState<Omit<BookFilter, 'searchText'>>({ kind: '', method: '' })
  const filter: BookFilter = { ...choice, searchText }
  const [most, setMost] = useState(rowsAtOnce)
  const [isOnPaper, setIsOnPaper] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const [known] = useState<KnownPayers>(() => new Map())
  const { value: firstMonth, refetch: lookForFirst } = useFetched(loadFirstMonth)
  const {
    value: book,
    refetch,
    ...state
  } = useFetched<readonly BookEntry[]>(
    () => (month ? loadMonth(month, known) : findInBook(filter.searchText, known)),
    month || `all ${filter.searchText}`,
  )
  const { about, ask, closing } = useQuestion<{
    readonly entry: BookEntry
    readonly Dialog: typeof RefundDialog
  }>(refetch)

  const found = book?.filter((entry) => isInFilter(entry, filter)) ?? []
  const first = [month || thisMonth, firstMonth ?? thisMonth].toSorted()[0] ?? thisMonth
  const choose = (next: Partial<typeof choice>) => {
    setChoice({ ...choice, ...next })
    setMost(rowsAtOnce)
  }

  function print() {
    flushSync(() => setIsOnPaper(true))
    window.print()
  }

  return (
    <>
      <p>{texts.lead}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', marginBlock: 2 }}>
        <ChoiceField
          label="Month"
          value={month}
          choices={[
            ...monthRange(first, thisMonth).map((each) => [each, monthText(each)] as const),
            ['', texts.allMonths],
          ]}
          onChoose={(next) => {
            setMonth(next)
            setIsOnPaper(false)
            setMost(rowsAtOnce)
          }}
        />
        <Button
          variant="outlined"
          aria-expanded={isWriting}
          onClick={() => setIsWriting(!isWriting)}
        >
          {texts.income.open}
        </Button>
      </Box>
      {isWriting && (
        <Box component="section" aria-label={texts.income.title} sx={{ marginBlockEnd: 3 }}>
          <h2>{texts.income.title}</h2>
          <p>{texts.income.lead}</p>
          <IncomeForm
            staff={account}
            onStored={({ paidOn }) => {
              lookForFirst()
              setMonth(paidOn.slice(0, 7))
              refetch()
            }}
          />
        </Box>
      )}
      {month && book && book.length > 0 && (
        <MonthSums label={texts.sums(monthText(month))} sums={sumsOf(book)} />
      )}
      <SearchForm
        label={texts.search}
        searchText={filter.searchText}
        onSearch={(next) => {
          onSearch(next)
          setMost(rowsAtOnce)
        }}
      >
        <ChoiceField
          label="For"
          value={filter.kind}
          choices={[
            ['', 'Anything'],
            ...recordKinds.map((each) => [each, recordKindNames[each]] as const),
          ]}
          onChoose={(kind) => choose({ kind })}
        />
        <ChoiceField
          label="How"
          value={filter.method}
          choices={[
            ['', 'Any way'],
            ...methods.map((each) => [each, paymentTexts.methods[each]] as const),
          ]}
          onChoose={(method) => choose({ method })}
        />
      </SearchForm>
      <PartState {...state} />
      {book && !state.isPending && (
        <div role="status">
          {found.length > 0 && texts.count(Math.min(most, found.length), found.length)}
          {found.length === 0 && <p>{emptyText()}</p>}
        </div>
      )}
      {found.length > 0 && (
        <StaffTable
          label="Book"
          items={found.slice(0, most)}
          keyOf={({ record }) => record.id}
          columns={[
            ...bookColumns,
            {
              name: '',
              renderCell: (entry) =>
                entry.void ? null : (
                  <>
                    {entry.record.kind !== 'refund' && !entry.refund && (
                      <Button
                        size="small"
                        aria-label={`${texts.refund.open} ${partText(entry.record)}`}
                        onClick={() => ask({ entry, Dialog: RefundDialog })}
                      >
                        {texts.refund.open}
                      </Button>
                    )}
                    <Button
                      size="small"
                      color="error"
                      aria-label={`Void… ${partText(entry.record)}`}
                      onClick={() => ask({ entry, Dialog: VoidEntry })}
                    >
                      Void…
                    </Button>
                  </>
                ),
            },
          ]}
        />
      )}
      <p className="actions">
        {found.length > most && (
          <Button variant="outlined" onClick={() => setMost(most + rowsAtOnce)}>
            {texts.more(found.length - most)}
          </Button>
        )}
        {found.length > 0 && (
          <Button
            variant="outlined"
            onClick={() => saveCsv(`book-${month || 'search'}`, bookColumns, found)}
          >
            Download as CSV
          </Button>
        )}
        {month && book && book.length > 0 && (
          <Button variant="outlined" onClick={print}>
            {texts.print}
          </Button>
        )}
        {month && filter.searchText && (
          <Button variant="outlined" onClick={() => setMonth('')}>
            {texts.lookEverywhere}
          </Button>
        )}
      </p>
      {isOnPaper && month && book && <MonthSheet month={month} today={today} entries={book} />}
      {about && <about.Dialog entry={about.entry} staff={account} {...closing} />}
    </>
  )

  function emptyText(): string {
    if (!month) return filter.searchText ? texts.notFound : texts.narrow
    return book?.length === 0 ? texts.empty : texts.notFound
  }
}

function VoidEntry({ entry: { record, payer }, ...props }: Parameters<typeof RefundDialog>[0]) {
  return <VoidDialog record={record} name={payer?.name ?? ''} {...props} />
}

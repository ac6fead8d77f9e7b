import Button from '@mui/material/Button'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetched } from '@/components/form/useFetched'
import { giversTexts as texts } from '@/staff/content/givers'
import { thanksTexts } from '@/staff/content/payments'
import { dayInKenya } from '@/domain/calendar/calendar'
import { Failure } from '@/domain/failure'
import { formatKsh } from '@/domain/money/money'
import { giversOf, giftsToThank, type Giver } from '@/staff/domain/givers'
import { hasAllWords } from '@/staff/domain/textSearch'
import { ChoiceField } from '@/staff/pages/list/ChoiceField'
import type { DeskProps } from '@/staff/pages/deskProps'
import { PartState } from '@/staff/pages/PartState'
import { RowSuccess } from '@/staff/pages/list/RowNotes'
import { saveCsv } from '@/staff/pages/list/saveTextFile'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffTable } from '@/staff/pages/list/StaffTable'
import { DraftLinks } from '@/staff/pages/payments/DraftLinks'
import { useThanking } from '@/staff/pages/payments/useThanking'
import { loadFirstMonth } from '@/staff/services/book'
import { loadGifts } from '@/staff/services/givers'
import { canUndo } from '@/staff/services/thanks'
import { giverColumns } from './giverColumns'
import { draftText, nameText } from './giverTexts'
import { MailMerge } from './MailMerge'
import { toThanked, reloadThanks } from './reloadThanks'
import { StatementSheet } from './StatementSheet'

const rowsAtOnce = 50

export function GiversTab({ account, searchText, onSearch }: DeskProps) {
  const [thisYear] = useState(() => dayInKenya(new Date()).slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const [thanked, setThanked] = useState<'all' | 'open'>('all')
  const [most, setMost] = useState(rowsAtOnce)
  const [shownId, setShownId] = useState<string | null>(null)
  const { value: firstMonth, ...years } = useFetched(loadFirstMonth)
  const { value: gifts, change, refetch, ...state } = useFetched(() => loadGifts(year), year)
  const thanking = useThanking<readonly Giver[]>(account, {
    isPending: state.isPending,
    async refresh(those) {
      try {
        change(await reloadThanks(those))
      } catch (failure) {
        if (!(failure instanceof Failure)) throw failure
        refetch()
      }
    },
  })

  const givers = giversOf(gifts ?? [])
  // Just thanked ones stay, for an undo.
  const isOpen = (giver: Giver) =>
    giftsToThank(giver).length > 0 || giver.gifts.some(({ thanks }) => canUndo(thanks, account))
  const listed = givers.filter(
    (giver) => isFound(giver, searchText) && (thanked === 'all' || isOpen(giver)),
  )
  const shown = givers.find(({ id }) => id === shownId)
  const firstYear = [firstMonth?.slice(0, 4) ?? thisYear, thisYear].toSorted()[0] ?? thisYear

  if (shown) {
    return (
      <StatementSheet
        giver={shown}
        year={year}
        onBack={() => {
          flushSync(() => setShownId(null))
          document.getElementById(statementButton(shown))?.focus()
        }}
      />
    )
  }

  const renderActions = (giver: Giver) => {
    if (!giver.isStored) return null
    const open = giftsToThank(giver)
    return (
      <>
        {open.length > 0 && (
          <DraftLinks
            email={giver.email}
            phone={giver.phone}
            subject={texts.draft.subject}
            text={draftText(giver)}
            label={thanksTexts.draft.by}
          />
        )}
        {thanking.renderButtons(
          giver.id,
          [giver],
          nameText(giver),
          toThanked([...open, ...giver.gifts.filter(({ thanks }) => thanks)]),
        )}
        <Button
          size="small"
          id={statementButton(giver)}
          aria-label={`${texts.statement.open} ${nameText(giver)}`}
          onClick={() => setShownId(giver.id)}
        >
          {texts.statement.open}
        </Button>
      </>
    )
  }

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm
        label={texts.search}
        searchText={searchText}
        onSearch={(text) => {
          onSearch(text)
          setMost(rowsAtOnce)
        }}
      >
        <ChoiceField
          label="Year"
          value={year}
          choices={yearsFrom(firstYear, thisYear).map((each) => [each, each] as const)}
          onChoose={(next) => {
            setYear(next)
            setMost(rowsAtOnce)
          }}
        />
        <ChoiceField
          label={texts.filter}
          value={thanked}
          choices={[
            ['all', texts.all],
            ['open', texts.open],
          ]}
          onChoose={setThanked}
        />
      </SearchForm>
      {years.failure && <PartState {...years} />}
      <PartState {...state} />
      <RowSuccess>{thanking.said}</RowSuccess>
      {gifts && givers.length > 0 && (
        <p>
          {texts.sum(
            givers.length,
            formatKsh(givers.reduce((sum, giver) => sum + giver.sum, 0)),
            year,
            givers.filter((giver) => giftsToThank(giver).length > 0).length,
          )}
        </p>
      )}
      {gifts && !state.isPending && (
        <div role="status">
          {listed.length > 0 ? (
            texts.count(Math.min(most, listed.length), listed.length)
          ) : (
            <p>{givers.length === 0 ? texts.empty(year) : texts.notFound}</p>
          )}
        </div>
      )}
      {listed.length > 0 && (
        <>
          <StaffTable
            label="Givers"
            items={listed.slice(0, most)}
            keyOf={({ id }) => id}
            columns={[...giverColumns, { name: '', renderCell: renderActions }]}
          />
          <p className="actions">
            {listed.length > most && (
              <Button variant="outlined" onClick={() => setMost(most + rowsAtOnce)}>
                {texts.more(listed.length - most)}
              </Button>
            )}
            <Button
              variant="outlined"
              onClick={() => saveCsv(`givers-${year}`, giverColumns, listed)}
            >
              Download as CSV
            </Button>
          </p>
        </>
      )}
      {gifts && givers.length > 0 && (
        <MailMerge
          key={year}
          year={year}
          givers={givers}
          listed={listed}
          thanking={thanking}
          staff={account}
          onReload={change}
        />
      )}
    </>
  )
}

function isFound({ gifts }: Giver, searchText: string): boolean {
  const contacts = gifts.flatMap((gift) => gift.contacts)
  const words = contacts.flatMap(({ name, email, phone }) => [name, email, phone])
  return hasAllWords(words.join(' '), searchText)
}

function statementButton({ id }: Giver): string {
  return `statement-${id}`
}

function yearsFrom(first: string, last: string): readonly string[] {
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(last) - index),
  )
}

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { giversTexts as texts } from '@/staff/content/givers'
import { dayInKenya } from '@/domain/calendar/calendar'
import { formatKsh } from '@/domain/money/money'
import { giftsToThank, giversOf, type Giver } from '@/staff/domain/givers'
import { hasAllWords } from '@/staff/domain/textSearch'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { useMonths } from '@/staff/pages/list/useMonths'
import { usePages } from '@/staff/pages/list/usePages'
import { PartState } from '@/staff/pages/PartState'
import { useDesk } from '@/staff/pages/useDesk'
import { loadGifts, reloadThanks } from '@/staff/services/givers'
import { canUndo } from '@/staff/services/storeOnce'
import { GiverActions, giverColumns, nameText, statementButton } from './giverRow'
import { MailMerge } from './MailMerge'
import { StatementSheet } from './StatementSheet'

export function GiversTab() {
  const { staff, searchText } = useDesk()
  const [thisMonth] = useState(() => dayInKenya(new Date()).slice(0, 7))
  const [year, setYear] = useState(thisMonth.slice(0, 4))
  const [thanked, setThanked] = useState<'all' | 'open'>('all')
  const [shownId, setShownId] = useState<string | null>(null)
  const { months, ...ofMonths } = useMonths(thisMonth)
  const pages = usePages(async () => giversOf(await loadGifts(year)), year, reloadThanks)
  const { items: givers } = pages
  // Givers who were just thanked stay, so that it can be undone.
  const isOpen = (giver: Giver) =>
    giftsToThank(giver).length > 0 || giver.gifts.some(({ thanks }) => canUndo(thanks, staff))
  const listed =
    givers &&
    givers.filter((giver) => isFound(giver, searchText) && (thanked === 'all' || isOpen(giver)))
  const shown = givers?.find(({ id }) => id === shownId)

  if (givers && shown) {
    return (
      <StatementSheet
        giver={shown}
        year={year}
        isWhole={givers.every(({ isStored }) => isStored)}
        onBack={() => {
          flushSync(() => setShownId(null))
          document.getElementById(statementButton(shown))?.focus()
        }}
      />
    )
  }
  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search}>
        <Choice
          label="Year"
          value={year}
          choices={[...new Set(months.map((month) => month.slice(0, 4)))]}
          onChoose={setYear}
        />
        <Choice
          label={texts.filter}
          value={thanked}
          choices={['all', 'open']}
          nameOf={(each) => texts[each]}
          onChoose={setThanked}
        />
      </SearchForm>
      {ofMonths.failure && <PartState {...ofMonths} />}
      {givers && givers.length > 0 && <p>{sumText(givers, year)}</p>}
      <StaffList
        label="Givers"
        columns={giverColumns}
        nameOf={nameText}
        renderActions={(giver) => <GiverActions giver={giver} onShow={setShownId} />}
        pages={{ ...pages, items: listed }}
        filter={`${year} ${searchText}`}
        empty={givers?.length === 0 ? texts.empty(year) : texts.notFound}
        countOf={['giver', 'givers']}
        fileName={`givers-${year}`}
      />
      {givers && listed && givers.length > 0 && (
        <MailMerge key={year} {...{ year, listed, pages }} />
      )}
    </>
  )
}

function isFound({ gifts }: Giver, searchText: string): boolean {
  const contacts = gifts.flatMap((gift) => gift.contacts)
  const words = contacts.flatMap(({ name, email, phone }) => [name, email, phone])
  return hasAllWords(words.join(' '), searchText)
}

function sumText(givers: readonly Giver[], year: string): string {
  const sum = givers.reduce((all, giver) => all + giver.sum, 0)
  const open = givers.filter((giver) => giftsToThank(giver).length > 0)
  return texts.sum(givers.length, formatKsh(sum), year, open.length)
}

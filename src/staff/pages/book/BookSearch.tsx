import { bookTexts as texts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import { methods, recordKinds } from '@/staff/domain/confirmation'
import type { DeskProps } from '@/staff/pages/deskProps'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import type { useBook } from './useBook'

/** By words, what the money is for, and how it came. */
export function BookSearch({
  searchText,
  onSearch,
  kind,
  setKind,
  method,
  setMethod,
}: Pick<DeskProps, 'searchText' | 'onSearch'> &
  Pick<ReturnType<typeof useBook>, 'kind' | 'setKind' | 'method' | 'setMethod'>) {
  return (
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
  )
}

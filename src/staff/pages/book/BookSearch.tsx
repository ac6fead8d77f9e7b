import { bookTexts as texts, recordKindNames } from '@/staff/content/book'
import { paymentTexts } from '@/staff/content/payments'
import type { BookFilter } from '@/staff/domain/book'
import { methods, recordKinds } from '@/staff/domain/confirmation'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'

export function BookSearch({
  filter: { kind, method },
  onFilter,
}: {
  filter: BookFilter
  onFilter: (chosen: Pick<BookFilter, 'kind' | 'method'>) => void
}) {
  return (
    <SearchForm label={texts.search}>
      <Choice
        label="For"
        value={kind}
        choices={['', ...recordKinds]}
        nameOf={(each) => (each ? recordKindNames[each] : 'Anything')}
        onChoose={(chosen) => onFilter({ kind: chosen, method })}
      />
      <Choice
        label="How"
        value={method}
        choices={['', ...methods]}
        nameOf={(each) => (each ? paymentTexts.methods[each] : 'Any way')}
        onChoose={(chosen) => onFilter({ kind, method: chosen })}
      />
    </SearchForm>
  )
}

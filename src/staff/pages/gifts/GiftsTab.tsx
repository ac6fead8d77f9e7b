import { useState } from 'react'
import { referenceOf } from '@/domain/documentId'
import { giftsTexts as texts } from '@/staff/content/gifts'
import { paymentTexts } from '@/staff/content/payments'
import { paymentMethods, type PaymentMethod } from '@/domain/giving/donation'
import { withOpenDoubles } from '@/staff/domain/openDoubles'
import { Choice, SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { usePages } from '@/staff/pages/list/usePages'
import { useDesk } from '@/staff/pages/useDesk'
import { findPledges, listPledges, withPayments } from '@/staff/services/pledges'
import { giftColumns } from './giftColumns'
import { PledgeActions } from './PledgeActions'

export function GiftsTab() {
  const { people, searchText } = useDesk()
  const [method, setMethod] = useState<PaymentMethod | ''>('')
  const pages = usePages(
    async (after) =>
      searchText
        ? findPledges(searchText, people, method || undefined)
        : listPledges(method || undefined, after),
    `${method} ${searchText}`,
    withPayments,
  )

  return (
    <>
      <p>{texts.lead}</p>
      <SearchForm label={texts.search}>
        <Choice
          label="Paid by"
          value={method}
          choices={['', ...paymentMethods]}
          nameOf={(each) => (each ? paymentTexts.methods[each] : 'Any way')}
          onChoose={setMethod}
        />
      </SearchForm>
      <StaffList
        label="Pledges"
        columns={giftColumns}
        nameOf={({ id }) => referenceOf(id)}
        renderActions={(pledge) => <PledgeActions pledge={pledge} />}
        pages={{ ...pages, items: pages.items && withOpenDoubles(pages.items) }}
        empty={searchText ? texts.notFound : texts.empty}
        fileName="pledges"
      />
    </>
  )
}

import { useState } from 'react'
import { Button } from '@/components/buttons/Button'
import { ordersTexts as texts } from '@/staff/content/orders'
import { referenceOf } from '@/domain/documentId'
import styles from '@/staff/pages/list/list.module.css'
import { SearchForm } from '@/staff/pages/list/SearchForm'
import { StaffList } from '@/staff/pages/list/StaffList'
import { useDesk } from '@/staff/pages/useDesk'
import { MakerList } from './MakerList'
import { OrderActions } from './OrderActions'
import { orderColumns } from './orderColumns'
import { orderViews, useOrders, type OrderView } from './useOrders'

export function OrdersTab() {
  const { areas, searchText, onSearch } = useDesk()
  const [view, setView] = useState<OrderView>(areas.includes('money') ? 'open' : 'toPack')
  const { open, countOf, pages, hasOlder } = useOrders(view)

  return (
    <>
      <p>{texts.lead}</p>
      <div role="group" aria-label={texts.viewsLabel} className={styles.buttons}>
        {orderViews.map((each) => {
          const isChosen = searchText === '' && each === view
          const count = countOf(each)
          return (
            <Button
              key={each}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              onClick={() => {
                setView(each)
                if (searchText !== '') onSearch('')
              }}
            >
              {texts.views[each].name}
              {count !== undefined && ` (${count})`}
            </Button>
          )
        })}
      </div>
      {hasOlder && (
        <div className={styles.buttons}>
          {texts.recent}
          <Button variant="text" disabled={open.isPending} onClick={open.more}>
            {texts.showOlder}
          </Button>
        </div>
      )}
      <SearchForm label={texts.search} />
      <StaffList
        label="Orders"
        columns={orderColumns}
        nameOf={({ id }) => referenceOf(id)}
        renderActions={(order) => <OrderActions order={order} />}
        pages={pages}
        filter={view}
        empty={searchText === '' ? texts.views[view].empty : texts.notFound}
        fileName="orders"
      />
      {open.items && <MakerList orders={open.items} />}
    </>
  )
}

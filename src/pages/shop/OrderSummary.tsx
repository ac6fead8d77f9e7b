import { DetailList } from '@/components/page/DetailList'
import { OrderedItems } from '@/components/payment/OrderAhead'
import { formatKsh } from '@/domain/money/money'
import type { OrderPayment } from '@/domain/payment/payment'
import styles from './shop.module.css'

export function OrderSummary({ order: { items, amount, reference } }: { order: OrderPayment }) {
  return (
    <>
      <OrderedItems items={items} />
      <DetailList
        className={styles.totals}
        details={[{ label: 'Total', value: formatKsh(amount) }]}
      />
      {reference && (
        <DetailList canCopy details={[{ label: 'Order reference', value: reference }]} />
      )}
    </>
  )
}

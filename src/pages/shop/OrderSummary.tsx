import { DetailList } from '@/components/page/DetailList'
import { catalogue } from '@/content/facts/catalogue.json'
import { itemText } from '@/content/texts/shop'
import { formatKsh } from '@/domain/money/money'
import type { OrderPayment } from '@/domain/payment/payment'
import styles from './shop.module.css'

export function OrderSummary({ order }: { order: OrderPayment }) {
  const { items, amount, reference } = order
  return (
    <>
      {items && (
        <ul className={`plain-list column ${styles.ordered}`}>
          {items.map((item) => {
            const text = itemText(item)
            const image = catalogue.find(({ name }) => name === item.name)?.image
            return (
              <li key={text}>
                {image && <img src={image} alt="" width={48} height={48} />}
                {text}
              </li>
            )
          })}
        </ul>
      )}
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

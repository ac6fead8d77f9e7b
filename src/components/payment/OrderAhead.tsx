import { useToday } from '@/components/hydration/useToday'
import { catalogue } from '@/content/facts/catalogue.json'
import publicHolidays from '@/content/facts/publicHolidays.json'
import { itemText, orderTexts } from '@/content/texts/shop'
import { dayInKenya } from '@/domain/calendar/calendar'
import { addWorkingDays, shippingWorkingDays } from '@/domain/calendar/workingDays'
import { formatKsh } from '@/domain/money/money'
import type { OrderPayment, PaidItem } from '@/domain/payment/payment'
import { leftToPay } from '@/domain/payment/paymentProgress'
import styles from './ordered.module.css'

interface Ordered {
  readonly items: readonly PaidItem[] | undefined
}

interface Ships {
  /** In ms since 1970. */
  readonly since: number | null
  readonly isConfirmed?: boolean
}

/** What is ordered, and when it ships. */
export function OrderAhead({ items, ...ships }: Ordered & Ships) {
  return (
    <div>
      <OrderedItems items={items} />
      <ShippingDay {...ships} />
    </div>
  )
}

export function OrderedItems({ items }: Ordered) {
  if (!items) return null
  return (
    <ul className={styles.ordered}>
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
  )
}

function fullDay(day: string): string {
  return new Date(day).toLocaleDateString('en-KE', { dateStyle: 'full', timeZone: 'UTC' })
}

/** Counted from the payment, else from today. */
function ShippingDay({ since, isConfirmed = false }: Ships) {
  const { within, by, ifToday, ifOn, ifAll } = orderTexts.ships
  const today = useToday()
  const from = since === null ? today : dayInKenya(new Date(since))
  return (
    <p className="lead">
      {within(shippingWorkingDays)}
      {from && (
        <>
          {by}
          <strong>{fullDay(addWorkingDays(from, shippingWorkingDays, publicHolidays))}</strong>
          {isConfirmed ? ifAll : from === today ? ifToday : ifOn(fullDay(from))}
        </>
      )}
      .
    </p>
  )
}

/** When it ships or, after a prompt for less than the order, what is left. `paid`: Ksh; null if not known. */
export function ShippingOrRest({
  order,
  paid,
  since,
}: { readonly order: OrderPayment; readonly paid: number | null } & Pick<Ships, 'since'>) {
  const left = leftToPay(order.amount, paid)
  if (left === 0) return <ShippingDay since={since} />
  return <p className="lead">{orderTexts.rest(formatKsh(left))}</p>
}

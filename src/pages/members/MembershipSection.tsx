import { Link } from 'react-router-dom'
import { Section } from '@/components/display/Section'
import { Status } from '@/components/form/Form'
import { useToday } from '@/components/hydration/useToday'
import { paths } from '@/config/paths'
import { activities } from '@/content/activities'
import { profileTexts } from '@/content/members'
import { organisation } from '@/content/organisation'
import { orderTexts } from '@/content/shop'
import { useDeviceEntry } from '@/device/useDeviceEntry'
import { dayInKenya } from '@/domain/calendar/calendar'
import { stageOf } from '@/domain/calendar/calendar'
import type { Profile } from '@/domain/members/profile'
import { formatKsh } from '@/domain/money/money'
import { paymentState } from '@/domain/payment/payment'
import { keptOrders } from '@/services/orders'
import { dayInWords, inWords } from './days'
import styles from './members.module.css'

/** How it stands with the fee, and what membership brings where the organisation has said so. */
export function MembershipSection({ profile: { feeConfirmedOn } }: { profile: Profile }) {
  const { memberBenefits } = organisation
  return (
    <Section title="Your membership" isCard>
      <Status tone={feeConfirmedOn ? 'success' : 'pending'}>
        {feeConfirmedOn ? profileTexts.feeConfirmed(inWords(feeConfirmedOn)) : profileTexts.feeTold}
      </Status>
      {memberBenefits.length > 0 && (
        <>
          <h3 className={styles.benefits}>{profileTexts.benefits}</h3>
          <ul>
            {memberBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

/** The activity that comes next, or is on; the first one where several are. */
export function NextActivitySection() {
  const today = useToday()
  const [next] = activities
    .flatMap((activity) => (activity.dates ? [{ ...activity, dates: activity.dates }] : []))
    .filter(({ dates }) => today && stageOf(dates, today) !== 'past')
    .toSorted((one, other) => one.dates.first.localeCompare(other.dates.first))
  return (
    <Section title="Next activity" isCard>
      {next ? (
        <p>
          <Link to={`${paths.activities}#${next.id}`}>{next.title}</Link>
          <br />
          {next.timeline}
          {next.dateNote && ` – ${next.dateNote}`}
        </p>
      ) : (
        <p>
          {profileTexts.noActivity} <Link to={paths.activities}>All activities</Link>
        </p>
      )}
    </Section>
  )
}

/** The orders that were placed on this device, each with its way on; nothing where there is none. */
export function OrdersSection() {
  const orders = useDeviceEntry(keptOrders)
  if (!orders || orders.length === 0) return null
  return (
    <Section title="Orders on this device" isCard>
      <ul>
        {orders.map((order) => (
          <li key={order.reference}>
            <Link
              to={order.toldAt === null ? paths.orderPayment : paths.orderConfirmation}
              state={paymentState(order)}
            >
              Order {order.reference}
            </Link>
            , {formatKsh(order.amount)}.{' '}
            {order.toldAt === null
              ? orderTexts.notTold
              : orderTexts.toldOn(dayInWords(dayInKenya(new Date(order.toldAt))))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { Collapsible } from '@/components/page/Collapsible'
import { DetailList } from '@/components/page/DetailList'
import type { Trouble } from '@/content/texts/payment'
import styles from './payment.module.css'

/** Folded, since the way on comes first. */
export function TroubleHelp({
  more,
  describedBy,
  troubles,
}: {
  more: string
  describedBy: string
  troubles: readonly Trouble[]
}) {
  return (
    <div>
      <Collapsible
        more={more}
        less="Hide what may help"
        variant="quiet"
        describedBy={describedBy}
        className={styles.causes}
      >
        <DetailList
          details={troubles.map(({ cause, remedy }) => ({ label: cause, value: remedy }))}
        />
      </Collapsible>
    </div>
  )
}

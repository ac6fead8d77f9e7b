import type { PropsWithChildren } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { LinkedText } from '@/components/buttons/LinkedText'
import { Page } from '@/components/page/Page'
import { VisitorSwitch } from '@/components/hydration/VisitorSwitch'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/facts/catalogue.json'
import { orderTexts } from '@/content/texts/shop'
import { formatKsh } from '@/domain/money/money'
import styles from './shop.module.css'

type CheckoutProps = PropsWithChildren<{
  title: string
  isEmpty: boolean
  empty: string
  /** Whether the order may be on another device. */
  elsewhere?: boolean
  looking: string
}>

/** The content depends on the browser, except for a stranger. */
export function Checkout({
  title,
  isEmpty,
  empty,
  elsewhere = false,
  looking,
  children,
}: CheckoutProps) {
  const isHydrated = useHydrated()
  return (
    <Page title={title} className="tall wide-actions">
      <VisitorSwitch
        isStranger={isEmpty}
        otherwise={!isHydrated && <NothingYet>{looking}</NothingYet>}
      >
        <NothingYet elsewhere={elsewhere}>{empty}</NothingYet>
      </VisitorSwitch>
      {isHydrated && children}
    </Page>
  )
}

/** Shows what the shop sells before the way there. */
function NothingYet({ elsewhere, children }: PropsWithChildren<{ elsewhere?: boolean }>) {
  return (
    <div className={styles.empty}>
      <p className="lead">{children}</p>
      {catalogue.length > 0 && (
        <ul className={styles.goods}>
          {catalogue.map(({ name, cost, image }) => (
            <li key={name}>
              <Link className={styles.good} to={paths.shop}>
                <img src={image} alt="" width={320} height={320} />
                {name} <span className="muted">{formatKsh(cost)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p className="actions">
        <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
      </p>
      {elsewhere && (
        <p className="muted">
          <LinkedText text={orderTexts.elsewhere} to={paths.contact} />
        </p>
      )}
    </div>
  )
}

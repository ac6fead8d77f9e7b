import type { PropsWithChildren } from 'react'
import { BasketScene } from './BasketScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/page/Page'
import { FirstSight } from '@/components/hydration/FirstSight'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { orderTexts } from '@/content/shop'
import styles from './shop.module.css'

type CheckoutProps = PropsWithChildren<{
  title: string
  isEmpty: boolean
  /** The sentence that says so, above anything else there is. */
  empty: string
  /** Whether an order that is not here may be on another device. */
  elsewhere?: boolean
  /** What is said while it is looked for. */
  looking: string
}>

/** A page of the checkout. Except to a stranger, what it shows is known only in the browser. */
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
      <FirstSight
        isStranger={isEmpty}
        otherwise={!isHydrated && <NothingYet>{looking}</NothingYet>}
      >
        <NothingYet elsewhere={elsewhere}>{empty}</NothingYet>
      </FirstSight>
      {isHydrated && children}
    </Page>
  )
}

/** Stands where there is nothing to show: why, and the way to the shop. */
function NothingYet({ elsewhere = false, children }: PropsWithChildren<{ elsewhere?: boolean }>) {
  const { before, link, after } = orderTexts.elsewhere
  return (
    <div className={styles.empty}>
      <BasketScene />
      <div>
        <p className="lead">{children}</p>
        <p className="actions">
          <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
        </p>
        {elsewhere && (
          <p className="muted">
            {before}
            <Link to={paths.contact}>{link}</Link>
            {after}
          </p>
        )}
      </div>
    </div>
  )
}

import type { PropsWithChildren } from 'react'
import { BasketScene } from '@/components/art/BasketScene'
import { ButtonLink } from '@/components/buttons/Button'
import { Link } from '@/components/buttons/Link'
import { Page } from '@/components/display/Page'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
import { orderTexts } from '@/content/shop'
import styles from './shop.module.css'

type CheckoutProps = PropsWithChildren<{ title: string; looking: string }>

/** A page of the checkout. What it shows is known only in the browser; `looking` says so until then. */
export function Checkout({ title, looking, children }: CheckoutProps) {
  return (
    <Page title={title} className={styles.checkout}>
      {useHydrated() ? children : <EmptyCheckout>{looking}</EmptyCheckout>}
    </Page>
  )
}

/**
 * What a page of the checkout shows while it has nothing to show: why, and the way to the shop. Where an
 * order is looked for in vain, also where it may be.
 */
export function EmptyCheckout({
  elsewhere = false,
  children,
}: PropsWithChildren<{ elsewhere?: boolean }>) {
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

import type { PropsWithChildren } from 'react'
import { ButtonLink } from '@/components/buttons/Button'
import { Page } from '@/components/display/Page'
import { useHydrated } from '@/components/hydration/useHydrated'
import { paths } from '@/config/paths'
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

/** What a page of the checkout shows while it has nothing to show: why, and the way to the shop. */
export function EmptyCheckout({ children }: PropsWithChildren) {
  return (
    <div className={styles.empty}>
      <img src="/shop/hoodie.svg" alt="" width={200} height={200} />
      <p className="lead">{children}</p>
      <p className="actions">
        <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/buttons/buttonClass'
import { paths } from '@/config/paths'
import styles from './shop.module.css'

/** What a page of the checkout shows while it has nothing to show: why, and the way to the shop. */
export function EmptyCheckout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src="/shop/hoodie.svg" alt="" width={200} height={200} />
      <p className="lead">{children}</p>
      <Link className={buttonClass()} to={paths.shop}>
        Go to the shop
      </Link>
    </div>
  )
}

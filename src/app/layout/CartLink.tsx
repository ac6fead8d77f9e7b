import { Link } from '@/components/buttons/Link'
import { paths } from '@/config/paths'
import { useCart } from '@/context/cart/useCart'
import { itemCount } from '@/domain/shop/cart'
import styles from './Header.module.css'

export function CartLink() {
  const { totalItems } = useCart().cart
  if (totalItems === 0) return null
  return (
    <Link className={styles.cart} to={paths.orderReview}>
      <svg className={styles.basket} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 10h18l-2 10H5zM8 10l3-6m5 6-3-6" />
      </svg>
      <span className={styles.count} aria-hidden="true">
        {totalItems}
      </span>
      <span className="visually-hidden">Cart, {itemCount(totalItems)}</span>
    </Link>
  )
}

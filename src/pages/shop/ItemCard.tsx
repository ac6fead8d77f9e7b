import { useId } from 'react'
import { formatKsh } from '@/domain/money/money'
import type { Merchandise } from '@/domain/shop/order'
import { AddToCart } from './AddToCart'
import styles from './shop.module.css'

export function ItemCard({ item }: { item: Merchandise }) {
  const { name, description, cost, image } = item
  const id = useId()
  return (
    <article className={`card ${styles.item}`} aria-labelledby={id}>
      <img className={styles.picture} src={image} alt={name} width={320} height={320} />
      <div className={`cluster ${styles.title}`}>
        <h2 id={id}>{name}</h2>
        <p className={styles.price}>{formatKsh(cost)}</p>
      </div>
      <p className="muted">{description}</p>
      <AddToCart item={item} nameId={id} />
    </article>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/catalogue'
import { shopTexts } from '@/content/shop'
import { CartSection } from './CartSection'
import { ItemCard } from './ItemCard'
import styles from './shop.module.css'

/** /shop: items to put into the cart, and the way to the checkout. */
export function ShopPage() {
  return (
    <div className="page">
      <h1>Shop</h1>
      <p className="lead">{shopTexts.intro}</p>
      <ul className={`plain-list ${styles.items}`}>
        {catalogue.map((item) => (
          <li key={item.name}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
      <CartSection />
      <section className={styles.guide} aria-labelledby="size-guide">
        <h2 id="size-guide">Which size?</h2>
        <p>
          {shopTexts.sizeGuide.before}
          <Link to={paths.contact}>{shopTexts.sizeGuide.link}</Link>
          {shopTexts.sizeGuide.after}
        </p>
      </section>
    </div>
  )
}

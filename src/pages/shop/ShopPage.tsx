import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '@/components/display/Page'
import { Section } from '@/components/display/Section'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/catalogue'
import { shopTexts } from '@/content/shop'
import type { Cart } from '@/domain/shop/cart'
import { CartSection } from './CartSection'
import { ItemCard } from './ItemCard'
import { KeptOrders } from './KeptOrders'
import styles from './shop.module.css'

/** /shop: items to put into the cart, and the way to the checkout. */
export function ShopPage() {
  const [refusedCart, setRefusedCart] = useState<Cart | null>(null)
  return (
    <Page title="Shop" lead={shopTexts.intro}>
      <ul className={`plain-list ${styles.items}`}>
        {catalogue.map((item) => (
          <li key={item.name}>
            <ItemCard item={item} onChoose={() => setRefusedCart(null)} />
          </li>
        ))}
      </ul>
      <CartSection refusedCart={refusedCart} onRefuse={setRefusedCart} />
      <Section title="Which size?" className={styles.guide}>
        <p>
          {shopTexts.sizeGuide.before}
          <Link to={paths.contact}>{shopTexts.sizeGuide.link}</Link>
          {shopTexts.sizeGuide.after}
        </p>
      </Section>
      <KeptOrders />
    </Page>
  )
}

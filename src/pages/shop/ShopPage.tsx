import { useState } from 'react'
import { LinkedText } from '@/components/buttons/LinkedText'
import { TellMeWhen } from '@/components/form/TellMeWhen'
import { KeptPayments } from '@/components/payment/KeptPayments'
import { Page } from '@/components/page/Page'
import { Section } from '@/components/page/Section'
import { paths } from '@/config/paths'
import { catalogue } from '@/content/facts/catalogue.json'
import { shopTexts } from '@/content/texts/shop'
import { tellMeWhenTexts } from '@/content/texts/tellMeWhen'
import { useCart } from '@/context/cart/useCart'
import { useNotify } from '@/context/notifications/NotificationsProvider'
import { takesMpesa } from '@/context/payments/takesMpesa'
import type { Cart } from '@/domain/shop/cart'
import { cartNews } from './cartNews'
import { CartSection } from './CartSection'
import { GoneFromCart } from './GoneFromCart'
import { ItemCard } from './ItemCard'
import styles from './shop.module.css'

export function ShopPage() {
  const { cart } = useCart()
  const [refusedCart, setRefusedCart] = useState<Cart | null>(null)
  const { withdraw } = useNotify()
  const isRefused = cart === refusedCart

  function forgetRefusal() {
    if (!isRefused) return
    setRefusedCart(null)
    withdraw(cartNews)
  }

  return (
    <Page title="Shop" lead={catalogue.length > 0 && shopTexts.intro(takesMpesa())}>
      <GoneFromCart />
      {catalogue.length > 0 ? (
        <>
          <ul className={`plain-list ${styles.items}`} onChange={forgetRefusal}>
            {catalogue.map((item) => (
              <li key={item.name}>
                <ItemCard item={item} />
              </li>
            ))}
          </ul>
          <CartSection isRefused={isRefused} onRefuse={() => setRefusedCart(cart)} />
          <Section title="Which size?" className={styles.guide}>
            <p>
              <LinkedText text={shopTexts.sizeGuide} to={paths.contact} />
            </p>
          </Section>
        </>
      ) : (
        <>
          <p className="dashed">{shopTexts.noGoods}</p>
          <TellMeWhen subject={tellMeWhenTexts.subjects.shop} />
        </>
      )}
      <KeptPayments purpose="order" />
    </Page>
  )
}

import { Status } from '@/components/form/Form'
import { itemText, shopTexts } from '@/content/texts/shop'
import { useCart } from '@/context/cart/useCart'
import { itemsOf } from '@/domain/shop/cart'

/** What was chosen on an earlier day and is no longer sold; until the cart is changed. */
export function GoneFromCart() {
  const { gone } = useCart().cart
  if (gone.length === 0) return null
  return <Status tone="pending">{shopTexts.gone(itemsOf(gone).map(itemText).join('; '))}</Status>
}

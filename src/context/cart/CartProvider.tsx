import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react'
import { emptyCart } from '@/domain/shop/cart'
import type { Merchandise } from '@/domain/shop/order'
import { createCartStore } from './cartStore'

const CartContext = createContext<ReturnType<typeof createCartStore> | null>(null)

/** Makes the cart known to everything inside it; the catalogue says what there is and what it costs. */
export function CartProvider({
  catalogue,
  children,
}: {
  catalogue: readonly Merchandise[]
  children: ReactNode
}) {
  const [store] = useState(() => createCartStore(catalogue))
  return <CartContext value={store}>{children}</CartContext>
}

/** The cart, kept up to date, and what can be done with it. Empty until the page is interactive. */
export function useCart() {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCart needs a CartProvider around it')
  const cart = useSyncExternalStore(store.subscribe, store.read, () => emptyCart)
  return { ...store.actions, cart }
}
